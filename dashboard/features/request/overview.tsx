import type { GrowingRows } from "../../data/growing-rows.ts";
import { Stat, Stats } from "../../parts/ui/stat.tsx";
import { useNow } from "../../parts/ui/ago.tsx";
import { useWords } from "../../words/language.ts";
import { isActive } from "./status.tsx";
import { useRate } from "./use-rate.ts";
import type { RequestState } from "./use-run.ts";

interface OverviewProps {
  state: RequestState;
  /** What a Record costs. */
  priceUsdMicros: number;
  /** Those that the page has got: newer than the state, while it runs. */
  records: GrowingRows<unknown>;
}

/** How far it is, how fast, how long, and what it costs against its ceiling. */
export function Overview({ state, priceUsdMicros, records }: OverviewProps) {
  const { words, format } = useWords();
  // It looks at the rows once a second, not with each that comes.
  const now = useNow();
  const isRunning = isActive(state.status);
  const count = isRunning ? Math.max(state.recordCount, records.rows.length) : state.recordCount;
  const rate = useRate(count, isRunning);
  const took = state.durationMs ?? (state.startedAt === null ? null : now - Date.parse(state.startedAt));
  const whole =
    state.durationMs === null || state.durationMs === 0 ? null : count / (state.durationMs / 1000);
  const cost = state.finalCostUsdMicros ?? count * priceUsdMicros;
  const ceiling = state.maxCostUsdMicros ?? state.estimatedCostUsdMicros;
  const total = state.progress.total;
  const most = total === null ? state.limit : Math.min(total, state.limit);
  return (
    <div className="grid gap-3">
      <Stats>
        <Stat
          label={words.request.records}
          value={format.number(count)}
          note={
            total === null
              ? words.request.ofLimit(format.number(state.limit))
              : words.request.ofTotal(format.number(total))
          }
        />
        <Stat
          label={words.request.rate}
          value={
            isRunning
              ? format.number(Math.round(rate))
              : whole === null
                ? "–"
                : format.number(Number(whole.toPrecision(3)))
          }
          note={isRunning ? words.request.rateNow : words.request.rateWhole}
        />
        <Stat
          label={words.request.cost}
          value={format.usd(cost)}
          note={
            state.maxCostUsdMicros === null
              ? words.request.estimate(format.usd(state.estimatedCostUsdMicros))
              : words.request.ceiling(format.usd(state.maxCostUsdMicros))
          }
        />
        <Stat
          label={words.request.time}
          value={took === null ? "–" : format.duration(Math.max(took, 0))}
          note={
            state.startedAt === null
              ? words.request.waiting
              : `${words.request.started} ${format.clock(state.startedAt)}`
          }
        />
      </Stats>
      {isRunning && (
        <div className="grid gap-2 sm:grid-cols-2">
          <Bar label={words.request.progress} share={most === 0 ? 0 : count / most} tone="bg-accent" />
          <Bar
            label={words.request.cost}
            share={ceiling === 0 ? 0 : cost / ceiling}
            tone={cost / ceiling > 0.9 ? "bg-warn" : "bg-good"}
          />
        </div>
      )}
    </div>
  );
}

function Bar({ label, share, tone }: { label: string; share: number; tone: string }) {
  const { format } = useWords();
  const part = Math.min(Math.max(share, 0), 1);
  return (
    <div className="flex items-center gap-3 text-xs text-quiet">
      <span className="w-20 shrink-0">{label}</span>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(part * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 grow overflow-hidden rounded-full bg-raised"
      >
        <div
          className={`h-full origin-left rounded-full transition-transform ${tone}`}
          style={{ transform: `scaleX(${part})` }}
        />
      </div>
      <span className="w-12 text-right">{format.percent(Number(part.toFixed(3)))}</span>
    </div>
  );
}
