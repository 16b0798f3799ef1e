import { windowAt } from "../meter/account-meters.ts";
import { dayOf, endOf, STORED } from "../meter/period.ts";
import type { UsageCapDoc, CapPeriod } from "../../store/usage/usage-documents.ts";
import { percentOf, stateOf, type CapState } from "../meter/standing.ts";
import type { UsedMonth } from "../meter/used-month.ts";

/** A cap with where it stands. */
export interface CapView {
  metric: string;
  period: CapPeriod;
  value: number;
  notifyAtPercent: number;
  /** In the current day or month; of a level what is stored now. */
  used: number;
  /** Of `value`, 0 to 100 and beyond; 100 for a cap of 0. */
  percent: number;
  state: CapState;
  /** When counting begins anew; null for a level. */
  resetsAt: Date | null;
  version: number;
}

export function capView(cap: UsageCapDoc, month: UsedMonth, now: Date): CapView {
  const { metric, period, value, notifyAtPercent, version } = cap;
  const used = usedUnder(cap, month, now);
  const resetsAt = windowAt(cap, now) === STORED ? null : endOf(period, now);
  return {
    metric,
    period,
    value,
    notifyAtPercent,
    used,
    percent: percentOf(used, value),
    state: stateOf(used, value, notifyAtPercent),
    resetsAt,
    version,
  };
}

/** What counts against a cap now. A month that is read holds the current day. */
function usedUnder(cap: UsageCapDoc, month: UsedMonth, now: Date): number {
  const isOfDay = cap.period === "day" && windowAt(cap, now) !== STORED;
  const counted = isOfDay ? month.byDay.get(dayOf(now)) : month.total;
  return counted?.get(cap.metric) ?? 0;
}
