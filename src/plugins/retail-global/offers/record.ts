import {
  countField,
  fillerOf,
  flagField,
  listField,
  moneyFields,
  neededLink,
  neededText,
  objectField,
  offerFields,
  personFields,
  placeField,
  shippingFields,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";

const { price, currency, priceMicros, text } = shippingFields();
/** Delivery as Amazon shows it: a price and a line of text. */
export const shippingShape = { price, currency, priceMicros, text };
const { id, name, url } = personFields();
/** Amazon itself is a seller without a page. */
export const sellerShape = { id, name, url };

const shared = z
  .object({
    ...offerFields(),
    ...moneyFields("price", "Price"),
    url: neededLink("Page of the product."),
    seller: objectField(sellerShape, "Who sells it."),
    shipping: listField(shippingShape, "How it is sent."),
    availabilityText: textField("What the page says of the stock, as shown."),
    conditionText: textField("State of the goods, as shown, such as Used - Like New."),
    shipsFromText: textField("Who sends it, as shown."),
    sellerRatingText: textField("How the seller is rated, as shown."),
    resultPosition: placeField("Place among the offers besides the chosen one, from 1."),
    isBuyBox: flagField("True for the offer that the page of the product chose."),
  })
  .omit({ priceMin: true, priceMax: true, minimumQuantity: true, maximumQuantity: true });
export const offerShape = shared.shape;
export const offerOf = fillerOf(offerShape);
export type OfferDraft = ReturnType<typeof offerOf>;

/** Record of `offers`. */
export const ProductOffer = shared
  .extend({
    productId: neededText("ASIN of the product."),
    productTitle: textField("Its title."),
    offerCount: countField("Offers besides the chosen one that Amazon counts."),
  })
  .meta({ title: "ProductOffer" });
