import { absoluteUrl, arr, changed, mediaOf, readFields } from "../../../plugin-sdk/index.ts";
import { goodsUrl, soldOf, starsOf } from "../goods/card.ts";
import type { Place } from "../page/place.ts";
import { reviewsFrom } from "../reviews/read-reviews.ts";
import { TEMU } from "../source.ts";
import type { KnownProduct } from "./ask-product.ts";
import { PRODUCT } from "./fields.ts";
import { formFrom, stateMoney } from "./money.ts";
import { productOf } from "./record.ts";
import { countIn, sellerFrom } from "./seller.ts";
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

function fromState({ page, data, id }: KnownProduct, place: Place) {
  const stated = readFields(PRODUCT, data, { answer: "state", warn: place.warn });
  if (stated.title === null) throw changed(page, `The state of the page has no title for product ${id}.`);
  const { title, attributes, categoryId, samples, delivery, guarantee } = stated;
  const { country, language } = place;
  const what = `product ${id}`;
  const variants = stated.forms?.map((row) => formFrom(row, place)) ?? null;
  const words = new Set(variants?.map(({ availability }) => availability));
  const availability = words.has("in_stock")
    ? "in_stock"
    : words.has(null) || words.size === 0
      ? null
      : "out_of_stock";
  const shown = samples === null ? null : reviewsFrom(arr(samples) ?? [], id, place, "reviewSamples");
  return productOf({
    ...{
      id,
      title,
      url: goodsUrl(id, page.url),
      description: stated.description || null,
      attributes,
      categoryId,
    },
    ...stateMoney(stated, variants ?? [], place, what),
    ...soldOf(stated.sold, stated.bareSold, place, what),
    ...mediaOf(stated.pictures, stated.films),
    detailImageUrls: stated.details,
    categories:
      stated.categories?.map((one) => ({
        ...{ id: one.id === "0" ? null : one.id, name: one.name },
        url: absoluteUrl(one.address ?? "", `${TEMU}/`),
      })) ?? null,
    ...{ variants, availability, isOnSale: availability === null ? null : availability === "in_stock" },
    stockQuantity: variants?.length === 1 ? (variants[0]?.stockQuantity ?? null) : null,
    rating: starsOf(stated.rating),
    reviewCount: countIn("reviewCount", stated.reviewCount, place),
    shopRating: starsOf(stated.shopRating),
    reviewSamples: shown,
    customerPhotoUrls: shown?.flatMap(({ imageUrls }) => imageUrls ?? []) ?? null,
    ...sellerFrom(data, place),
    shipping: delivery === null ? null : textsIn(delivery).map((text) => ({ text })),
    guaranteeTexts: guarantee === null ? null : textsIn(guarantee),
    ...{ country, language, readFrom: "state" },
  });
}
