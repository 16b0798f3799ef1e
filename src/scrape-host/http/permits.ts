import { setTimeout as delay } from "node:timers/promises";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import type { Permits } from "./deps.ts";
import type { OriginPolicy } from "../../plugin-sdk/http/types.ts";

interface Lane {
  active: number;
  /** When the next request may start, in ms. */
  nextAt: number;
  waiting: Set<() => void>;
}

interface LocalClock {
  now(): number;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

const REAL_CLOCK: LocalClock = {
  now: () => performance.now(),
  sleep: (ms, signal) => delay(ms, undefined, { signal }),
};

/** Pace for one process: first come, first served, with evenly spaced starts. */
export function localPermits(clock: LocalClock = REAL_CLOCK): Permits {
  const lanes = new Map<string, Lane>();

  function release(lane: Lane): void {
    const [next] = lane.waiting;
    if (!next) {
      lane.active -= 1;
      return;
    }
    // The slot changes hands without becoming free, so that nobody slips in between.
    lane.waiting.delete(next);
    next();
  }

  return {
    async acquire(originUrl: string, policy: OriginPolicy, signal: AbortSignal) {
      if (signal.aborted) throw cancelled();
      let lane = lanes.get(originUrl);
      if (!lane) lanes.set(originUrl, (lane = { active: 0, nextAt: 0, waiting: new Set() }));
      const own = lane;
      if (own.active >= Math.max(1, policy.concurrency)) await turn(own, signal);
      else own.active += 1;
      const now = clock.now();
      const start = Math.max(now, own.nextAt);
      own.nextAt = start + 1000 / policy.requestsPerSecond;
      if (start > now) {
        try {
          await clock.sleep(start - now, signal);
        } catch {
          // Only an abort ends the sleep early; the slot goes to the next in line.
          release(own);
          throw cancelled();
        }
      }
      let released = false;
      return {
        release() {
          if (released) return;
          released = true;
          release(own);
        },
      };
    },
  };
}

function turn(lane: Lane, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      lane.waiting.delete(onTurn);
      reject(cancelled());
    };
    const onTurn = (): void => {
      signal.removeEventListener("abort", onAbort);
      resolve();
    };
    lane.waiting.add(onTurn);
    signal.addEventListener("abort", onAbort, { once: true });
  });
}

function cancelled(): SourceError {
  return new SourceError("cancelled", "The run was cancelled.");
}
