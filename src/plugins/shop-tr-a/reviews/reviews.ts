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
import {
  localeInput,
  optional,
  productForms,
  productInput,
  productTargets,
  shopCurrency,
} from "../inputs.ts";
import { knownTarget } from "../product/read-product.ts";
import { Review } from "./record.ts";
import { PAGE_SIZE, readReviewPage } from "./review-page.ts";
import { readShownReviews } from "./shown-reviews.ts";

const FEATURES = ["includeSummary"] as const;
const MAX_PAGES = 500;
const ORDERS = { recommended: "Score", newest: "CreatedDate" };

/** What the source picks and sorts by. */
interface Filters extends Record<string, string | boolean | undefined> {
  sellerId?: string;
}

export const reviews = operation({
  name: "reviews",
  aliases: ["review", "productReviews", "comments", "yorumlar"],
  title: "Reviews",
  summary: "Reviews of products with stars, date, seller, pictures and how many found them helpful.",
  agentHint: "Use with product ids or addresses. `stars` and photos are picked from what the source lists.",
  availability: "full",
  input: z
    .object({
      ...productInput,
      ...localeInput,
      reviewMode: z
        .enum(["all", "photos", "seller"])
        .default("all")
        .describe("all; photos: those with pictures; seller: those of the seller that the address names.")
        .meta({ aliases: ["mode", "reviewType"] }),
      sort: z
        .enum(["recommended", "newest"])
        .optional()
        .describe("Order of the reviews. Without it the source's own.")
        .meta({ aliases: ["sortBy", "reviewSort", "orderBy"] }),
      stars: listOf(countIn(1, 5), 5, "star filters")
        .optional()
        .describe("Only reviews with these stars.")
        .meta({ aliases: ["star", "rating", "ratings", "filterByStar"] }),
      includeSummary: optional("Also what the source says of all reviews of the product together."),
    })
    .check(atLeastOne("productUrls", "productIds"))
    .check(shopCurrency),
  normalize: steps(productForms, asLists("stars")),
  selects: (raw) => /-p-\d+\/yorumlar/.test(JSON.stringify(raw["productUrls"] ?? null)),
  features: FEATURES,
  record: Review,
  dedupeKey: (record) => record.id,
  canary: { input: { productIds: ["1081766367"] }, atLeast: { records: 5, fields: ["rating", "text"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, productTargets(asked), async function* (given, inner) {
      const target = await knownTarget(inner, given);
      const { id, query } = target;
      const { countryCode, reviewMode, sort, stars, includeSummary } = asked;
      const { merchantId } = query;
      if (reviewMode === "seller" && merchantId === undefined)
        inner.warn(
          "seller_unknown",
          `seller: the address of product ${id} names no seller; reviews of all are given.`,
        );
      const filters: Filters = {
        ...(sort === undefined ? {} : { order: "DESC", orderBy: ORDERS[sort] }),
        ...(reviewMode === "seller" && merchantId !== undefined
          ? { onlySellerReviews: true, sellerId: merchantId }
          : {}),
      };
      const paging = { first: 0, max: MAX_PAGES };
      yield* eachPage<number, Found<z.input<typeof Review>>>(inner, paging, async function* (number) {
        const list = { countryCode, query: filters };
        const read = await readReviewPage(inner, list, id, number).catch((error: unknown) => {
          const isGone =
            error instanceof SourceError &&
            ["source_request_refused", "source_unavailable"].includes(error.code);
          // Pages are those of one country, and in one order.
          const isPlain = countryCode === "tr" && Object.keys(filters).length === 0;
          if (!isGone || !isPlain || number > 0) throw error;
          inner.warn(
            "gateway_not_read",
            `seller, verified, helpfulCount: ${error.message} The reviews that pages show are read in their place.`,
          );
          return readShownReviews(inner, target);
        });
        if (read.total !== null && number === 0) inner.total(read.total);
        const ofSeller =
          filters.sellerId === undefined ? read.reviews : ofOne(read, filters.sellerId, inner.warn);
        const wanted = ofSeller.filter(
          ({ rating, imageUrls }) =>
            (stars === undefined || stars.includes(rating ?? 0)) &&
            (reviewMode !== "photos" || (imageUrls?.length ?? 0) > 0),
        );
        if (wanted.length === 0 && read.isWhole) inner.foundNothing(`Product ${id} has no such reviews.`);
        for (const review of wanted) {
          const summary = includeSummary ? read.summary : null;
          const coverage = coverageOf(asked, FEATURES, { includeSummary: outcomeOf(summary !== null) });
          yield found.row(read.page, { ...review, summary }, coverage);
        }
        const seen = number * PAGE_SIZE + read.count;
        if (read.count > 0 && (read.pages === null || number + 1 < read.pages)) return number + 1;
        if (read.total !== null && seen < read.total && Object.keys(filters).length === 0)
          inner.warn(
            "rows_missing",
            `The source counts ${read.total} reviews of product ${id} and lists ${seen}.`,
          );
        return null;
      });
    }),
});

/** The reviews of one seller, who alone was asked for. @throws SourceError `source_changed` when none of them is */
function ofOne(
  { page, reviews }: Awaited<ReturnType<typeof readReviewPage>>,
  id: string,
  warn: RunContext["warn"],
) {
  const own = reviews.filter(({ seller }) => seller?.id === id);
  if (own.length === 0 && reviews.length > 0) throw changed(page, `None of the reviews is of seller ${id}.`);
  if (own.length < reviews.length) warn("row_dropped", `Not all of the reviews are of seller ${id}.`);
  return own;
}
