import {
  arr,
  atLeastOne,
  changed,
  coverageOf,
  eachTarget,
  ExtraPages,
  operation,
  outcomeOf,
  type RunContext,
  SourceError,
  sourceUrl,
  z,
} from "../../../plugin-sdk/index.ts";
import {
  barcodes,
  localeInput,
  names,
  optional,
  productForms,
  productInput,
  productTargets,
} from "../inputs.ts";
import { readReviewPage } from "../reviews/review-page.ts";
import { readListing } from "../shop/listing-page.ts";
import { cardsOf } from "../shop/cards.ts";
import { GUARDED } from "../source.ts";
import { readShopUrl, type ShopTarget } from "../targets.ts";
import { readOffers } from "./offers.ts";
import { openProduct, productFrom } from "./read-product.ts";
import { Product } from "./record.ts";

const flags = {
  includeOffers: optional(
    "Offers with pieces in stock and campaign prices: one call more, which the site often refuses.",
  ).meta({ aliases: ["includeListings", "includeSellers"] }),
  includeReviews: optional(
    "Pictures of buyers from the first 50 reviews, and ratings by stars: one call more.",
  ),
};
const FEATURES = Object.keys(flags) as (keyof typeof flags)[];
/** Hits of a bar code that are opened to see whether they state it. */
const MAX_HITS = 3;

/** Offers of a product as the site fetches them when somebody opens the list of merchants. */
async function askOffers(ctx: RunContext, sku: string) {
  const url = sourceUrl(ctx.origin("web"), "/api/v1/product/listings/{sku}", { sku });
  const page = await ctx.http.get(url, { headers: { accept: "application/json" } });
  const rows = arr(page.json(), "data.listings");
  if (rows === null) throw changed(page, "The answer has no list of offers.");
  return readOffers(rows, ctx.warn);
}

type Offers = ReturnType<typeof productFrom>["offers"];

/** The offers of the page with what only the answer about them tells, and those that the page leaves out. */
function mergedOffers(shown: Offers, answered: Offers): Offers {
  if (shown === null || answered === null) return shown ?? answered;
  const sellers = new Set(shown.map(({ seller }) => seller?.id));
  const enriched = shown.map((offer) => {
    const more = answered.find(({ seller }) => seller?.id === offer.seller?.id);
    const { stockQuantity = null, campaignPrice = null, isFulfilledByShop = null } = more ?? {};
    return {
      ...offer,
      stockQuantity: offer.stockQuantity ?? stockQuantity,
      campaignPrice: offer.campaignPrice ?? campaignPrice,
      isFulfilledByShop: offer.isFulfilledByShop ?? isFulfilledByShop,
    };
  });
  return [...enriched, ...answered.filter(({ seller }) => !sellers.has(seller?.id))];
}

/** The product with a bar code. @throws SourceError `input_not_found` when no hit of a search states it */
async function withBarcode(ctx: RunContext, barcode: string) {
  const page = await ctx.http.get(`${ctx.origin("web")}/ara`, { query: { q: barcode } });
  const hits = cardsOf(readListing(page, 1, ctx.warn), 0, ctx.warn);
  for (const { url } of hits.slice(0, MAX_HITS)) {
    const target = readShopUrl(url);
    const opened = target === null ? null : await openProduct(ctx, target);
    const draft = opened === null ? null : productFrom(opened, ctx.warn);
    if (opened !== null && draft?.gtin?.padStart(14, "0") === barcode.padStart(14, "0"))
      return { opened, draft };
  }
  throw new SourceError("input_not_found", `None of the products found states the bar code ${barcode}.`, {
    url: page.url,
  });
}

export const product = operation({
  name: "product",
  aliases: ["products", "productDetails", "details", "item"],
  title: "Product details",
  summary:
    "Everything public about products: price, offers of all merchants, forms, ratings, questions, properties, pictures.",
  agentHint:
    "Use with product ids, addresses or bar codes; `search` finds them. Each flag costs one call more.",
  availability: "partial",
  availabilityNote: GUARDED,
  input: z
    .object({ ...productInput, barcodes, ...localeInput, ...flags })
    .check(atLeastOne("productUrls", "productIds", "barcodes")),
  normalize: productForms,
  selects: names("productUrls", ["productIds", "barcodes"], "product", "group", "short", "app"),
  features: FEATURES,
  record: Product,
  dedupeKey: (record) => record.id,
  canary: {
    input: { productIds: ["HBCV00005Z5G9Z"] },
    atLeast: { records: 1, fields: ["title", "categories"] },
  },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    const targets: (ShopTarget | string)[] = [...productTargets(asked), ...(asked.barcodes ?? [])];
    return eachTarget(ctx, targets, async function* (target, inner) {
      const { opened, draft } =
        typeof target === "string"
          ? await withBarcode(inner, target)
          : await openProduct(inner, target).then((opened) => ({
              opened,
              draft: productFrom(opened, inner.warn),
            }));
      const when = <T>(flag: keyof typeof flags, read: () => Promise<T>) =>
        asked[flag] ? extra.read(flag, read) : Promise.resolve(null);
      yield* extra.each(inner, [draft], async () => {
        const offers = await when("includeOffers", () => askOffers(inner, draft.id));
        const reviews = await when("includeReviews", () => readReviewPage(inner, draft.id, 0, {}));
        const photos = reviews?.reviews.flatMap(({ imageUrls }) => imageUrls ?? []) ?? null;
        const merged = mergedOffers(draft.offers, offers);
        const first = merged?.find(({ buyboxRank }) => buyboxRank === 1);
        const record = {
          ...draft,
          offers: merged,
          stockQuantity: first?.stockQuantity ?? null,
          campaignPrice: first?.campaignPrice ?? draft.campaignPrice,
          ratingHistogram: draft.ratingHistogram ?? reviews?.summary?.ratingHistogram ?? null,
          customerPhotoUrls: photos ?? draft.customerPhotoUrls,
        };
        const coverage = coverageOf(asked, FEATURES, {
          includeOffers: outcomeOf(offers !== null, record.offers !== null),
          includeReviews: outcomeOf(false, photos !== null),
        });
        return found(opened.page, record, coverage);
      });
    });
  },
});
