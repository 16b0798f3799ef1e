import {
  asLists,
  atLeastOne,
  changed,
  countIn,
  eachTarget,
  listOf,
  operation,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { knownProduct, marketInput, productForms, productInput, productTargets } from "../inputs.ts";
import { askProduct } from "../page/product-page.ts";
import { ratingOn } from "../page/rating.ts";
import { Review } from "./record.ts";
import { hasEmptyList, reviewsOn } from "./reviews-on.ts";

export const reviews = operation({
  name: "reviews",
  aliases: ["review", "productReviews", "customerReviews"],
  title: "Reviews",
  summary: "The reviews that the page of a product prints: about eight of its country and five of others.",
  agentHint: "Use with ASINs. No further reviews are public; `product` has the figures of all ratings.",
  availability: "partial",
  availabilityNote:
    "Since November 2024 every further page of reviews asks to sign in; what the page of the product prints is read. Names of reviewers are left out.",
  input: z
    .object({
      ...productInput,
      ...marketInput,
      stars: listOf(countIn(1, 5), 5, "star filters")
        .optional()
        .describe("Only reviews with these stars, of those that the page prints.")
        .meta({ aliases: ["star", "rating", "ratings", "filterByStar"] }),
    })
    .check(atLeastOne("productUrls", "productIds")),
  normalize: steps(productForms, asLists("stars")),
  record: Review,
  dedupeKey: (record) => record.id,
  canary: { input: { productIds: ["B0057OC5O8"] }, atLeast: { records: 1, fields: ["text", "rating"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, productTargets(asked), async function* (given, inner) {
      const { country, id } = await knownProduct(inner, asked, given);
      const opened = await askProduct(inner, country, asked, id);
      inner.held(opened.page);
      const printed = reviewsOn(opened);
      const { ratingCount } = ratingOn(opened.doc, { ...opened.facts, warn: () => undefined });
      if (printed.length === 0 && (ratingCount ?? 0) > 0)
        throw changed(
          opened.page,
          `${id} has ${ratingCount} ratings, and its page prints no review; some visitors get none.`,
        );
      if (asked.stars !== undefined && printed.some(({ rating }) => rating === null))
        throw changed(opened.page, `Not every review of ${id} has stars to choose by.`);
      if (hasEmptyList(opened.doc)) throw changed(opened.page, `A list of reviews of ${id} is empty.`);
      const rows = printed
        .map((review, index) => ({ ...review, resultPosition: index + 1 }))
        .filter(({ rating }) => asked.stars?.some((stars) => stars === rating) ?? true);
      if (rows.length === 0) inner.foundNothing(`The page of ${id} prints no such review.`);
      for (const row of rows)
        yield found.row(opened.page, { ...row, productId: opened.id, productTitle: opened.title });
    }),
});
