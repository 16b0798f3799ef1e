import type { ReactNode } from "react";
import { useWords } from "../../words/language.ts";
import { Combobox } from "../ui/combobox.tsx";
import { Field, inputStyle, TextAreaField, TextField } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { CheckBoxes } from "./check-boxes.tsx";
import { isLong, type Control } from "./control.ts";
import type { Draft } from "./draft.ts";
import { EitherInput } from "./either-input.tsx";
import type { FieldProblem } from "./field-problems.ts";
import { hintOf } from "./hint.ts";
import { hintWords } from "./hint-words.ts";
import { ListField } from "./list-field.tsx";
import { RadioField } from "./radio-field.tsx";

export interface ControlProps<Of extends Control = Control> {
  control: Of;
  draft: Draft | undefined;
  onChange: (draft: Draft | undefined) => void;
  problems: readonly FieldProblem[];
  /** What counts when it is left alone. */
  fallback: unknown;
  label: string;
  isRequired: boolean;
  help: ReactNode;
  /** What the words of a choice mean. */
  optionLabels?: Readonly<Record<string, string>> | undefined;
}

const MOST_RADIOS = 4;
/** Longer words do not stand in one row. */
const RADIO_LENGTH = 50;
const MOST_SELECTED = 12;

/** The control of a field, by the kind of its value. */
export function ControlInput(props: ControlProps) {
  const { words, format } = useWords();
  const { control, draft, onChange, problems, fallback, label, isRequired, help, optionLabels } = props;
  const optionOf = (value: string) => ({ value, label: optionLabels?.[value] ?? value });
  const hint = hintOf(control, draft);
  const error = problems[0]?.message ?? (hint && hintWords(hint, words, format));
  const aside = isRequired ? words.form.required : undefined;
  const text = typeof draft === "string" ? draft : "";
  const onText = (value: string) => onChange(value === "" ? undefined : value);
  switch (control.kind) {
    case "list":
      return <ListField {...props} control={control} />;
    case "either":
      return (
        <EitherInput {...props} control={control}>
          {(way, value, change) => (
            <ControlInput {...props} control={way} draft={value} onChange={change} help={undefined} />
          )}
        </EitherInput>
      );
    case "check":
      return (
        <CheckBoxes
          options={[{ value: "on", label }]}
          chosen={(draft ?? fallback) === true ? ["on"] : []}
          onChange={([on]) => onChange(unlessFallback(on !== undefined, fallback ?? false))}
          help={help}
          error={error}
        />
      );
    case "choices":
      return (
        <CheckBoxes
          title={label}
          aside={aside}
          options={control.options.map(optionOf)}
          chosen={[draft ?? fallback ?? []].flat() as string[]}
          onChange={(chosen) => onChange(chosen.length === 0 ? undefined : [...chosen])}
          help={help}
          error={error}
        />
      );
    case "choice": {
      const unset = fallback === undefined && !isRequired ? [{ value: "", label: words.form.notSet }] : [];
      const options = [...unset, ...control.options.map(optionOf)];
      const value = typeof draft === "string" ? draft : typeof fallback === "string" ? fallback : "";
      const choose = (chosen: string) => onChange(unlessFallback(chosen, fallback ?? ""));
      if (
        control.options.length <= MOST_RADIOS &&
        options.map(({ label }) => label).join("").length <= RADIO_LENGTH
      )
        return <RadioField {...{ label, aside, options, value, help, error }} onChange={choose} />;
      return (
        <Field label={label} aside={aside} help={help} error={error}>
          {({ id }) =>
            options.length <= MOST_SELECTED ? (
              <Select id={id} value={value} options={options} onChange={choose} />
            ) : (
              <Combobox {...{ id, value, options }} placeholder={words.form.choose} onChange={choose} />
            )
          }
        </Field>
      );
    }
    case "json":
      return (
        <TextAreaField
          {...{ label, help, error, value: text }}
          spellCheck={false}
          className="font-mono text-xs"
          onChange={(event) => onText(event.target.value)}
        />
      );
    case "number":
      return (
        <Field label={label} aside={aside} help={help} error={error}>
          {(ids) => (
            <input
              {...ids}
              inputMode={control.isWhole ? "numeric" : "decimal"}
              autoComplete="off"
              placeholder={placeholderOf(fallback)}
              value={text}
              onChange={(event) => onText(event.target.value)}
              className={inputStyle}
            />
          )}
        </Field>
      );
    case "text":
      if (isLong(control))
        return (
          <TextAreaField
            {...{ label, aside, help, error, value: text }}
            rows={5}
            onChange={(event) => onText(event.target.value)}
          />
        );
      return (
        <TextField
          {...{ label, aside, help, error, value: text }}
          type={control.isDay ? "date" : "text"}
          inputMode={control.isUrl ? "url" : "text"}
          placeholder={placeholderOf(fallback)}
          spellCheck={false}
          onChange={(event) => onText(event.target.value)}
        />
      );
  }
}

/** What counts anyway is not sent. */
function unlessFallback<Value>(value: Value, fallback: unknown): Value | undefined {
  return value === fallback ? undefined : value;
}

/** The default stands in the empty control. */
function placeholderOf(fallback: unknown): string | undefined {
  return typeof fallback === "string" || typeof fallback === "number" ? String(fallback) : undefined;
}
