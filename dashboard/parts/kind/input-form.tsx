import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useWords } from "../../words/language.ts";
import { DialogForm } from "../form/dialog-form.tsx";
import type { Drafts } from "../form/draft.ts";
import { fieldProblems } from "../form/field-problems.ts";
import { draftsOf, isLacking } from "../form/form-fields.ts";
import { SchemaForm } from "../form/schema-form.tsx";
import { inputFields } from "./input-fields.ts";
import { changedInput } from "./changed-input.ts";
import type { InputCall, Thing } from "./kind-face.ts";
import type { KindProps } from "./kind-row.ts";

interface InputFormProps {
  call: InputCall;
  /** The name of the button that sends it. */
  action: string;
  /** What is to change. */
  thing?: Thing;
  onClose: () => void;
  onDone: (made: Thing | null | undefined) => void;
}

const NO_CHOICES = () => ({});
const NO_NOTES: ReadonlyMap<string, readonly string[]> = new Map();

/** The form of an input, made of its schema. */
export function InputForm({
  row,
  kind: { useChoices = NO_CHOICES },
  call,
  action,
  thing,
  onClose,
  onDone,
}: KindProps & InputFormProps) {
  const { words } = useWords();
  const { run, isBusy, problem } = useAction(call.document);
  const fields = inputFields(call.schema, row.words(words), useChoices());
  const [first] = useState<Drafts>(() => (thing ? draftsOf(fields, { ...thing }) : {}));
  const [drafts, setDrafts] = useState(first);
  const isAnyLacking = fields.some((field) => isLacking(field, drafts[field.name]));
  const send = async () => {
    const input = changedInput(fields, first, drafts);
    const { data } = await run(thing ? { id: thing.id, input } : { input });
    if (data !== undefined) onDone(call.of(data));
  };
  return (
    <DialogForm {...{ action, onClose, isBusy, problem }} onSubmit={send} disabled={isAnyLacking}>
      <SchemaForm
        fields={fields}
        drafts={drafts}
        problems={fieldProblems(problem?.fields ?? new Map<string, string>(), "input")}
        notes={NO_NOTES}
        onChange={(name, draft) => setDrafts((old) => ({ ...old, [name]: draft }))}
      />
    </DialogForm>
  );
}
