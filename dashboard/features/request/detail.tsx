import { useMemo } from "react";
import { useData } from "../../data/use-data.ts";
import { RequestDetailDocument, type RequestDetailQuery } from "../../generated/request.ts";
import { DetailPage } from "../../parts/page/detail-page.tsx";
import { Failed } from "../../parts/page/failed.tsx";
import { Loading } from "../../parts/page/loading.tsx";
import { Lost } from "../../parts/page/lost.tsx";
import { NotFound } from "../../parts/page/not-found.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useParam, useUrlState } from "../../parts/page/url-state.ts";
import { Timeline } from "../../parts/timeline/timeline.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { Tabs } from "../../parts/ui/tabs.tsx";
import { useWords } from "../../words/language.ts";
import { Actions } from "./actions.tsx";
import { Coverage } from "./coverage.tsx";
import { historyOf } from "./history.ts";
import { InputPart } from "./input-part.tsx";
import { LogPart } from "./log-part.tsx";
import { Outcome } from "./outcome.tsx";
import { Overview } from "./overview.tsx";
import { RecordsPart } from "./records-part.tsx";
import { isActive, StatusBadge } from "./status.tsx";
import { useRun } from "./use-run.ts";

type Request = NonNullable<RequestDetailQuery["request"]>;
type TabName = "records" | "log" | "history" | "warnings" | "input";

/** A Request while it runs, and afterwards. */
export function Page() {
  const id = useParam("id");
  const found = useData(RequestDetailDocument, { id });
  return (
    <Shown of={found}>
      {({ request }) => {
        if (request === null) return <NotFound />;
        // Of the one before, while this one is on its way.
        if (request.id !== id) return <Loading rows={5} />;
        return <Detail key={id} request={request} again={found.again} />;
      }}
    </Shown>
  );
}

function Detail({ request, again }: { request: Request; again: () => void }) {
  const { words, format } = useWords();
  const [tab, setTab] = useUrlState<TabName>("tab", "records");
  const run = useRun(request.id, request.round);
  const state = run.state ?? request;
  const operation = request.scraper.operations.find(({ name }) => name === request.operation);
  const schema = useMemo(() => operation?.recordSchema ?? {}, [operation?.recordSchema]);
  const isRunning = isActive(state.status);
  const warnings = state.progress.warnings.reduce((sum, { count }) => sum + count, 0);
  return (
    <DetailPage
      title={operation?.title ?? request.operation}
      parent={{ title: words.request.title, to: "/requests" }}
      intro={`${request.scraper.title} · ${request.id}`}
      badges={
        <>
          <StatusBadge status={state.status} />
          {state.isDemo && <Badge>{words.request.demo}</Badge>}
          {state.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </>
      }
      actions={<Actions request={request} state={state} again={again} />}
    >
      {run.lostAt && <Lost at={run.lostAt} />}
      {run.problem && <Failed problem={run.problem} again={again} />}
      <Outcome state={state} />
      <Overview
        state={state}
        priceUsdMicros={request.scraper.priceEvents[0]?.usdMicros ?? 0}
        records={run.records}
      />
      <Tabs<TabName>
        value={tab}
        onChange={setTab}
        tabs={[
          {
            name: "records",
            label: words.request.tabs.records,
            count: format.number(state.recordCount),
            content: (
              <RecordsPart
                requestId={request.id}
                run={run}
                count={state.recordCount}
                isActive={isRunning}
                schema={schema}
              />
            ),
          },
          {
            name: "log",
            label: words.request.tabs.log,
            content: <LogPart id={request.id} isActive={isRunning} changed={state} />,
          },
          {
            name: "history",
            label: words.request.tabs.history,
            content: (
              <Card>
                <Timeline label={words.request.tabs.history} events={historyOf(state, words, format)} />
              </Card>
            ),
          },
          {
            name: "warnings",
            label: words.request.tabs.warnings,
            ...(warnings > 0 ? { count: format.number(warnings) } : {}),
            content: <Coverage state={state} />,
          },
          { name: "input", label: words.request.tabs.input, content: <InputPart state={state} /> },
        ]}
      />
    </DetailPage>
  );
}
