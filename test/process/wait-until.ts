import { setTimeout as sleep } from "node:timers/promises";

/** The first value of `look` that is neither false nor null nor undefined. Throws after `withinMs`, saying what was awaited. */
export async function waitUntil<T>(
  what: string,
  look: () => Promise<T | false | null | undefined> | T | false | null | undefined,
  withinMs = 60_000,
): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen !== false && seen !== null && seen !== undefined) return seen;
    if (performance.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}.`);
    await sleep(20);
  }
}
