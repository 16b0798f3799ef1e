import { z } from "zod";

/** For `.check` of an input: at least one of the fields must be given (an empty list is not). */
export function atLeastOne(...fields: readonly [string, ...string[]]) {
  const check = z.check<Record<string, unknown>>(({ value, issues }) => {
    if (fields.some((field) => isGiven(value[field]))) return;
    const names = fields.map((field) => `\`${field}\``);
    const last = names.pop() ?? "";
    const message = `Give ${names.length > 0 ? `${names.join(", ")} or ` : ""}${last}.`;
    issues.push({ code: "custom", input: value, path: [fields[0]], message });
  });
  return Object.assign(check, { fields });
}

/** The fields of each `atLeastOne` of an input. */
export function alternativesOf(input: z.ZodObject): (readonly string[])[] {
  return (input._zod.def.checks ?? []).flatMap((check) =>
    "fields" in check ? [check.fields as readonly string[]] : [],
  );
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}
