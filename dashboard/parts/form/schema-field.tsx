import { classNames } from "../ui/class-names.ts";
import { useWords } from "../../words/language.ts";
import { Aliases } from "./aliases.tsx";
import { isLong, type Control } from "./control.ts";
import type { Draft } from "./draft.ts";
import type { FieldProblem } from "./field-problems.ts";
import type { FormField } from "./form-fields.ts";
import { ControlInput } from "./control-input.tsx";
import { HelpText } from "./help-text.tsx";
import { limitWords } from "./hint-words.ts";

/** In these the default stands in the control itself. */
const SHOWS_DEFAULT = ["choice", "check", "text", "number", "choices"];

interface SchemaFieldProps {
  field: FormField;
  draft: Draft | undefined;
  problems: readonly FieldProblem[];
  /** What the server makes of it. */
  notes: readonly string[];
  onChange: (draft: Draft | undefined) => void;
}

/** One field: its control, what helps to fill it in, and what the server says of it. */
export function SchemaField({ field, draft, problems, notes, onChange }: SchemaFieldProps) {
  const { words, format } = useWords();
  const { control, fallback } = field;
  const help = [
    field.help,
    limitWords(control, words, format),
    fallback === undefined || SHOWS_DEFAULT.includes(control.kind)
      ? ""
      : words.form.otherwise(JSON.stringify(fallback)),
  ].filter((part) => part !== "");
  return (
    <div
      data-field={field.name}
      className={classNames("grid min-w-0 content-start gap-1", isWide(control) && "md:col-span-2")}
    >
      <ControlInput
        control={control}
        draft={draft}
        onChange={onChange}
        problems={problems}
        fallback={fallback}
        label={field.label}
        isRequired={field.isRequired}
        optionLabels={field.optionLabels}
        help={help.length === 0 ? undefined : <HelpText text={help.join(" ")} />}
      />
      {notes.map((note) => (
        <p key={note} className="text-xs break-words text-accent">
          {note}
        </p>
      ))}
      <Aliases names={field.aliases} />
    </div>
  );
}

/** What needs the whole width of a form: lists, and texts that are as long as addresses. */
function isWide(control: Control): boolean {
  if (control.kind === "text") return control.isUrl || isLong(control);
  return control.kind === "list" || control.kind === "choices" || control.kind === "json";
}
