import { useWords } from "../../words/language.ts";
import { Field } from "../ui/field.tsx";
import type { Control } from "./control.ts";
import type { ControlProps } from "./control-input.tsx";
import { linesOf } from "./draft.ts";
import { hintOf, lineHints } from "./hint.ts";
import { hintWords } from "./hint-words.ts";
import { ListInput } from "./list-input.tsx";

type List = Extract<Control, { kind: "list" }>;

/** So many wrong lines are named below the list; the numbers of all are marked. */
const NAMED_LINES = 3;

/** An entry for each line, with a count and the lines that look wrong. */
export function ListField(props: ControlProps<List>) {
  const { words, format } = useWords();
  const { control, draft, onChange, problems, label, isRequired, help } = props;
  const text = typeof draft === "string" ? draft : "";
  const filled = linesOf(text).flatMap((line, index) => (line === "" ? [] : [index + 1]));
  const said = problems.flatMap(({ index, message }) => {
    const line = index === undefined ? undefined : filled[index];
    return line === undefined ? [] : [{ line, message }];
  });
  const guessed = lineHints(control.item, text).map(({ line, hint }) => ({
    line,
    message: hintWords(hint, words, format),
  }));
  const wrong = [...said, ...guessed.filter(({ line }) => said.every((one) => one.line !== line))];
  const hint = hintOf(control, text);
  const whole = problems.find(({ index }) => index === undefined || filled[index] === undefined)?.message;
  const error = whole ?? (hint && hintWords(hint, words, format));
  const most = control.most === undefined ? undefined : format.number(control.most);
  const count = text === "" ? "" : words.form.entries(format.number(filled.length), most);
  return (
    <Field
      label={label}
      aside={[isRequired ? words.form.required : "", count].filter((one) => one !== "").join(" · ")}
      help={
        <>
          {help} {words.form.onePerLine}
        </>
      }
      error={error ?? (wrong.length > 0 ? <WrongLines lines={wrong} /> : undefined)}
    >
      {(ids) => (
        <ListInput
          ids={ids}
          text={text}
          wrong={new Set(wrong.map(({ line }) => line))}
          onChange={(value) => onChange(value === "" ? undefined : value)}
        />
      )}
    </Field>
  );
}

function WrongLines({ lines }: { lines: readonly { line: number; message: string }[] }) {
  const { words, format } = useWords();
  const named = [...lines].sort((a, b) => a.line - b.line).slice(0, NAMED_LINES);
  return (
    <>
      {lines.length > NAMED_LINES && `${words.form.wrongLines(lines.length)}. `}
      {named.map(({ line, message }) => (
        <span key={line} className="block">
          {words.form.line(format.number(line))}: {message}
        </span>
      ))}
    </>
  );
}
