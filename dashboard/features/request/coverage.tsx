import { Empty } from "../../parts/page/empty.tsx";
import { Facts } from "../../parts/page/facts.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { useWords } from "../../words/language.ts";
import { StatusBadge } from "./status.tsx";
import type { RequestState } from "./use-run.ts";

/** What it read, and what was odd about it. */
export function Coverage({ state }: { state: RequestState }) {
  const { words, format } = useWords();
  const { request } = words;
  const { progress } = state;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Card title={request.coverage}>
        <Facts
          rows={[
            [request.pages, format.number(progress.pagesFetched)],
            [request.bytes, format.bytes(progress.bytesReceived)],
            [request.retries, format.number(progress.retries)],
            [request.duplicates, format.number(progress.duplicates)],
            [request.dropped, format.number(progress.dropped)],
          ]}
        />
      </Card>
      {progress.warnings.length === 0 ? (
        <Empty icon="check" title={request.noWarnings} hint={request.noWarningsHint} />
      ) : (
        <Card title={request.warnings}>
          <Facts rows={progress.warnings.map(({ code, count }) => [code, format.number(count)] as const)} />
        </Card>
      )}
      {state.rounds.length > 0 && (
        <Card title={request.rounds}>
          <Facts
            rows={state.rounds.map(
              ({ round, status, recordCount, finishedAt }) =>
                [
                  request.round(format.number(round)),
                  <span key={round} className="flex flex-wrap items-center gap-2">
                    <StatusBadge status={status} />
                    {format.number(recordCount)} · {format.moment(finishedAt)}
                  </span>,
                ] as const,
            )}
          />
        </Card>
      )}
    </div>
  );
}
