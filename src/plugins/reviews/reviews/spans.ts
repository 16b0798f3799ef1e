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
