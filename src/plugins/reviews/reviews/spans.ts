import type { ReviewsAsked } from "./inputs.ts";

/** Times that the site filters by, shortest first, with the least and the most days that they may have. */
export const SPANS = [
  { name: "last30days", least: 29, most: 31 },
  { name: "last3months", least: 88, most: 93 },
  { name: "last6months", least: 180, most: 185 },
  { name: "last12months", least: 364, most: 367 },
] as const;
export type Span = (typeof SPANS)[number]["name"];

/** The time to ask for: the shortest that holds all days from `dateFrom` on; none for an earlier day. */
export function askedSpan({ date, dateFrom }: ReviewsAsked, now: Date): Span | undefined {
  if (date !== undefined || dateFrom === undefined) return date;
  const days = (now.getTime() - Date.parse(dateFrom)) / 86_400_000;
  return SPANS.find(({ least }) => days <= least)?.name;
}

/** The oldest instant that is asked for, ISO 8601; empty where any is. Of a time of the site, whose length varies, the longest. */
export function oldestAsked({ date, dateFrom }: Pick<ReviewsAsked, "date" | "dateFrom">, now: Date): string {
  const span = SPANS.find(({ name }) => name === date);
  const start = span === undefined ? "" : new Date(now.getTime() - span.most * 86_400_000).toISOString();
  return [start, dateFrom ?? ""].toSorted().at(-1) ?? "";
}
