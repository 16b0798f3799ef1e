import { absoluteUrl, arr, at, countFrom, countOf, fieldFrom } from "../../../plugin-sdk/index.ts";
import { filledText, flagFrom, idFrom, int, type JsonObject, linkFrom } from "../../../plugin-sdk/index.ts";
import {
  listFrom,
  mediaOf,
  needed,
  numberFrom,
  obj,
  parseNumber,
  rarely,
} from "../../../plugin-sdk/index.ts";
import { readRows, statedIn, str, textField, textFrom, wholeNumberIn } from "../../../plugin-sdk/index.ts";
import type { Place } from "../page/place.ts";
import { TEMU } from "../source.ts";
import { addressOf, mallOf, productOf, readTemuUrl } from "../targets.ts";
import { moneyFrom, rawFrom } from "./amounts.ts";
import { cardOf } from "./card-record.ts";
import { tagsOf } from "./tags.ts";

const COLOUR = {
  id: needed(idFrom("specId", "")),
  price: rawFrom("priceInfo"),
  image: linkFrom("image.url|galleryUrl", ""),
  color: rarely(textFrom("color", "")),
};

/** Goods of a list; the state of a page has fewer fields than an answer. */
const CARD = {
  id: needed(idFrom("goodsId", "")),
  title: needed(textFrom("title|goodsName", "")),
  address: fieldFrom("seoLinkUrl|linkUrl", textField(""), (value) =>
    absoluteUrl(str(value) ?? "", `${TEMU}/`),
  ),
  price: rawFrom("priceInfo"),
  badge: rarely(textFrom("benefitText.text", "")),
  thumb: linkFrom("thumbUrl|image.url", ""),
  tall: rarely(linkFrom("longThumbUrl", "")),
  video: rarely(textFrom("video.videoUrl", "")),
  sold: statedIn(["answer"], rarely(textFrom("salesTip|sideSalesTip", ""))),
  rating: rarely(numberFrom("comment.goodsScore", "")),
  reviews: rarely(idFrom("comment.commentNumTips", "")),
  sellerId: statedIn(["answer"], idFrom("mallId", "")),
  sellerName: rarely(textFrom("mallName", "")),
  categoryId: rarely(idFrom("optId", "")),
  skuId: rarely(idFrom("currentSkuId", "")),
  variants: rarely(listFrom("skcList", COLOUR, "")),
  ends: rarely(countFrom("displayEndTime", "")),
  deliveryDays: rarely(countFrom("shippingInfo.dayNum", "")),
  warehouse: rarely(countFrom("wareHouseType", "")),
  isAdult: rarely(flagFrom("adultGoods", "")),
  baskets: rarely(rawFrom("afterPriceTipText")),
};

/** Whether a place was paid for; null where the goods do not tell. */
export function isPaid(goods: unknown): boolean | null {
  const stated = str(at(goods, "pRec.adGoods")) ?? int(at(goods, "pRec.adGoods"))?.toString() ?? null;
  return stated === null ? null : stated !== "0" && stated !== "";
}

/** "10K+ sold" is at least ten thousand. Where it cannot be read, or says another number than the bare one, a warning says so. */
export function soldOf(text: string | null, bare: string | null, place: Place, what: string) {
  const sold = countOf("sold", text || null, place.locale);
  if (sold.soldCountText !== null && sold.soldCount === null)
    place.warn("field_missing", `soldCount: "${sold.soldCountText}" of ${what} cannot be read.`);
  const other = bare === null || sold.soldCount === null ? null : parseNumber(bare, place.locale);
  if (other !== null && other !== sold.soldCount)
    place.warn(
      "sold_disputed",
      `soldCount: ${what} shows "${text ?? ""}" and says ${bare ?? ""}; the first is taken.`,
    );
  return { ...sold, soldCountIsLowerBound: sold.soldCount === null ? null : /\+|＋/.test(text ?? "") };
}

/** A mean of stars; 0 stands where nobody rated. */
export const starsOf = (mean: number | null): number | null =>
  mean === null || mean <= 0 || mean > 5 ? null : mean;

/** The shop of a seller, as Records name it. */
export const mallUrl = (id: string): string => addressOf(mallOf(id));

/** The address of goods: that of the page that search engines are shown, if it is about them. */
export function goodsUrl(id: string, address: string | null): string {
  const target = address === null ? null : readTemuUrl(address);
  return target?.kind === "product" && target.id === id ? addressOf(target) : addressOf(productOf(id));
}

/** The Record of one row of a list; null, with a counted warning, where it cannot be one. */
export function cardFrom(row: JsonObject, answer: "answer" | "page", place: Place, withSales: boolean) {
  const [stated] = readRows(CARD, [row], { answer, warn: place.warn }, "goods");
  if (stated === undefined) return null;
  const { id, sold, reviews, sellerId, ends, warehouse, baskets } = stated;
  const what = `the goods ${id}`;
  const linked = stated.address === null ? null : readTemuUrl(stated.address);
  if (linked?.kind === "product" && linked.id !== id) {
    place.warn("row_dropped", `${what} lead to goods of another number.`);
    return null;
  }
  const tags = tagsOf(row);
  const reviewCount = reviews === null || reviews === "" ? null : parseNumber(reviews, place.locale);
  if (reviews && reviewCount === null)
    place.warn("field_missing", `reviewCount: "${reviews}" of ${what} cannot be read.`);
  const inBaskets =
    arr(baskets)
      ?.map((part) => filledText(part) ?? "")
      .join(" ") ?? null;
  return cardOf({
    ...stated,
    ...moneyFrom(stated.price, stated.badge, place, what),
    url: goodsUrl(id, stated.address),
    ...mediaOf(stated.thumb === null ? null : [stated.thumb, ...(stated.tall === null ? [] : [stated.tall])]),
    videoUrls: stated.video ? [stated.video] : null,
    ...(withSales ? soldOf(sold, filledText(row, "salesNum"), place, what) : {}),
    rating: starsOf(stated.rating),
    reviewCount,
    brand: tags.brand,
    tags: tags.texts,
    condition: tags.isUsed ? "used" : null,
    stockQuantity: wholeNumberIn(tags.stockText),
    seller: sellerId === null ? null : { id: sellerId, name: stated.sellerName, url: mallUrl(sellerId) },
    variants:
      withSales && stated.variants !== null
        ? stated.variants.map((one) => ({
            ...moneyFrom(one.price, null, place, `variants: form ${one.id}`),
            ...{ id: one.id, imageUrl: one.image, colorText: one.color },
          }))
        : null,
    offerEndsAt: ends === null || ends === 0 ? null : new Date(ends * 1_000).toISOString(),
    isLocal: warehouse === null ? null : warehouse !== 0,
    ...countOf("basket", inBaskets || null, place.locale),
    country: place.country,
    language: place.language,
    isAd: isPaid(row),
    ...{ term: null, listingUrl: null, resultPosition: null, adPosition: null },
  });
}

export type CardDraft = NonNullable<ReturnType<typeof cardFrom>>;
export const goodsIn = (row: unknown): JsonObject | null => obj(row, "data") ?? obj(row);
