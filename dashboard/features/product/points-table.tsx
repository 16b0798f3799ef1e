import { Link } from "@tanstack/react-router";
import type { PricePointFragment } from "../../generated/product.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { useWords } from "../../words/language.ts";

/** Each look at the product, newest first, with the Request that looked. */
export function PointsTable({ points }: { points: readonly PricePointFragment[] }) {
  const { words, format } = useWords();
  const { columns } = words.product;
  const shown: TableColumn<PricePointFragment>[] = [
    { id: "seen", title: columns.seen, type: "moment", value: ({ observedAt }) => observedAt },
    {
      id: "price",
      title: columns.price,
      type: "number",
      value: ({ priceMicros }) => priceMicros,
      draw: ({ priceMicros, currency }) => (priceMicros === null ? "–" : format.money(priceMicros, currency)),
    },
    {
      id: "stock",
      title: columns.stock,
      type: "text",
      value: ({ availability }) => words.product.stock[availability ?? "unknown"] ?? availability,
    },
    {
      id: "seller",
      title: columns.seller,
      type: "text",
      isForWide: true,
      value: ({ seller }) => seller?.name ?? seller?.id,
    },
    {
      id: "request",
      title: columns.request,
      type: "text",
      isForWide: true,
      value: ({ requestId }) => requestId,
      draw: ({ requestId }) => (
        <Link to={`/requests/${requestId}`} className="text-accent hover:underline">
          <code className="text-xs">{requestId}</code>
        </Link>
      ),
    },
  ];
  return (
    <Table label={words.product.points} columns={shown} rows={points} keyOf={({ requestId }) => requestId} />
  );
}
