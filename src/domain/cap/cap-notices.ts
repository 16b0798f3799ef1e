import type { JsonObject } from "../../kernel/json.ts";
import { moneyDigits, moneyText } from "../../kernel/usd.ts";
import type { SpendLimitDoc } from "../../store/spending/spending-documents.ts";
import { NO_SERVICE } from "../meter/no-service.ts";
import { percentOf } from "../meter/standing.ts";
import type { UsedMonth } from "../meter/used-month.ts";
import type { CapView } from "./cap-view.ts";

export type CapNotice = "warned" | "stopped" | "resumed";

/** Tells an account something once for each key; the notifications do it. */
export type Notify = (news: {
  accountId: string;
  key: string;
  kind: `usage.cap.${CapNotice}`;
  subject: string;
  message: string;
  data: JsonObject;
}) => Promise<void>;

/** What an account hears of a cap, once for each window and version. */
export function capNotice(
  notice: CapNotice,
  accountId: string,
  cap: CapView,
  window: string,
  month: UsedMonth,
  why = NEXT[notice],
): Parameters<Notify>[0] {
  const { metric, period, value, used, percent, notifyAtPercent, version, resetsAt } = cap;
  const services = [...month.byService].flatMap(([service, meters]) => {
    const quantity = meters.get(metric) ?? 0;
    return quantity === 0 ? [] : [{ service: service === NO_SERVICE ? null : service, used: quantity }];
  });
  return {
    accountId,
    key: `cap:${notice}:${metric}:${period}:${window}:${version}`,
    kind: `usage.cap.${notice}`,
    subject: `${metric}: ${SUBJECTS[notice]} (${used} of ${value} each ${period})`,
    message: `${used} of ${value} are used on the cap of ${metric} for each ${period}, which is ${percent} %. ${why}`,
    data: {
      metric,
      period,
      value,
      used,
      percent,
      notifyAtPercent,
      resetsAt: resetsAt?.toISOString() ?? null,
      serviceBreakdown: services,
      capVersion: version,
    },
  };
}

/** The same of a monthly spending limit. */
export function spendNotice(
  notice: CapNotice,
  limit: SpendLimitDoc,
  month: string,
  usdMicros: number,
  why = NEXT[notice],
): Parameters<Notify>[0] {
  const value = limit.monthlyUsdMicros ?? 0;
  const [spent, most] = [moneyDigits(usdMicros), moneyText(value)];
  return {
    accountId: limit.accountId,
    key: `spend:${notice}:${limit.scope}:${month}:${limit.version}`,
    kind: `usage.cap.${notice}`,
    subject: `Scraping: ${SUBJECTS[notice]} (${spent} of ${most} this month)`,
    message: `${spent} of ${most} are spent or held on scraping this month for ${limit.scope === "account" ? "the account" : `the API key ${limit.scope}`}. ${why}`,
    data: {
      metric: "scraping_spend",
      scope: limit.scope,
      period: "month",
      value,
      used: usdMicros,
      percent: percentOf(usdMicros, value),
      notifyAtPercent: limit.notifyAtPercent,
      capVersion: limit.version,
    },
  };
}

const SUBJECTS: Record<CapNotice, string> = {
  warned: "near to its cap",
  stopped: "stopped by its cap",
  resumed: "resumed",
};
const NEXT: Record<CapNotice, string> = {
  warned: "At 100 % it stops until the period is over or the cap is raised.",
  stopped: "It resumes when the period is over, or at once when the cap is raised or removed.",
  resumed: "What blocked it is over.",
};
