import {
  asLists,
  changed,
  eachPage,
  eachTarget,
  type Found,
  type JsonObject,
  operation,
  type RunContext,
  steps,
  wordsTo,
} from "../../../plugin-sdk/index.ts";
import { readBusiness } from "../business/businesses.ts";
import { targetForms } from "../inputs.ts";
import { businessPages } from "../site/business-page.ts";
import { businessOf, reviewOf } from "../targets.ts";
import { fits, notSelected, queryOf } from "./filters.ts";
import {
  FEATURES,
  namesReview,
  type ReviewsAsked,
  reviewsApart,
  reviewsInput,
  wantedStars,
} from "./inputs.ts";
import { Review } from "./record.ts";
import { reviewsIn } from "./review-list.ts";
import { type ReviewRecord, reviewRecords } from "./review-records.ts";
import { singleReview } from "./single-review.ts";

/** The site shows ten pages of a list; the next one asks to sign in. */
const PAGES_SHOWN = 10;
/** All stars together, then each of them alone. */
const MAX_PAGES = 6 * PAGES_SHOWN;

/** Where to go on: the business as the site spells it, all stars (null) or one of them, and the page. */
interface Cursor {
  target: string;
  star: number | null;
  page: number;
}
const DATES = {
  month: "last30days",
  "3months": "last3months",
  "6months": "last6months",
  year: "last12months",
};
const FILTERS = [
  "stars",
  "sentiment",
  "date",
  "dateFrom",
  "dateTo",
  "verified",
  "replies",
  "search",
  "topics",
  "sort",
];

export const reviews = operation({
  name: "reviews",
  aliases: ["review", "businessReviews", "companyReviews"],
  title: "Reviews",
  summary: "Reviews of businesses with stars, text, dates, verification and the answer of the business.",
  agentHint:
    "Use with domains, or with `reviewIds` for single reviews. A list ends at 200 reviews; beyond that each number of stars is read by itself.",
  availability: "partial",
  availabilityNote:
    "The site shows 200 reviews per filter, so 1,200 of a business at most, and often answers programs with a challenge, which Quarry does not solve.",
  input: reviewsInput,
  normalize: steps(
    targetForms("businesses", businessOf, "country", "language"),
    reviewsApart,
    targetForms("reviewIds", reviewOf, "country"),
    asLists("stars", "sentiment", "topics"),
    wordsTo("date", DATES),
  ),
  selects: (raw: JsonObject) =>
    namesReview(raw) || ("businesses" in raw && FILTERS.some((name) => (raw[name] ?? null) !== null)),
  features: FEATURES,
  record: Review,
  dedupeKey: (record) => `${record.businessId}\n${record.id}`,
  canary: {
    input: { businesses: ["www.trustpilot.com"] },
    atLeast: { records: 10, fields: ["rating", "text", "publishedAt"] },
  },
  run(ctx, asked, found) {
    const pages = businessPages(ctx, asked.country);
    const records = reviewRecords(asked, found);
    async function* single(id: string, inner: RunContext): AsyncGenerator<Found<ReviewRecord>, void, void> {
      const one = await singleReview(inner, asked.country, id);
      // It says less of the business than the business's own page.
      const about =
        one.state.answer === "page" ? ({ ...one.state, answer: "review page" } as const) : one.state;
      const business = readBusiness(one.page, about, asked.includeCompanyInfo ? inner.warn : () => undefined);
      const list = reviewsIn(one.page, one.state, inner.warn);
      yield* records(inner, one, business, list, list.rows);
    }
    const singles = new Set(asked.reviewIds);
    return eachTarget(ctx, [...new Set(asked.businesses), ...singles], (first, inner) => {
      if (singles.has(first)) return single(first, inner);
      const start: Cursor = { target: first, star: null, page: 1 };
      const paging = { first: start, max: MAX_PAGES };
      return eachPage<Cursor, Found<ReviewRecord>>(inner, paging, async function* (cursor) {
        const { page, state, name } = await pages(cursor.target, queryOf(asked, cursor, ctx.now()));
        const business = readBusiness(page, state, asked.includeCompanyInfo ? inner.warn : () => undefined);
        const list = reviewsIn(page, state, inner.warn);
        if (list.page !== null && list.page !== cursor.page)
          throw changed(page, `The page is page ${list.page} of the reviews, not ${cursor.page}.`);
        tell(inner, page, cursor, list, business.reviewCount);
        const lost = notSelected(asked, list.selected);
        if (lost === null)
          inner.warn("field_missing", "filters.selected: the page does not say what it is filtered by.");
        if (lost !== null && lost.length > 0) {
          inner.warn("filter_ignored", `The page of ${name} is not filtered by ${lost.join(" and ")}.`);
          return null;
        }
        const { wanted, ignored, isProof } = fits(list.rows, asked, cursor.star);
        if (ignored > 0)
          inner.warn("filter_ignored", `${ignored} reviews do not fit the filters, or do not say.`);
        if (wanted.length === 0 && isProof && list.isWhole)
          inner.foundNothing(`No review of ${name} on this page is of the time.`);
        yield* records(inner, { page, state, name }, business, list, wanted);
        return nextOf({ ...cursor, target: name }, asked, list, inner);
      });
    });
  },
});

type List = ReturnType<typeof reviewsIn>;

/** Says what the page lacks of what it states itself. @throws SourceError `source_changed` for reviews that are stated and not there */
function tell(
  ctx: RunContext,
  page: { url: string },
  { page: number, star }: Cursor,
  list: List,
  reviewCount: number | null,
): void {
  const { total, perPage, given } = list;
  if (star === null && total !== null) ctx.total(total);
  if (given.size === 0) {
    if (total === 0 || (total === null && reviewCount === 0)) ctx.foundNothing("There are no such reviews.");
    else if (number === 1) throw changed(page, "The page states reviews and lists none.");
  }
  if (list.pages === null)
    ctx.warn("field_missing", "totalPages: the answer does not say how many reviews there are.");
  const expected = total === null ? 1 : Math.min(perPage, total - (number - 1) * perPage);
  if (given.size < expected)
    ctx.warn("rows_missing", `Page ${number} lists ${given.size} of ${expected} reviews.`);
}

/** The next page; after the last that is shown of a longer list, each number of stars by itself. */
function nextOf(
  cursor: Cursor,
  asked: ReviewsAsked,
  { pages, total, rows }: List,
  ctx: RunContext,
): Cursor | null {
  const { star, page } = cursor;
  const oldest = rows.at(-1)?.publishedAt ?? null;
  const isPast =
    asked.sort === "recency" && asked.dateFrom !== undefined && oldest !== null && oldest < asked.dateFrom;
  if (page < Math.min(pages ?? 1, PAGES_SHOWN) && rows.length > 0 && !isPast)
    return { ...cursor, page: page + 1 };
  const wanted = wantedStars(asked);
  const isCut = (pages ?? 1) > PAGES_SHOWN && !isPast;
  if (isCut && (star !== null || wanted.length === 1))
    ctx.warn("page_limit_reached", `Of ${total} reviews with ${star ?? wanted[0]} stars the site shows 200.`);
  const next =
    star === null ? (isCut && wanted.length > 1 ? wanted[0] : undefined) : wanted[wanted.indexOf(star) + 1];
  return next === undefined ? null : { ...cursor, star: next, page: 1 };
}
