import type { Control } from "../form/control.ts";
import { valueOf, type Drafts } from "../form/draft.ts";
import type { FormField } from "../form/form-fields.ts";

/** What differs from the first drafts, as it is sent. What was emptied is sent as what is empty: left out it would stay. */
export function changedInput(
  fields: readonly Pick<FormField, "name" | "control">[],
  first: Drafts,
  drafts: Drafts,
): Record<string, unknown> {
  const entries = fields
    .filter(({ name }) => JSON.stringify(first[name]) !== JSON.stringify(drafts[name]))
    .map(({ name, control }) => [name, valueOf(control, drafts[name]) ?? emptyOf(control)]);
  return Object.fromEntries(entries) as Record<string, unknown>;
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
