import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useData } from "../../data/use-data.ts";
import {
  OperatorRequestListDocument,
  OperatorScrapersDocument,
  type OperatorRequestListQuery,
  type RequestStatus,
} from "../../generated/operator.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { PageSteps } from "../../parts/page/page-steps.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { ANY, NarrowBy, optionsOf } from "../../parts/ui/narrow-by.tsx";
import { ProgressBadge } from "../../parts/ui/progress-badge.tsx";
import { SearchField } from "../../parts/ui/search-field.tsx";
import { useWords } from "../../words/language.ts";
import { ForOperator } from "./for-operator.tsx";

type Row = OperatorRequestListQuery["operatorRequests"]["nodes"][number];

/** What runs and ran, of all accounts. */
export function Page() {
  return (
    <ForOperator>
      <Narrowed />
    </ForOperator>
  );
}

function Narrowed() {
  const { words } = useWords();
  const { request, operator } = words;
  const [status, setStatus] = useUrlState<RequestStatus | typeof ANY>("status", ANY);
  const [scraper, setScraper] = useUrlState("scraper", ANY);
  const [account, setAccount] = useUrlState("account", "");
  const { data } = useData(OperatorScrapersDocument, {});
  const filters = (
    <>
      <NarrowBy
        label={request.columns.status}
        any={request.anyStatus}
        value={status}
        onChange={setStatus}
        className="w-36"
        options={optionsOf(request.status)}
      />
      <NarrowBy
        label={request.columns.scraper}
        any={request.anyScraper}
        value={scraper}
        onChange={setScraper}
        className="w-48"
        options={(data?.scrapers ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      />
      <SearchField label={operator.requests.ofAccount} value={account} onChange={setAccount} />
    </>
  );
  return (
    <ListPage title={operator.requests.title} intro={operator.requests.intro} filters={filters}>
      <Requests
        key={`${status} ${scraper} ${account}`}
        accountId={account === "" ? null : account.trim()}
        filter={{
          ...(status === ANY ? {} : { status: [status] }),
          ...(scraper === ANY ? {} : { scraper }),
        }}
      />
    </ListPage>
  );
}

interface RequestsProps {
  accountId: string | null;
  filter: { status?: RequestStatus[]; scraper?: string };
}

function Requests({ accountId, filter }: RequestsProps) {
  const { words } = useWords();
  const { requests } = words.operator;
  const [after, setAfter] = useState<string | null>(null);
  const found = useData(OperatorRequestListDocument, { accountId, filter, after });
  const columns = useColumns();
  return (
    <Shown of={found}>
      {({ operatorRequests: { nodes, pageInfo } }) =>
        nodes.length === 0 ? (
          <Empty icon="request" title={requests.none} hint={requests.noneHint} />
        ) : (
          <>
            <Table label={requests.title} rows={nodes} keyOf={({ id }) => id} columns={columns} />
            <PageSteps after={after} pageInfo={pageInfo} onStep={setAfter} />
          </>
        )
      }
    </Shown>
  );
}

function useColumns(): TableColumn<Row>[] {
  const { words, format } = useWords();
  const { columns, status: states } = words.request;
  const { operator } = words;
  return [
    {
      id: "id",
      title: columns.id,
      type: "text",
      value: ({ id }) => id,
      draw: ({ id, scraperId, operation }) => (
        <Link to={`/operator/requests/${id}`} className="font-medium hover:underline">
          {scraperId} <span className="font-normal text-quiet">{operation}</span>
        </Link>
      ),
    },
    {
      id: "account",
      title: operator.account,
      type: "text",
      isForWide: true,
      value: ({ accountId }) => accountId,
      draw: ({ accountId }) => (
        <Link to={`/operator/accounts/${accountId}`} className="font-mono text-xs text-quiet hover:underline">
          {accountId}
        </Link>
      ),
    },
    {
      id: "status",
      title: columns.status,
      type: "text",
      value: ({ status }) => states[status],
      draw: ({ status }) => <ProgressBadge state={status} names={states} />,
    },
    {
      id: "error",
      title: operator.requests.error,
      type: "text",
      isForWide: true,
      value: ({ error }) => error?.code ?? null,
      draw: ({ error }) =>
        error === null ? (
          <span className="text-quiet">–</span>
        ) : (
          <code className="text-xs">{error.code}</code>
        ),
    },
    {
      id: "records",
      title: columns.records,
      type: "number",
      isForWide: true,
      value: ({ recordCount }) => recordCount,
    },
    {
      id: "cost",
      title: columns.cost,
      type: "usd",
      isForWide: true,
      value: ({ finalCostUsdMicros, estimatedCostUsdMicros }) => finalCostUsdMicros ?? estimatedCostUsdMicros,
    },
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
