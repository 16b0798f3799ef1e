import type { z } from "zod";
import type { ErrorDetail } from "../../errors/app-error.ts";
import { nearestName } from "../../kernel/nearest-name.ts";
import { inOurWords } from "./issue-words.ts";

/** Details of one refused input, at most. */
export const MAX_DETAILS = 100;
/** Unknown fields of one object that are named one by one. */
const MAX_UNKNOWN_FIELDS = 20;

type Issue = z.core.$ZodIssue;

/** The fields that an object takes, by the list of those that it does not: zod tells the schema only while it words an issue. */
const knownFields = new WeakMap<readonly string[], readonly string[]>();

/** For `safeParse`: zod's issues in Quarry's words, ready for `detailsOf`. */
export const OUR_WORDS = {
  error: (issue: z.core.$ZodRawIssue): string => {
    if (issue.code === "unrecognized_keys") {
      const { shape } = (issue.inst?._zod.def ?? {}) as { shape?: object };
      knownFields.set(issue.keys, Object.keys(shape ?? {}));
    }
    return inOurWords(issue);
  },
};

/** zod's issues as error details. `input` is what was parsed; paths start at `input.`. */
export function detailsOf(issues: readonly Issue[], input: unknown): ErrorDetail[] {
  return issues.flatMap((issue) => detailsOfOne(issue, input, [])).slice(0, MAX_DETAILS);
}

function detailsOfOne(issue: Issue, input: unknown, base: readonly PropertyKey[]): ErrorDetail[] {
  const steps = [...base, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    return nearestBranch(issue.errors).flatMap((inner) => detailsOfOne(inner, input, steps));
  }
  if (issue.code === "invalid_key") return issue.issues.flatMap((inner) => detailsOfOne(inner, input, steps));
  const path = pathOf(steps);
  if (issue.code === "unrecognized_keys") return unknownFields(issue.keys, path);
  const given = valueAt(input, steps);
  if (given === undefined && (issue.code === "invalid_type" || issue.code === "invalid_value")) {
    return [{ path, code: "required", message: "This field is needed." }];
  }
  if (issue.code === "invalid_element") {
    return [{ path, code: "invalid_value", message: issue.issues[0]?.message ?? issue.message }];
  }
  const code = issue.code === "too_big" ? "cap_exceeded" : "invalid_value";
  return [{ path, code, message: issue.message, ...boundsOf(issue, given) }];
}

function unknownFields(keys: readonly string[], path: string): ErrorDetail[] {
  const known = knownFields.get(keys) ?? [];
  const details: ErrorDetail[] = keys.slice(0, MAX_UNKNOWN_FIELDS).map((key) => {
    const near = nearestName(key, known);
    const hint = near === null ? "" : ` Did you mean "${near}"?`;
    const shown = key.slice(0, 80);
    return {
      path: `${path}.${shown}`,
      code: "unknown_field",
      message: `There is no field "${shown}" here.${hint}`,
    };
  });
  if (keys.length > MAX_UNKNOWN_FIELDS) {
    const message = `The object has ${keys.length} fields that it does not take; the first ${MAX_UNKNOWN_FIELDS} are listed.`;
    details.push({ path, code: "unknown_field", message, limit: 0, actual: keys.length });
  }
  return details;
}

/** The branch of a union that fits best: the one whose value had the right type to begin with. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const fits = (issues: readonly Issue[]) =>
    issues.every((issue) => issue.code !== "invalid_type" || issue.path.length > 0);
  return branches.find(fits) ?? branches[0] ?? [];
}

/** The limit that was passed and what was given, where both are numbers. */
function boundsOf(issue: Issue, given: unknown): { limit?: number; actual?: number } {
  if (issue.code !== "too_big" && issue.code !== "too_small") return {};
  const limit = Number(issue.code === "too_big" ? issue.maximum : issue.minimum);
  const actual = actualOf(issue, given);
  return Number.isFinite(limit) && Number.isFinite(actual) ? { limit, actual } : {};
}

function actualOf(issue: Issue & { origin: string }, given: unknown): number {
  const { actual } = issue as { actual?: unknown };
  if (typeof actual === "number") return actual;
  if (typeof given === "string") return issue.origin === "string" ? given.length : Number(given);
  return Array.isArray(given) ? given.length : Number(given);
}

function valueAt(root: unknown, steps: readonly PropertyKey[]): unknown {
  return steps.reduce<unknown>(
    (value, step) =>
      value instanceof Map
        ? value.get(step)
        : (value as Record<PropertyKey, unknown> | null | undefined)?.[step],
    root,
  );
}

function pathOf(steps: readonly PropertyKey[]): string {
  return ["input", ...steps.map(String)].join(".");
}
