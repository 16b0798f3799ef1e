import { TextField } from "../../parts/ui/field.tsx";
import { useWords } from "../../words/language.ts";
import { percentOf } from "./whole.ts";

/** Percent of a limit at which its owner is told, unless somebody says another. */
export const WARN_AT = 80;

interface WarnAtFieldProps {
  value: string;
  onChange: (text: string) => void;
}

export function WarnAtField({ value, onChange }: WarnAtFieldProps) {
  const { words } = useWords();
  return (
    <TextField
      label={words.usage.warnAt}
      inputMode="numeric"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={percentOf(value) === null ? words.usage.notPercent : undefined}
    />
  );
}
