import {
  absoluteUrl,
  at,
  countFrom,
  countOf,
  fieldFrom,
  filledText,
  flagField,
  flagFrom,
  idFrom,
  idString,
  int,
  type JsonObject,
  linkFrom,
  listFrom,
  mediaOf,
  needed,
  numberFrom,
  obj,
  parseNumber,
  rarely,
  readRows,
  statedIn,
  str,
  strs,
  textField,
  textFrom,
  wholeNumberIn,
} from "../../../plugin-sdk/index.ts";
import type { Place } from "../page/place.ts";
import { warnOfGaps } from "../page/warn-of-gaps.ts";
import { TEMU } from "../source.ts";
import { addressOf, mallOf, productOf, readTemuUrl } from "../targets.ts";
import { moneyFrom, rawFrom } from "./amounts.ts";
import { cardOf } from "./card-record.ts";
import { tagsOf } from "./tags.ts";

const COLOUR = {
  id: needed(idFrom("specId", "")),
  price: rawFrom("priceInfo"),
  imageUrl: linkFrom("image.url|galleryUrl", ""),
  colorText: rarely(textFrom("color", "")),
};

/** Goods of a list; the state of a page has fewer fields than an answer. */
const CARD = {
  id: needed(idFrom("goodsId", "")),
  title: needed(textFrom("title|goodsName", "")),
  seoUrl: fieldFrom("seoLinkUrl|linkUrl", textField(""), (value) =>
    absoluteUrl(str(value) ?? "", `${TEMU}/`),
  ),
  price: rawFrom("priceInfo"),
  discountPercent: rarely(textFrom("benefitText.text", "")),
  imageUrl: linkFrom("thumbUrl|image.url", ""),
  videoUrls: rarely(textFrom("video.videoUrl", "")),
  sold: statedIn(["answer"], rarely(rawFrom("salesTip|sideSalesTip"))),
  rating: rarely(numberFrom("comment.goodsScore", "")),
  reviewCount: rarely(rawFrom("comment.commentNumTips")),
  seller: statedIn(["answer"], idFrom("mallId", "")),
  categoryId: rarely(idFrom("optId", "")),
  skuId: rarely(idFrom("currentSkuId", "")),
  variants: rarely(listFrom("skcList", COLOUR, "")),
  offerEndsAt: rarely(
    fieldFrom("displayEndTime", textField(""), (value) => {
      const seconds = int(value);
      return seconds === null || seconds < 0
        ? null
        : seconds === 0
          ? ""
          : new Date(seconds * 1_000).toISOString();
    }),
  ),
  shippingMethodCode: rarely(idFrom("shippingInfo.shippingMethod", "")),
  activityCode: rarely(idFrom("activityType", "")),
  deliveryDays: rarely(countFrom("shippingInfo.dayNum", "")),
  isLocal: rarely(
    fieldFrom("wareHouseType", flagField(""), (value) => (int(value) === null ? null : int(value) !== 0)),
  ),
  isAdult: rarely(flagFrom("adultGoods", "")),
  baskets: rarely(rawFrom("afterPriceTipText")),
};

/** Labels of places that were paid for, in the languages of the editions. */
const SPONSORED =
  /^(?:ads?|sponsored|promoted|anzeige|gesponsert|werbung|sponsorisée?|publicité|patrocinad[oa]|promocionad[oa]|sponsorizzat[oa]|gesponsord|sponsorowan[aey]|sponsrad|sponsoreret|sponset|sponzorovan[éoý]|hirdetés|sponsorizat|χορηγούμενο|reklam|реклама|広告|広告掲載|광고|广告|إعلان|ממומן)$/iu;

/** Whether a place was paid for: by its mark, else by its label; null where the goods do not tell. */
function isPaid(goods: unknown, tags: readonly string[] | null): boolean | null {
  if (tags?.some((tag) => SPONSORED.test(tag)) === true) return true;
  const stated = str(at(goods, "pRec.adGoods")) ?? int(at(goods, "pRec.adGoods"))?.toString() ?? null;
  return stated === null ? null : stated !== "0" && stated !== "";
}

/** "10K+ sold" is at least ten thousand. Where it cannot be read, or says another number than the bare one, a warning says so. */
export function soldOf(stated: unknown, bare: string | null, place: Place, what: string) {
  const text = idString(stated);
  const sold = countOf("sold", text, place.locale);
  const fields = "soldCount, soldCountText, soldCountIsLowerBound";
  if (stated !== null && stated !== "" && sold.soldCount === null)
    place.warn("field_missing", `${fields}: "${text ?? "no text"}" of ${what} cannot be read.`);
  const other = bare === null || sold.soldCount === null ? null : parseNumber(bare, place.locale);
  if (other !== null && other !== sold.soldCount)
    place.warn(
      "sold_disputed",
      `${fields}: ${what} shows "${text ?? ""}" and says ${bare ?? ""}; the first is taken.`,
    );
  return { ...sold, soldCountIsLowerBound: sold.soldCount === null ? null : /[+＋]/.test(text ?? "") };
}

