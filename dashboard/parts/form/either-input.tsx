import type { ReactNode } from "react";
import { useWords } from "../../words/language.ts";
import type { Control } from "./control.ts";
import type { ControlProps } from "./control-input.tsx";
import type { Draft } from "./draft.ts";
import { RadioField } from "./radio-field.tsx";

interface EitherInputProps extends ControlProps<Extract<Control, { kind: "either" }>> {
  /** Draws the control of the chosen form. */
  children: (
    way: Control,
    draft: Draft | undefined,
    onChange: (draft: Draft | undefined) => void,
  ) => ReactNode;
}

/** First in which form, then the value in that form. */
export function EitherInput({ control, draft, onChange, label, help, children }: EitherInputProps) {
  const { words } = useWords();
  const { ways } = control;
  const chosen = typeof draft === "object" && !Array.isArray(draft) ? draft : undefined;
  const way = chosen && ways[chosen.way];
  const choose = (index: number) => onChange({ way: index, draft: firstOf(ways[index], true) });
  return (
    <div className="grid gap-2">
      <RadioField
        label={label}
        options={[
          { value: "", label: words.form.notSet },
          ...ways.map(({ kind }, index) => ({ value: String(index), label: words.form.ways[kind] })),
        ]}
        value={chosen ? String(chosen.way) : ""}
        onChange={(value) => (value === "" ? onChange(undefined) : choose(Number(value)))}
        help={help}
      />
      {chosen &&
        way &&
        children(way, chosen.draft, (value) =>
          onChange({ way: chosen.way, draft: value ?? firstOf(way, false) }),
        )}
    </div>
  );
}

/** A check that was chosen as the form always has a value. */
function firstOf(way: Control | undefined, isOn: boolean): Draft | undefined {
  return way?.kind === "check" ? isOn : undefined;
}
