import type { z } from "zod";
import type { ErrorDetail } from "../../errors/app-error.ts";

/** Details of one refused input, at most. */
export const MAX_DETAILS = 100;

type Issue = z.core.$ZodIssue;

/** zod's issues as error details. `input` is what was parsed; paths start at `input.`. */
export function detailsOf(issues: readonly Issue[], input: unknown): ErrorDetail[] {
  return issues.flatMap((issue) => detailsOfOne(issue, input, [])).slice(0, MAX_DETAILS);
}

function detailsOfOne(issue: Issue, input: unknown, base: readonly PropertyKey[]): ErrorDetail[] {
  const steps = [...base, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    return nearestBranch(issue.errors).flatMap((inner) => detailsOfOne(inner, input, steps));
  }
  const path = pathOf(steps);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: `${path}.${key}`,
      code: "unknown_field",
      message: `There is no field "${key}" here.`,
    }));
  }
  const given = valueAt(input, steps);
  if (given === undefined && issue.code === "invalid_type") {
    return [{ path, code: "required", message: "This field is needed." }];
  }
  const cap =
    issue.code === "too_big" ? { limit: Number(issue.maximum), actual: actualOf(issue, given) } : {};
  return [
    {
      path,
      code: issue.code === "too_big" ? "cap_exceeded" : "invalid_value",
      message: issue.message,
      ...cap,
    },
  ];
}

/** The branch of a union that fits best: the one whose value had the right type to begin with. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const fits = (issues: readonly Issue[]) =>
    issues.every((issue) => issue.code !== "invalid_type" || issue.path.length > 0);
  return branches.find(fits) ?? branches[0] ?? [];
}

function actualOf(issue: Issue, given: unknown): number {
  const { actual } = issue as { actual?: unknown };
  if (typeof actual === "number") return actual;
  if (typeof given === "string")
    return issue.code === "too_big" && issue.origin === "number" ? Number(given) : [...given].length;
  return Array.isArray(given) ? given.length : Number(given);
}

function valueAt(root: unknown, steps: readonly PropertyKey[]): unknown {
  return steps.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step],
    root,
  );
}

function pathOf(steps: readonly PropertyKey[]): string {
  return ["input", ...steps.map(String)].join(".");
}
