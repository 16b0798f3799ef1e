import type { KeyboardEvent } from "react";
import { useWords } from "../../words/language.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { NumberedArea } from "../ui/numbered-area.tsx";
import { formatted, jsonProblem, lineBreak } from "./json-text.ts";

const LEAST_ROWS = 8;
const MOST_ROWS = 24;

interface JsonEditorProps {
  label: string;
  text: string;
  help?: string;
  /** What the server says of it. */
  error?: string | undefined;
  onChange: (text: string) => void;
}

/** JSON as text, with its line numbers; the line where it stops being JSON is marked. Tab leaves it, as every field. */
export function JsonEditor({ label, text, help, error, onChange }: JsonEditorProps) {
  const { words } = useWords();
  const problem = text.trim() === "" ? null : jsonProblem(text);
  const said = problem ? `${words.form.line(String(problem.line))}: ${words.form.hint.notJson()}` : error;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const area = event.currentTarget;
    area.setRangeText(lineBreak(text, area.selectionStart), area.selectionStart, area.selectionEnd, "end");
    onChange(area.value);
  };
  return (
    <Field
      label={label}
      help={help}
      error={said}
      aside={
        <Button
          size="small"
          look="ghost"
          disabled={problem !== null}
          onClick={() => onChange(formatted(text))}
        >
          {words.code.format}
        </Button>
      }
    >
      {(ids) => (
        <NumberedArea
          {...{ ids, text }}
          wrong={new Set(problem ? [problem.line] : [])}
          least={LEAST_ROWS}
          most={MOST_ROWS}
          onText={onChange}
          onKeyDown={press}
          className="font-mono text-xs leading-5"
        />
      )}
    </Field>
  );
}
