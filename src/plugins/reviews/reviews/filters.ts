import type { JsonObject } from "../../../plugin-sdk/index.ts";
import { type ReviewsAsked, wantedStars } from "./inputs.ts";
import type { ListedReview } from "./review-list.ts";
import { askedSpan, oldestAsked } from "./spans.ts";
import type { Cursor, Window } from "./windows.ts";

/** What the site is asked for. */
export function queryOf(asked: ReviewsAsked, { window, page }: Cursor, now: Date) {
  const { star, language, date, sort } = window;
  const stars = wantedStars(asked);
  return {
    languages: language ?? baseOf(asked.language ?? "all"),
    sort,
    stars: star ?? (stars.length === 5 ? undefined : stars),
    date: date ?? askedSpan(asked, now),
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
 * `isOther` says that the page is not of the window.
 */
export function fits(
  rows: readonly ListedReview[],
  asked: ReviewsAsked,
  { star, language: own }: Window,
  now: Date,
) {
  const stars = star === null ? wantedStars(asked) : [star];
  const since = oldestAsked({ date: asked.date }, now);
  const listed = rows.filter(
    ({ rating, language, verified, reply, publishedAt }) =>
      stars.includes(rating) &&
      [baseOf(language ?? ""), "all"].includes(baseOf(own ?? asked.language ?? "all")) &&
      (!asked.verified || verified === true) &&
      (!asked.replies || reply !== null) &&
      (publishedAt ?? "") >= since,
  );
  const ignored = rows.length - listed.length;
  const isProof = listed.length > 0 && ignored === 0 && listed.every((row) => row.publishedAt !== null);
  const isOther = rows.some(
    ({ rating, language }) =>
      (star !== null && rating !== star) ||
      (own !== null && language !== null && baseOf(language) !== baseOf(own)),
  );
  return { wanted: listed.filter((row) => isInTime(row, asked)), ignored, isProof, isOther };
}

/**
 * Filters by words and topics that a page does not name among those that it is filtered by; reviews do not show whether
 * they fit.
 */
export function notSelected(asked: ReviewsAsked, selected: JsonObject | null): string[] {
  const wanted = { search: asked.search, topics: asked.topics };
  const names = (["search", "topics"] as const).filter((name) => wanted[name] !== undefined);
  return names.filter((name) => {
    const said = new Set(
      [selected?.[name] ?? selected?.[name === "topics" ? "aspects" : name]].flat().map(wordOf),
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
