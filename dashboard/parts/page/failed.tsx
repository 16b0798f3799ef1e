import type { Problem } from "../../data/problem.ts";
import { useWords } from "../../words/language.ts";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Lost } from "./lost.tsx";

interface FailedProps {
  problem: Problem;
  again?: (() => void) | undefined;
}

/** The third look: it was asked, and refused or failed. Never to be taken for "nothing there". */
export function Failed({ problem, again }: FailedProps) {
  const { words } = useWords();
  if (problem.isLost) return <Lost at={undefined} />;
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-lg border border-line border-l-4 border-l-bad bg-surface p-4"
    >
      <Icon name="warning" className="mt-0.5 text-bad" />
      <div className="grid min-w-0 gap-1">
        <p className="font-medium">{problem.message === "" ? words.page.failed : problem.message}</p>
        {problem.advice !== "" && <p className="text-quiet">{problem.advice}</p>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-quiet">
          <code>{problem.code}</code>
          {problem.requestId !== null && (
            <span className="inline-flex flex-wrap items-center gap-1">
              {words.page.call} <code>{problem.requestId}</code>
              <CopyButton text={problem.requestId} label={words.page.call} />
            </span>
          )}
          {problem.docsUrl !== null && (
            <a href={problem.docsUrl} className="text-accent underline">
              {words.page.explain}
            </a>
          )}
        </p>
        {again && (
          <div className="mt-2">
            <Button icon="refresh" onClick={again}>
              {words.page.again}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

export function FailedPage(props: FailedProps) {
  return (
    <main className="mx-auto max-w-2xl p-6">
      <Failed {...props} />
    </main>
  );
}
