import {
  arr,
  asLists,
  at,
  atLeastOne,
  changed,
  countIn,
  eachPage,
  eachTarget,
  firstOf,
  type Found,
  idString,
  int,
  listOf,
  operation,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { editionInput, productForms, productInput, targetsOf } from "../inputs.ts";
import { askCall } from "../page/answer.ts";
import { placeOf } from "../page/place.ts";
import { askProduct, type KnownProduct } from "../product/ask-product.ts";
import { productOf } from "../targets.ts";
import { Review } from "./record.ts";
import { reviewsFrom } from "./read-reviews.ts";

/** What the call gives at once. */
const PAGE_SIZE = 10;
const MAX_PAGES = 100;

interface Cursor {
  /** 0 is the page of the product; the call counts from 1. */
  page: number;
  id: string;
  /** How many reviews the call gave. */
  seen: number;
  /** Those that the page of the product showed, which the call gives again. */
  printed: string[];
}

const LISTS = ["data", "result.data", "review.reviewData.reviewInfoList", "reviewInfoList"];
const TOTALS = ["maxListSize", "result.maxListSize", "review.reviewData.reviewNum"];

export const reviews = operation({
  name: "reviews",
  aliases: ["review", "productReviews", "comments"],
  title: "Reviews",
  summary: "Reviews of products with stars, time, country, pictures, films and how many found them helpful.",
  agentHint: "Use with product numbers or addresses. Stars and photos are picked from what the source lists.",
  availability: "partial",
  availabilityNote:
    "The few reviews that the page of a product carries. Further ones come from a call that Temu refuses to clients without a session: what was found stays, and the run ends as source_blocked.",
  input: z
    .object({
      ...productInput,
      ...editionInput,
      stars: listOf(countIn(1, 5), 5, "star filters")
        .optional()
        .describe("Only reviews with these stars.")
        .meta({ aliases: ["star", "rating", "ratings", "filterByStar"] }),
      reviewMode: z
        .enum(["all", "photos"])
        .default("all")
        .describe("all; photos: those with pictures or films.")
        .meta({ aliases: ["mode", "reviewType"] }),
    })
    .check(atLeastOne("productUrls", "productIds")),
  normalize: steps(productForms, asLists("stars")),
  record: Review,
  dedupeKey: (record) => `${record.productId} ${record.id}`,
  canary: {
    input: { productIds: ["601103130556373"] },
    atLeast: { records: 1, fields: ["rating", "publishedAt"] },
  },
  run: (ctx, asked, found) =>
    eachTarget(
      ctx,
      targetsOf(asked.productUrls, asked.productIds, productOf),
      async function* (target, inner) {
        const first: Cursor = { page: 0, id: target.id, seen: 0, printed: [] };
        const paging = { first, max: MAX_PAGES };
        yield* eachPage<Cursor, Found<z.input<typeof Review>>>(
          inner,
          paging,
          async function* ({ page, id, seen, printed }) {
            const query = { goods_id: id, page, size: PAGE_SIZE, need_max_size: true, sort_type: 0 };
            const read: KnownProduct =
              page === 0
                ? await askProduct(inner, asked, target)
                : { id, ...(await askCall(inner, asked, "/api/bg/engels/reviews/list", { query })) };
            const { data } = read;
            const rows = arr(firstOf(data, LISTS));
            const total = int(firstOf(data, TOTALS));
            // A page without state names no reviews, and one with it may lack them: both are no word that there are none.
            if (rows === null || (rows.length === 0 && total !== 0 && page === 0))
              throw changed(
                read.page,
                `The page of product ${read.id} has no reviews in a known form, and counts ${total ?? "none"}.`,
              );
            if (total !== null && page <= 1) inner.total(total);
            const all = reviewsFrom(
              rows,
              read.id,
              placeOf(read, asked, inner.warn),
              read.document === null ? "answer" : "page",
            );
            if (rows.length > 0 && all.length === 0)
              throw changed(read.page, `None of the reviews is about product ${read.id}.`);
            inner.held(read.page);
            const wanted = all.filter(
              ({ id: own, rating, imageUrls, videoUrls }) =>
                !printed.includes(own) &&
                (asked.stars === undefined || asked.stars.includes(rating ?? 0)) &&
                (asked.reviewMode === "all" || (imageUrls?.length ?? 0) > 0 || videoUrls !== null),
            );
            if (wanted.length === 0 && asked.stars !== undefined && all.some(({ rating }) => rating === null))
              throw changed(read.page, "Reviews do not tell their stars, by which they should be picked.");
            const shown = rows.flatMap((row) =>
              isNone(at(row, "pictures")) ? [] : (idString(row, "reviewId") ?? []),
            );
            const isUnread = all.some((one) => one.imageUrls === null && shown.includes(one.id));
            if (wanted.length === 0 && asked.reviewMode === "photos" && isUnread)
              throw changed(
                read.page,
                "Pictures of reviews, by which they should be picked, cannot be read.",
              );
            if (wanted.length === 0)
              inner.foundNothing(`The source lists no such reviews of product ${read.id}.`);
            for (const review of wanted) yield found.row(read.page, review);
            // The page repeats what the first answer of the call has.
            const known = page === 0 && read.document !== null ? 0 : seen + rows.length;
            if (total === null)
              inner.warn("more_unknown", "The source does not say how many reviews there are.");
            else if (rows.length < total && known < total && rows.length > 0)
              return {
                page: page === 0 && read.document === null ? 2 : page + 1,
                ...{ id: read.id, seen: known, printed: page === 0 ? all.map((one) => one.id) : printed },
              };
            else if (known < total && page > 0)
              inner.warn(
                "rows_missing",
                `The source counts ${total} reviews of product ${read.id} and lists ${known}.`,
              );
            return null;
          },
        );
      },
    ),
});

const isNone = (list: unknown): boolean => list === null || arr(list)?.length === 0;
