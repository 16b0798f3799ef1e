import { Link } from "@tanstack/react-router";
import { useData } from "../../data/use-data.ts";
import { OperatorLedgerDocument, type OperatorLedgerQuery } from "../../generated/operator.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { SearchField } from "../../parts/ui/search-field.tsx";
import { useWords } from "../../words/language.ts";
import { ForOperator } from "./for-operator.tsx";

type Fault = OperatorLedgerQuery["ledgerVerification"]["faults"][number];

/** Whether the books add up. */
export function Page() {
  return (
    <ForOperator>
      <Ledger />
    </ForOperator>
  );
}

function Ledger() {
  const { words, format } = useWords();
  const { ledger } = words.operator;
  const [account, setAccount] = useUrlState("account", "");
  const found = useData(OperatorLedgerDocument, { accountId: account.trim() === "" ? null : account.trim() });
  const columns = useColumns();
  return (
    <ListPage
      title={ledger.title}
      intro={ledger.intro}
      filters={
        <SearchField label={ledger.ofAccount} value={account} onChange={setAccount} className="sm:w-96" />
      }
      actions={
        <Button look="main" icon="refresh" isBusy={found.isLoading} onClick={found.again}>
          {ledger.verify}
        </Button>
      }
    >
      <Shown of={found}>
        {({ ledgerVerification: { accounts, entries, faults } }) =>
          faults.length === 0 ? (
            <Empty
              icon="check"
              title={ledger.fits}
              hint={ledger.fitsHint(format.number(accounts), format.number(entries))}
            />
          ) : (
            <div className="grid gap-3">
              <h2 className="font-semibold text-bad">{ledger.faults(faults.length)}</h2>
              <Table
                label={ledger.title}
                rows={faults}
                keyOf={({ accountId }) => accountId}
                columns={columns}
              />
            </div>
          )
        }
      </Shown>
    </ListPage>
  );
}

function useColumns(): TableColumn<Fault>[] {
  const { words, format } = useWords();
  const { operator } = words;
  const { ledger } = operator;
  return [
    {
      id: "account",
      title: operator.account,
      type: "text",
      value: ({ accountId }) => accountId,
      draw: ({ accountId }) => (
        <Link
          to={`/operator/accounts/${accountId}`}
          className="font-mono text-xs text-accent hover:underline"
        >
          {accountId}
        </Link>
      ),
    },
    {
      id: "entry",
      title: ledger.entry,
      type: "text",
      isForWide: true,
      value: ({ entryId }) => entryId,
      draw: ({ entryId }) => (entryId === null ? ledger.noEntry : <code className="text-xs">{entryId}</code>),
    },
    {
      id: "problem",
      title: ledger.problem,
      type: "text",
      value: ({ problem }) => problem,
      draw: ({ problem }) => <span className="whitespace-normal">{problem}</span>,
    },
    {
      id: "ledger",
      title: ledger.inLedger,
      type: "usd",
      isForWide: true,
      value: ({ ledgerUsdMicros }) => ledgerUsdMicros,
    },
    {
      id: "wallet",
      title: ledger.inWallet,
      type: "usd",
      isForWide: true,
      value: ({ walletUsdMicros }) => walletUsdMicros,
      draw: ({ walletUsdMicros }) =>
        walletUsdMicros === null ? ledger.noWallet : format.usd(walletUsdMicros),
    },
  ];
}
