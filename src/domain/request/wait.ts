import { AppError } from "../../errors/app-error.ts";
import { isTerminal } from "../../store/request/request-moves.ts";
import type { RequestDoc, RequestState } from "../../store/request/request-documents.ts";
import { changesOf } from "../event/changes.ts";
import { readWatched, type Watched } from "./watch.ts";

/** Longest time that one call may wait for the end of a Request. */
export const MAX_WAIT_SECONDS = 60;

/** Throws `invalid_input` unless a call may wait so many seconds. */
export function assertWait(seconds: number): void {
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= MAX_WAIT_SECONDS) return;
  throw new AppError("invalid_input", {
    message: `A call waits 0 to ${MAX_WAIT_SECONDS} seconds, not ${seconds}.`,
    details: [
      {
        path: "wait",
        code: "out_of_range",
        message: `Use 0 to ${MAX_WAIT_SECONDS}.`,
        limit: MAX_WAIT_SECONDS,
        actual: seconds,
      },
    ],
  });
}

/**
 * The Request once it has ended, or as it is after so many seconds or when the signal aborts. Sleeps until the event log
 * tells of an end, so that a long run costs nobody a read.
 */
export async function untilEnded(watched: Watched, seconds: number): Promise<RequestDoc> {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  const timer = setTimeout(end, seconds * 1000);
  watched.signal.addEventListener("abort", end);
  if (watched.signal.aborted) end();
  try {
    const changes = changesOf(
      watched.feed,
      watched.requestId,
      stop.signal,
      (event) => event === null || isTerminal(event.kind as RequestState),
    );
    for await (const _ of changes) {
      const request = await readWatched(watched);
      if (isTerminal(request.state)) return request;
    }
    return await readWatched(watched);
  } finally {
    clearTimeout(timer);
    watched.signal.removeEventListener("abort", end);
  }
}
