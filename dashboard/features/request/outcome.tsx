import { useWords } from "../../words/language.ts";
import type { RequestState } from "./use-run.ts";

const GOOD = ["SUCCEEDED", "CANCELLED"];

/** Why it ended as it did, and what to do about it. */
export function Outcome({ state }: { state: RequestState }) {
  const { words } = useWords();
  if (state.finishedAt === null || GOOD.includes(state.status)) return null;
  const why = state.stopReason === null ? null : words.request.stopReason[state.stopReason];
  return (
    <div role="alert" className="rounded-lg border border-line border-l-4 border-l-warn bg-surface p-4">
      <p className="font-medium">{state.error?.message ?? why}</p>
      <p className="text-quiet">{state.error?.agentInstruction ?? state.agentInstruction}</p>
      {state.error && (
        <p className="mt-1 text-xs text-quiet">
          <code>{state.error.code}</code>{" "}
          <a href={state.error.docsUrl} className="text-accent underline">
            {words.page.explain}
          </a>
        </p>
      )}
    </div>
  );
}
