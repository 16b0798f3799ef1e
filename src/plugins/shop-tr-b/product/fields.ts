import {
  arr,
  countFrom,
  fieldFrom,
  filledText,
  flagFrom,
  idFrom,
  linkFrom,
  listFrom,
  maybe,
  needed,
  numberFrom,
  rarely,
  statedIn,
  str,
  textField,
  textFrom,
  textsField,
} from "../../../plugin-sdk/index.ts";
import { rawFrom } from "../shop/amounts.ts";
import { picturesFrom } from "../shop/pictures.ts";

/** What buyers gave to a merchant, wherever the layouts have it. */
const summary = (key: string): string =>
  ["ratingSummary", "merchantInfo.ratingSummary", "merchantInfo"].map((path) => `${path}.${key}`).join("|");

/** A merchant, as the buy box and the rows of other offers name it; the answer about offers has less. */
export const MERCHANT = {
  id: needed(textFrom("merchantInfo.id|merchantInfo.merchantId|merchantId", "")),
  name: needed(textFrom("merchantInfo.name|merchantName", "")),
  slug: statedIn(["page", "store"], textFrom("merchantInfo.urlPostfix", "")),
  imageUrl: statedIn(["page"], linkFrom("merchantInfo.logo|logo", "")),
  rating: numberFrom(summary("lifetimeRating"), ""),
  ratingCount: countFrom(summary("ratingQuantity"), ""),
  city: statedIn(["page", "answer"], textFrom("merchantCity|merchantInfo.city", "")),
  badge: rarely(textFrom("merchantInfo.labelName", "")),
};

/** What an offer says of itself, on a page and in the answer about offers. */
export const OFFER = {
  ...MERCHANT,
  listingId: idFrom("listingId", ""),
  price: rarely(rawFrom("prices|price")),
  original: rarely(rawFrom("originalPrice")),
  lowest: rarely(rawFrom("minimumPrices")),
  stockQuantity: statedIn(["answer"], countFrom("quantity", "")),
  availability: flagFrom("isSalable|isInStock|stockInformation.isInStock", ""),
  freeShipping: flagFrom("freeShipping|shipmentInformation.freeShipping", ""),
  fastShipping: flagFrom("fastShipping|shipmentInformation.fastShipping", ""),
  shippingDays: countFrom("shipmentDay|shipmentInformation.howManyDaysToShipment", ""),
  buyboxRank: countFrom("buyboxOrder", ""),
  isFulfilledByShop: statedIn(["answer"], maybe(flagFrom("isFulfilledByHB", ""))),
};

const CATEGORY = {
  id: needed(idFrom("categoryId", "")),
  name: needed(textFrom("categoryName", "")),
  slug: maybe(textFrom("urlKeyword", "")),
};

/** Properties stand in groups; that without a name comes first. */
const PROPERTY = { name: needed(textFrom("name", "")), value: maybe(textFrom("property", "")) };
const PROPERTIES = { properties: needed(listFrom("properties", PROPERTY, "")) };

/** Pictures laid on those of the product, and marks beside it. */
const badgesFrom = (path: string) =>
  fieldFrom(path, textsField(""), (rows) => {
    const names = arr(rows)?.map((row) => filledText(row, "name"));
    return names?.every((name) => name !== null) === true ? names : null;
  });

/** A product as the data of its page state it. */
export const PRODUCT = {
  sku: needed(idFrom("sku", "")),
  groupId: idFrom("productId", ""),
  title: needed(textFrom("name", "")),
  brand: textFrom("brand.name|brand|brandName", ""),
  brandId: rarely(idFrom("brandId", "")),
  url: textFrom("slugName", ""),
  gtin: rarely(
    fieldFrom(
      "barcode|gtin",
      textField(""),
      (value) => str(value) ?? arr(value)?.find((one) => str(one) !== null) ?? null,
    ),
  ),
  definitionId: idFrom("definitionId", ""),
  definition: textFrom("definitionName", ""),
  taxPercent: rarely(numberFrom("taxVatRate", "")),
  rating: rarely(numberFrom("reviews.customerReviewScore", "")),
  ratingCount: rarely(countFrom("reviews.customerReviewCount", "")),
  imageUrls: picturesFrom("media"),
  categories: listFrom("categories", CATEGORY, ""),
  attributes: listFrom("expends", PROPERTIES, ""),
  availability: flagFrom("isInStock|stockInformation.isInStock", ""),
  minimumOrderQuantity: rarely(numberFrom("minimumPurchasableQuantity", "")),
  tags: rarely(badgesFrom("badges")),
  offers: listFrom("listings", OFFER, ""),
};
