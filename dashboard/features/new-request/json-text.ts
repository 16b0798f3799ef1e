import type { Drafts } from "../../parts/form/draft.ts";
import { draftsOf, type FormField } from "../../parts/form/form-fields.ts";

export type Input = Readonly<Record<string, unknown>>;

/** As somebody reads and changes it. */
export const jsonOf = (input: Input): string => JSON.stringify(input, null, 2);

/** The object that a text is; null where it is none. */
export function objectOf(text: string): Input | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Input) : null;
  } catch {
    return null;
  }
}

/** The same input in the fields of the form, and the names that no field has. Fields go by their aliases, too. */
export function inForm(fields: readonly FormField[], input: Input): { drafts: Drafts; others: string[] } {
  const names = new Map(fields.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => [one, name])));
  const entries = Object.entries(input);
  const named = entries.flatMap(([name, value]) => {
    const field = names.get(name);
    return field === undefined ? [] : [[field, value] as const];
  });
  const others = entries.flatMap(([name]) => (names.has(name) ? [] : [name]));
  return { drafts: draftsOf(fields, Object.fromEntries(named)), others };
}
