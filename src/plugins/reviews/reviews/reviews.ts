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
  str,
  wordsTo,
} from "../../../plugin-sdk/index.ts";
import { readBusiness } from "../business/businesses.ts";
import { targetForms } from "../inputs.ts";
import { businessPages } from "../site/business-page.ts";
import { businessOf, reviewOf } from "../targets.ts";
import { fits, notSelected, queryOf } from "./filters.ts";
import { FEATURES, namesReview, type ReviewsAsked, reviewsApart, reviewsInput } from "./inputs.ts";
import { Review } from "./record.ts";
import { reviewsIn } from "./review-list.ts";
import { type ReviewRecord, reviewRecords } from "./review-records.ts";
import { singleReview } from "./single-review.ts";
import { type Cursor, nextOf, startOf } from "./windows.ts";

/** Of a business: 200 reviews of each list that `nextOf` makes are ten of them. */
const MAX_PAGES = 2_000;
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
    "Use with domains, or with `reviewIds` for single reviews. A list ends at 200 reviews; a longer one is read by stars, languages, orders and times, which takes a page for each 20.",
  availability: "partial",
  availabilityNote:
    "The site shows 200 reviews of each number of stars in a language, of more those of two orders and of shorter times. It often answers programs with a challenge, which Quarry does not solve.",
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
      const start = startOf(first, asked);
      const paging = { first: start, max: MAX_PAGES };
      return eachPage<Cursor, Found<ReviewRecord>>(inner, paging, async function* (at) {
        // A checkpoint of an earlier version of this family has no window.
        const cursor = "window" in at ? at : start;
        const { page, state, name } = await pages(cursor.target, queryOf(asked, cursor, ctx.now()));
        const business = readBusiness(page, state, asked.includeCompanyInfo ? inner.warn : () => undefined);
        const list = reviewsIn(page, state, inner.warn);
        if (list.page !== null && list.page !== cursor.page)
          throw changed(page, `The page is page ${list.page} of the reviews, not ${cursor.page}.`);
        tell(inner, page, asked, cursor, list, business.reviewCount);
        const lost = notSelected(asked, list.selected);
        if (lost.length > 0) {
          inner.warn("filter_ignored", `The page of ${name} is not filtered by ${lost.join(" and ")}.`);
          return null;
        }
        const { wanted, ignored, isProof, isOther } = fits(list.rows, asked, cursor.window, ctx.now());
        if (ignored > 0)
          inner.warn("filter_ignored", `${ignored} reviews do not fit the filters, or do not say.`);
        if (wanted.length === 0 && isProof && list.isWhole)
          inner.foundNothing(`No review of ${name} on this page is of the time.`);
        yield* records(inner, { page, state, name }, business, list, wanted);
        const order = str(list.selected, "sort") ?? cursor.window.sort;
        const isInOrder = order === cursor.window.sort;
        if (!isInOrder) inner.warn("sort_ignored", `The page of ${name} is sorted by ${order}.`);
        return nextOf({ ...cursor, target: name }, asked, { list, business, isOther, isInOrder }, inner);
      });
    });
  },
});

type List = ReturnType<typeof reviewsIn>;

/** Says what the page lacks of what it states itself. @throws SourceError `source_changed` for reviews that are stated and not there */
function tell(
  ctx: RunContext,
  page: { url: string },
  asked: ReviewsAsked,
  { page: number, window: { star, language, date, sort } }: Cursor,
  list: List,
  reviewCount: number | null,
): void {
  const { total, perPage, given } = list;
  const isAll = star === null && language === null && date === null && sort === asked.sort;
  if (isAll && total !== null) ctx.total(total);
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
