import { useData } from "../../data/use-data.ts";
import { UsageTrialDocument, type CapPeriod } from "../../generated/usage.ts";
import { Icon } from "../../parts/ui/icon.tsx";
import { useWords } from "../../words/language.ts";
import { useSettled } from "./use-settled.ts";

interface TrialProps {
  metric: string;
  period: CapPeriod;
  /** Null while none is written that could be tried. */
  value: number | null;
  notifyAtPercent: number;
  month: string;
  write: (quantity: number) => string;
}

/** What a cap would have stopped, by the days of the month that the page shows. */
export function Trial({ metric, period, value, notifyAtPercent, month, write }: TrialProps) {
  const { words, format } = useWords();
  const asked = useSettled(value);
  const { data, problem } = useData(
    UsageTrialDocument,
    { metric, period, value: asked ?? 0, notifyAtPercent, month },
    { pause: asked === null },
  );
  const found = asked === null ? null : data?.usageCapSimulation;
  const day = (date: string) => format.day(`${date}T00:00`);
  if (problem) return <p className="text-xs text-bad">{problem.message}</p>;
  if (!found) return <p className="text-xs text-quiet">{words.usage.trial}</p>;
  const [first] = found.stops;
  const [warned] = found.warnedOn;
  return (
    <p role="status" className="flex gap-2 text-xs text-quiet">
      <Icon name={first ? "warning" : "info"} className={first ? "mt-px text-warn" : "mt-px"} />
      <span>
        {found.used === 0
          ? words.usage.trialUnused
          : first
            ? words.usage.trialStops({
                stopped: write(found.stoppedQuantity),
                used: write(found.used),
                percent: format.percent(found.stoppedPercent / 100),
                first: day(first.date),
                days: found.stops.length,
              })
            : words.usage.trialStopsNothing(write(found.used))}
        {warned !== undefined && ` ${words.usage.trialWarns(day(warned))}`}
      </span>
    </p>
  );
}
