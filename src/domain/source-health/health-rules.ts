import { isNeutral } from "../../scrape-host/is-neutral.ts";
import type { SourceHealthDoc, SourceOutcome } from "../../store/source-health/health-documents.ts";

/** What a caller may expect of a source now. `disabled`: the plugin did not load. */
export const HEALTH_STATUSES = [
  "ready",
  "degraded",
  "blocked",
  "changed",
  "not_implemented",
  "disabled",
] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

/** Only the newest runs speak for the present. */
const JUDGED_OUTCOMES = 10;
const MANY = 0.5;

/** Status from real run outcomes, newest last. No outcome yet is `ready`: nothing speaks against it. */
export function statusOf(recent: readonly Pick<SourceOutcome, "code">[]): HealthStatus {
  const judged = recent.slice(-JUDGED_OUTCOMES);
  if (judged.length === 0) return "ready";
  const share = (...codes: string[]): number =>
    judged.filter((one) => one.code !== null && codes.includes(one.code)).length / judged.length;
  if (share("source_changed", "plugin_bad_output", "plugin_crashed") >= MANY) return "changed";
  if (share("source_blocked", "source_rate_limited") >= MANY) return "blocked";
  return judged.some((one) => one.code !== null) ? "degraded" : "ready";
}

/** How often each failure code occurs among the recent runs, as a share from 0 to 1. */
export function errorRates(
  recent: readonly SourceOutcome[],
): { code: string; rate: number; count: number }[] {
  const counts = new Map<string, number>();
  for (const { code } of recent) if (code !== null) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, count, rate: count / recent.length }))
    .sort((a, b) => b.count - a.count);
}

/** The judged part of a health document, for sources that never ran too. Earlier versions counted more codes. */
export function outcomesOf(doc: SourceHealthDoc | undefined): SourceOutcome[] {
  return (doc?.recent ?? []).filter(({ code }) => code === null || !isNeutral(code));
}
