import type { Parameters } from "fast-check";

/** Same runs every time; set FUZZ_SEED to see others. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

process.stdout.write(`fuzz seed ${SEED} (FUZZ_SEED sets another)\n`);

/** Settings of one property: fixed seed, so many runs, and an end in time on a slow machine. */
export function bounded<T>(numRuns: number, maxMs = 12_000): Parameters<T> {
  return { seed: SEED, numRuns, interruptAfterTimeLimit: maxMs, markInterruptAsFailure: false };
}
