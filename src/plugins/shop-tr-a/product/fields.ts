import {
  arr,
  at,
  countFrom,
  fieldFrom,
  filledText,
  firstOf,
  flagFrom,
  htmlToText,
  idFrom,
  idString,
  int,
  type JsonObject,
  listFrom,
  needed,
  numberFrom,
  obj,
  objectFrom,
  rarely,
  str,
  textField,
  textFrom,
  textsField,
} from "../../../plugin-sdk/index.ts";
import { rawFrom } from "../shop/amounts.ts";
import { labelsFrom, meanFrom, picturesFrom } from "../shop/cards.ts";

/** Who sells it; some layouts have the seller of an offer apart from the offer. */
const SELLER = {
  id: needed(idFrom("merchant.id|id", "")),
  name: textFrom("merchant.name|name", ""),
  pictures: rarely(picturesFrom("merchant.logoUrl|logoUrl")),
  score: rarely(meanFrom("merchant.sellerScore|sellerScore")),
};

/** What another seller asks for. */
const OFFER = {
  ...SELLER,
  price: rawFrom("price|winnerVariant.price|variants.0.price"),
  quantity: rarely(countFrom("winnerVariant.quantity|variants.0.quantity", "")),
  inStock: rarely(flagFrom("winnerVariant.inStock|variants.0.inStock", "")),
  freeShipping: rarely(flagFrom("freeCargo|isFreeCargo|winnerVariant.freeCargo|variants.0.freeCargo", "")),
  address: rarely(textFrom("url|merchant.url", "")),
};

/** A form of the product, such as a size. */
const VARIANT = {
  id: needed(idFrom("itemNumber", "")),
  name: rarely(textFrom("attributeName|variantAttributes.attributeName", "")),
  value: rarely(textFrom("value|attributeValue|variantAttributes.attributeValue", "")),
  barcode: rarely(textFrom("barcode", "")),
  price: rarely(rawFrom("price")),
  inStock: rarely(flagFrom("inStock", "")),
  sellable: rarely(flagFrom("sellable", "")),
  isDisabled: rarely(flagFrom("stock.disabled", "")),
  quantity: rarely(countFrom("quantity|stock.quantity", "")),
};

const ATTRIBUTE = {
  name: needed(textFrom("key.name|key", "")),
  value: rarely(textFrom("value.name|value", "")),
};
const WEB_CATEGORY = {
  id: needed(idFrom("id", "")),
  name: needed(textFrom("name", "")),
  level: needed(countFrom("level", "")),
};

/** Texts of a list of objects, markup taken out. */
const plainTexts = (path: string, key: string) =>
  fieldFrom(path, textField(""), (rows) => {
    const texts = arr(rows)?.map((row) => filledText(row, key));
    return (
      texts
        ?.map((text) => htmlToText(text ?? ""))
        .join("\n")
        .trim() || null
    );
  });

/** The buy box: what the page chose to sell, which `viewOf` puts under one name. */
const CHOSEN = {
  price: rarely(rawFrom("chosen.price")),
  statedPercent: rarely(
    meanFrom("chosen.recommendedRetailPrice.promotionDiscountPercentage|chosen.price.discountPercentage"),
  ),
  suggestedPrice: rarely(numberFrom("chosen.recommendedRetailPrice.suggestedPriceNumerized", "")),
  itemNumber: rarely(idFrom("chosen.itemNumber", "")),
  listingId: rarely(idFrom("chosen.listingId", "")),
  barcode: rarely(textFrom("chosen.barcode", "")),
  stockQuantity: rarely(countFrom("chosen.quantity|chosen.stock.quantity", "")),
  freeShipping: rarely(flagFrom("chosen.freeCargo|chosen.isFreeCargo", "")),
  deliveryText: rarely(textFrom("chosen.deliveryDateText|deliveryInformation.deliveryDate", "")),
  tags: rarely(labelsFrom("chosen.tagDetails", "displayName")),
  promotions: rarely(
    labelsFrom("merchantListing.promotions|winnerMerchantListing.promotions|promotions", "name", "text"),
  ),
};

/** A product as its page or the answer about it states it. */
export const PRODUCT = {
  ...CHOSEN,
  title: needed(textFrom("name", "")),
  brand: textFrom("brand.name", ""),
  brandId: rarely(idFrom("brand.id", "")),
  groupId: idFrom("productGroupId", ""),
  sku: rarely(textFrom("productCode", "")),
  inStock: flagFrom("inStock|hasStock", ""),
  pictures: picturesFrom("images"),
  mean: meanFrom("ratingScore.averageRating"),
  ratingCount: countFrom("ratingScore.totalCount|ratingScore.totalRatingCount", ""),
  reviewCount: countFrom("ratingScore.commentCount|ratingScore.totalCommentCount", ""),
  favorites: rarely(idFrom("favoriteCount|formattedFavoriteCount", "")),
  proof: rarely(rawFrom("socialProof")),
  category: rarely(textFrom("category.hierarchy", "")),
  categoryId: rarely(idFrom("category.id", "")),
  webCategories: rarely(listFrom("webCategoryTree", WEB_CATEGORY, "")),
  attributes: listFrom("attributes", ATTRIBUTE, ""),
  variants: rarely(listFrom("variants|winnerMerchantListing.variants", VARIANT, "")),
  description: rarely(plainTexts("description.contentDescriptions|contentDescriptions", "description")),
  rankings: rarely(
    fieldFrom("categoryTopRankings", textsField(""), (rows) => {
      const places = arr(rows)?.map((row) => [str(row, "name"), int(row, "order")]);
      return places?.every(([name, place]) => name !== null && place !== null) === true
        ? places.map((each) => each.join(" "))
        : null;
    }),
  ),
  isRefundable: rarely(flagFrom("isRefundable", "")),
  seller: rarely(objectFrom("seller", SELLER, "")),
  others: rarely(listFrom("others", OFFER, "")),
};

/** All forms of a product, each once: a layout lists those that sell in one place and those that are sold out in another. */
function variantsOf(...places: readonly (JsonObject | null)[]): unknown {
  const lists = places.flatMap((place) => [arr(place, "variants"), arr(place, "allVariants")]);
  const rows = lists.flatMap((list) => list ?? []);
  if (rows.length === 0) return at(places[0], "variants") ?? at(places[2], "variants") ?? undefined;
  const named = new Map(rows.map((row) => [idString(row, "itemNumber"), row] as const).reverse());
  const first = new Set(named.values());
  return rows.filter((row) => idString(row, "itemNumber") === null || first.has(row));
}

/** The product with its buy box under one name, whichever of three layouts it has. */
export function viewOf(product: JsonObject): JsonObject {
  const [box, foreign] = [obj(product, "merchantListing"), obj(product, "winnerMerchantListing")];
  const chosen = firstOf({ box, foreign, product }, [
    "box.winnerVariant",
    "foreign.winnerVariant",
    "product.winnerVariant",
  ]);
  // Until 2025 the product itself had the price.
  return {
    ...product,
    variants: variantsOf(product, box, foreign),
    chosen: chosen ?? (product["price"] === undefined ? null : product),
    seller: obj(box, "merchant") ?? obj(foreign, "merchant") ?? obj(product, "merchant"),
    others:
      at(box, "otherMerchants") ??
      at(product, "merchantListingsWithoutWinner") ??
      at(product, "otherMerchants"),
  } as JsonObject;
}
