import { useWords } from "../../words/language.ts";
import type { Control } from "./control.ts";
import { ControlInput, type ControlProps } from "./control-input.tsx";
import { RadioField } from "./radio-field.tsx";

type Either = Extract<Control, { kind: "either" }>;

/** First in which form, then the value in that form. */
export function EitherInput({ control, draft, onChange, ...rest }: ControlProps<Either>) {
  const { words } = useWords();
  const chosen = typeof draft === "object" && !Array.isArray(draft) ? draft : undefined;
  const way = chosen && control.ways[chosen.way];
  const options = control.ways.map(({ kind }, index) => ({
    value: String(index),
    label: words.form.ways[kind],
  }));
  return (
    <div className="grid gap-2">
      <RadioField
        label={rest.label}
        options={[{ value: "", label: words.form.notSet }, ...options]}
        value={chosen ? String(chosen.way) : ""}
        onChange={(value) =>
          onChange(
            value === ""
              ? undefined
              : {
                  way: Number(value),
                  draft: control.ways[Number(value)]?.kind === "check" ? true : undefined,
                },
          )
        }
        help={rest.help}
      />
      {chosen && way && (
        <ControlInput
          {...rest}
          control={way}
          draft={chosen.draft}
          help={undefined}
          onChange={(value) =>
            onChange({ way: chosen.way, draft: value ?? (way.kind === "check" ? false : undefined) })
          }
        />
      )}
    </div>
  );
}
