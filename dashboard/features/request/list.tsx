import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useData } from "../../data/use-data.ts";
import { useNewest } from "../../data/use-newest.ts";
import {
  RequestChangedDocument,
  RequestListDocument,
  RequestScrapersDocument,
  type RequestFilter,
  type RequestListQuery,
  type RequestStatus,
} from "../../generated/request.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { PageSteps } from "../../parts/page/page-steps.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { buttonStyle } from "../../parts/ui/button.tsx";
import { ANY, NarrowBy, optionsOf } from "../../parts/ui/narrow-by.tsx";
import { SearchField } from "../../parts/ui/search-field.tsx";
import { useWords } from "../../words/language.ts";
import { isActive, StatusBadge } from "./status.tsx";

type Row = RequestListQuery["requests"]["nodes"][number];

/** All Requests, newest first; those that run change as they do. */
export function Page() {
  const { words } = useWords();
  const [status, setStatus] = useUrlState<RequestStatus | typeof ANY>("status", ANY);
  const [scraper, setScraper] = useUrlState("scraper", ANY);
  const [tag, setTag] = useUrlState("tag", "");
  const { data } = useData(RequestScrapersDocument, {});
  const filter: RequestFilter = {
    ...(status === ANY ? {} : { status: [status] }),
    ...(scraper === ANY ? {} : { scraper }),
    ...(tag === "" ? {} : { tags: [tag] }),
  };
  const filters = (
    <>
      <NarrowBy
        label={words.request.columns.status}
        any={words.request.anyStatus}
        value={status}
        onChange={setStatus}
        className="w-36"
        options={optionsOf(words.request.status)}
      />
      <NarrowBy
        label={words.request.columns.scraper}
        any={words.request.anyScraper}
        value={scraper}
        onChange={setScraper}
        className="w-48"
        options={(data?.scrapers ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      />
      <SearchField label={words.request.tag} value={tag} onChange={setTag} className="sm:w-48" />
    </>
  );
  return (
    <ListPage title={words.request.title} intro={words.request.intro} filters={filters}>
      <Requests filter={filter} />
    </ListPage>
  );
}

function Requests({ filter }: { filter: RequestFilter }) {
  const [after, setAfter] = useState<string | null>(null);
  const found = useData(RequestListDocument, { filter, after });
  return (
    <Shown of={found}>
      {({ requests: { nodes, pageInfo } }) =>
        nodes.length === 0 ? (
          <None isFiltered={Object.keys(filter).length > 0} />
        ) : (
          <>
            <Rows rows={nodes} />
            <PageSteps after={after} pageInfo={pageInfo} onStep={setAfter} />
          </>
        )
      }
    </Shown>
  );
}

function Rows({ rows }: { rows: Row[] }) {
  const { words } = useWords();
  const active = rows.filter(({ status }) => isActive(status)).map(({ id }) => id);
  const newest = useNewest(RequestChangedDocument, active);
  const shown = rows.map((row) => newest.get(row.id)?.requestUpdated ?? row);
  return <Table label={words.request.title} columns={useColumns()} rows={shown} keyOf={({ id }) => id} />;
}

function useColumns(): TableColumn<Row>[] {
  const { words, format } = useWords();
  const { columns } = words.request;
  return [
    {
      id: "id",
      title: columns.id,
      type: "text",
      value: ({ id }) => id,
      draw: ({ id, operation, isDemo }) => (
        <div className="flex items-center gap-2">
          <Link to={`/requests/${id}`} className="font-medium hover:underline">
            {operation}
          </Link>
          {isDemo && <Badge>{words.request.demo}</Badge>}
          <code className="hidden truncate text-xs text-quiet lg:inline">{id}</code>
        </div>
      ),
    },
    {
      id: "scraper",
      title: columns.scraper,
      type: "text",
      isForWide: true,
      value: ({ scraper }) => scraper.title,
    },
    {
      id: "status",
      title: columns.status,
      type: "text",
      value: ({ status }) => words.request.status[status],
      draw: ({ status }) => <StatusBadge status={status} />,
    },
    { id: "records", title: columns.records, type: "number", value: ({ recordCount }) => recordCount },
    { id: "cost", title: columns.cost, type: "usd", isForWide: true, value: costOf },
    { id: "created", title: columns.created, type: "moment", value: ({ createdAt }) => createdAt },
    {
      id: "duration",
      title: columns.duration,
      type: "number",
      isForWide: true,
      value: ({ durationMs }) => durationMs,
      draw: ({ durationMs }) => (durationMs === null ? "–" : format.duration(durationMs)),
    },
  ];
}

/** The bill, or while there is none what is held for it. */
function costOf({ finalCostUsdMicros, estimatedCostUsdMicros }: Row): number {
  return finalCostUsdMicros ?? estimatedCostUsdMicros;
}

function None({ isFiltered }: { isFiltered: boolean }) {
  const { words } = useWords();
  const { request } = words;
  return isFiltered ? (
    <Empty
      icon="filter"
      title={request.noMatch}
      hint={request.noMatchHint}
      action={
        <Link to="/requests" className={buttonStyle({ look: "plain" })}>
          {request.clear}
        </Link>
      }
    />
  ) : (
    <Empty
      icon="request"
      title={request.none}
      hint={request.noneHint}
      action={
        <Link to="/scrapers" className={buttonStyle({ look: "main" })}>
          {request.noneAction}
        </Link>
      }
    />
  );
}
