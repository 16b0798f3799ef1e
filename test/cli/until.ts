import { setTimeout as sleep } from "node:timers/promises";

const WITHIN_MS = 120_000;

/** Waits until the condition holds; throws with `what` after 60 s, or another time in ms. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  seen: () => string = () => "",
  withinMs = WITHIN_MS,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}\n${seen()}`);
    await sleep(25);
  }
}
