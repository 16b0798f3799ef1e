import { useState } from "react";
import { useWords } from "../../words/language.ts";
import { Button } from "../ui/button.tsx";
import { Alternatives } from "./alternatives.tsx";
import type { Draft, Drafts } from "./draft.ts";
import type { FieldProblems } from "./field-problems.ts";
import type { FormField } from "./form-fields.ts";
import { SchemaField } from "./schema-field.tsx";

const GRID = "grid items-start gap-x-6 gap-y-5 md:grid-cols-2";

interface SchemaFormProps {
  fields: readonly FormField[];
  drafts: Drafts;
  problems: FieldProblems;
  /** What the server makes of a field, by its name. */
  notes: ReadonlyMap<string, readonly string[]>;
  onChange: (name: string, draft: Draft | undefined) => void;
}

/** A form from a JSON Schema. What is seldom needed is folded, unless something in it is wrong. */
export function SchemaForm({ fields, drafts, problems, notes, onChange }: SchemaFormProps) {
  const { words } = useWords();
  const [isOpen, setOpen] = useState(false);
  const rare = fields.filter(({ isRare }) => isRare);
  const set = rare.filter(({ name }) => drafts[name] !== undefined).length;
  const isShown = isOpen || rare.some(({ name }) => problems.has(name));
  const draw = (field: FormField, said: FieldProblems = problems) => (
    <SchemaField
      key={field.name}
      field={field}
      draft={drafts[field.name]}
      problems={said.get(field.name) ?? []}
      notes={notes.get(field.name) ?? []}
      onChange={(draft) => onChange(field.name, draft)}
    />
  );
  const alternatives = fields.filter(({ isAlternative }) => isAlternative);
  return (
    <div className="grid gap-5">
      {alternatives.length > 0 && (
        <Alternatives fields={alternatives} drafts={drafts} problems={problems}>
          {(shown, said) => <div className={GRID}>{shown.map((field) => draw(field, said))}</div>}
        </Alternatives>
      )}
      <div className={GRID}>
        {fields.filter(({ isRare, isAlternative }) => !isRare && !isAlternative).map((field) => draw(field))}
      </div>
      {rare.length > 0 && (
        <div className="flex items-center gap-3">
          <Button
            icon={isShown ? "up" : "down"}
            look="ghost"
            aria-expanded={isShown}
            onClick={() => setOpen(!isShown)}
            className="-ml-3"
          >
            {isShown ? words.form.fewerOptions : words.form.moreOptions(rare.length)}
          </Button>
          {set > 0 && <span className="text-xs text-quiet">{words.form.set(set)}</span>}
        </div>
      )}
      {isShown && <div className={GRID}>{rare.map((field) => draw(field))}</div>}
    </div>
  );
}
