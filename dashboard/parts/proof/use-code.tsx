import { useState, type ReactNode } from "react";
import type { Problem } from "../../data/problem.ts";
import { useWords } from "../../words/language.ts";
import { TextField } from "../ui/field.tsx";

const REQUIRED = "second_factor_required";
const WRONG = "second_factor_wrong";

interface Code {
  /** What was typed; null while nothing was. */
  code: string | null;
  /** The field, once the server has asked for it. */
  codeField: ReactNode;
  /** The problem, unless the field says it. */
  otherProblem: Problem | undefined;
}

/** The code of the second factor, for a form that needs it only where one is on: it is asked for then, and the form sent again. */
export function useCode(problem: Problem | undefined): Code {
  const { words } = useWords();
  const [code, setCode] = useState("");
  const isWrong = problem?.code === WRONG;
  const isAsked = isWrong || problem?.code === REQUIRED;
  return {
    code: code.trim() === "" ? null : code.trim(),
    codeField: (isAsked || code !== "") && (
      <CodeField value={code} onChange={setCode} error={isWrong ? words.proof.codeWrong : undefined} isNow />
    ),
    otherProblem: isAsked ? undefined : problem,
  };
}

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  help?: string;
  /** It appeared just now, and is what to fill in next. */
  isNow?: boolean;
}

export function CodeField({ value, onChange, error, help, isNow = false }: CodeFieldProps) {
  const { words } = useWords();
  return (
    <TextField
      label={words.proof.code}
      help={help ?? words.proof.codeHelp}
      error={error}
      required
      autoFocus={isNow}
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
