import {
  arr,
  at,
  changed,
  countFrom,
  fieldFrom,
  fillerOf,
  firstOf,
  flagFrom,
  idFrom,
  int,
  isJsonObject,
  linksField,
  listFrom,
  needed,
  num,
  obj,
  rarely,
  readFields,
  readRows,
  type RunContext,
  str,
  textField,
  textFrom,
  timeOf,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { meanFrom, picturesOf, unlessZero } from "../shop/cards.ts";
import { askStore } from "../shop/store.ts";
import { sellerUrl } from "../targets.ts";
import { Review, summaryShape } from "./record.ts";

/** When: milliseconds since 1970, as a text before 2024. */
const timeFrom = (path: string) =>
  fieldFrom(path, textField(""), (value) => {
    const millis = num(value);
    return millis === null ? str(value) : new Date(millis).toISOString();
  });

/** A review; the second names are those of the years before 2024. */
const REVIEW = {
  id: needed(idFrom("id|reviewId", "")),
  productId: needed(idFrom("contentId", "")),
  title: rarely(textFrom("commentTitle", "")),
  text: textFrom("comment", ""),
  rating: needed(countFrom("rate", "")),
  published: rarely(timeFrom("createdAt|commentDateISOtype|lastModifiedAt")),
  helpfulCount: countFrom("likesCount|reviewLikeCount", ""),
  verified: flagFrom("trusted", ""),
  language: rarely(textFrom("language", "")),
  name: rarely(textFrom("userFullName", "")),
  sellerId: rarely(idFrom("seller.id|sellerId", "")),
  sellerName: rarely(textFrom("seller.name|sellerName", "")),
  pictures: rarely(
    fieldFrom("mediaFiles", linksField(""), (files) => {
      const kinds = arr(files)?.map((file) => [str(file, "mediaType"), at(file, "url")] as const);
      if (kinds?.every(([kind]) => kind !== null) !== true) return null;
      return picturesOf(kinds.filter(([kind]) => kind === "IMAGE").map(([, url]) => url));
    }),
  ),
};

const TAG = {
  name: needed(textFrom("name", "")),
  count: countFrom("count", ""),
  positiveCount: rarely(countFrom("sentiment.positive", "")),
  negativeCount: rarely(countFrom("sentiment.negative", "")),
};
const SUMMARY = {
  rating: meanFrom("averageRating"),
  ratingCount: countFrom("totalRatingCount", ""),
  reviewCount: countFrom("totalCommentCount", ""),
  photoReviewCount: rarely(countFrom("totalImageReviewCount", "")),
  tags: rarely(listFrom("tags", TAG, "")),
};
const STAR = { rate: needed(countFrom("rate", "")), count: needed(countFrom("count", "")) };
const reviewOf = fillerOf(Review.shape);
const summaryOf = fillerOf(summaryShape);

export interface ReviewsAsked {
  countryCode: string;
  query: Record<string, string | boolean | undefined>;
}
export const PAGE_SIZE = 20;

/** The Records of rows, as the gateway and the pages have them. */
export const reviewsFrom = (rows: readonly unknown[], warn: Warn) =>
  readRows(REVIEW, rows, { answer: "list of reviews", warn }, "reviews").map(
    ({ name, sellerId, sellerName, published, pictures, ...review }) => {
      // Both or none: some rows state no seller.
      if ((sellerId === null) !== (sellerName === null))
        warn("field_missing", `seller.id, seller.name: review ${review.id} has half of its seller.`);
      return reviewOf({
        ...review,
        ...timeOf("published", published, { locale: "tr" }),
        // Names are kept only where the source masks them.
        author: name?.includes("*") === true ? { name } : null,
        seller: sellerId === null ? null : { id: sellerId, name: sellerName, url: sellerUrl(sellerId) },
        imageUrls: pictures,
      });
    },
  );

/** One page of the reviews of a product, from 0. @throws SourceError `source_changed` for another form or another product */
export async function readReviewPage(
  ctx: RunContext,
  { countryCode, query }: ReviewsAsked,
  id: string,
  number: number,
) {
  const asked = { contentId: id, page: number, pageSize: PAGE_SIZE, ...query };
  const { page, result } = await askStore(
    ctx,
    countryCode,
    ["/review-read/product-reviews/detailed", {}],
    asked,
  );
  // The older list does not say which product it is about.
  const older = arr(result, "productReviews.content")?.map((row) => ({ ...obj(row), contentId: id }));
  const rows = arr(result, "reviews") ?? older ?? null;
  const summary = firstOf(result, ["summary", "contentSummary"]);
  if (rows === null || !isJsonObject(summary))
    throw changed(page, "The answer has no list of reviews with its summary.");
  const reading = { answer: "list of reviews", warn: ctx.warn };
  const stated = readFields(SUMMARY, summary, reading, "summary.");
  if (rows.length === 0 && number === 0 && stated.reviewCount !== 0 && Object.keys(query).length === 0)
    throw changed(
      page,
      `The list of reviews is empty, and the source counts ${stated.reviewCount ?? "nothing"}.`,
    );
  const reviews = reviewsFrom(rows, ctx.warn);
  const isAbout = reviews.some(({ productId }) => productId === id);
  if (rows.length > 0 && !isAbout) throw changed(page, `None of the reviews is about product ${id}.`);
  ctx.held(page);
  const stars = readRows(STAR, arr(summary, "ratingCounts") ?? [], reading, "summary.ratingCounts");
  const withStars = (rate: number) => stars.find((star) => star.rate === rate)?.count ?? null;
  const byStars = { 1: withStars(1), 2: withStars(2), 3: withStars(3), 4: withStars(4), 5: withStars(5) };
  return {
    page,
    isWhole: reviews.length === rows.length,
    count: rows.length,
    pages: int(firstOf({ summary, result }, ["summary.totalPages", "result.productReviews.totalPages"])),
    total: stated.reviewCount,
    summary: summaryOf({
      ...stated,
      rating: unlessZero(stated.rating),
      ratingHistogram: stars.length === 0 ? null : byStars,
      text: str(result, "aiSummary"),
    }),
    reviews,
  };
}

export type ReviewPage = Awaited<ReturnType<typeof readReviewPage>>;
