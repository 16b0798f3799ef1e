import {
  absoluteUrl,
  arr,
  at,
  changed,
  firstOf,
  mediaOf,
  obj,
  readFields,
} from "../../../plugin-sdk/index.ts";
import { countIn, goodsUrl, seoUrlOf, soldOf, starsOf } from "../goods/card.ts";
import { tagsOf } from "../goods/tags.ts";
import type { Place } from "../page/place.ts";
import { warnOfGaps } from "../page/warn-of-gaps.ts";
import { reviewsFrom } from "../reviews/read-reviews.ts";
import { TEMU } from "../source.ts";
import type { KnownProduct } from "./ask-product.ts";
import { PRODUCT } from "./fields.ts";
import { isOffSale } from "./gone.ts";
import { formFrom, stateMoney } from "./money.ts";
import { productOf } from "./record.ts";
import { sellerFrom } from "./seller.ts";
import { textsIn } from "./texts-in.ts";
import { fromTold, toldOf } from "./told.ts";

/** The Record of a product: from the state of its page, or from what the page tells search engines. */
export function readProduct(answer: KnownProduct, place: Place) {
  const told = toldOf(answer, place);
  if (answer.data === null) return fromTold(answer, told, place);
  const draft = fromState(answer, place);
  for (const name of ["price", "currency", "availability"] as const) {
    const [one, two] = [draft[name], told.linked?.[name] ?? null];
    if (one !== null && two !== null && one !== two)
      place.warn(
        "sources_disagree",
        `${name}: the state says ${one}, the linked data ${two}; the state is taken.`,
      );
  }
  const { brand = null, condition = null } = told.linked ?? {};
  return { ...draft, brand, condition, keywords: told.keywords };
}

const STATED_BY_ALL_FORMS = {
  stockQuantity: ["stockQuantity"],
  purchaseLimit: ["limitQuantity"],
  imageUrl: ["thumbUrl", "specShowImageUrl"],
};

function fromState({ page, data, document, id }: KnownProduct, place: Place) {
  const stated = readFields(PRODUCT, data, { answer: "state", warn: place.warn });
  if (stated.title === null) throw changed(page, `The state of the page has no title for product ${id}.`);
  const {
    title,
    attributes,
    categoryId,
    reviewSamples: samples,
    shipping: delivery,
    guaranteeTexts: guarantee,
  } = stated;
  const { country, language } = place;
  const what = `product ${id}`;
  warnOfGaps(firstOf(data, ["sku", "skuList"]), STATED_BY_ALL_FORMS, "variants", place.warn);
  warnOfGaps(at(data, "goods.gallery"), { imageUrls: ["url"] }, "gallery", place.warn);
  const variants = stated.variants?.map((row) => formFrom(row, place)) ?? null;
  const words = new Set(variants?.map(({ availability }) => availability));
  const ofForms = words.has("in_stock")
    ? "in_stock"
    : words.has(null) || words.size === 0
      ? null
      : "out_of_stock";
  const isOff = isOffSale(stated.status);
  const availability = isOff ? "out_of_stock" : ofForms;
  if (isOff && ofForms === "in_stock")
    place.warn("sources_disagree", `availability, isOnSale: ${what} is not on sale, and has forms that are.`);
  const shown =
    samples === null
      ? null
      : reviewsFrom(arr(samples) ?? [], id, place, document === null ? "answer" : "page", "reviewSamples");
  return productOf({
    ...{
      id,
      title,
      url: goodsUrl(id),
      seoUrl: seoUrlOf(id, page.url),
      description: stated.description || null,
      attributes,
      categoryId,
    },
    ...stateMoney(stated, variants ?? [], place, what),
    ...soldOf(stated.sold, stated.bareSold, place, what),
    ...mediaOf(stated.imageUrls, stated.videoUrls),
    detailImageUrls: stated.detailImageUrls ?? stated.floorImageUrls,
    categories:
      stated.categories?.map((one) => ({
        ...{ id: one.id === "0" ? null : one.id, name: one.name },
        url: absoluteUrl(one.url ?? "", `${TEMU}/`),
      })) ?? null,
    // A status that says "on sale" is no word about forms that are not stated.
    ...{ variants, availability, isOnSale: availability === null ? null : availability === "in_stock" },
    stockQuantity:
      arr(firstOf(data, ["sku", "skuList"]))?.length === 1 ? (variants?.[0]?.stockQuantity ?? null) : null,
    rating: starsOf(stated.rating),
    reviewCount: countIn("reviewCount", stated.reviewCount, place),
    tags: tagsOf(obj(data, "goods") ?? {}, place.warn).tags,
    shopRating: starsOf(stated.shopRating),
    reviewSamples: shown,
    customerPhotoUrls: shown?.flatMap(({ imageUrls }) => imageUrls ?? []) ?? null,
    ...sellerFrom(data, place),
    shipping: textsIn("shipping", delivery, place.warn)?.map((text) => ({ text })) ?? null,
    guaranteeTexts: textsIn("guaranteeTexts", guarantee, place.warn),
    ...{ country, language, readFrom: "state" },
  });
}
