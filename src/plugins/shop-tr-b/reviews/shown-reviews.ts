import {
  arr,
  changed,
  contentId,
  fillerOf,
  findByType,
  int,
  jsonLd,
  type JsonObject,
  obj,
  readReviews,
  type RunContext,
  SourceError,
  sourceUrl,
  str,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { dataOf } from "../shop/states.ts";
import { landedOn, readProductId } from "../targets.ts";
import { Review } from "./record.ts";
import type { ReviewPage } from "./review-page.ts";
import { reviewsOf } from "./review-rows.ts";

const reviewOf = fillerOf(Review.shape);
const isReview = (item: JsonObject): boolean => findByType([item], "Review").length > 0;

/**
 * The first reviews on the page that shows them to people, for when the call behind it is no longer taken: those in the
 * data of the page, or in its linked data.
 * @throws SourceError `input_not_found` where it leads elsewhere, `source_changed` for another form
 */
export async function readShownReviews(ctx: RunContext, sku: string): Promise<ReviewPage> {
  const { path } = readProductId(sku);
  const page = await ctx.http.get(sourceUrl(ctx.origin("web"), "/{path}", { path: `${path}-yorumlari` }));
  if (landedOn(page.url)?.id !== sku)
    throw new SourceError("input_not_found", `Hepsiburada has no product ${sku}: it leads elsewhere.`, {
      url: page.url,
    });
  const { states } = dataOf(page);
  const parts = states.flatMap((state) => [obj(state, "data") ?? {}, obj(state, "data.data") ?? {}]);
  const held = parts.find((part) => obj(part, "userReviews") !== null && str(part, "sku") === sku);
  const rows = arr(held, "userReviews.data.approvedUserContent.approvedUserContentList");
  const { items, broken } = jsonLd(page.text);
  const linked = items.filter((item) => isReview(item) || item["itemReviewed"] != null);
  if (rows === null && linked.length === 0) throw changed(page, "The page has no reviews in a known form.");
  const reviews =
    rows === null ? linked.flatMap((node) => linkedReview(node, ctx.warn)) : reviewsOf(rows, ctx.warn);
  const total = int(held, "userReviews.totalItemCount") ?? int(held, "summary.userContentCount");
  const lost = rows === null ? linked.length + broken - reviews.length : 0;
  if (lost > 0) ctx.warn("row_dropped", `reviews: ${lost} in the linked data cannot be read.`);
  if (reviews.length === 0 && total !== 0)
    throw changed(page, "The page has no reviews that can be read, and does not say that there are none.");
  return {
    ...{ page, reviews, total, summary: null, hasMore: false },
    count: rows?.length ?? linked.length,
  };
}

/** None where a review lost whose it is, or a part of what its name is made of: it would get the name of another. */
function linkedReview(node: JsonObject, warn: Warn) {
  const productId = str(node, "itemReviewed.sku");
  const body = node["reviewBody"];
  // Stars without words have a null there.
  const isWhole = isReview(node) && (body === null || typeof body === "string");
  if (productId === null || !isWhole) return [];
  const productTitle = str(node, "itemReviewed.name");
  if (productTitle === null) warn("field_missing", "productTitle: a review does not name the product.");
  const { reviews } = readReviews({ items: [node], broken: 0 }, { locale: "tr" });
  return (reviews ?? []).flatMap(({ id, author, ...review }) => {
    const { publishedAt, publishedOn, rating, text } = review;
    const when = publishedAt ?? publishedOn;
    if (id === null && (author?.name == null || when === null || rating === null)) return [];
    return [
      reviewOf({
        ...review,
        id: id ?? contentId([productId, author?.name ?? null, when, rating, text]),
        productId,
        productTitle,
        // The page masks names before it shows them.
        author: author?.name?.includes("*") === true ? { name: author.name } : null,
      }),
    ];
  });
}
