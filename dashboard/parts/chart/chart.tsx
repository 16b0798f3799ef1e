import { useEffect, useRef, useState } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { useWords } from "../../words/language.ts";
import { Table, type TableColumn } from "../table/table.tsx";

export interface Series {
  label: string;
  /** As many as there are `times`; null where there is none. */
  values: readonly (number | null)[];
  look?: "line" | "bars";
}

interface ChartProps {
  /** What it shows, for who does not see it: the numbers themselves are in the table below it. */
  label: string;
  /** In ms, rising. */
  times: readonly number[];
  series: readonly Series[];
  /** How its values are written. */
  write: (value: number) => string;
  /** A value that is drawn as a line across, such as a cap. */
  limit?: { value: number; label: string };
  /** Its axis is fitted to the values and need not begin at 0: for what is compared and not summed, such as prices. */
  isFitted?: boolean;
  heightPx?: number;
}

const DAY_MS = 86_400_000;
const COLORS = ["--c-accent", "--c-good", "--c-warn", "--c-bad", "--c-quiet"];

/** Values over time. Loaded by itself: pages import it with `lazy`. */
export function Chart(props: ChartProps) {
  const { label, times, series, write, limit, isFitted = false, heightPx = 220 } = props;
  const { format, words } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const color = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
    const isShort = (times.at(-1) ?? 0) - (times[0] ?? 0) < DAY_MS;
    const writeTime = (at: number) => (isShort ? format.clock : format.day)(new Date(at));
    // Said while nobody points at anything.
    const newest = times.findLastIndex((_, index) => series.some(({ values }) => values[index] !== null));
    const bars = uPlot.paths.bars?.({ size: [0.7, 60] });
    const axis = {
      stroke: color("--c-quiet"),
      grid: { stroke: color("--c-line"), width: 1 },
      ticks: { show: false },
    };
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height: heightPx,
        ms: 1,
        scales: {
          y: {
            range: (_plot, low, high) =>
              isFitted ? fitted(low, high) : [0, Math.max(high, limit?.value ?? 0) * 1.1 || 1],
          },
        },
        legend: { live: true },
        axes: [
          // A time of day is longer than a day.
          {
            ...axis,
            size: 28,
            space: isShort ? 100 : 60,
            values: (_plot, splits) => splits.map((at) => writeTime(at)),
          },
          { ...axis, size: 72, values: (_plot, splits) => splits.map(write) },
        ],
        series: [
          { value: (_plot, at) => format.date(new Date(at ?? times[newest] ?? 0)) },
          ...series.map(({ label: name, values, look = "line" }, index) => {
            const stroke = color(COLORS[index % COLORS.length] ?? "--c-accent");
            return {
              label: name,
              stroke,
              width: look === "bars" ? 0 : 2,
              value: (_plot: uPlot, pointed: number | null, _index: number, at: number | null) => {
                const value = at === null ? values[newest] : pointed;
                return value === null || value === undefined ? "–" : write(value);
              },
              ...(look === "bars" && bars ? { paths: bars, fill: stroke, points: { show: false } } : {}),
            };
          }),
          ...(limit
            ? [
                {
                  label: limit.label,
                  stroke: color("--c-bad"),
                  dash: [6, 4],
                  points: { show: false },
                  value: () => write(limit.value),
                },
              ]
            : []),
        ],
      },
      [
        [...times],
        ...series.map(({ values }) => [...values]),
        ...(limit ? [times.map(() => limit.value)] : []),
      ] as uPlot.AlignedData,
      element,
    );
    const resize = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: heightPx }));
    resize.observe(element);
    return () => {
      resize.disconnect();
      plot.destroy();
    };
  }, [times, series, write, limit, isFitted, heightPx, format, theme]);
  const columns: TableColumn<number>[] = [
    {
      id: "at",
      title: words.chart.time,
      type: "text",
      value: (index) => format.date(new Date(times[index] ?? 0)),
    },
    ...series.map(({ label: title, values }): TableColumn<number> => ({
      id: title,
      title,
      type: "text",
      value: (index) => {
        const value = values[index];
        return value === null || value === undefined ? null : write(value);
      },
    })),
  ];
  return (
    <figure className="min-w-0">
      <div ref={place} role="img" aria-label={label} className="chart min-w-0 overflow-hidden" />
      <details className="mt-2">
        <summary className="cursor-pointer text-xs text-quiet">{words.chart.asTable}</summary>
        <div className="mt-2 max-h-72 overflow-y-auto">
          <Table label={label} columns={columns} rows={times.map((_, index) => index)} keyOf={String} />
        </div>
      </details>
    </figure>
  );
}

/** A tenth of what they differ by, or of a price that never changed, above and below. */
function fitted(low: number, high: number): [number, number] {
  const space = (high - low || Math.abs(high) || 1) / 10;
  return [low < 0 ? low - space : Math.max(0, low - space), high + space];
}

/** Colours are drawn, so that another theme draws anew. */
function useTheme(): string | undefined {
  const [theme, setTheme] = useState(document.documentElement.dataset["theme"]);
  useEffect(() => {
    const watch = new MutationObserver(() => setTheme(document.documentElement.dataset["theme"]));
    watch.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => watch.disconnect();
  }, []);
  return theme;
}
