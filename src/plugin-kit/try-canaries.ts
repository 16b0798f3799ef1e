import { EXIT } from "../errors/to-exit-code.ts";
import { countOf } from "../kernel/count-of.ts";
import type { JsonObject } from "../kernel/json.ts";
import type { Operation, Scraper } from "../plugin-sdk/define-scraper.ts";
import { canaryGaps } from "../scrape-host/canary-gaps.ts";
import { UsageError } from "./usage-error.ts";

/** Runs one input; what it stored, and the exit code. */
type RunInput = (input: JsonObject) => Promise<{ code: number; records: readonly JsonObject[] }>;

/**
 * Runs the canary of one operation, or of each that has one, and says on `tell` what is missing.
 * @returns 0 when all of them gave what they name, else 1
 */
export async function tryCanaries(
  { operations }: Scraper,
  named: string | undefined,
  run: RunInput,
  tell: (line: string) => void,
): Promise<number> {
  const chosen = operations.filter(
    ({ name, canary }) => canary !== undefined && (named === undefined || name === named),
  );
  if (chosen.length === 0)
    throw new UsageError(
      named === undefined ? "No operation names a canary." : `There is no operation ${named} with a canary.`,
    );
  let hasPassed = true;
  for (const operation of chosen) {
    const problems = await problemsOf(operation, run);
    tell(`canary ${operation.name}: ${problems.length === 0 ? "passed" : problems.join("; ")}`);
    hasPassed &&= problems.length === 0;
  }
  return hasPassed ? EXIT.ok : EXIT.internal;
}

async function problemsOf({ name, canary }: Operation, run: RunInput): Promise<string[]> {
  if (canary === undefined) return [];
  const { records: wanted, fields } = canary.atLeast;
  const { code, records } = await run({ ...canary.input, operation: name, limit: wanted });
  const gaps = canaryGaps(fields, records);
  return [
    ...(code === EXIT.ok ? [] : ["the run failed"]),
    ...(records.length < wanted ? [`${countOf(wanted, "Record")} wanted, ${records.length} came`] : []),
    ...(gaps.length === 0 ? [] : [`missing: ${gaps.join(", ")}`]),
  ];
}
