import type { RunContext } from "../../../plugin-sdk/index.ts";
import type { readBusiness } from "../business/businesses.ts";
import { type ReviewsAsked, wantedStars } from "./inputs.ts";
import type { reviewsIn } from "./review-list.ts";
import { askedSpan, oldestAsked, type Span, SPANS } from "./spans.ts";

/** The site shows ten pages of a list; the next one asks to sign in. */
const PAGES_SHOWN = 10;

/** A part of the reviews of a business that is read as a list of its own; null is all that is asked for. */
export interface Window {
  star: number | null;
  language: string | null;
  date: Span | null;
  sort: ReviewsAsked["sort"];
}
/** Where to go on: the business as the site spells it, the list, its page, and the lists that come after it. */
export interface Cursor {
  target: string;
  window: Window;
  page: number;
  rest: Window[];
}

export const startOf = (target: string, { sort }: ReviewsAsked): Cursor => ({
  target,
  window: { star: null, language: null, date: null, sort },
  page: 1,
  rest: [],
});

export interface PageRead {
  list: ReturnType<typeof reviewsIn>;
  business: ReturnType<typeof readBusiness>;
  /** True where the page is not of the window, so that the rest of it is none either. */
  isOther: boolean;
  /** False where the page says that it has another order. */
  isInOrder: boolean;
}

/** The next page; after the last that is shown of a longer list, its parts by themselves. */
export function nextOf(cursor: Cursor, asked: ReviewsAsked, read: PageRead, ctx: RunContext): Cursor | null {
  const { window, page, rest } = cursor;
  const { pages, rows } = read.list;
  const oldest = rows.at(-1)?.publishedAt ?? null;
  const isPast =
    window.sort === "recency" && read.isInOrder && oldest !== null && oldest < oldestAsked(asked, ctx.now());
  const hasMore = !isPast && !read.isOther;
  if (hasMore && page < Math.min(pages ?? 1, PAGES_SHOWN) && rows.length > 0)
    return { ...cursor, page: page + 1 };
  const isCut = hasMore && (pages ?? 1) > PAGES_SHOWN;
  const parts = isCut ? partsOf(window, asked, read, ctx) : [];
  const others = isCut || window.date === null ? rest : rest.filter((one) => !isInside(one, window));
  const [next, ...after] = [...parts, ...others];
  return next === undefined ? null : { ...cursor, window: next, page: 1, rest: after };
}

/** Each number of stars, then each language, as far as the page counts reviews of them; then other orders and times. */
function partsOf(
  window: Window,
  asked: ReviewsAsked,
  { list, business }: PageRead,
  ctx: RunContext,
): Window[] {
  const counts = business.ratingHistogram;
  const stars = wantedStars(asked).filter((star) => counts?.[star as keyof typeof counts] !== 0);
  if (window.star === null && stars.length > 1) return stars.map((star) => ({ ...window, star }));
  const languages = business.languages?.filter(({ reviewCount }) => reviewCount !== 0) ?? [];
  if (window.language === null && asked.language === undefined && languages.length > 1)
    return languages.map(({ language }) => ({ ...window, language }));
  if (window.date !== null || window.sort !== asked.sort) return [];
  const what = [`${window.star ?? stars[0]} stars`, window.language ?? asked.language]
    .filter(Boolean)
    .join(", ");
  ctx.warn(
    "page_limit_reached",
    `Of ${list.total} reviews (${what}) the site shows 200 in one order; of the others those of another order and of shorter times are read.`,
  );
  // The newest reviews of a shorter time are those of the whole, and the newest of all are known.
  const oldest = window.sort === "recency" ? (list.rows.at(-1)?.publishedAt ?? "") : "";
  const known = (days: number) =>
    oldest !== "" && Date.parse(oldest) < ctx.now().getTime() - days * 86_400_000;
  const limit = SPANS.findIndex(({ name }) => name === askedSpan(asked, ctx.now()));
  const spans = SPANS.slice(0, limit === -1 ? SPANS.length : limit).filter(({ most }) => !known(most));
  const other = window.sort === "recency" ? "relevance" : "recency";
  return [
    { ...window, sort: other },
    ...spans.toReversed().map(({ name }): Window => ({ ...window, date: name, sort: "relevance" })),
  ];
}

/** True for a shorter time of the same reviews; the longer one comes first, and was read whole. */
const isInside = (one: Window, { star, language }: Window): boolean =>
  one.date !== null && one.star === star && one.language === language;
