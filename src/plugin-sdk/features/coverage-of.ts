import type { Coverage, CoverageOutcome } from "../found.ts";

/**
 * What a Record holds of the feature flags that the input asks for, as the third argument of `found`. Every feature of
 * the operation needs an outcome:
 * `extracted`: all that the source shows of it is in the Record; `partial`: the source shows more than the Record
 * holds; `not_found`: it was looked for in the public pages read, and they show nothing of it;
 * `accepted_for_compatibility`: the flag is accepted for compatibility while a parser for this source is still needed,
 * and changes nothing yet.
 */
export function coverageOf<F extends string>(
  input: Readonly<Record<string, unknown>>,
  features: readonly F[],
  outcomes: Readonly<Record<F, CoverageOutcome>>,
): Coverage {
  const coverage: Record<string, CoverageOutcome> = {};
  for (const feature of features) if (input[feature] === true) coverage[feature] = outcomes[feature];
  return coverage;
}

/** `extracted` when all is there, `partial` when some is, else `not_found`. */
export function outcomeOf(all: boolean, some = false): CoverageOutcome {
  if (all) return "extracted";
  return some ? "partial" : "not_found";
}
