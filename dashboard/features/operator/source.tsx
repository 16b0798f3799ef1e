import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useData } from "../../data/use-data.ts";
import { useRepeat } from "../../data/use-repeat.ts";
import {
  OperatorCanaryDocument,
  OperatorSourceRecordingsDocument,
  OperatorSourcesDocument,
  type SourceStateFragment,
} from "../../generated/operator.ts";
import { DetailPage } from "../../parts/page/detail-page.tsx";
import { Empty } from "../../parts/page/empty.tsx";
import { Failed } from "../../parts/page/failed.tsx";
import { NotFound } from "../../parts/page/not-found.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { Ago } from "../../parts/ui/ago.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { pageOfOne } from "./for-operator.tsx";
import { Recordings } from "./recordings.tsx";
import { SourceBadge, worstFirst } from "./source-badge.tsx";

type Operation = SourceStateFragment["operations"][number];
const CANARY_MS = 2000;

/** One source by operation: what is odd, how its canaries went, and what it answered to runs that failed. */
export const Page = pageOfOne(Detail);

function Detail({ id }: { id: string }) {
  const { words } = useWords();
  const { sources } = words.operator;
  const found = useData(OperatorSourcesDocument, {});
  const recordings = useData(OperatorSourceRecordingsDocument, { scraper: id });
  return (
    <Shown of={found}>
      {({ sourceHealth }) => {
        const source = sourceHealth.find((one) => one.id === id);
        if (source === undefined) return <NotFound />;
        return (
          <DetailPage
            title={source.title}
            parent={{ title: sources.title, to: "/operator/sources" }}
            intro={source.reason ?? source.id}
            badges={<SourceBadge status={source.status} />}
          >
            <Operations
              source={source}
              again={() => {
                found.again();
                recordings.again();
              }}
            />
            <Card title={sources.recordings}>
              <Shown of={recordings}>
                {({ operatorRecordings: { nodes } }) =>
                  nodes.length === 0 ? (
                    <Empty icon="check" title={sources.noRecordings} hint={sources.noRecordingsHint} />
                  ) : (
                    <Recordings recordings={nodes} />
                  )
                }
              </Shown>
            </Card>
          </DetailPage>
        );
      }}
    </Shown>
  );
}

/** The canary that was begun, and the one before it. */
interface Begun {
  operation: string;
  before: string | null;
}

function Operations({ source, again }: { source: SourceStateFragment; again: () => void }) {
  const { words } = useWords();
  const { sources } = words.operator;
  const { run, isBusy, problem } = useAction(OperatorCanaryDocument);
  const [begun, setBegun] = useState<Begun | null>(null);
  const canaryOf = (operation: string) =>
    source.operations.find(({ name }) => name === operation)?.canary?.at ?? null;
  const isRunning = begun !== null && canaryOf(begun.operation) === begun.before;
  useRepeat(isRunning, again, CANARY_MS);
  const begin = async (operation: string) => {
    const before = canaryOf(operation);
    const { data } = await run({ scraper: source.id, operation });
    if (!data) return;
    setBegun({ operation, before });
    say({ title: sources.isRunning });
  };
  return (
    <Card title={sources.operations}>
      {problem && (
        <div className="mb-3">
          <Failed problem={problem} />
        </div>
      )}
      <Table
        label={sources.operations}
        rows={worstFirst(source.operations)}
        keyOf={({ name }) => name}
        columns={useColumns()}
        actions={({ name }) => (
          <Button
            size="small"
            icon="play"
            disabled={isRunning || isBusy}
            isBusy={isRunning && begun.operation === name}
            aria-label={sources.runOf(name)}
            onClick={() => void begin(name)}
          >
            <span className="hidden sm:inline">{sources.run}</span>
          </Button>
        )}
      />
    </Card>
  );
}

function useColumns(): TableColumn<Operation>[] {
  const { words, format } = useWords();
  const { sources } = words.operator;
  return [
    { id: "operation", title: sources.operation, type: "text", value: ({ name }) => name },
    {
      id: "status",
      title: words.request.columns.status,
      type: "text",
      value: ({ status }) => words.scraper.status[status],
      draw: ({ status }) => <SourceBadge status={status} />,
    },
    {
      id: "warnings",
      title: sources.warnings,
      type: "text",
      isForWide: true,
      value: ({ fieldWarnings }) => fieldWarnings.length || null,
      draw: ({ fieldWarnings, canary }) => (
        <ul className="grid whitespace-normal">
          {fieldWarnings.map(({ path, recordCount }) => (
            <li key={path}>{sources.missingField(path, format.number(recordCount))}</li>
          ))}
          {canary?.hasPassed === false && <li>{canary.error ?? canary.missing.join(", ")}</li>}
        </ul>
      ),
    },
    {
      id: "canary",
      title: sources.canary,
      type: "moment",
      isForWide: true,
      value: ({ canary }) => canary?.at ?? null,
      draw: ({ canary }) =>
        canary === null ? (
          <span className="text-quiet">–</span>
        ) : (
          <span className="flex items-center gap-2">
            <Badge tone={canary.hasPassed ? "good" : "bad"}>
              {canary.hasPassed ? sources.canaryPassed : sources.canaryFailed}
            </Badge>
            <Ago at={canary.at} />
          </span>
        ),
    },
    {
      id: "good",
      title: sources.lastGood,
      type: "moment",
      isForWide: true,
      value: ({ lastSuccessAt }) => lastSuccessAt,
    },
    {
      id: "failed",
      title: sources.lastFailed,
      type: "moment",
      isForWide: true,
      value: ({ lastFailureAt }) => lastFailureAt,
    },
  ];
}
