import type { EventDoc } from "../../store/event/event-documents.ts";
import type { Feed } from "./feed.ts";

/**
 * Yields once at once, then whenever a subject, or one of several, may have changed, until the consumer stops. Changes that come while
 * the consumer is busy are one. Ends when `signal` aborts.
 * @param matters false for events that the consumer need not look at; it is given null where events may have been missed
 */
export async function* changesOf(
  feed: Feed,
  subject: string | readonly string[],
  signal: AbortSignal,
  matters: (event: EventDoc | null) => boolean = () => true,
): AsyncGenerator<void> {
  let changed = true;
  let wake: (() => void) | null = null;
  const rouse = (): void => {
    changed = true;
    wake?.();
  };
  const unwatch = [subject].flat().map((one) =>
    feed.watch(one, (event) => {
      if (matters(event)) rouse();
    }),
  );
  signal.addEventListener("abort", rouse);
  try {
    while (!signal.aborted) {
      if (!changed) {
        await new Promise<void>((resolve) => (wake = resolve));
        wake = null;
        if (signal.aborted) return;
      }
      changed = false;
      yield;
    }
  } finally {
    for (const stop of unwatch) stop();
    signal.removeEventListener("abort", rouse);
  }
}
