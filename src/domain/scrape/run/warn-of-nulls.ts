import type { Clock } from "../../../kernel/clock.ts";
import type { FieldHealth } from "../../source-health/field-health.ts";
import type { RunResult } from "./run-result.ts";
import type { RunSession } from "./run-session.ts";

const CODE = "field_always_null";

/**
 * Adds a counted warning for each field that used to be filled always and is null in all Records of the run. Never
 * throws: a run does not fail for it.
 */
export async function warnOfNulls(
  { fields, clock }: { fields: FieldHealth; clock: Clock },
  { request, log }: Pick<RunSession, "request" | "log">,
  result: RunResult,
): Promise<void> {
  const { last } = result;
  if (last === null) return;
  const paths = await fields.alwaysNull(request, result.fields).catch((error: unknown) => {
    log.warn({ err: error }, "the history of its fields could not be read");
    return [];
  });
  if (paths.length === 0) return;
  last.progress.warnings[CODE] = paths.length;
  const at = clock.now().getTime();
  for (const path of paths) {
    const message = `${path}: null in all ${result.fields[path]?.empty ?? 0} Records, though it used to be filled always.`;
    last.log.push({ at, level: "warn", message, data: { code: CODE, path } });
  }
}
