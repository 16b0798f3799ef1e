import type { JsonObject } from "../../../plugin-sdk/index.ts";
import { type ReviewsAsked, wantedStars } from "./inputs.ts";
import type { ListedReview } from "./review-list.ts";

const SPANS = [
  [29, "last30days"],
  [88, "last3months"],
  [180, "last6months"],
  [364, "last12months"],
] as const;
/** The shortest span of the site that holds all days from `dateFrom` on; none for an earlier day. */
function spanOf({ date, dateFrom }: ReviewsAsked, now: Date): string | undefined {
  if (date !== undefined || dateFrom === undefined) return date;
  const days = (now.getTime() - Date.parse(dateFrom)) / 86_400_000;
  return SPANS.find(([most]) => days <= most)?.[1];
}

/** What the site is asked for: reviews with one number of stars, or with all that are wanted (null). */
export function queryOf(
  asked: ReviewsAsked,
  { star, page }: { star: number | null; page: number },
  now: Date,
) {
  const stars = wantedStars(asked);
  return {
    languages: baseOf(asked.language ?? "all"),
    sort: asked.sort,
    stars: star ?? (stars.length === 5 ? undefined : stars),
    date: spanOf(asked, now),
    verified: asked.verified || undefined,
    replies: asked.replies || undefined,
    search: asked.search,
    topics: asked.topics,
    page: page === 1 ? undefined : page,
  };
}

/**
 * The reviews of a page that fit. The site at times leaves a filter out, so each is applied again: `ignored` are those that
 * it should not have listed. It filters by spans only; without others `isProof` says that the page has none of the days.
 */
export function fits(rows: readonly ListedReview[], asked: ReviewsAsked, star: number | null) {
  const stars = star === null ? wantedStars(asked) : [star];
  const listed = rows.filter(
    ({ rating, language, verified, reply }) =>
      stars.includes(rating) &&
      [baseOf(language ?? ""), "all"].includes(baseOf(asked.language ?? "all")) &&
      (!asked.verified || verified === true) &&
      (!asked.replies || reply !== null),
  );
  const ignored = rows.length - listed.length;
  const isProof = listed.length > 0 && ignored === 0 && listed.every((row) => row.publishedAt !== null);
  return { wanted: listed.filter((row) => isInTime(row, asked)), ignored, isProof };
}

/**
 * Filters by words and topics that a page does not name among those that it is filtered by; reviews do not show whether
 * they fit. Null where the page names none at all.
 */
export function notSelected(asked: ReviewsAsked, selected: JsonObject | null): string[] | null {
  const wanted = { search: asked.search, topics: asked.topics };
  const names = (["search", "topics"] as const).filter((name) => wanted[name] !== undefined);
  if (selected === null) return names.length === 0 ? [] : null;
  return names.filter((name) => {
    const said = new Set(
      [selected[name] ?? selected[name === "topics" ? "aspects" : name]].flat().map(wordOf),
    );
    return [wanted[name]].flat().some((one) => !said.has(wordOf(one)));
  });
}
const wordOf = (value: unknown): string => String(value).trim().toLowerCase();

function isInTime({ publishedAt }: ListedReview, { dateFrom, dateTo }: ReviewsAsked): boolean {
  if (dateFrom === undefined && dateTo === undefined) return true;
  const day = publishedAt?.slice(0, "2026-01-31".length);
  return day !== undefined && day >= (dateFrom ?? day) && day <= (dateTo ?? day);
}

const baseOf = (language: string): string => language.toLowerCase().replace(/-.*/, "");
