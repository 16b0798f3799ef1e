import {
  countField,
  countFields,
  fieldMask,
  fillerOf,
  flagField,
  localeFields,
  numberField,
  placeField,
  productCardFields,
  searchFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";

/** What cards and product pages both show, under Amazon's own words. */
export const amazonFields = () => ({
  ...localeFields(),
  ...countFields("boughtLastMonth", "How many were bought in the last month, at least"),
  couponText: textField("What a coupon takes off, as shown."),
  unitPriceText: textField("Price of a kilogram, ounce or piece, as shown."),
  isBestseller: flagField("True when it carries the mark of the best seller of its category."),
  isAmazonChoice: flagField("True when it carries one of Amazon's own marks, such as Overall Pick."),
  lowestOfferPrice: numberField("Lowest price among further offers, where the page shows it."),
  offersText: textField("What the page says of further offers, as shown."),
});

export const requestedDeliveryField = () =>
  textField("Place that was asked for; Amazon's pages are for the place in `deliveryLocation`.");

/** Record of `search`: a product as a list shows it. */
export const Card = z
  .object({
    ...productCardFields(),
    ...amazonFields(),
    deliveryText: textField("What the card says of delivery, as shown."),
    optionsText: textField("What the card says of further forms, as shown."),
    isPrime: flagField("True when the card carries the mark of Prime; null when it does not."),
    ...searchFields(),
    listUrl: textField("Address of the list, where an address, a category or a seller was asked for."),
    page: placeField("Page of the list on which it stood."),
    totalResultCount: countField("Results that Amazon counts for the whole list."),
    isTotalLowerBound: flagField('True when that count is a least one, as in "over 100,000 results".'),
    keywords: textsField("Related searches that the page of the list names."),
  })
  // Cards name no seller, and neither condition nor stock; the count is of ratings.
  .omit({ availability: true, condition: true, stockQuantity: true, seller: true })
  .omit(fieldMask("reviewCount ratingHistogram soldCount soldCountText discountPercent"))
  .meta({ title: "Card" });
export type Card = ReturnType<typeof cardOf>;
export const cardOf = fillerOf(Card.shape);
