import { lazy, Suspense, useMemo } from "react";
import { Loading } from "../page/loading.tsx";
import { useWords } from "../../words/language.ts";
import type { DaysView } from "./view-select.tsx";

const Chart = lazy(async () => ({ default: (await import("./chart.tsx")).Chart }));

/** What a chart of a month shows. */
export interface ShownDays {
  dates: string[];
  values: (number | null)[];
  forecast: (number | null)[];
  /** Drawn as a line across. */
  cap: number | null;
}

interface DaysChartProps {
  label: string;
  shown: ShownDays;
  view: DaysView;
  /** The same function as long as it writes the same. */
  write: (value: number) => string;
}

/** What was used by day, or as it adds up, with its cap. */
export function DaysChart({ label, shown, view, write }: DaysChartProps) {
  const { words } = useWords();
  // Drawn anew only when what it shows changes.
  const asText = JSON.stringify(shown);
  const { times, series, limit } = useMemo(() => {
    const { dates, values, forecast, cap } = JSON.parse(asText) as ShownDays;
    const hasForecast = forecast.some((one) => one !== null);
    return {
      times: dates.map((date) => new Date(`${date}T00:00`).getTime()),
      series: [
        { label: words.usage.used, values, look: view === "day" ? ("bars" as const) : ("line" as const) },
        ...(hasForecast ? [{ label: words.usage.forecast, values: forecast }] : []),
      ],
      limit: cap === null ? undefined : { value: cap, label: words.usage.cap },
    };
  }, [asText, words, view]);
  return (
    <Suspense fallback={<Loading rows={5} />}>
      <Chart label={label} times={times} series={series} write={write} {...(limit ? { limit } : {})} />
    </Suspense>
  );
}
