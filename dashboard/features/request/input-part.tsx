import { Facts } from "../../parts/page/facts.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { JsonView } from "../../parts/ui/json-view.tsx";
import { useWords } from "../../words/language.ts";
import type { RequestState } from "./use-run.ts";

/** What was asked for, and what of it was read differently. */
export function InputPart({ state }: { state: RequestState }) {
  const { words } = useWords();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Card title={words.request.tabs.input}>
        <JsonView value={state.input} />
      </Card>
      {state.normalizations.length > 0 && (
        <Card title={words.request.normalizations}>
          <Facts
            rows={state.normalizations.map(
              ({ path, from, to, reason }) =>
                [
                  path,
                  <span key={path}>
                    <code>{JSON.stringify(from)}</code> → <code>{JSON.stringify(to)}</code>
                    <span className="block text-quiet">{reason}</span>
                  </span>,
                ] as const,
            )}
          />
        </Card>
      )}
    </div>
  );
}
