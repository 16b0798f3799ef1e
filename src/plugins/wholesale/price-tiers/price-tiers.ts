import {
  coverageOf,
  eachTarget,
  fillerOf,
  identityFields,
  listField,
  moneyFields,
  objectField,
  operation,
  personFields,
  SHOP_FLAGS,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";
import { compareCurrency } from "../amounts.ts";
import { pricesFlags, pricesOutcomes } from "../features.ts";
import { marketInput, productIds, targetForms } from "../inputs.ts";
import { tierShape } from "../lists/card-record.ts";
import { readProduct } from "../product/product-page.ts";
import { Product } from "../product/record.ts";
import { supplierVerificationField } from "../supplier-fields.ts";

const { id, name, url } = personFields();
const { priceUsdMin, priceUsdMax, leadTimes, minimumOrderQuantity, minimumOrderUnit, samplePriceText } =
  Product.shape;

/** Record of `price-tiers`: what a product costs, and nothing else. */
export const Prices = z
  .object({
    ...identityFields("the product"),
    ...moneyFields("price", "Price"),
    ...{ priceUsdMin, priceUsdMax, minimumOrderQuantity, minimumOrderUnit, samplePriceText, leadTimes },
    priceTiers: listField(tierShape(), "Prices by quantity; null where the price is a range for all."),
    incoterm: textField("Term of trade of the price, such as FOB."),
    seller: objectField({ id, name, url }, "The supplier."),
    supplierVerification: supplierVerificationField(),
    country: textField("Country of the visitor that prices are for, ISO 3166-1 alpha-2 in lower case."),
  })
  .meta({ title: "Prices" });
const pricesOf = fillerOf(Prices.shape);

export const priceTiers = operation({
  name: "price-tiers",
  aliases: ["tiers", "prices", "ladderPrices", "priceLadder", "quantityPrices"],
  title: "Prices by quantity",
  summary: "What products cost by quantity, with the minimum order, the currency shown and US dollars.",
  agentHint: "Use with numbers or addresses of products when only prices count; `product` has everything.",
  availability: "full",
  input: z.object({ productIds, ...marketInput, ...pricesFlags }),
  normalize: targetForms("productIds", "product"),
  features: SHOP_FLAGS,
  record: Prices,
  dedupeKey: (record) => record.id,
  canary: { input: { productIds: ["1601302079515"] }, atLeast: { records: 1, fields: ["priceTiers"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.productIds)], async function* (productId, inner) {
      const { page, draft } = await readProduct(inner, productId);
      compareCurrency(inner.warn, asked.currency, draft.currency);
      const supplierVerification = asked.includeSupplierVerification ? draft.supplierVerification : null;
      const record = pricesOf({ ...draft, supplierVerification });
      yield found(page, record, coverageOf({ ...asked }, SHOP_FLAGS, pricesOutcomes(record)));
    }),
});
