import { DaysChart } from "../../parts/chart/days-chart.tsx";
import { daysOf, sumsOf } from "../../parts/chart/days.ts";
import type { DaysView } from "../../parts/chart/view-select.tsx";
import { useWords } from "../../words/language.ts";
import type { UsedMeter } from "./used-meters.ts";

interface TrafficChartProps {
  month: string;
  today: string;
  meter: UsedMeter;
  view: DaysView;
}

/** One meter of a service by day, or as it adds up. A cap is of all services of the account together. */
export function TrafficChart({ month, today, meter, view }: TrafficChartProps) {
  const { words, format } = useWords();
  const { title, unit, caps, byDay } = meter;
  const days = daysOf(month, byDay, { today, isLevel: false });
  const shown = view === "sum" ? sumsOf(days) : days;
  return (
    <DaysChart
      label={`${title}, ${words.service.used.byDay}`}
      shown={{
        dates: shown.map(({ date }) => date),
        values: shown.map(({ value }) => value),
        forecast: [],
        cap: caps.find(({ period }) => period === (view === "day" ? "DAY" : "MONTH"))?.value ?? null,
      }}
      view={view}
      write={unit === "byte" ? format.binaryBytes : format.number}
    />
  );
}
