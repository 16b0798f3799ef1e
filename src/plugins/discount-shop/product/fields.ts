import {
  arr,
  at,
  attributeFields,
  bool,
  countFrom,
  digitsFrom,
  fieldFrom,
  filledText,
  firstOf,
  flagField,
  idFrom,
  int,
  linkFrom,
  linksField,
  listField,
  listFrom,
  needed,
  num,
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

/** A price in pieces, `[{"text": "$"}, {"text": "5.99"}]`, or as one text for readers of screens. */
const richFrom = (path: string) =>
  fieldFrom(path, textField(""), (rich) => {
    const pieces = strs(arr(rich)?.map((piece) => str(piece, "text")) ?? null);
    return pieces?.join("").trim() ?? str(rich, "ariaLabel");
  });

/** Small pictures that stand for a colour, in the gallery among those of the goods. */
const isColour = (row: unknown): boolean => int(row, "type") === -1 || (num(row, "id") ?? 0) < 0;

/** The addresses in a list of objects. One without any is another form; one with another kind, such as a film, is left out. */
const addressesFrom = (path: string, key: string) =>
  fieldFrom(path, linksField(""), (rows) => {
    const own = arr(rows)?.filter((row) => !isColour(row));
    const all = own?.map((row) =>
      [at(row, "url"), firstOf(row, ["videoUrl", "video.videoUrl", "video.url"])].map((one) =>
        one === "" ? null : one,
      ),
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
  richPrice: rarely(richFrom("salePriceRich")),
  originalPrice: rarely(rawFrom("normalLinePrice|marketPrice")),
  originalPriceText: rarely(textFrom("normalLinePriceStr|marketPriceStr", "")),
  richOriginalPrice: rarely(richFrom("linePriceRich")),
  purchaseLimit: rarely(countFrom("limitQuantity", "")),
  stockQuantity: rarely(countFrom("stockQuantity", "")),
  isOnSale: yesFrom("isOnsale"),
  imageUrl: rarely(linkFrom("thumbUrl|specShowImageUrl", "")),
};

/** The description floor by floor; each has items, which are texts or pictures. Null for another form. */
function itemsOf(floors: unknown) {
  const items = arr(floors)?.map((floor) => arr(floor, "items"));
  const known = items?.flatMap(
    (list) =>
      list?.map((item) => ({ text: filledText(item, "text"), url: str(item, "url") })) ?? [
        { text: null, url: null },
      ],
  );
  return known?.every(({ text, url }) => text !== null || url !== null) === true ? known : null;
}
const floorTexts = fieldFrom(
  "productDetail.floorList",
  textField(""),
  (floors) =>
    itemsOf(floors)
      ?.flatMap(({ text }) => text ?? [])
      .join("\n") ?? null,
);
/** Pictures of the description, where no list of them stands beside it. */
const floorPictures = fieldFrom("productDetail.floorList", linksField(""), (floors) => {
  const found = itemsOf(floors)?.flatMap(({ url }) => url || []) ?? null;
  return found?.length === 0 ? "" : found;
});

/** A product as the state of its page has it. */
export const PRODUCT = {
  title: needed(textFrom("goods.goodsName|goods.title", "")),
  categoryId: rarely(idFrom("goods.catId", "")),
  status: rarely(digitsFrom("goods.status", "")),
  least: rarely(rawFrom("goods.minOnSalePrice")),
  most: rarely(rawFrom("goods.maxOnSalePrice")),
  priceText: rarely(textFrom("goods.minOnSalePriceStr", "")),
  richPrice: rarely(richFrom("goods.salePriceRich|priceModule.data.goodsSalePriceRich")),
  sold: rarely(rawFrom("goods.sideSalesTip|goods.goodsSoldTip|goods.saleInfo.salesTip|goods.salesTip")),
  bareSold: rarely(idFrom("goods.soldQuantity", "")),
  attributes: fieldFrom("goods.goodsProperty|goodsProperty", listField(attributeFields(), ""), (rows) => {
    const all = arr(rows)?.map((row) => ({
      name: filledText(row, "key"),
      value: strs(row, "values")?.join(", ") ?? null,
    }));
    return all?.every(({ name, value }) => name !== null && value !== null) === true ? all : null;
  }),
  imageUrls: addressesFrom("goods.gallery", "url"),
  videoUrls: rarely(addressesFrom("goods.gallery", "videoUrl")),
  detailImageUrls: rarely(addressesFrom("goods.detailList|productDetailFlatList", "url")),
  floorImageUrls: rarely(floorPictures),
  description: rarely(floorTexts),
  variants: listFrom("sku|skuList", SKU, ""),
  categories: listFrom("crumbOptList|crumbList", CRUMB, ""),
  rating: rarely(numberFrom("review.reviewData.reviewScore|review.reviewScore|reviewStore.showScore", "")),
  reviewCount: rarely(rawFrom("review.reviewData.reviewNum|reviewStore.reviewNum")),
  shopRating: rarely(numberFrom("review.reviewData.mallReview.mallScore", "")),
  reviewSamples: rarely(rawFrom("review.reviewData.reviewInfoList")),
  shipping: rarely(rawFrom("delivery")),
  guaranteeTexts: rarely(rawFrom("guarantee")),
};
