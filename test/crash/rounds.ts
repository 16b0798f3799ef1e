import { randomBytes } from "node:crypto";

/** Few in the ordinary suite; `npm run test:crash` sets 20. */
const { TEST_CRASH_ROUNDS = "2", TEST_CRASH_SEED = randomBytes(4).toString("hex") } = process.env;

/** Repeats the kill points of an earlier run when it is set to what that run printed. */
export const SEED = TEST_CRASH_SEED;

/** The numbers of the rounds, from 1. */
export const ROUNDS: readonly number[] = Array.from(
  { length: Number(TEST_CRASH_ROUNDS) },
  (_, index) => index + 1,
);
