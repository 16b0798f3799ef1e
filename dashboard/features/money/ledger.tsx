import { Link } from "@tanstack/react-router";
import { useData } from "../../data/use-data.ts";
import { MoneyLedgerDocument, type MoneyLedgerQuery } from "../../generated/money.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { PageSteps } from "../../parts/page/page-steps.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { useWords } from "../../words/language.ts";

type Entry = MoneyLedgerQuery["ledger"]["nodes"][number];

/** Every change of the balance, newest first. */
export function Ledger() {
  const { words } = useWords();
  const [after, setAfter] = useUrlState("entries", "");
  const found = useData(MoneyLedgerDocument, { after: after === "" ? null : after });
  const columns = useColumns();
  return (
    <Shown of={found}>
      {({ ledger: { nodes, pageInfo } }) =>
        nodes.length === 0 ? (
          <Empty icon="ledger" title={words.money.noEntries} hint={words.money.noEntriesHint} />
        ) : (
          <>
            <Table label={words.money.ledger} columns={columns} rows={nodes} keyOf={({ id }) => id} />
            <PageSteps after={after || null} pageInfo={pageInfo} onStep={(to) => setAfter(to ?? "")} />
          </>
        )
      }
    </Shown>
  );
}

function useColumns(): TableColumn<Entry>[] {
  const { words, format } = useWords();
  const { columns } = words.money;
  return [
    { id: "at", title: columns.when, type: "moment", value: ({ at }) => at },
    { id: "kind", title: columns.kind, type: "text", value: ({ kind }) => words.money.kind[kind] },
    {
      id: "source",
      title: columns.source,
      type: "text",
      isForWide: true,
      value: ({ source }) => source?.id,
      draw: ({ source }) => <Source source={source} />,
    },
    {
      id: "quantity",
      title: columns.quantity,
      type: "number",
      isForWide: true,
      value: ({ quantity }) => quantity,
      draw: ({ quantity, meter, unitPriceUsdMicros }) =>
        quantity === null ? (
          <span className="text-quiet">–</span>
        ) : (
          <>
            <span className="text-quiet">{meter}</span> {format.number(quantity)}
            {unitPriceUsdMicros !== null && (
              <span className="text-quiet"> × {format.usd(unitPriceUsdMicros)}</span>
            )}
          </>
        ),
    },
    { id: "usd", title: columns.amount, type: "usd", value: ({ usdMicros }) => usdMicros },
  ];
}

function Source({ source }: Pick<Entry, "source">) {
  if (source === null) return <span className="text-quiet">–</span>;
  const text = <code className="text-xs">{source.id}</code>;
  if (source.kind !== "request") return text;
  return (
    <Link to={`/requests/${source.id}`} className="text-accent hover:underline">
      {text}
    </Link>
  );
}
