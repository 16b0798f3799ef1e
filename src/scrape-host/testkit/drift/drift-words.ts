import type { DriftFinding, DriftReport } from "./drift-check.ts";

/** How the suite is started from where this stands: a checkout, or the package. */
const COMMAND = import.meta.url.includes("/node_modules/")
  ? "npx quarry-plugin test"
  : "npm run plugin:test --";

const MAX_CAUSES = 25;

/** One line about how much was tried. */
export function driftSummary(
  id: string,
  seed: number,
  { ran, of, undecided, findings }: DriftReport,
): string {
  const rest = undecided > 0 ? `, ${undecided} of them undecided (they asked for what is not recorded)` : "";
  return `drift of ${id}: ${ran} of ${of} variants ran with seed ${seed}${rest}; ${findings.length} findings`;
}

/** What is wrong, one paragraph per cause: what happened to which field of which operation by which mutation. */
export function driftProblems({ findings, stale }: DriftReport, folder: string, seed: number): string[] {
  const causes = Map.groupBy(findings, ({ kind, field, variant }) =>
    [variant.operation, variant.mutation.name, kind, field].join("\n"),
  );
  const problems = [...causes.values()].slice(0, MAX_CAUSES).map((same) => words(same, folder, seed));
  if (causes.size > MAX_CAUSES) problems.push(`... and ${causes.size - MAX_CAUSES} more causes.`);
  for (const { variant, finding, field } of stale) {
    problems.push(
      `driftKnown: ${finding}${field ? ` in ${field}` : ""} of ${variant} no longer occurs; take the entry out.`,
    );
  }
  return problems;
}

function words([first, ...others]: readonly DriftFinding[], folder: string, seed: number): string {
  if (first === undefined) return "";
  const { kind, field, expected, got, variant } = first;
  const { name, place } = variant.mutation;
  return [
    `${variant.operation}: ${kind}${field === "" ? "" : ` in ${field}`} after ${name} at ${place} (seed ${seed})`,
    `  expected ${expected}`,
    `  got      ${got}`,
    `  case     ${variant.oneCase.name}${others.length > 0 ? `; and ${others.length} more` : ""}`,
    `  again    ${COMMAND} ${folder} --drift '${variant.id}' --seed ${seed}`,
  ].join("\n");
}
