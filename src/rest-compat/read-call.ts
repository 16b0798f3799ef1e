import { z } from "zod";
import { AppError, type ErrorDetail } from "../errors/app-error.ts";
import { nearestName } from "../kernel/nearest-name.ts";

/** What the parts of a call are called in answers about them. */
type Part = "field" | "parameter";

/** Details of one refused call, at most. */
const MAX_DETAILS = 100;

/** Parses the body or the query of a call; throws `invalid_input` that lists every problem. */
export function read<T extends z.ZodType>(schema: T, value: unknown, part: Part): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const details = parsed.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.slice(0, MAX_DETAILS).map((name) => unknownName(name, known, part))
      : [detailOf(issue, value, part)],
  );
  throw new AppError("invalid_input", { details: details.slice(0, MAX_DETAILS) });
}

function unknownName(name: string, known: readonly string[], part: Part): ErrorDetail {
  const near = nearestName(name, known);
  const takes = known.length === 0 ? "It takes none." : `It takes: ${known.join(", ")}.`;
  const shown = name.slice(0, 80);
  const hint = near === null ? takes : `Did you mean "${near}"?`;
  return {
    path: shown,
    code: `unknown_${part}`,
    message: `This route has no ${part} "${shown}". ${hint}`,
  };
}

function detailOf(issue: z.core.$ZodIssue, value: unknown, part: Part): ErrorDetail {
  const path = issue.path.map(String).join(".");
  const given = issue.path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown>)[step], value);
  // A query string may repeat a name; which of the values was meant?
  if (part === "parameter" && Array.isArray(given))
    return { path, code: "repeated", message: "Give this parameter once." };
  return { path, code: issue.code, message: words(issue, given, part) };
}

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  object: "a JSON object",
  record: "a JSON object",
  array: "a list",
};

/** The problem in words of our own: the library speaks to programmers of its schemas. */
function words(issue: z.core.$ZodIssue, given: unknown, part: Part): string {
  switch (issue.code) {
    case "invalid_type":
      if (given === undefined) return `This ${part} is needed.`;
      return `It must be ${KINDS[issue.expected] ?? issue.expected}.`;
    case "too_big":
      return `It must be at most ${String(issue.maximum)}${unitOf(issue.origin)}.`;
    case "too_small":
      return `It must be at least ${String(issue.minimum)}${unitOf(issue.origin)}.`;
    case "invalid_value":
      return `Use ${issue.values.map(String).join(" or ")}.`;
    case "invalid_format":
      return issue.format === "datetime"
        ? "Use a date and time with a zone, such as 2026-01-31T12:00:00Z."
        : "It has the wrong format.";
    default:
      return issue.message;
  }
}

function unitOf(origin: string): string {
  return origin === "string" ? " characters long" : "";
}
