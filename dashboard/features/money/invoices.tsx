import { useData } from "../../data/use-data.ts";
import { MoneyInvoicesDocument, type InvoiceFragment, type InvoiceState } from "../../generated/money.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { PageSteps } from "../../parts/page/page-steps.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { Badge, type Tone } from "../../parts/ui/badge.tsx";
import { buttonStyle } from "../../parts/ui/button.tsx";
import { useWords } from "../../words/language.ts";

const TONES: Record<InvoiceState, Tone> = { OPEN: "warn", PAID: "good", VOID: "quiet" };

/** What was billed, each with its page and its PDF. */
export function Invoices() {
  const { words } = useWords();
  const [after, setAfter] = useUrlState("invoices", "");
  const found = useData(MoneyInvoicesDocument, { after: after === "" ? null : after });
  const columns = useColumns();
  return (
    <Shown of={found}>
      {({ invoices: { nodes, pageInfo } }) =>
        nodes.length === 0 ? (
          <Empty icon="ledger" title={words.money.noInvoices} hint={words.money.noInvoicesHint} />
        ) : (
          <>
            <Table
              label={words.money.invoices}
              columns={columns}
              rows={nodes}
              keyOf={({ id }) => id}
              actions={(invoice) => <Links invoice={invoice} />}
            />
            <PageSteps after={after || null} pageInfo={pageInfo} onStep={(to) => setAfter(to ?? "")} />
          </>
        )
      }
    </Shown>
  );
}

function Links({ invoice: { number, htmlUrl, pdfUrl } }: { invoice: InvoiceFragment }) {
  const { words } = useWords();
  const links = [
    [words.money.open, htmlUrl],
    ["PDF", pdfUrl],
  ] as const;
  return (
    <span className="inline-flex gap-1">
      {links.map(([label, url]) => (
        <a
          key={label}
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={`${label}: ${number}`}
          className={buttonStyle({ look: "ghost", size: "small" })}
        >
          {label}
        </a>
      ))}
    </span>
  );
}

function useColumns(): TableColumn<InvoiceFragment>[] {
  const { words, format } = useWords();
  const { columns } = words.money;
  return [
    {
      id: "number",
      title: columns.number,
      type: "text",
      value: ({ number }) => number,
      draw: ({ number, issuedAt, state }) => (
        <>
          {number}
          <span className="block text-xs text-quiet md:hidden">
            {format.date(issuedAt)}, {words.money.invoiceState[state]}
          </span>
        </>
      ),
    },
    {
      id: "what",
      title: columns.what,
      type: "text",
      isForWide: true,
      value: ({ lines }) => lines.map(({ description }) => description).join(", "),
    },
    {
      id: "issued",
      title: columns.issued,
      type: "text",
      isForWide: true,
      value: ({ issuedAt }) => issuedAt,
      draw: ({ issuedAt }) => format.date(issuedAt),
    },
    {
      id: "state",
      title: columns.state,
      type: "text",
      isForWide: true,
      value: ({ state }) => words.money.invoiceState[state],
      draw: ({ state, refundedUsdMicros }) => (
        <span className="inline-flex items-center gap-2">
          <Badge tone={TONES[state]}>{words.money.invoiceState[state]}</Badge>
          {refundedUsdMicros > 0 && (
            <span className="text-quiet">{words.money.refunded(format.usd(refundedUsdMicros))}</span>
          )}
        </span>
      ),
    },
    { id: "total", title: columns.total, type: "usd", value: ({ totalUsdMicros }) => totalUsdMicros },
  ];
}
