import type { BillingFragment, PaymentState } from "../../generated/money.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { Badge, type Tone } from "../../parts/ui/badge.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { useWords } from "../../words/language.ts";

type Payment = BillingFragment["payments"][number];

const TONES: Record<PaymentState, Tone> = {
  OPEN: "quiet",
  PENDING: "accent",
  SUCCEEDED: "good",
  FAILED: "bad",
  EXPIRED: "quiet",
};

/** The newest payments, whatever became of them. */
export function Payments({ payments }: { payments: readonly Payment[] }) {
  const { words, format } = useWords();
  const { columns } = words.money;
  const shown: TableColumn<Payment>[] = [
    { id: "for", title: columns.purpose, type: "text", value: ({ purpose }) => words.money.purpose[purpose] },
    {
      id: "state",
      title: columns.state,
      type: "text",
      value: ({ state }) => words.money.paymentState[state],
      draw: ({ state, failure, refundedUsdMicros }) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <Badge tone={TONES[state]}>{words.money.paymentState[state]}</Badge>
          {failure !== null && <span className="text-quiet">{failure}</span>}
          {refundedUsdMicros > 0 && (
            <span className="text-quiet">{words.money.refunded(format.usd(refundedUsdMicros))}</span>
          )}
        </span>
      ),
    },
    { id: "begun", title: columns.begun, type: "moment", value: ({ createdAt }) => createdAt },
    { id: "amount", title: columns.amount, type: "usd", value: ({ usdMicros }) => usdMicros },
  ];
  return (
    <Card title={words.money.payments}>
      {payments.length === 0 ? (
        <p className="text-quiet">{words.money.noPayments}</p>
      ) : (
        <Table label={words.money.payments} columns={shown} rows={payments} keyOf={({ id }) => id} />
      )}
    </Card>
  );
}
