import {
  asLists,
  atLeastOne,
  changed,
  countIn,
  coverageOf,
  eachPage,
  eachTarget,
  type Found,
  listOf,
  operation,
  outcomeOf,
  type RunContext,
  SourceError,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { localeInput, optional, productForms, productInput, productTargets } from "../inputs.ts";
import { openProduct, skuOf } from "../product/read-product.ts";
import { variantsOf } from "../product/variants.ts";
import { readProductId } from "../targets.ts";
import { Review } from "./record.ts";
import { readShownReviews } from "./shown-reviews.ts";
import { type Filters, PAGE_SIZE, readReviewPage, type ReviewPage } from "./review-page.ts";

const FEATURES = ["includeSummary"] as const;
/** What careful readers stop at. */
const MAX_PAGES = 50;

export const reviews = operation({
  name: "reviews",
  aliases: ["review", "productReviews", "comments", "yorumlar"],
  title: "Reviews",
  summary: "Reviews of products with stars, date, merchant, city, pictures and who found them helpful.",
  agentHint:
    "Use with product ids or addresses. Forms of a product share their reviews; `reviewMode: product` parts them.",
  availability: "full",
  input: z
    .object({
      ...productInput,
      ...localeInput,
      reviewMode: z
        .enum(["all", "photos", "product"])
        .default("all")
        .describe(
          "all: of all forms of the product; photos: those with pictures; product: of this form alone.",
        )
        .meta({ aliases: ["mode", "reviewType"] }),
      sort: z
        .enum(["newest"])
        .optional()
        .describe("Order of the reviews. Without it the source's own, which is not by date.")
        .meta({ aliases: ["sortBy", "reviewSort", "orderBy"] }),
      stars: listOf(countIn(1, 5), 5, "star filters")
        .optional()
        .describe("Only reviews with these stars.")
        .meta({ aliases: ["star", "rating", "ratings", "selectedStars"] }),
      includeSummary: optional("Also what the source says of all reviews of the product together."),
    })
    .check(atLeastOne("productUrls", "productIds")),
  normalize: steps(productForms, asLists("stars")),
  selects: (raw) => /-yorumlari\b/.test(JSON.stringify(raw["productUrls"] ?? null)),
  features: FEATURES,
  record: Review,
  dedupeKey: (record) => record.id,
  canary: {
    input: { productIds: ["HBV00000NSB67"] },
    atLeast: { records: 5, fields: ["rating", "publishedAt"] },
  },
  run: (ctx, asked, found) =>
    eachTarget(ctx, productTargets(asked), async function* (target, inner) {
      const sku = await skuOf(inner, target);
      const { reviewMode, sort, stars, includeSummary } = asked;
      const common: Filters = {
        ...(sort === undefined ? {} : { sortField: "createdAt" }),
        ...(reviewMode === "photos" ? { showOnlyMediaAvailableReviews: true } : {}),
        ...(reviewMode === "product" ? { includeSiblingVariantContents: false } : {}),
      };
      // The source takes one number of stars in a call.
      const picks = stars === undefined || new Set(stars).size === 5 ? [null] : [...new Set(stars)];
      let forms: string[] | null = null;
      yield* eachTarget(inner, picks, async function* (pick, inside) {
        const filters: Filters = pick === null ? common : { ...common, selectedStars: pick };
        const paging = { first: 0, max: MAX_PAGES };
        yield* eachPage<number, Found<z.input<typeof Review>>>(inside, paging, async function* (from) {
          const read = await readReviewPage(inside, sku, from, filters).catch((error: unknown) => {
            const isGone =
              error instanceof SourceError &&
              ["source_request_refused", "source_unavailable"].includes(error.code);
            if (!isGone || from > 0 || Object.keys(filters).length > 0) throw error;
            inside.warn(
              "call_not_read",
              `seller, city, verified, helpfulCount, featureRatings, imageUrls: ${error.message} The first reviews that the page shows are read in their place, which may lack these.`,
            );
            return readShownReviews(inside, sku);
          });
          if (read.total !== null && from === 0) inside.total(read.total);
          const isOwn = read.reviews.some(({ productId }) => productId === sku);
          if (!isOwn && read.reviews.length > 0) forms = await checkForms(inside, sku, read, forms);
          inside.held(read.page);
          const wanted = read.reviews.filter(
            ({ rating, imageUrls }) =>
              (pick === null || rating === pick) && (reviewMode !== "photos" || (imageUrls?.length ?? 0) > 0),
          );
          if (wanted.length < read.reviews.length)
            inside.warn("row_dropped", "reviews: the source lists some that were not asked for.");
          if (read.count === 0) inside.foundNothing(`Product ${sku} has no such reviews.`);
          else if (from === 0 && wanted.length === 0)
            throw changed(read.page, "None of the reviews is of the kind that was asked for.");
          for (const review of wanted) {
            const summary = includeSummary ? read.summary : null;
            const isWhole = summary?.ratingHistogram != null;
            const outcome = outcomeOf(isWhole, summary !== null);
            yield found.row(
              read.page,
              { ...review, summary },
              coverageOf(asked, FEATURES, { includeSummary: outcome }),
            );
          }
          const seen = from + read.count;
          const isMore = read.hasMore ?? (read.total === null ? read.count === PAGE_SIZE : seen < read.total);
          if (read.count > 0 && isMore) return seen;
          // A page behind others that counts less than they listed is none of them.
          if (read.total !== null && (seen < read.total || (read.count === 0 && read.total < from)))
            inside.warn(
              "rows_missing",
              `The source counts ${read.total} reviews of product ${sku} and lists ${seen}.`,
            );
          return null;
        });
      });
    }),
});

/**
 * Reviews of other forms alone are right only where the page of the product names one of those.
 * @throws SourceError `source_changed` where it names none
 */
async function checkForms(
  ctx: RunContext,
  sku: string,
  { page, reviews }: ReviewPage,
  known: string[] | null,
): Promise<string[]> {
  const opened = known === null ? await openProduct(ctx, readProductId(sku)) : null;
  const forms = known ?? (variantsOf(opened?.data.store ?? null, ctx.warn) ?? []).map(({ id }) => id);
  if (!reviews.some(({ productId }) => forms.includes(productId)))
    throw changed(page, `None of the reviews is about product ${sku} or a form of it.`);
  return forms;
}
