import { setTimeout as sleep } from "node:timers/promises";

const MIN_PAUSE_MS = 20;
const MAX_PAUSE_MS = 250;

/**
 * The first value of `look` that is neither false nor null nor undefined. Throws after `withinMs`, saying what was awaited.
 * It looks more rarely the longer it waits, a tenth later than needed at most: looks take CPU that what is awaited needs.
 */
export async function waitUntil<T>(
  what: string,
  look: () => Promise<T | false | null | undefined> | T | false | null | undefined,
  withinMs = 120_000,
): Promise<T> {
  const began = performance.now();
  for (;;) {
    const seen = await look();
    if (seen !== false && seen !== null && seen !== undefined) return seen;
    const waited = performance.now() - began;
    if (waited > withinMs) throw new Error(`Not within ${withinMs} ms: ${what}.`);
    await sleep(Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, waited / 10)));
  }
}
