import { lazy, Suspense, useCallback, useMemo } from "react";
import type { PricePointFragment } from "../../generated/product.ts";
import { Loading } from "../../parts/page/loading.tsx";
import { useWords } from "../../words/language.ts";

const Chart = lazy(async () => ({ default: (await import("../../parts/chart/chart.tsx")).Chart }));

interface PriceChartProps {
  /** Newest first, in one currency. */
  points: readonly PricePointFragment[];
  currency: string | null;
}

export function PriceChart({ points, currency }: PriceChartProps) {
  const { words, format } = useWords();
  const asText = JSON.stringify(points.map(({ observedAt, priceMicros }) => ({ observedAt, priceMicros })));
  const { times, series } = useMemo(() => {
    const kept = (JSON.parse(asText) as { observedAt: string; priceMicros: number | null }[]).reverse();
    return {
      times: kept.map(({ observedAt }) => new Date(observedAt).getTime()),
      series: [{ label: words.product.price, values: kept.map(({ priceMicros }) => priceMicros) }],
    };
  }, [asText, words]);
  const write = useCallback((micros: number) => format.money(micros, currency), [format, currency]);
  return (
    <Suspense fallback={<Loading rows={5} />}>
      <Chart label={words.product.history} times={times} series={series} write={write} isFitted />
    </Suspense>
  );
}
