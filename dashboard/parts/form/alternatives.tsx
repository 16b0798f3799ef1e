import { useState, type ReactNode } from "react";
import { useWords } from "../../words/language.ts";
import type { Drafts } from "./draft.ts";
import type { FieldProblems } from "./field-problems.ts";
import type { FormField } from "./form-fields.ts";
import { RadioField } from "./radio-field.tsx";
import { shownOf } from "./shown-alternatives.ts";

interface AlternativesProps {
  fields: readonly FormField[];
  drafts: Drafts;
  problems: FieldProblems;
  /** Draws the fields that are shown, and what is wrong with them. */
  children: (shown: readonly FormField[], problems: FieldProblems) => ReactNode;
}

/** Several fields of which one has to be given, as one choice. What is filled in stays in sight, for it is sent. */
export function Alternatives({ fields, drafts, problems, children }: AlternativesProps) {
  const { words } = useWords();
  const [chosen, setChosen] = useState<string>();
  const { open, shown, problems: said } = shownOf(fields, { chosen, drafts, problems });
  return (
    <div className="grid gap-3">
      <RadioField
        label={words.form.giveOne}
        aside={words.form.required}
        options={fields.map(({ name, label }) => ({ value: name, label }))}
        value={open}
        onChange={setChosen}
        help={words.form.giveOneHelp}
      />
      {children(shown, said)}
    </div>
  );
}
