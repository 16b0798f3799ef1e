import { createHash } from "node:crypto";

/** Numbers that look random and are the same for the same seed. */
export interface SeededRandom {
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
}

/** Each number is the start of a hash over the seed and how many came before. */
export function seededRandom(seed: string): SeededRandom {
  let drawn = 0;
  return {
    between(min, max) {
      const hash = createHash("sha256").update(`${seed}#${drawn++}`).digest();
      return min + Math.floor((hash.readUInt32BE(0) / 2 ** 32) * (max - min + 1));
    },
  };
}
