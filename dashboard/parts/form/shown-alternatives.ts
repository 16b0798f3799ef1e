import type { Drafts } from "./draft.ts";
import type { FieldProblem, FieldProblems } from "./field-problems.ts";
import type { FormField } from "./form-fields.ts";

interface Shown {
  /** The one that is chosen. */
  open: string;
  /** It and all that are filled in. */
  shown: readonly FormField[];
  problems: FieldProblems;
}

/**
 * Which of several fields stand open, of which one has to be given. That none is given is said by the server at the first of them,
 * and shown at the one that is open.
 */
export function shownOf(
  fields: readonly FormField[],
  { chosen, drafts, problems }: { chosen: string | undefined; drafts: Drafts; problems: FieldProblems },
): Shown {
  const isFilled = ({ name }: FormField) => (drafts[name] ?? "") !== "";
  const first = fields.find(isFilled) ?? fields.find(({ isUsual }) => isUsual) ?? fields[0];
  const open = chosen ?? first?.name ?? "";
  const shown = fields.filter((field) => field.name === open || isFilled(field));
  const names = new Set(shown.map(({ name }) => name));
  const moved = new Map<string, readonly FieldProblem[]>(problems);
  for (const { name } of fields) {
    const said = moved.get(name);
    if (said === undefined || names.has(name)) continue;
    moved.delete(name);
    moved.set(open, [...(moved.get(open) ?? []), ...said]);
  }
  return { open, shown, problems: moved };
}
