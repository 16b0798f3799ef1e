import { pause } from "../kernel/pause.ts";
import type { Permits } from "../scrape-host/http/deps.ts";

/** The declared pace of each origin, for one process and one run: requests one after another, with a pause between. */
export function localPermits(): Permits {
  const nextAt = new Map<string, number>();
  return {
    async acquire(originUrl, { requestsPerSecond }, signal) {
      const now = performance.now();
      const at = Math.max(now, nextAt.get(originUrl) ?? now);
      nextAt.set(originUrl, at + 1000 / requestsPerSecond);
      await pause(at - now, signal);
      signal.throwIfAborted();
      return { release: () => undefined };
    },
  };
}
