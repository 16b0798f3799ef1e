import type { ErrorComponentProps } from "@tanstack/react-router";
import { ProblemError } from "../../data/ask.ts";
import { useWords } from "../../words/language.ts";
import { Failed } from "./failed.tsx";

/** A page that could not be drawn or loaded: a new build has other files, which a reload gets. */
export function Broken({ error }: ErrorComponentProps) {
  const { words } = useWords();
  const problem =
    error instanceof ProblemError
      ? error.problem
      : {
          code: error instanceof Error ? error.name : "unknown",
          message: words.page.failed,
          advice: error instanceof Error ? error.message : String(error),
          docsUrl: null,
          requestId: null,
          isLost: false,
          fields: new Map<string, string>(),
        };
  return <Failed problem={problem} again={() => window.location.reload()} />;
}
