import {
  countField,
  countFields,
  fillerOf,
  flagField,
  instantField,
  linkField,
  listField,
  localeFields,
  objectField,
  personFields,
  productCardFields,
  productFields,
  searchFields,
  textField,
  variantFields,
  z,
} from "../../../plugin-sdk/index.ts";

const { id, url } = personFields();
const variant = variantFields();
const { videoUrls } = productFields();
const colour = {
  id: variant.id,
  imageUrl: variant.imageUrl,
  colorText: textField("Its colour as the list paints it, such as (179,92,68,1)."),
  price: variant.price,
  currency: variant.currency,
  priceMicros: variant.priceMicros,
  priceText: variant.priceText,
  originalPrice: variant.originalPrice,
  originalPriceMicros: variant.originalPriceMicros,
  originalPriceText: variant.originalPriceText,
  discountPercent: variant.discountPercent,
};

/** What Temu says of goods beside what all shops say. */
export const ownFields = () => ({
  soldCountIsLowerBound: flagField('True when the source says "10K+": at least this many.'),
  categoryId: textField("Number of the category, for `category`."),
  seoUrl: linkField("Address by which search engines know it, in the edition that was read."),
  ...localeFields(),
});

/** Record of `search`, `listings`, `category` and `ad-library`. */
export const Card = z
  .object({
    ...productCardFields(),
    ...ownFields(),
    ...countFields("basket", "In how many baskets it is"),
    videoUrls,
    variants: listField(colour, "Colours in which it comes, with `includeSalesData`."),
    seller: objectField({ id, url }, "Whose shop it is."),
    skuId: textField("Number of the form that the list shows."),
    offerEndsAt: instantField("When the offer ends, ISO 8601 UTC."),
    deliveryDays: countField("Days until it arrives, as the source reckons."),
    shippingMethodCode: textField("Number of the way of sending, as the source counts them."),
    activityCode: textField("Number of the kind of offer, as the source counts them."),
    isLocal: flagField("True when it is sent from a warehouse of the country."),
    isAdult: flagField("True for goods that are shown to adults only."),
    ...searchFields(),
    listingUrl: textField("Address of the list, where one was asked for."),
  })
  .omit({ ratingCount: true, ratingMax: true, ratingHistogram: true, availability: true })
  .meta({ title: "ProductCard" });
export const cardOf = fillerOf(Card.shape);
