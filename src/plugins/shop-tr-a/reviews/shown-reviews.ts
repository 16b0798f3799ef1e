import {
  arr,
  changed,
  contentId,
  fillerOf,
  type HttpResponse,
  jsonLd,
  jsonVariable,
  type LinkedReview,
  obj,
  readProduct,
  readReviews,
  requireEnd,
  type RunContext,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import { unlessZero } from "../shop/cards.ts";
import { type KnownTarget, readShopUrl } from "../targets.ts";
import { Review, summaryShape } from "./record.ts";
import { type ReviewPage, reviewsFrom } from "./review-page.ts";

const reviewOf = fillerOf(Review.shape);
const summaryOf = fillerOf(summaryShape);

/**
 * The reviews that pages show to people, for when the gateway no longer takes its call: the first ones, from the linked
 * data of the product, or those with pictures, from the page of its reviews.
 * @throws SourceError `source_changed` where neither page has them in a known form, or one is about another product
 */
export async function readShownReviews(ctx: RunContext, target: KnownTarget): Promise<ReviewPage> {
  const { id, path } = target;
  const ask = async (suffix: string) => {
    const page = await ctx.http.get(sourceUrl(ctx.origin("web"), "/{path*}", { path: path + suffix }));
    requireEnd(page, "</html>");
    const landed = readShopUrl(page.url);
    if (landed !== null && landed.id !== id) throw changed(page, `The page is not about product ${id}.`);
    return page;
  };
  const page = await ask("");
  const linked = jsonLd(page.text);
  const { product } = readProduct(linked, { about: id, locale: "tr", baseUrl: page.url });
  const total = product?.reviewCount ?? product?.ratingCount ?? null;
  const summary = summaryOf({
    rating: unlessZero(product?.rating ?? null),
    ratingCount: product?.ratingCount ?? null,
    reviewCount: product?.reviewCount ?? null,
  });
  const { reviews } = readReviews(linked, { about: id, locale: "tr", baseUrl: page.url });
  // One of stars alone has an empty text; where none states a text, nobody can tell them apart.
  const bodies = linked.items
    .flatMap(({ review }) => [review ?? []].flat())
    .map((one) => str(one, "reviewBody"));
  // Where others state an empty text, one without any lost it.
  const isLost = ({ id: own, text }: LinkedReview): boolean =>
    own === null && text === null && bodies.includes(null);
  const hasTexts = [...(reviews ?? []).map(({ text }) => text), ...bodies].some((text) => text !== null);
  const shown = (from: HttpResponse, rows: ReviewPage["reviews"], count: number): ReviewPage => ({
    ...{ page: from, count, pages: 1, total, summary, reviews: rows, isWhole: rows.length === count },
  });
  if (reviews !== null && reviews.length > 0 && hasTexts) {
    const read = reviews.flatMap((review) => (isLost(review) ? [] : linkedReview(id, review)));
    if (read.length < reviews.length)
      ctx.warn("row_dropped", "reviews: one lost its author, date, stars or text.");
    ctx.held(page);
    return shown(page, read, reviews.length);
  }
  if (total === 0) return shown(page, [], 0);
  const list = await ask("/yorumlar");
  const rows = arr(jsonVariable(list.text, '__review-detail__PROPS"]').value, "reviewImages.content");
  // The page does not always say again which product it is about.
  const read = reviewsFrom(rows?.map((row) => ({ contentId: id, ...obj(row) })) ?? [], ctx.warn);
  if (rows === null || read.length === 0 || !read.some(({ productId }) => productId === id))
    throw changed(list, `The pages of product ${id} show no reviews in a known form.`);
  return shown(list, read, rows.length);
}

/** None where a review lost its author, date or stars, for it would get the name of another. */
function linkedReview(productId: string, { id, author, ...review }: LinkedReview) {
  // Names are kept only where the source masks them.
  const name = author?.name?.includes("*") === true ? author.name : null;
  const { publishedOn, rating, text } = review;
  if (id === null && (author?.name == null || publishedOn === null || rating === null)) return [];
  return [
    reviewOf({
      ...review,
      id: id ?? contentId([productId, name, publishedOn, rating, text]),
      productId,
      author: name === null ? null : { name },
    }),
  ];
}
