import {
  atLeastOne,
  countField,
  discountFields,
  eachTarget,
  fillerOf,
  identityFields,
  instantField,
  linkField,
  listField,
  localeFields,
  moneyFields,
  numberField,
  objectField,
  operation,
  lastRunFields,
  steps,
  stockFields,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";
import { knownProduct, marketInput, productForms, productInput, productTargets } from "../inputs.ts";
import { sellerShape, shippingShape } from "../offers/record.ts";
import { askProduct } from "../page/product-page.ts";
import { productFrom } from "../product/read-product.ts";
import { requestedDeliveryField } from "../search/card-record.ts";

/** What a product costs now. With `id`, `country` and `observedAt` a row of its history. */
const PricePoint = z
  .object({
    ...identityFields("the product"),
    observedAt: instantField("When the page was read.").unwrap().describe("When the page was read."),
    ...localeFields(),
    ...moneyFields("price", "Price"),
    ...discountFields(),
    ...lastRunFields(),
    ...stockFields(),
    availabilityText: textField("What the page says of the stock, as shown."),
    seller: objectField(sellerShape, "Who sells it: the chosen offer."),
    shipping: listField(shippingShape, "How it is sent."),
    couponText: textField("What a coupon takes off, as shown."),
    unitPriceText: textField("Price of a kilogram, ounce or piece, as shown."),
    lowestOfferPrice: numberField("Lowest price among further offers, where the page shows it."),
    offerCount: countField("Offers of others that the page counts."),
    imageUrl: linkField("Main picture."),
    requestedDeliveryLocation: requestedDeliveryField(),
    deliveryLocation: textField("Place that delivery was worked out for, as the page shows it."),
  })
  .omit({ condition: true })
  .meta({ title: "PricePoint" });
const pointOf = fillerOf(PricePoint.shape);

export const priceTracker = operation({
  name: "price-tracker",
  aliases: ["prices", "price", "priceHistory", "trackPrices"],
  title: "Prices now",
  summary: "One price point for each product: time, price, currency, stock and seller, as they are now.",
  agentHint:
    "Use with ASINs again and again: each run adds a point to `priceHistory`, and `sinceLastRun` compares with the one before. `offers` has the prices of all sellers.",
  availability: "partial",
  availabilityNote: "Amazon shows no earlier prices: each run gives the price of its own time.",
  input: z.object({ ...productInput, ...marketInput }).check(atLeastOne("productUrls", "productIds")),
  normalize: steps(productForms),
  record: PricePoint,
  dedupeKey: (record) => record.url,
  canary: { input: { productIds: ["B0057OC5O8"] }, atLeast: { records: 1, fields: ["title"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, productTargets(asked), async function* (given, inner) {
      const { country, id } = await knownProduct(inner, asked, given);
      const opened = await askProduct(inner, country, asked, id);
      const { page } = opened;
      const observedAt = page.fetchedAt.toISOString();
      const requestedDeliveryLocation = asked.deliveryLocation ?? null;
      yield found(page, pointOf({ ...productFrom(opened), observedAt, requestedDeliveryLocation }));
    }),
});
