import { lazy, Suspense, useCallback, useMemo } from "react";
import { daysOf, sumsOf } from "../../parts/chart/days.ts";
import type { DaysView } from "../../parts/chart/view-select.tsx";
import { Loading } from "../../parts/page/loading.tsx";
import { useWords } from "../../words/language.ts";
import type { UsedMeter } from "./used-meters.ts";

const Chart = lazy(async () => ({ default: (await import("../../parts/chart/chart.tsx")).Chart }));

interface TrafficChartProps {
  month: string;
  today: string;
  meter: UsedMeter;
  view: DaysView;
}

/** One meter of a service by day, or as it adds up. A cap is of all services of the account together. */
export function TrafficChart({ month, today, meter, view }: TrafficChartProps) {
  const { words, format } = useWords();
  const cap = meter.caps.find(({ period }) => period === (view === "day" ? "DAY" : "MONTH"))?.value;
  // Drawn anew only when what it shows changes.
  const asText = JSON.stringify(daysOf(month, meter.byDay, { today, isLevel: false }));
  const { times, series } = useMemo(() => {
    const days = JSON.parse(asText) as ReturnType<typeof daysOf>;
    const shown = view === "sum" ? sumsOf(days) : days;
    return {
      times: shown.map(({ date }) => new Date(`${date}T00:00`).getTime()),
      series: [
        {
          label: words.usage.used,
          values: shown.map(({ value }) => value),
          look: view === "day" ? ("bars" as const) : ("line" as const),
        },
      ],
    };
  }, [asText, words, view]);
  const limit = useMemo(
    () => (cap === undefined ? undefined : { value: cap, label: words.usage.cap }),
    [cap, words],
  );
  const { unit } = meter;
  const write = useCallback(
    (value: number) => (unit === "byte" ? format.binaryBytes : format.number)(value),
    [unit, format],
  );
  return (
    <Suspense fallback={<Loading rows={5} />}>
      <Chart
        label={`${meter.title}, ${words.service.used.byDay}`}
        {...{ times, series, write }}
        {...(limit && { limit })}
      />
    </Suspense>
  );
}
