import { setTimeout as sleep } from "node:timers/promises";

const WITHIN_MS = 20_000;

/** Waits until the condition holds; throws with `what` after 20 s. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  seen: () => string = () => "",
): Promise<void> {
  const deadline = performance.now() + WITHIN_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Not within ${WITHIN_MS} ms: ${what}\n${seen()}`);
    await sleep(25);
  }
}
