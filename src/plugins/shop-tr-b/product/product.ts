import {
  COMPATIBLE_SHOP_FLAGS,
  SHOP_FLAGS,
  shopFlags,
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
import { barcodes, localeInput, names, productForms, productInput, productTargets } from "../inputs.ts";
import { readReviewPage, type ReviewPage } from "../reviews/review-page.ts";
import { readListing } from "../shop/listing-page.ts";
import { cardsOf } from "../shop/cards.ts";
import { holdList } from "../shop/hold-list.ts";
import { GUARDED } from "../source.ts";
import { readShopUrl, type ShopTarget } from "../targets.ts";
import { readOffers } from "./offers.ts";
import { openProduct, productFrom } from "./read-product.ts";
import { Product } from "./record.ts";

const flags = shopFlags({
  includeOffers:
    "Offers with pieces in stock and campaign prices: one call more, which the site often refuses.",
  includeReviews: "Pictures of buyers from the first 50 reviews, and ratings by stars: one call more.",
  includeQuestions: "Says in `featureCoverage` how far the page shows questions; they are always given.",
  includeCustomerPhotos:
    "Says how far pictures of buyers were read: those on the page, with `includeReviews` of the first 50 reviews.",
  includeSellerInfo: "Says whether the page names the merchant; `merchant` has more.",
  includeDescription: "Says whether the page has the seller's own words; they are always given.",
  includeMinimumOrder: "Says whether the page states a least quantity; it is always given.",
});
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

/**
 * The product with a bar code.
 * @throws SourceError `input_not_found` when the hits of a search state others, `source_changed` when one of them states none
 */
async function withBarcode(ctx: RunContext, barcode: string) {
  const page = await ctx.http.get(`${ctx.origin("web")}/ara`, { query: { q: barcode } });
  const listing = readListing(page, 1, ctx.warn);
  holdList(ctx, { kind: "search", id: barcode, path: "ara", query: { q: barcode } }, page, listing);
  const hits = cardsOf(listing, { seen: 0, adverts: 0 }, ctx.warn).slice(0, MAX_HITS);
  let isStated = true;
  for (const { url } of hits) {
    const target = readShopUrl(url);
    if (target === null) continue;
    const opened = await openProduct(ctx, target);
    const draft = productFrom(opened, ctx.warn);
    if (draft.gtin?.padStart(14, "0") === barcode.padStart(14, "0")) return { opened, draft };
    isStated &&= draft.gtin !== null;
  }
  if (!isStated) throw changed(page, "Not all of the products found state a bar code.");
  const message = `None of the products found states the bar code ${barcode}.`;
  throw new SourceError("input_not_found", message, { url: page.url });
}

/** Pictures of the first reviews; null where these have none and there are more. */
function photosIn({ reviews, count, total }: ReviewPage): string[] | null {
  const photos = reviews.flatMap(({ imageUrls }) => imageUrls ?? []);
  return photos.length > 0 || count === total ? photos : null;
}

const asksAll = (count: number | null, samples: readonly unknown[] | null): boolean =>
  count !== null && samples !== null && samples.length >= count;

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
  features: SHOP_FLAGS,
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
        const photos = reviews === null ? draft.customerPhotoUrls : photosIn(reviews);
        if (photos === null && draft.customerPhotoUrls !== null)
          inner.warn(
            "field_missing",
            "customerPhotoUrls: the page shows pictures, and the list of reviews none.",
          );
        const first = offers?.find(({ buyboxRank }) => buyboxRank === 1);
        const record = {
          ...draft,
          allOffers: offers,
          stockQuantity: first?.stockQuantity ?? null,
          campaignPrice: first?.campaignPrice ?? draft.campaignPrice,
          ratingHistogram: draft.ratingHistogram ?? reviews?.summary?.ratingHistogram ?? null,
          customerPhotoUrls: photos,
          requestedDeliveryLocation: asked.deliveryLocation ?? null,
        };
        const coverage = coverageOf(asked, SHOP_FLAGS, {
          ...COMPATIBLE_SHOP_FLAGS,
          includeOffers: outcomeOf(offers !== null, record.offers !== null),
          includeReviews: outcomeOf(false, reviews !== null),
          includeQuestions: outcomeOf(
            asksAll(record.questionCount, record.questionSamples),
            record.questionSamples !== null,
          ),
          includeCustomerPhotos: outcomeOf(false, (photos ?? []).length > 0),
          includeSellerInfo: outcomeOf(false, record.seller !== null),
          includeDescription: outcomeOf(record.description !== null),
          includeMinimumOrder: outcomeOf(record.minimumOrderQuantity !== null),
        });
        return found(opened.page, record, coverage);
      });
    });
  },
});
