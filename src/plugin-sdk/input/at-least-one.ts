import type { z } from "zod";

/** For `.check` of an input: at least one of the fields must be given (an empty list is not). */
export function atLeastOne(...fields: readonly [string, ...string[]]) {
  return ({ value, issues }: z.core.ParsePayload<Record<string, unknown>>): void => {
    if (fields.some((field) => isGiven(value[field]))) return;
    const names = fields.map((field) => `\`${field}\``);
    const last = names.pop() ?? "";
    const message = `Give ${names.length > 0 ? `${names.join(", ")} or ` : ""}${last}.`;
    issues.push({ code: "custom", input: value, path: [fields[0]], message });
  };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}
