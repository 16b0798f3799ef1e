import type { Outcome } from "./bench.ts";

/** A row that cannot be measured here. */
export function skipped(what: string, why: string): Outcome {
  return { what, target: "–", figure: "–", peer: "–", ratio: null, pass: null, detail: why };
}
