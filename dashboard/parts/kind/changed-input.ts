import type { Control } from "../form/control.ts";
import type { Drafts } from "../form/draft.ts";
import { valueOfField, type FormField } from "../form/form-fields.ts";

/** What differs from the first drafts, as it is sent. What was emptied is sent as what is empty: left out it would stay. */
export function changedInput(
  fields: readonly FormField[],
  first: Drafts,
  drafts: Drafts,
): Record<string, unknown> {
  const isChanged = ({ name }: FormField) => JSON.stringify(first[name]) !== JSON.stringify(drafts[name]);
  const entries = fields.flatMap((field) => {
    const { name, control } = field;
    const value = valueOfField(field, drafts[name]);
    if (isChanged(field)) return [[name, value ?? emptyOf(control)] as const];
    // What has a value without being touched was never sent.
    return first[name] === undefined && value !== undefined ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

function emptyOf({ kind }: Control): unknown {
  switch (kind) {
    case "text":
      return "";
    case "check":
      return false;
    case "list":
    case "choices":
      return [];
    case "number":
    case "choice":
    case "either":
    case "json":
      return null;
  }
}
