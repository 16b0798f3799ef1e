import type { UsageLineItemFragment } from "../../generated/usage.ts";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { useWords } from "../../words/language.ts";
import { quantityOf } from "./meter.ts";

/** Every meter with what it comes to; those without use only when asked for. */
export function MetersTable({ lines }: { lines: readonly UsageLineItemFragment[] }) {
  const { words } = useWords();
  const columns = useColumns();
  const [all, setAll] = useUrlState("all", "");
  const used = lines.filter(({ usedQuantity }) => usedQuantity > 0);
  const shown = all === "" ? used : lines;
  return (
    <Card
      title={words.usage.meters}
      actions={
        <Button size="small" look="ghost" onClick={() => setAll(all === "" ? "yes" : "")}>
          {all === "" ? words.usage.showAll : words.usage.showUsed}
        </Button>
      }
    >
      {shown.length === 0 ? (
        <p className="text-quiet">{words.usage.nothingUsed}</p>
      ) : (
        <Table label={words.usage.meters} columns={columns} rows={shown} keyOf={({ meter }) => meter} />
      )}
    </Card>
  );
}

function useColumns(): TableColumn<UsageLineItemFragment>[] {
  const { words, format } = useWords();
  const { columns } = words.usage;
  return [
    {
      id: "meter",
      title: columns.meter,
      type: "text",
      value: ({ title }) => title,
      draw: ({ title, unit }) => (
        <>
          {title} <span className="text-quiet">{unit}</span>
        </>
      ),
    },
    {
      id: "used",
      title: columns.used,
      type: "number",
      value: ({ usedQuantity }) => usedQuantity,
      draw: (line) => quantityOf(line, format)(line.usedQuantity),
    },
    {
      id: "included",
      title: columns.included,
      type: "number",
      isForWide: true,
      value: ({ includedQuantity }) => includedQuantity,
      draw: (line) => quantityOf(line, format)(line.includedQuantity),
    },
    {
      id: "price",
      title: columns.price,
      type: "usd",
      isForWide: true,
      value: ({ unitPriceUsdMicros }) => unitPriceUsdMicros,
      draw: (line) =>
        words.usage.pricePer(
          format.usd(line.unitPriceUsdMicros),
          quantityOf(line, format)(line.unitPricePer),
        ),
    },
    {
      id: "spend",
      title: columns.spend,
      type: "usd",
      value: ({ estimatedSpendUsdMicros }) => estimatedSpendUsdMicros,
      draw: ({ estimatedSpendUsdMicros }) => format.aboutUsd(estimatedSpendUsdMicros),
    },
    {
      id: "forecast",
      title: columns.forecast,
      type: "usd",
      isForWide: true,
      value: ({ forecastSpendUsdMicros }) => forecastSpendUsdMicros,
      draw: ({ forecastSpendUsdMicros }) => format.aboutUsd(forecastSpendUsdMicros),
    },
  ];
}
