import { atLeastOne, coverageOf, eachTarget, operation, SHOP_FLAGS, z } from "../../../plugin-sdk/index.ts";
import { productFlags, productOutcomes } from "../features.ts";
import { editionInput, names, productForms, productInput, targetsOf } from "../inputs.ts";
import { placeOf } from "../page/place.ts";
import { productOf } from "../targets.ts";
import { askProduct } from "./ask-product.ts";
import { readProduct } from "./read-product.ts";
import { NO_SALES_DATA, Product } from "./record.ts";

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
    .object({ ...productInput, ...editionInput, ...productFlags })
    .check(atLeastOne("productUrls", "productIds")),
  normalize: productForms,
  selects: names("productUrls", "productIds", "product", "share"),
  features: SHOP_FLAGS,
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
        const { reviewSamples, customerPhotoUrls, sellerInfo } = draft;
        const record = {
          ...draft,
          ...(asked.includeSalesData ? {} : NO_SALES_DATA),
          reviewSamples: asked.includeReviews ? reviewSamples : null,
          customerPhotoUrls: asked.includeCustomerPhotos ? customerPhotoUrls : null,
          sellerInfo: asked.includeSellerInfo ? sellerInfo : null,
        };
        const coverage = coverageOf(asked, SHOP_FLAGS, productOutcomes(draft));
        yield found(answer.page, record, coverage);
      },
    ),
});
