import type { CapPeriod } from "../../store/usage/usage-documents.ts";
import { isStored } from "../meter/meters.ts";
import { daysOf } from "../meter/period.ts";
import type { UsedMonth } from "../meter/used-month.ts";

/** A day on which the cap would have stopped something. */
export interface SimulatedStop {
  date: string;
  /** Used on that day. */
  used: number;
  /** What of it the cap would have refused. */
  stopped: number;
}

export interface CapSimulation {
  metric: string;
  period: CapPeriod;
  value: number;
  month: string;
  /** Used in the whole month; of a level the highest. */
  used: number;
  stoppedQuantity: number;
  /** Of what was used, 0 to 100. */
  stoppedPercent: number;
  stops: SimulatedStop[];
  /** The days on which the warning would have come. */
  warnedOn: string[];
}

/** What a cap would have stopped in a month, by what was used on each of its days. */
export function simulateCap(
  used: UsedMonth,
  cap: { metric: string; period: CapPeriod; value: number; notifyAtPercent: number },
): CapSimulation {
  const { metric, period, value } = cap;
  const stops: SimulatedStop[] = [];
  const warnedOn: string[] = [];
  const level = isStored(metric);
  const warnsFrom = (value * cap.notifyAtPercent) / 100;
  let [sum, peak, before] = [0, 0, 0];
  for (const date of daysOf(used.month)) {
    const today = used.byDay.get(date)?.get(metric) ?? 0;
    if (period === "day" || level) before = 0;
    const after = before + today;
    const stopped = Math.max(0, after - Math.max(value, before));
    if (stopped > 0) stops.push({ date, used: today, stopped });
    const isNewWindow =
      level && period === "month" ? warnedOn.length === 0 : before === 0 || before < warnsFrom;
    if (today > 0 && after >= warnsFrom && isNewWindow) warnedOn.push(date);
    before = after;
    sum += today;
    peak = Math.max(peak, today);
  }
  const total = level ? peak : sum;
  const stoppedQuantity = level
    ? Math.max(0, peak - value)
    : stops.reduce((all, { stopped }) => all + stopped, 0);
  return {
    metric,
    period,
    value,
    month: used.month,
    used: total,
    stoppedQuantity,
    stoppedPercent: total === 0 ? 0 : Math.round((stoppedQuantity / total) * 10_000) / 100,
    stops,
    warnedOn,
  };
}
