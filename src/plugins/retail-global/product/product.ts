import {
  atLeastOne,
  COMPATIBLE_SHOP_FLAGS,
  coverageOf,
  eachTarget,
  ExtraPages,
  operation,
  outcomeOf,
  SHOP_FLAGS,
  shopFlags,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { knownProduct, marketInput, names, productForms, productInput, productTargets } from "../inputs.ts";
import { readOffers } from "../offers/read-offers.ts";
import { askProduct } from "../page/product-page.ts";
import { reviewsOn } from "../reviews/reviews-on.ts";
import { readSeller } from "../seller/read-seller.ts";
import { productFrom } from "./read-product.ts";
import { Product } from "./record.ts";

const BUSINESS = "accepted for compatibility; Amazon has them for business accounts.";
const flags = shopFlags({
  includeReviews: "Reviews that the page prints, at most about thirteen.",
  includeOffers: "Offers of all sellers: one or two calls more for each product.",
  includeQuestions: "Questions: most pages show none since 2024, some a count.",
  includeSellerInfo: "The seller's own page: one page more.",
  includeCustomerPhotos: "Photos of customers: those of the reviews that the page prints.",
  includePriceTiers: `Prices by quantity: ${BUSINESS}`,
  includeMinimumOrder: `Least quantity of an order: ${BUSINESS}`,
  includeRfq: `Requests for a quotation: ${BUSINESS}`,
  includeDescription:
    "Says in `featureCoverage` whether the page describes it; a description is always given.",
  includeSalesData: "Says whether the page counts what was bought lately; the count is always given.",
});

export const product = operation({
  name: "product",
  aliases: ["products", "productDetails", "details", "item"],
  title: "Product details",
  summary:
    "All that the page of a product says: price, stock, seller, rating, forms, properties, ranks, pictures.",
  agentHint:
    "Use with ASINs or addresses; `search` finds them. `reviews` and `offers` have these one by one.",
  availability: "full",
  input: z
    .object({ ...productInput, ...marketInput, ...flags })
    .check(atLeastOne("productUrls", "productIds")),
  normalize: steps(productForms),
  selects: names("productUrls", "productIds", "product", "short"),
  features: SHOP_FLAGS,
  record: Product,
  dedupeKey: (record) => record.url,
  canary: { input: { productIds: ["B0057OC5O8"] }, atLeast: { records: 1, fields: ["title", "rating"] } },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    return eachTarget(ctx, productTargets(asked), async function* (given, inner) {
      const target = await knownProduct(inner, asked, given);
      const opened = await askProduct(inner, target.country, asked, target.id);
      const draft = productFrom(opened);
      yield* extra.each(inner, [draft], async () => {
        const panel = asked.includeOffers
          ? await extra.read("offers", () =>
              readOffers(inner, asked, { country: target.country, id: draft.id }),
            )
          : null;
        const sellerId = draft.seller?.url == null ? null : draft.seller.id;
        const sellerInfo =
          asked.includeSellerInfo && sellerId !== null
            ? await extra.read("seller", () =>
                readSeller(inner, asked, { country: target.country, id: sellerId }),
              )
            : null;
        const reviewSamples = asked.includeReviews ? reviewsOn(opened) : null;
        const coverage = coverageOf(asked, SHOP_FLAGS, {
          ...COMPATIBLE_SHOP_FLAGS,
          // Amazon prints a few of them and keeps the rest behind its sign-in page.
          includeReviews: outcomeOf(false, reviewSamples !== null && reviewSamples.length > 0),
          includeOffers: outcomeOf(panel?.isWhole === true, panel !== null || draft.price !== null),
          includeQuestions: outcomeOf(false, draft.questionCount !== null || draft.questionSamples !== null),
          includeSellerInfo: outcomeOf(sellerInfo !== null, draft.seller !== null),
          includeCustomerPhotos: outcomeOf(false, draft.customerPhotoUrls !== null),
          includeDescription: outcomeOf(draft.description !== null),
          includeSalesData: outcomeOf(false, draft.boughtLastMonthCount !== null),
        });
        const more = { reviewSamples, offers: panel?.offers ?? null, sellerInfo: sellerInfo?.record ?? null };
        const requestedDeliveryLocation = asked.deliveryLocation ?? null;
        return found(opened.page, { ...draft, ...more, requestedDeliveryLocation }, coverage);
      });
    });
  },
});
