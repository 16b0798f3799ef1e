import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useData } from "../../data/use-data.ts";
import { OperatorAccountListDocument, type OperatorAccountFragment } from "../../generated/operator.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { PageSteps } from "../../parts/page/page-steps.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { SearchField } from "../../parts/ui/search-field.tsx";
import { useWords } from "../../words/language.ts";
import { AccountBadges } from "./account-badges.tsx";
import { ForOperator } from "./for-operator.tsx";

/** Who uses the server. */
export function Page() {
  const { words } = useWords();
  const { accounts } = words.operator;
  const [search, setSearch] = useUrlState("q", "");
  const field = (
    <SearchField label={accounts.search} value={search} onChange={setSearch} className="sm:w-96" />
  );
  return (
    <ForOperator>
      <ListPage title={accounts.title} intro={accounts.intro} filters={field}>
        <Accounts key={search} search={search} />
      </ListPage>
    </ForOperator>
  );
}

function Accounts({ search }: { search: string }) {
  const { words } = useWords();
  const { accounts } = words.operator;
  const [after, setAfter] = useState<string | null>(null);
  const found = useData(OperatorAccountListDocument, { after, search });
  const columns = useColumns();
  return (
    <Shown of={found}>
      {({ operatorAccounts: { nodes, pageInfo } }) =>
        nodes.length === 0 ? (
          <Empty
            icon="account"
            title={search === "" ? accounts.none : accounts.noMatch}
            hint={accounts.noMatchHint}
          />
        ) : (
          <>
            <Table label={accounts.title} rows={nodes} keyOf={({ id }) => id} columns={columns} />
            <PageSteps after={after} pageInfo={pageInfo} onStep={setAfter} />
          </>
        )
      }
    </Shown>
  );
}

function useColumns(): TableColumn<OperatorAccountFragment>[] {
  const { words } = useWords();
  const { accounts } = words.operator;
  return [
    {
      id: "owner",
      title: accounts.owner,
      type: "text",
      value: ({ email }) => email ?? "",
      draw: (account) => (
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Link to={`/operator/accounts/${account.id}`} className="truncate font-medium hover:underline">
            {account.email ?? (account.name || account.id)}
          </Link>
          <AccountBadges account={account} />
        </div>
      ),
    },
    { id: "plan", title: accounts.plan, type: "text", isForWide: true, value: ({ plan }) => plan },
    {
      id: "balance",
      title: accounts.balance,
      type: "usd",
      isForWide: true,
      value: ({ availableUsdMicros }) => availableUsdMicros,
    },
    {
      id: "open",
      title: accounts.open,
      type: "number",
      isForWide: true,
      value: ({ openRequests }) => openRequests,
    },
    {
      id: "records",
      title: accounts.records,
      type: "number",
      isForWide: true,
      value: ({ recentRecords }) => recentRecords,
    },
    {
      id: "spend",
      title: accounts.spend,
      type: "usd",
      value: ({ recentSpendUsdMicros }) => recentSpendUsdMicros,
    },
    {
      id: "made",
      title: accounts.made,
      type: "moment",
      isForWide: true,
      value: ({ createdAt }) => createdAt,
    },
  ];
}
