import {
  atLeastOne,
  changed,
  coverageOf,
  discountFields,
  eachTarget,
  fillerOf,
  identityFields,
  localeFields,
  moneyFields,
  operation,
  lastRunFields,
  SHOP_FLAGS,
  stockFields,
  z,
} from "../../../plugin-sdk/index.ts";
import { listOutcomes, trackerFlags } from "../features.ts";
import { editionInput, productForms, productInput, targetsOf } from "../inputs.ts";
import { placeOf } from "../page/place.ts";
import { askProduct } from "../product/ask-product.ts";
import { readProduct } from "../product/read-product.ts";
import { NO_SALES_DATA, Product } from "../product/record.ts";
import { productOf } from "../targets.ts";

const { variants, seller, soldCount, soldCountText, soldCountIsLowerBound, isOnSale } = Product.shape;
const Snapshot = z
  .object({
    ...identityFields("the product"),
    observedAt: z.iso.datetime().describe("When the page was read, ISO 8601 UTC."),
    ...moneyFields("price", "Price at that time"),
    ...discountFields(),
    ...lastRunFields(),
    ...stockFields(),
    ...{ variants, seller, soldCount, soldCountText, soldCountIsLowerBound, isOnSale },
    ...localeFields(),
  })
  .omit({ condition: true, discountPercent: true })
  .meta({ title: "PriceSnapshot" });
const snapshotOf = fillerOf(Snapshot.shape);

export const priceTracker = operation({
  name: "price-tracker",
  aliases: ["prices", "trackPrice", "priceHistory", "priceSnapshot"],
  title: "Price of now",
  summary: "Price, stock and sold count of products at the time of the run, for every form.",
  agentHint:
    "Run it again and again: each run adds a point for each product to `priceHistory`, and `sinceLastRun` compares with the one before.",
  availability: "partial",
  availabilityNote:
    "Temu shows no history of prices: a Record is what the page of the product says at the time of the run, as far as it can be read (see product). A page that states no price gives no Record.",
  input: z
    .object({
      ...productInput,
      ...editionInput,
      ...trackerFlags,
    })
    .check(atLeastOne("productUrls", "productIds")),
  normalize: productForms,
  features: SHOP_FLAGS,
  record: Snapshot,
  dedupeKey: (record) => record.id,
  canary: { input: { productIds: ["601099527865713"] }, atLeast: { records: 1, fields: ["price"] } },
  run: (ctx, asked, found) =>
    eachTarget(
      ctx,
      targetsOf(asked.productUrls, asked.productIds, productOf),
      async function* (target, inner) {
        const answer = await askProduct(inner, asked, target);
        const { page } = answer;
        const draft = readProduct(answer, placeOf(answer, asked, inner.warn));
        if (draft.price === null && draft.priceMin === null && draft.availability !== "out_of_stock")
          throw changed(page, `The page of product ${draft.id} states no price.`);
        const snapshot = snapshotOf({
          ...draft,
          ...(asked.includeSalesData ? {} : NO_SALES_DATA),
          observedAt: page.fetchedAt.toISOString(),
        });
        yield found(page, snapshot, coverageOf(asked, SHOP_FLAGS, listOutcomes(draft)));
      },
    ),
});
