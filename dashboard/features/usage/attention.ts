import { ask } from "../../data/ask.ts";
import { UsageStopsDocument } from "../../generated/usage.ts";
import type { Attention } from "../../parts/shell/feature.ts";
import { meterOf, metersOf, quantityOf } from "./meter.ts";

/** Caps and spend limits that stop something, or soon will. */
export const attention: Attention = async (words, format) => {
  const { usage, scrapers } = await ask(UsageStopsDocument, {});
  if (usage === null) return [];
  const meters = metersOf(usage.meters, scrapers);
  const action = { label: words.usage.change, to: "/usage" };
  const caps = usage.caps.map(({ metric, period, value, percent, state }) => {
    const meter = meterOf(meters, metric);
    const name = words.usage.capName(meter.title, words.usage.period[period]);
    return { state, name, limit: quantityOf(meter, format)(value), percent };
  });
  const limits = usage.spendLimits.map(({ scope, state, monthlyUsdMicros, percent }) => ({
    state,
    name: scope === "account" ? words.usage.spendLimitOfAccount : words.usage.spendLimitOfKey(scope),
    limit: format.usd(monthlyUsdMicros ?? 0),
    percent: percent ?? 0,
  }));
  return [...caps, ...limits]
    .filter(({ state }) => state !== "OK")
    .map(({ state, name, limit, percent }) =>
      state === "STOPPED"
        ? { tone: "bad", text: words.usage.isStopped(name, limit), action }
        : { tone: "warn", text: words.usage.isWarned(name, limit, format.percent(percent / 100)), action },
    );
};