/** A count as a number, or as a text in the words of the page; a warning where it cannot be read. */
export function countIn(name: string, count: unknown, place: Place): number | null {
  if (count === null || count === "") return null;
  const text = idString(count);
  const read = text === null ? null : parseNumber(text, place.locale);
  const isCount = read !== null && Number.isSafeInteger(read) && read >= 0;
  if (!isCount) place.warn("field_missing", `${name}: "${text ?? "no text"}" cannot be read.`);
  return isCount ? read : null;
}

/** "In 262 carts", in pieces. */
function basketsOf(pieces: unknown, place: Place) {
  const text = strs(pieces)?.join(" ") ?? null;
  const baskets = countOf("basket", text, place.locale);
  if (pieces !== null && text !== "" && baskets.basketCount === null)
    place.warn("field_missing", `basketCount, basketCountText: "${text ?? "no texts"}" cannot be read.`);
  return baskets;
}

/** A mean of stars; 0 stands where nobody rated. */
export const starsOf = (mean: number | null): number | null =>
  mean === null || mean <= 0 || mean > 5 ? null : mean;

/** The shop of a seller, as Records name it. */
export const mallUrl = (id: string): string => addressOf(mallOf(id));

/** The page of goods, whatever the edition and the title. */
export const goodsUrl = (id: string): string => addressOf(productOf(id));

/** The address by which search engines know goods, without what says who sent the visitor; null for that of others. */
export function seoUrlOf(id: string, address: string | null): string | null {
  const target = address === null ? null : readTemuUrl(absoluteUrl(address, `${TEMU}/`) ?? "");
  const isOwn =
    target?.kind === "product" &&
    target.id === id &&
    target.path.endsWith(".html") &&
    target.path !== "goods.html";
  return isOwn ? addressOf(target) : null;
}

/** The Record of one row of a list; null, with a counted warning, where it cannot be one. */
export function cardFrom(row: JsonObject, answer: "answer" | "page", place: Place, withSales: boolean) {
  const [stated] = readRows(CARD, [row], { answer, warn: place.warn }, "goods");
  if (stated === undefined) return null;
  const { id, imageUrl, videoUrls, seller, variants, offerEndsAt } = stated;
  const what = `the goods ${id}`;
  const linked = stated.seoUrl === null ? null : readTemuUrl(stated.seoUrl);
  if (linked?.kind === "product" && linked.id !== id) {
    place.warn("row_dropped", `${what} lead to goods of another number.`);
    return null;
  }
  if (imageUrl === null) place.warn("field_missing", `imageUrl, imageUrls: ${what} state no picture.`);
  warnOfGaps(row["skcList"], { colorText: ["color"] }, "variants", place.warn);
  const { isUsed, stockText, ...tags } = tagsOf(row, place.warn);
  const forms = withSales ? variants : null;
  return cardOf({
    ...stated,
    ...moneyFrom(stated.price, stated.discountPercent, place, what),
    url: goodsUrl(id),
    seoUrl: seoUrlOf(id, stated.seoUrl),
    ...mediaOf(imageUrl === null ? null : [imageUrl]),
    videoUrls: videoUrls === null ? null : [videoUrls],
    ...(withSales ? soldOf(stated.sold, filledText(row, "salesNum"), place, what) : {}),
    rating: starsOf(stated.rating),
    reviewCount: countIn("reviewCount", stated.reviewCount, place),
    ...tags,
    condition: isUsed ? "used" : null,
    stockQuantity: wholeNumberIn(stockText),
    seller: seller === null ? null : { id: seller, url: mallUrl(seller) },
    variants:
      forms?.map(({ id: form, imageUrl: picture, price, colorText }) => ({
        ...moneyFrom(price, null, place, `variants: form ${form}`),
        ...{ id: form, imageUrl: picture, colorText },
      })) ?? null,
    offerEndsAt: offerEndsAt || null,
    ...basketsOf(stated.baskets, place),
    country: place.country,
    language: place.language,
    isAd: isPaid(row, tags.tags),
    ...{ resultPosition: null, adPosition: null },
  });
}

export type CardDraft = NonNullable<ReturnType<typeof cardFrom>>;
export const goodsIn = (row: unknown): JsonObject | null => obj(row, "data") ?? obj(row);
