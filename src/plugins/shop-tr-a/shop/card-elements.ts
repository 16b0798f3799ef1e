import { type HtmlDocument, type HtmlNode, int, wholeNumberIn } from "../../../plugin-sdk/index.ts";
import { readShopUrl } from "../targets.ts";
import { shownPrice } from "./shown-price.ts";

const hook = (name: string) => `[data-testid="${name}"]`;

/** The cards of a page without data, as lists state them, paid ones last: pages of 2026 mark their parts for tests, those before have classes. */
export function cardRows(page: HtmlDocument): { card: unknown; place: number | null }[] {
  const placeOf = (card: HtmlNode) => {
    const index = int(card.attr("data-product-index"));
    return index === null ? null : index + 1;
  };
  return [
    ...page.all(`a${hook("product-card")}`).map((card) => ({ card: cardRow(card), place: placeOf(card) })),
    ...page
      .all("div.p-card-wrppr[data-id]")
      .map((card, index) => ({ card: olderRow(card), place: index + 1 })),
    ...page
      .all(`a${hook("seller-store-product-card")}`)
      .map((card) => ({ card: advertRow(card), place: null })),
  ];
}

function cardRow(card: HtmlNode) {
  const names = card.one(hook("brand-name-wrapper"));
  const [brand, name] = [names?.textOf(".product-brand"), names?.textOf(".product-name")];
  return {
    cardType: "PRODUCT",
    id: card.attr("id"),
    url: card.attr("href"),
    brand,
    name,
    price: shownPrice(card.one(hook("price-div"))),
    socialProof: proofsIn(card.all(`${hook("social-proof")} ${hook("description")}`), "*"),
    image: card.attrOf(hook("image-img"), "src"),
    ratingScore: ratingOf(card.one(hook("review-rating"))),
    badges: card.has(hook("badges-container"))
      ? card.all(hook("badge-item")).map((badge) => badge.text())
      : null,
  };
}

/** What people did lately, by the words for it. */
const PROOFS = {
  orderCount: /sat[ıi]l/i,
  favoriteCount: /favori/i,
  pageViewCount: /incele/i,
  basketCount: /ekle/i,
};
const SHORT_COUNT = /\d[\d.,]*(?:\s?(?:bin|[BKM](?!\p{L})))?\+?/u;

/** Lines such as "24 saatte <b>15316 kişi</b> inceledi!"; the number is in the part that stands out. */
function proofsIn(lines: readonly HtmlNode[], focus: string) {
  return lines.flatMap((line) => {
    const [key] = Object.entries(PROOFS).find(([, words]) => words.test(line.text())) ?? [];
    const [value] = SHORT_COUNT.exec(line.textOf(focus) ?? "") ?? [];
    return key === undefined || value === undefined ? [] : [{ key, value }];
  });
}

/** `4.1`, with a dot in every language, and `(76)`; null where nobody rated. */
function ratingOf(rating: HtmlNode | null) {
  if (rating === null) return null;
  const counts = rating.text().match(/\([^)]*\)/);
  return {
    averageRating: rating.textOf(hook("average-rating")),
    totalCount: wholeNumberIn(counts?.[0] ?? null),
  };
}

/** A card of the years before 2026, which does not tell whether its place was paid for. */
function olderRow(card: HtmlNode) {
  const counts = card.textOf(".ratingCount");
  const isFree = card.has(".product-stamp-container.freeCargo");
  const image = card.attrOf("img.p-card-img", "src");
  return {
    id: card.attr("data-id"),
    url: card.attrOf("a[href]", "href"),
    brand: card.textOf(".prdct-desc-cntnr-ttl"),
    name: card.attr("title") ?? card.textOf(".prdct-desc-cntnr-name"),
    price: shownPrice(card.one(".price-information-container")),
    ratingScore:
      counts === null
        ? null
        : { averageRating: card.textOf(".rating-score"), totalCount: wholeNumberIn(counts) },
    socialProof: proofsIn(card.all(".social-proof-text"), ".focused-text"),
    badges: card.all(".product-badge .name").map((badge) => badge.text()),
    // Cards that nobody has scrolled to have a stand-in.
    image: image === null || image.includes("placeholder") ? null : image,
    ...(isFree ? { freeCargo: true } : {}),
  };
}

/** A product in the block of a shop that paid for its place. */
function advertRow(card: HtmlNode) {
  const name = card.one(hook("seller-store-product-card-name"));
  const brand = name?.textOf(hook("product-brand")) ?? null;
  const href = card.attr("href") ?? "";
  return {
    cardType: "ADS",
    id: readShopUrl(card.url() ?? "")?.id,
    url: href,
    brand,
    // The brand stands in the name without a space after it.
    name: brand === null ? name?.text() : name?.text().replace(brand, "").trim(),
    price: shownPrice(card.one(hook("seller-store-price"))),
    image: card.attrOf("img", "src"),
    merchant: { name: card.closest(hook("seller-store-widget"))?.textOf(hook("seller-name")) },
  };
}
