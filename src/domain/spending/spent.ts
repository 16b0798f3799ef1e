import type { SpendingDoc } from "../../store/spending/spending-documents.ts";

/** The scope of a spending limit for the whole account; other scopes are ids of API keys. */
export const WHOLE_ACCOUNT = "account";

/** Micro-USD that are spent and held in a month, by the account or by one of its keys. */
export function spentUnder(spending: SpendingDoc | null, scope: string): number {
  if (spending === null) return 0;
  const isAll = scope === WHOLE_ACCOUNT;
  const open = spending.open.filter(({ apiKeyId }) => isAll || apiKeyId === scope);
  return countedUnder(spending, scope) + open.reduce((sum, { usdMicros }) => sum + usdMicros, 0);
}

/** Micro-USD that Requests which are over have cost. */
export function countedUnder(spending: SpendingDoc | null, scope: string): number {
  return (scope === WHOLE_ACCOUNT ? spending?.usdMicros : spending?.byKey?.[scope]) ?? 0;
}

/** Records of a scraper that are stored and that open Requests may store yet, in the month or on one of its days. */
export function recordsUnder(spending: SpendingDoc | null, scraper: string, day: string | null): number {
  if (spending === null) return 0;
  const open = spending.open.filter((one) => one.scraper === scraper && (day === null || one.day === day));
  return countedRecords(spending, scraper, day) + open.reduce((sum, { records }) => sum + records, 0);
}

/** Records of a scraper that Requests which are over have stored. */
export function countedRecords(spending: SpendingDoc | null, scraper: string, day: string | null): number {
  return (day === null ? spending?.records?.[scraper] : spending?.days?.[day]?.[scraper]?.records) ?? 0;
}
