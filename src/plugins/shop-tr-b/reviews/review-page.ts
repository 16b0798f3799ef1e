import {
  arr,
  changed,
  filledText,
  firstOf,
  int,
  num,
  obj,
  type QueryValue,
  type RunContext,
  str,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { histogramOf, reviewsOf } from "./review-rows.ts";

export const PAGE_SIZE = 50;

/** What the source picks and sorts by. */
export type Filters = Record<string, QueryValue | undefined>;

/**
 * One page of the reviews of a product, from an offset.
 * @throws SourceError `source_changed` for another form, and an empty list that is not said to be one
 */
export async function readReviewPage(ctx: RunContext, sku: string, from: number, filters: Filters) {
  const url = `${ctx.origin("reviews")}/queryapi/v2/ApprovedUserContents`;
  const all = { sku, from, size: PAGE_SIZE, includeSiblingVariantContents: true, includeSummary: true };
  const page = await ctx.http.get(url, { query: { ...all, ...filters } });
  const answer = page.json();
  const rows = arr(answer, "data.approvedUserContent.approvedUserContentList");
  const total = int(firstOf(answer, ["totalItemCount", "data.approvedUserContent.listCount"]));
  if (rows === null) throw changed(page, "The answer has no list of reviews.");
  if (rows.length === 0 && from === 0 && total !== 0)
    throw changed(page, `The list of reviews is empty, and the source counts ${total ?? "nothing"}.`);
  const links = obj(answer, "links");
  const reviews = reviewsOf(rows, ctx.warn);
  if (
    filters["includeSiblingVariantContents"] === false &&
    reviews.some(({ productId }) => productId !== sku)
  )
    throw changed(page, `Not all of the reviews are about product ${sku}.`);
  return {
    page,
    reviews,
    total,
    count: rows.length,
    hasMore: links === null ? null : filledText(links, "next") !== null,
    summary: summaryOf(answer, total, ctx.warn),
  };
}

/** What the answer says of all reviews; its forms differ, and parts of it may be missing. */
function summaryOf(answer: unknown, total: number | null, warn: Warn) {
  const stars = firstOf(answer, ["summary.details", "data.filterData.starCounts"]);
  const summary = {
    rating: num(answer, "summary.average"),
    reviewCount: total,
    ratingHistogram: stars === null ? null : histogramOf(stars, total, warn),
    text: filledText(str(answer, "summary") ?? ""),
  };
  return Object.values(summary).some((value) => value !== null) ? summary : null;
}

export type ReviewPage = Awaited<ReturnType<typeof readReviewPage>>;
