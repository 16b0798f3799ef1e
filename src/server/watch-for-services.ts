import { needsHost } from "../domain/deployment/checks.ts";
import type { Feed } from "../domain/event/feed.ts";
import type { Log } from "../kernel/log.ts";
import type { Store } from "../store/store.ts";

/** Calls `wanted` when there is a service to serve or to check, and again whenever one changes. Returns the way to stop. */
export function watchForServices(
  { store, feed, log }: { store: Store; feed: Feed; log: Log },
  wanted: () => void,
): () => void {
  let isKnown = false;
  const look = async (): Promise<void> => {
    if (!(await needsHost(store))) return;
    isKnown = true;
    wanted();
  };
  return feed.watch("topic:service", (event) => {
    // Null comes every few seconds, for what was missed.
    if (event === null && isKnown) return;
    look().catch((error: unknown) =>
      log.warn({ err: error }, "services could not be looked for; they are looked for again"),
    );
  });
}
