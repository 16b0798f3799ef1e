import {
  fieldMask,
  fillerOf,
  flagField,
  integerField,
  listField,
  numberField,
  objectField,
  offerFields,
  productFields,
  sellerFields,
  shippingFields,
  textField,
  variantFields,
  z,
} from "../../../plugin-sdk/index.ts";
import { ownFields } from "../shop/card-record.ts";

const NO_RANGE = { priceMin: true, priceMax: true } as const;
const shipping = z.object(shippingFields()).omit({
  ...NO_RANGE,
  ...{ method: true, priceText: true, originCountry: true, destinationRegion: true, text: true },
}).shape;
const { freeShipping, fastShipping, ...delivery } = {
  freeShipping: flagField("True when it is sent free of charge."),
  fastShipping: flagField("True when it comes on the same or the next day."),
  shippingDays: integerField("Days until it is sent."),
};
export const seller = z
  .object({ ...sellerFields(), city: textField("City that the merchant registered.") })
  .omit({ reviewCount: true, ratingHistogram: true }).shape;
const OFFER_LACKS = { ...NO_RANGE, url: true, condition: true, shipping: true } as const;
const offerShape = z
  .object({
    ...offerFields(),
    seller: objectField(seller, "Who sells it."),
    ...{ freeShipping, fastShipping, ...delivery },
    listingId: textField("Id of the offer."),
    buyboxRank: integerField("Place among the offers, from 1, which is sold first."),
    isFulfilledByShop: flagField("True when Hepsiburada stores and sends it."),
  })
  .omit({ ...OFFER_LACKS, minimumQuantity: true, maximumQuantity: true });
const offer = offerShape.omit({ stockQuantity: true }).shape;
const fullOffer = offerShape
  .extend({
    seller: objectField(z.object(seller).omit({ url: true, imageUrl: true }).shape, "Who sells it."),
    campaignPrice: numberField(
      "Price in the basket by a campaign that anybody gets, in units of `currency`.",
    ),
  })
  .omit({ priceText: true, originalPriceText: true }).shape;
const variant = z
  .object(variantFields())
  .pick({ id: true, url: true, title: true, attributes: true, availability: true }).shape;

/** Record of `product`. */
export const Product = z
  .object({
    ...productFields(),
    ...ownFields(),
    seller: objectField(seller, "Who sells it first."),
    shipping: listField(shipping, "How it is sent."),
    variants: listField(variant, "Forms in which it comes."),
    offers: listField(offer, "Offers that the page shows, the one that is sold first at the head."),
    requestedDeliveryLocation: textField("Place that was asked for; pages cannot be asked for with one."),
    allOffers: listField(
      fullOffer,
      "Offers of all merchants, with stock and campaign prices; with `includeOffers`.",
    ),
    brandId: textField("Id of the brand."),
    ...{ freeShipping, fastShipping, ...delivery },
    definitionId: textField("Number of the class of goods."),
    definition: textField("Class of goods, as shown."),
    taxPercent: numberField("Value added tax in the price, in percent."),
    questionCount: integerField("Questions that were answered."),
  })
  .omit({
    ...NO_RANGE,
    ...fieldMask(
      "ratingMax reviewCount priceTiers minimumOrderUnit rfqText videoUrls deliveryLocation",
      "sku keywords soldCount soldCountText resultPosition adPosition isAd",
    ),
  })
  .meta({ title: "Product" });
export const productOf = fillerOf(Product.shape);
export const fullOfferOf = fillerOf(fullOffer);
