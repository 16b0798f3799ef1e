import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useMemo } from "react";
import { Loading } from "../../parts/page/loading.tsx";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { useWords } from "../../words/language.ts";
import type { ScraperSpend, Spend } from "./spend.ts";

const Chart = lazy(async () => ({ default: (await import("../../parts/chart/chart.tsx")).Chart }));

interface SpendPartProps {
  spend: Spend;
  titles: ReadonlyMap<string, string>;
}

/** What scraping cost in 30 days: by day, and by scraper. */
export function SpendPart({ spend, titles }: SpendPartProps) {
  const { words } = useWords();
  return (
    <div className="grid gap-4 xl:grid-cols-[3fr_2fr]">
      <Card title={words.home.byDay}>
        <SpendChart days={spend.days} heightPx={heightBeside(spend.scrapers.length)} />
      </Card>
      <Card title={words.home.byScraper}>
        {spend.scrapers.length === 0 ? (
          <p className="text-quiet">{words.home.nothingSpent}</p>
        ) : (
          <ScraperTable rows={spend.scrapers} titles={titles} />
        )}
      </Card>
    </div>
  );
}

/** As high as the table of so many rows beside it, within reason. */
function heightBeside(rows: number): number {
  return Math.min(480, Math.max(180, 38 * (rows + 1) - 64));
}

function SpendChart({ days, heightPx }: { days: Spend["days"]; heightPx: number }) {
  const { words, format } = useWords();
  const values = JSON.stringify(days);
  // The same days are the same chart: it is drawn anew only when they change.
  const { times, series } = useMemo(() => {
    const kept = JSON.parse(values) as Spend["days"];
    return {
      times: kept.map(({ date }) => new Date(`${date}T00:00`).getTime()),
      series: [
        { label: words.home.spent, values: kept.map(({ usdMicros }) => usdMicros), look: "bars" as const },
      ],
    };
  }, [values, words]);
  return (
    <Suspense fallback={<Loading rows={5} />}>
      <Chart label={words.home.byDay} times={times} series={series} write={format.usd} heightPx={heightPx} />
    </Suspense>
  );
}

function ScraperTable({ rows, titles }: { rows: ScraperSpend[]; titles: SpendPartProps["titles"] }) {
  const { words } = useWords();
  const { columns } = words.home;
  const titleOf = (id: string) => titles.get(id) ?? id;
  const shown: TableColumn<ScraperSpend>[] = [
    {
      id: "scraper",
      title: columns.scraper,
      type: "text",
      value: ({ scraper }) => titleOf(scraper),
      draw: ({ scraper }) => (
        <Link to={`/scrapers/${scraper}`} className="hover:underline">
          {titleOf(scraper)}
        </Link>
      ),
    },
    {
      id: "records",
      title: columns.records,
      type: "number",
      value: ({ records }) => records,
      isForWide: true,
    },
    { id: "today", title: columns.today, type: "usd", value: ({ today }) => today },
    { id: "total", title: columns.total, type: "usd", value: ({ total }) => total },
  ];
  return <Table label={words.home.byScraper} columns={shown} rows={rows} keyOf={({ scraper }) => scraper} />;
}
