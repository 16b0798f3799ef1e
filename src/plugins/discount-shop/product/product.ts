import { atLeastOne, coverageOf, eachTarget, operation, outcomeOf, z } from "../../../plugin-sdk/index.ts";
import {
  editionInput,
  includeSalesData,
  names,
  optional,
  productForms,
  productInput,
  targetsOf,
} from "../inputs.ts";
import { placeOf } from "../page/place.ts";
import { productOf } from "../targets.ts";
import { askProduct } from "./ask-product.ts";
import { readProduct } from "./read-product.ts";
import { Product } from "./record.ts";

const NOT_HERE = "Taken for the sake of other shops: Temu sells single pieces and shows nothing of it.";
const flags = {
  includeSalesData,
  includeReviews: optional("Reviews that the page of the product shows.", "includeReviewSamples"),
  includeCustomerPhotos: optional("Pictures of the reviews that the page shows.", "customerPhotos"),
  includeSellerInfo: optional(
    "Goods, sales, followers and labels of the shop.",
    "includeSeller",
    "includeMall",
  ),
  includeOffers: optional("Each product has one seller; the flag only reports it.", "offers"),
  includeQuestions: optional("Temu shows no questions; the flag only reports it.", "questions"),
  includePriceTiers: optional(NOT_HERE, "priceTiers"),
  includeMinimumOrder: optional(NOT_HERE, "includeMoq", "minimumOrderQuantity", "moq"),
  includeRfq: optional(NOT_HERE, "rfq", "rfqText"),
  includePriceHistory: optional(
    "Temu shows no history; price-tracker gives the price of now.",
    "priceHistory",
  ),
};
const FEATURES = Object.keys(flags) as (keyof typeof flags)[];
const COMPATIBLE = "accepted_for_compatibility";

export const product = operation({
  name: "product",
  aliases: ["products", "productDetails", "details", "item", "goods"],
  title: "Product details",
  summary:
    "Everything that the page of a product carries: price, forms with stock, sold count, shop, properties, pictures.",
  agentHint:
    "Use with product numbers or addresses; `search` finds them. `readFrom` says how much the page told.",
  availability: "partial",
  availabilityNote:
    "Only what the page of the product carries for a visitor without a session: Temu mostly answers with a sign-in page or a check, which ends the run as source_blocked.",
  input: z
    .object({ ...productInput, ...editionInput, ...flags })
    .check(atLeastOne("productUrls", "productIds")),
  normalize: productForms,
  selects: names("productUrls", "productIds", "product", "share"),
  features: FEATURES,
  record: Product,
  dedupeKey: (record) => record.id,
  canary: { input: { productIds: ["601099527865713"] }, atLeast: { records: 1, fields: ["title", "price"] } },
  run: (ctx, asked, found) =>
    eachTarget(
      ctx,
      targetsOf(asked.productUrls, asked.productIds, productOf),
      async function* (target, inner) {
        const answer = await askProduct(inner, asked, target);
        const draft = readProduct(answer, placeOf(answer, asked, inner.warn));
        const { variants, soldCountText, reviewSamples, customerPhotoUrls, sellerInfo, reviewCount, seller } =
          draft;
        const hasAll = reviewCount !== null && reviewSamples !== null && reviewSamples.length >= reviewCount;
        const sold = { soldCount: null, soldCountText: null, soldCountIsLowerBound: null, variants: null };
        const record = {
          ...draft,
          ...(asked.includeSalesData ? {} : sold),
          reviewSamples: asked.includeReviews ? reviewSamples : null,
          customerPhotoUrls: asked.includeCustomerPhotos ? customerPhotoUrls : null,
          sellerInfo: asked.includeSellerInfo ? sellerInfo : null,
        };
        const coverage = coverageOf(asked, FEATURES, {
          includeSalesData: outcomeOf(
            variants !== null && soldCountText !== null,
            variants !== null || soldCountText !== null,
          ),
          includeReviews: outcomeOf(hasAll, (reviewSamples?.length ?? 0) > 0),
          includeCustomerPhotos: outcomeOf(hasAll, (customerPhotoUrls?.length ?? 0) > 0),
          includeSellerInfo: outcomeOf(sellerInfo !== null, seller !== null),
          includeOffers: outcomeOf(seller !== null),
          includeQuestions: "not_found",
          includePriceTiers: COMPATIBLE,
          includeMinimumOrder: COMPATIBLE,
          includeRfq: COMPATIBLE,
          includePriceHistory: COMPATIBLE,
        });
        yield found(answer.page, record, coverage);
      },
    ),
});
