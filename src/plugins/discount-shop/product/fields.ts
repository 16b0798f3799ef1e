import {
  arr,
  at,
  attributeFields,
  bool,
  countFrom,
  digitsFrom,
  fieldFrom,
  filledText,
  flagField,
  idFrom,
  int,
  linkFrom,
  linksField,
  listField,
  listFrom,
  needed,
  numberFrom,
  rarely,
  str,
  strs,
  textField,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { rawFrom } from "../goods/amounts.ts";
import { specsFrom } from "../reviews/read-reviews.ts";

/** True or false, which the state has as 1 and 0, too. */
const yesFrom = (path: string) =>
  fieldFrom(path, flagField(""), (value) => bool(value) ?? (int(value) === null ? null : int(value) !== 0));

/** The addresses in a list of objects. One without any is another form; one with another kind, such as a film, is left out. */
const addressesFrom = (path: string, key: string) =>
  fieldFrom(path, linksField(""), (rows) => {
    const all = arr(rows)?.map((row) =>
      [at(row, "url"), at(row, "videoUrl")].map((one) => (one === null || one === "" ? null : one)),
    );
    const isKnown = all?.every(
      (two) =>
        two.some((one) => one !== null) &&
        two.every((one) => one === null || /^https?:/.test(str(one) ?? "")),
    );
    if (isKnown !== true) return null;
    const found = all?.flatMap(([picture, film]) => str(key === "url" ? picture : film) ?? []) ?? [];
    // No address at all: null, and no gap.
    return found.length === 0 ? "" : found;
  });

const CRUMB = {
  id: rarely(idFrom("optId", "")),
  name: needed(textFrom("optName|title", "")),
  url: textFrom("seoLinkUrl|linkUrl", ""),
};

/** A form of the product. */
const SKU = {
  id: needed(idFrom("skuId", "")),
  attributes: specsFrom("specs"),
  price: rarely(rawFrom("salePrice|normalPrice")),
  priceText: rarely(textFrom("salePriceStr|normalPriceStr", "")),
  originalPrice: rarely(rawFrom("normalLinePrice|marketPrice")),
  originalPriceText: rarely(textFrom("normalLinePriceStr|marketPriceStr", "")),
  purchaseLimit: rarely(countFrom("limitQuantity", "")),
  stockQuantity: rarely(countFrom("stockQuantity", "")),
  isOnSale: yesFrom("isOnsale"),
  imageUrl: rarely(linkFrom("thumbUrl", "")),
};

/** Text of the description, floor by floor; each has items, which are texts or pictures. */
const floorTexts = fieldFrom("productDetail.floorList", textField(""), (floors) => {
  const items = arr(floors)?.map((floor) => arr(floor, "items"));
  const texts = items?.flatMap(
    (list) => list?.map((item) => [filledText(item, "text"), str(item, "url")]) ?? [[null, null]],
  );
  if (texts?.every(([text, url]) => text !== null || url !== null) !== true) return null;
  return texts.flatMap(([text]) => text ?? []).join("\n");
});

/** A product as the state of its page has it. */
export const PRODUCT = {
  title: needed(textFrom("goods.goodsName|goods.title", "")),
  categoryId: rarely(idFrom("goods.catId", "")),
  status: rarely(digitsFrom("goods.status", "")),
  least: rarely(rawFrom("goods.minOnSalePrice")),
  most: rarely(rawFrom("goods.maxOnSalePrice")),
  priceText: rarely(textFrom("goods.minOnSalePriceStr", "")),
  richPrice: rarely(
    fieldFrom("goods.salePriceRich", textField(""), (pieces) => {
      const texts = strs(arr(pieces)?.map((piece) => str(piece, "text")) ?? null);
      return texts === null ? null : texts.join("").trim();
    }),
  ),
  sold: rarely(rawFrom("goods.sideSalesTip|goods.saleInfo.salesTip|goods.salesTip")),
  bareSold: rarely(idFrom("goods.soldQuantity", "")),
  attributes: fieldFrom("goods.goodsProperty", listField(attributeFields(), ""), (rows) => {
    const all = arr(rows)?.map((row) => ({
      name: filledText(row, "key"),
      value: strs(row, "values")?.join(", ") ?? null,
    }));
    return all?.every(({ name, value }) => name !== null && value !== null) === true ? all : null;
  }),
  imageUrls: addressesFrom("goods.gallery", "url"),
  videoUrls: rarely(addressesFrom("goods.gallery", "videoUrl")),
  detailImageUrls: rarely(addressesFrom("goods.detailList|productDetailFlatList", "url")),
  description: rarely(floorTexts),
  variants: listFrom("sku|skuList", SKU, ""),
  categories: listFrom("crumbOptList|crumbList", CRUMB, ""),
  rating: rarely(numberFrom("review.reviewData.reviewScore", "")),
  reviewCount: rarely(rawFrom("review.reviewData.reviewNum")),
  shopRating: rarely(numberFrom("review.reviewData.mallReview.mallScore", "")),
  reviewSamples: rarely(rawFrom("review.reviewData.reviewInfoList")),
  shipping: rarely(rawFrom("delivery")),
  guaranteeTexts: rarely(rawFrom("guarantee")),
};
