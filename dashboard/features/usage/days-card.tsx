import { useMemo } from "react";
import type { UsageMonthQuery } from "../../generated/usage.ts";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Card } from "../../parts/ui/card.tsx";
import { Select } from "../../parts/ui/select.tsx";
import { DaysChart, type ShownDays } from "../../parts/chart/days-chart.tsx";
import { ViewSelect, type DaysView } from "../../parts/chart/view-select.tsx";
import { useWords } from "../../words/language.ts";
import { daysOf, forecastOf, sumsOf } from "../../parts/chart/days.ts";
import { meterOf, quantityOf, SPEND, type Meter } from "./meter.ts";

type Usage = NonNullable<UsageMonthQuery["usage"]>;

/** One meter by day, or as it adds up, with its cap drawn in. */
export function DaysCard({ usage, meters }: { usage: Usage; meters: readonly Meter[] }) {
  const { words, format } = useWords();
  const [id, setId] = useUrlState("meter", SPEND);
  const [view, setView] = useUrlState<DaysView>("view", "day");
  const shown = shownMeters(usage, meters, id);
  const meter = meterOf(meters, id);
  const write = useMemo(
    () => (meter.id === SPEND ? format.usd : quantityOf(meter, format)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the object is a new one each time
    [meter.id, meter.unit, format],
  );
  return (
    <Card
      title={words.usage.byDay}
      actions={
        <div className="flex min-w-0 flex-wrap justify-end gap-2">
          <Select
            label={words.usage.meter}
            value={id}
            onChange={setId}
            className="w-52"
            options={[
              { value: SPEND, label: words.usage.spend },
              ...shown.map((meter) => ({ value: meter.id, label: meter.title })),
            ]}
          />
          <ViewSelect view={view} onChange={setView} />
        </div>
      }
    >
      <DaysChart
        label={words.usage.byDay}
        shown={shownDays(usage, meter.id, view)}
        view={view}
        write={write}
      />
    </Card>
  );
}

function shownDays(
  { month, days, meters, billingEstimate, caps, spendLimits, updatedAt }: Usage,
  id: string,
  view: DaysView,
): ShownDays {
  const isLevel = meters.find(({ meter }) => meter === id)?.kind === "STORED";
  const used = new Map(
    days.flatMap(({ date, meters: counted, scrapingUsdMicros }) => {
      const value = id === SPEND ? scrapingUsdMicros : counted.find(({ meter }) => meter === id)?.quantity;
      return value === undefined ? [] : [[date, value] as const];
    }),
  );
  const each = daysOf(month, used, { today: updatedAt.slice(0, 10), isLevel });
  const isSum = view === "sum" && !isLevel;
  const shown = isSum ? sumsOf(each) : each;
  const line = billingEstimate.lineItems.find(({ meter }) => meter === id);
  const atEnd = id === SPEND ? scrapingForecast(billingEstimate.lineItems) : line?.forecastQuantity;
  const period = view === "sum" ? "MONTH" : "DAY";
  const cap = caps.find((one) => one.metric === id && one.period === period)?.value ?? null;
  const spending = spendLimits.find(({ scope }) => scope === "account")?.monthlyUsdMicros ?? null;
  return {
    dates: shown.map(({ date }) => date),
    values: shown.map(({ value }) => value),
    forecast: isSum && atEnd !== undefined ? forecastOf(shown, atEnd) : [],
    cap: id === SPEND ? (isSum ? spending : null) : cap,
  };
}

function scrapingForecast(lines: Usage["billingEstimate"]["lineItems"]): number {
  return lines.reduce(
    (sum, { scraper, forecastSpendUsdMicros }) => sum + (scraper === null ? 0 : forecastSpendUsdMicros),
    0,
  );
}

/** Those that have something to show. */
function shownMeters({ meters: counted, caps }: Usage, meters: readonly Meter[], chosen: string): Meter[] {
  const used = new Set(counted.filter(({ used }) => used > 0).map(({ meter }) => meter));
  for (const { metric } of caps) used.add(metric);
  used.add(chosen);
  return meters.filter(({ id }) => used.has(id));
}
