import {
  arr,
  changed,
  collapse,
  contentId,
  countIn,
  coverageOf,
  eachTarget,
  flag,
  isJsonObject,
  type JsonObject,
  listOf,
  operation,
  outcomeOf,
  readReviews,
  type RunContext,
  steps,
  asLists,
  z,
} from "../../../plugin-sdk/index.ts";
import { editionInput, listingIds, targetForms } from "../inputs.ts";
import { readingOf } from "../pages/facts.ts";
import { askListing } from "../pages/listing-page.ts";
import { listingNumber } from "../pages/short-link.ts";
import { warnUneven } from "../pages/uneven.ts";
import { listingUrl } from "../source.ts";
import { Review, reviewOf } from "./record.ts";
import { reviewsShown, type SaidReview } from "./shown-reviews.ts";

const FEATURES = ["includeAuthors"] as const;

export const reviews = operation({
  name: "reviews",
  aliases: ["review", "listingReviews"],
  title: "Reviews",
  summary: "The few reviews that the page of a listing carries, with stars, day and photos.",
  agentHint:
    "Use with numbers of listings. At most about four each; Etsy gives more only inside its own pages.",
  availability: "partial",
  availabilityNote:
    "A page carries four reviews at most; further ones need a token of the visitor's session. Etsy answers most plain clients with a guard page (source_blocked).",
  input: z.object({
    listingIds,
    ...editionInput,
    stars: listOf(countIn(1, 5), 5, "star filters")
      .optional()
      .describe("Only reviews with these stars, of those that the page carries.")
      .meta({ aliases: ["star", "rating", "ratings"] }),
    includeAuthors: flag
      .default(false)
      .describe("Also gives the name of who wrote each review: personal data."),
  }),
  normalize: steps(targetForms("listingIds", "listing"), asLists("stars")),
  features: FEATURES,
  record: Review,
  dedupeKey: (record) => record.id,
  canary: { input: { listingIds: ["949905096"] }, atLeast: { records: 1, fields: ["text", "rating"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.listingIds)], async function* (given, inner) {
      const listingId = await listingNumber(inner, given);
      const { page, doc, node, facts, product, shopName } = await askListing(inner, asked, listingId);
      const told = withWords(node, inner.warn);
      const { reviews: read, doubts } = readReviews({ items: [told], broken: 0 }, readingOf(facts, page.url));
      for (const { field, reason } of doubts) inner.warn("field_doubtful", `${field}: ${reason}`);
      const shown = reviewsShown(doc, facts);
      const hasWords = (read ?? []).some(({ text }) => text !== null);
      const clear = shown.filter(({ isClear }) => isClear);
      const rows: SaidReview[] = hasWords ? (read ?? []) : clear.map(({ said }) => said);
      if (rows.every(({ text }) => text === null) && (shown.length > 0 || "aggregateRating" in node))
        throw changed(page, `Listing ${listingId} is rated, and its page holds no review with words.`);
      const isWhole = rows.length >= shown.length;
      if (!isWhole)
        inner.warn(
          "reviews_missing",
          `resultPosition: the page shows ${shown.length} reviews, and ${rows.length} of them can be read.`,
        );
      warnUneven(inner.warn, "reviews", rows, ["rating", "ratingMax", "publishedOn", "text", "author"]);
      if (asked.stars !== undefined && rows.some(({ rating }) => rating === null))
        throw changed(page, `Not every review of listing ${listingId} has stars to choose by.`);
      const wanted = rows
        .map((review, index) => ({ review, place: isWhole ? index + 1 : null }))
        .filter(({ review }) => asked.stars?.some((stars) => stars === review.rating) ?? true);
      if (wanted.length === 0 && told !== node)
        throw changed(page, `The reviews of listing ${listingId} that can be read are not those asked for.`);
      if (wanted.length === 0) inner.foundNothing(`The page of listing ${listingId} has no such review.`);
      for (const { review, place } of wanted) {
        const region = clear.find(
          ({ said, text }) =>
            said === review || (review.text !== null && text.includes(collapse(review.text))),
        );
        const record = reviewOf({
          ...review,
          id: idOf(listingId, review),
          url: listingUrl(listingId),
          author: asked.includeAuthors ? review.author : null,
          verified: region === undefined ? null : true,
          imageUrls: region?.imageUrls ?? review.imageUrls,
          transactionId: region?.id ?? null,
          ...{ productId: listingId, listingTitle: product.title, shopName, resultPosition: place },
        });
        const outcomes = { includeAuthors: outcomeOf(record.author !== null) };
        yield found(page, record, coverageOf(asked, FEATURES, outcomes));
      }
    }),
});

/** Reviews that lost their words would get the id of another. */
function withWords(node: JsonObject, warn: RunContext["warn"]): JsonObject {
  const rows = arr(node, "review") ?? [];
  const told = rows.filter((row) => isJsonObject(row)).filter((row) => "reviewBody" in row);
  if (told.length === rows.length) return node;
  warn("row_dropped", "reviews: the data of the page have some without a place for words.");
  return { ...node, review: told };
}

/** The page's data give it none. */
const idOf = (listingId: string, { publishedOn, text, rating }: SaidReview): string =>
  contentId([listingId, text ?? [publishedOn, rating]]);
