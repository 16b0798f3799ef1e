import { useWords } from "../../words/language.ts";
import { TextField } from "../ui/field.tsx";

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The password of who is signed in, asked for again. */
export function PasswordField({ value, onChange }: PasswordFieldProps) {
  const { words } = useWords();
  return (
    <TextField
      label={words.proof.password}
      type="password"
      required
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
