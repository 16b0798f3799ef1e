import { type HtmlDocument, type HtmlNode, int, wholeNumberIn } from "../../../plugin-sdk/index.ts";
import { readShopUrl } from "../targets.ts";

const hook = (name: string) => `[data-testid="${name}"]`;

/** The cards of a page without data, as lists state them, paid ones last: pages of 2026 mark their parts for tests. */
export function cardRows(page: HtmlDocument): { card: unknown; place: number | null }[] {
  const placeOf = (card: HtmlNode) => {
    const index = int(card.attr("data-product-index"));
    return index === null ? null : index + 1;
  };
  return [
    ...page.all(`a${hook("product-card")}`).map((card) => ({ card: cardRow(card), place: placeOf(card) })),
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
    price: priceOf(card),
    image: card.attrOf(hook("image-img"), "src"),
    ratingScore: ratingOf(card.one(hook("review-rating"))),
    badges: card.has(hook("badges-container"))
      ? card.all(hook("badge-item")).map((badge) => badge.text())
      : null,
  };
}

/** The boxes in which a price stands, and what is to be paid in it. */
const BOXES = {
  "single-price": "price-section",
  "discounted-price-wrapper": "sale-price",
  "basket-promo-price-wrapper": "price-value",
  "ty-plus-promotion-price": "price-value",
};

function priceOf(card: HtmlNode) {
  const [name, paid] = Object.entries(BOXES).find(([box]) => card.has(hook(box))) ?? [];
  if (name === undefined || paid === undefined) return null;
  const box = card.one(hook(name));
  return shownPrice(
    name.startsWith("ty-plus"),
    box?.textOf(hook(paid)),
    box?.textOf(hook("strikethrough-price")),
  );
}

const shownPrice = (isForMembers: boolean, sale?: string | null, struck?: string | null) => ({
  componentType: isForMembers ? "TY_PLUS_PROMOTION" : "SHOWN",
  salePriceNumeric: sale,
  strikethroughPriceNumeric: struck,
});

/** `4.1`, with a dot in every language, and `(76)`; null where nobody rated. */
function ratingOf(rating: HtmlNode | null) {
  if (rating === null) return null;
  const counts = rating.text().match(/\([^)]*\)/);
  return {
    averageRating: rating.textOf(hook("average-rating")),
    totalCount: wholeNumberIn(counts?.[0] ?? null),
  };
}

/** A product in the block of a shop that paid for its place. */
function advertRow(card: HtmlNode) {
  const name = card.one(hook("seller-store-product-card-name"));
  const brand = name?.textOf(hook("product-brand")) ?? null;
  const price = card.one(hook("seller-store-price"));
  const [sale, struck] = ["-value", "-strike"].map((end) => price?.textOf(`[class$="-price${end}"]`));
  const href = card.attr("href") ?? "";
  return {
    cardType: "ADS",
    id: readShopUrl(card.url() ?? "")?.id,
    url: href,
    brand,
    // The brand stands in the name without a space after it.
    name: brand === null ? name?.text() : name?.text().replace(brand, "").trim(),
    price: shownPrice(price?.has(hook("seller-store-ty-plus-promotion-price")) === true, sale, struck),
    image: card.attrOf("img", "src"),
    merchant: { name: card.closest(hook("seller-store-widget"))?.textOf(hook("seller-name")) },
  };
}
