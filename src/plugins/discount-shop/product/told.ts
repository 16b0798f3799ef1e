import {
  absoluteUrl,
  changed,
  jsonLd,
  mediaOf,
  metaContent,
  moneyOf,
  openGraph,
  parsePrice,
  readProduct,
} from "../../../plugin-sdk/index.ts";
import { goodsUrl, seoUrlOf } from "../goods/card.ts";
import type { Place } from "../page/place.ts";
import type { KnownProduct } from "./ask-product.ts";
import { productOf } from "./record.ts";

/** What the head of a page lacks, or says in its own way. */
const ELSEWHERE =
  "readFrom, url, title, description, imageUrl, imageUrls, videoUrls, brand, price, currency, priceMicros, priceText, priceMin, priceMax, originalPrice, categories, seller, seller.url, variants, soldCount, rating, reviewCount, availability, attributes";

/** What the head of a page says of its product: linked data, search words, Open Graph tags. */
export function toldOf({ document, page, id }: KnownProduct, place: Place) {
  if (document === null) return { linked: null, keywords: null, tags: new Map<string, readonly string[]>() };
  const options = { about: id, locale: place.locale, baseUrl: page.url };
  const { product: linked, doubts } = readProduct(jsonLd(document), options);
  for (const { field, reason } of doubts) place.warn("doubtful", `${field}: ${reason}`);
  const words = metaContent(document, "keywords")?.split(/[,，、]/) ?? null;
  const keywords = words?.map((word) => word.trim()).filter((word) => word !== "") ?? null;
  return { linked, keywords: keywords && [...new Set(keywords)], tags: openGraph(document) };
}
type Told = ReturnType<typeof toldOf>;

/** The Record of a page without state. Where it has no linked data either, it claims no price unless a tag states one. */
export function fromTold(
  { page, id, document }: KnownProduct,
  { linked, keywords, tags }: Told,
  place: Place,
) {
  const { country, language } = place;
  const own = { id, url: goodsUrl(id), seoUrl: seoUrlOf(id, page.url), keywords, country, language };
  if (linked !== null && linked.title !== null) {
    place.warn("state_missing", `${ELSEWHERE}: the page of product ${id} has linked data only.`);
    const { title, brand, description, availability, condition, rating, categories, seller } = linked;
    const { price, currency, priceMicros, priceMin, priceMax, priceText } = linked;
    return productOf({
      ...{ ...own, title, brand, description, availability, condition, rating, categories },
      ...{ price, currency, priceMicros, priceMin, priceMax, priceText },
      ...mediaOf(linked.imageUrls?.length === 0 ? null : linked.imageUrls),
      reviewCount: linked.reviewCount ?? linked.ratingCount,
      seller,
      readFrom: "head",
    });
  }
  const tag = (name: string): string | null => tags.get(name)?.[0]?.trim() || null;
  const title = (tag("title") ?? document?.title ?? "").replace(/\s*[-|]\s*Temu\b.*$/i, "").trim();
  if (title === "") throw changed(page, `The page of product ${id} has neither state nor title.`);
  place.warn("state_missing", `${ELSEWHERE}: the page of product ${id} has meta tags only.`);
  const [amount, currency] = ["amount", "currency"].map((name) =>
    document === null ? null : metaContent(document, `product:price:${name}`),
  );
  const image = absoluteUrl(tag("image") ?? "", page.url);
  return productOf({
    ...{ ...own, title, description: tag("description") },
    ...moneyOf(amount && currency ? parsePrice(amount, "en", currency) : null),
    ...mediaOf(image === null ? null : [image]),
    readFrom: "head",
  });
}
