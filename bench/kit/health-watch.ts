import { setTimeout as sleep } from "node:timers/promises";

export interface HealthWatch {
  /** Longest answer of /healthz so far, in ms. */
  readonly slowestMs: number;
  stop(): Promise<void>;
}

const EVERY_MS = 20;

/** Asks /healthz again and again, over a connection of its own, and notes the longest answer. */
export function watchHealth(url: string): HealthWatch {
  let slowestMs = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const asked = performance.now();
      const answer = await fetch(`${url}/healthz`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`/healthz answered ${answer.status}.`);
      slowestMs = Math.max(slowestMs, performance.now() - asked);
      await sleep(EVERY_MS);
    }
  })();
  return {
    get slowestMs() {
      return slowestMs;
    },
    async stop() {
      isOver = true;
      await watching;
    },
  };
}
