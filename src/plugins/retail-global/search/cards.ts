import {
  changed,
  collapse,
  countOf,
  type HtmlDocument,
  type HtmlNode,
  moneyOf,
} from "../../../plugin-sdk/index.ts";
import { boughtIn, type Facts, paintedText } from "../page/facts.ts";
import { discountOn, NOW, priceOn, signedPriceIn } from "../page/money.ts";
import { toBuy } from "../page/to-buy.ts";
import { asinIn, asinOf, productUrl } from "../targets.ts";
import { type Card, cardOf } from "./card-record.ts";
import { cardRatingOn } from "./card-rating.ts";

const CARD = "[data-component-type=s-search-result]";
const AD =
  ".puis-sponsored-label-text, .puis-label-popover-default, .s-sponsored-label-text, a[href*='/sspa/']";

export interface Cards {
  cards: Card[];
  /** Cards that the page has, those left out included. */
  rows: number;
  /** Cards whose place nobody paid for. */
  organic: number;
}

/** The products of a page of results. A card that names no product, or two, is left out with a counted warning. */
export function cardsOn(doc: HtmlDocument, facts: Facts, before: { seen: number; ads: number }): Cards {
  const cards: Card[] = [];
  let { ads } = before;
  const nodes = doc.all(CARD);
  // Where a tag is not closed, a card holds the next one.
  if (nodes.some((node) => node.has(CARD)))
    throw changed({ url: doc.url ?? "" }, "Cards run into each other.");
  for (const [index, node] of nodes.entries()) {
    const id = asinOn(node);
    if (id === null) {
      facts.warn("rows_missing", "A card of the results does not say which product it is about.");
      continue;
    }
    const isAd = node.has(AD) || node.is(".AdHolder");
    if (isAd) ads += 1;
    const place = { isAd, adPosition: isAd ? ads : null, resultPosition: before.seen + index + 1 };
    cards.push({ ...readCard(node, id, facts), ...place });
  }
  return { cards, rows: nodes.length, organic: cards.length - (ads - before.ads) };
}

/** The product of a card: what it says of itself must be what its title links to. */
function asinOn(node: HtmlNode): string | null {
  const inner = node.attrOf("[data-csa-c-item-id^='amzn1.asin']", "data-csa-c-item-id")?.split(".").at(-1);
  const own = asinOf(node.attr("data-asin") ?? "") ?? asinOf(inner ?? "");
  const linked = node.all("a[href]").flatMap((link) => asinIn(link.attr("href")) ?? [])[0] ?? null;
  return own !== null && linked !== null && own !== linked ? null : (own ?? linked);
}

/** The title links to the product; a heading that links nowhere is the brand above it. */
function headingsOn(node: HtmlNode) {
  // Certificates have headings of their own, in parts that are hidden.
  const box = node.one("[data-cy=title-recipe]") ?? node;
  const headings = box.all("h2").filter((one) => one.closest(".aok-hidden, .a-popover-preload") === null);
  const title =
    headings.find((one) => one.closest("a") !== null || one.has("a")) ??
    headings.find((one) => one.attr("aria-label") !== null) ??
    null;
  const brand = headings.find((one) => one.text() !== title?.text()) ?? null;
  return {
    title: title?.text() ?? "",
    brand: brand?.text() || null,
  };
}

const textOn = (node: HtmlNode, css: string) => collapse(node.textOf(css) ?? "") || null;

function readCard(node: HtmlNode, id: string, facts: Facts): Card {
  const told = (field: string, value: unknown, sign: string | null) => {
    if (value === null && sign !== null && /\p{N}/u.test(sign))
      facts.warn("field_missing", `${field}: the card of ${id} shows it in another form.`);
  };
  const block = node.one("[data-cy=reviews-block]");
  const prices = node.one("[data-cy=price-recipe]");
  const second = node.one("[data-cy=secondary-offer-recipe]");
  const price = toBuy(priceOn(prices ?? node, facts), prices, second, facts);
  told("price", price, prices?.text() ?? node.textOf(NOW));
  const { rating, ratingCount } = cardRatingOn(node, facts);
  told("rating, ratingMax, ratingCount", rating ?? ratingCount, block?.text() ?? null);
  if ((rating === null) !== (ratingCount === null))
    facts.warn("field_missing", `rating, ratingCount: the card of ${id} shows one of them.`);
  const boughtText = block
    ?.all(".a-row .a-color-secondary")
    .map((one) => one.text())
    .find((text) => /\p{N}/u.test(text) || boughtIn(text, facts) !== null);
  const badges = node
    .all(".a-badge-text")
    .map((badge) => badge.text())
    .filter((text) => text !== "");
  const offersText =
    [".a-color-secondary:not(.a-row)", ".a-color-base", "a"]
      .flatMap((css) => second?.textOf(css) ?? [])
      .join(" ") || null;
  const other = node.textOf("[data-cy=secondary-offer-recipe] .a-color-base") ?? "";
  // A price of a piece stands in the markup of an old price, without the stroke: "($0.45/ounce)".
  const beside = node.one(".a-price.a-text-price:not([data-a-strike])")?.parent ?? null;
  const isUnit = beside?.text().includes("/") === true;
  if (beside !== null && !isUnit)
    facts.warn(
      "field_missing",
      `originalPrice, originalPriceMicros, originalPriceText: a price on the card of ${id} is not struck.`,
    );
  const { title, brand } = headingsOn(node);
  const imageUrl = node.urlOf("img.s-image", "src");
  if (imageUrl === null) facts.warn("field_missing", `imageUrl: the card of ${id} shows no picture.`);
  return cardOf({
    ...moneyOf(price),
    ...discountOn(prices ?? node, facts),
    ...{
      id,
      title,
      brand,
      url: productUrl(facts.country, id),
      country: facts.country,
      language: facts.language,
    },
    imageUrl,
    ...{ rating, ratingCount, ratingMax: rating === null ? null : 5 },
    tags: badges.length === 0 ? null : [...new Set(badges)],
    isBestseller: node.has("[id$='-best-seller'], [data-component-props*='best-seller']") ? true : null,
    isAmazonChoice: node.has(
      "[id*='ac-popover'], [id$='-amazons-choice'], [data-component-props*='amazons-choice']",
    )
      ? true
      : null,
    ...countOf("boughtLastMonth", boughtText ?? null, facts.language),
    boughtLastMonthCount: boughtIn(boughtText ?? null, facts),
    couponText: textOn(node, ".s-coupon-unclipped"),
    unitPriceText: isUnit ? paintedText(beside) : null,
    lowestOfferPrice: signedPriceIn(other, facts)?.amount ?? null,
    offersText,
    deliveryText: textOn(node, "[data-cy=delivery-recipe]"),
    optionsText: textOn(node, ".s-variation-options-link, .s-variations-options-justify-content"),
    isPrime: node.has("i.a-icon-prime, [data-cy=prime-badge], .s-prime") ? true : null,
  });
}
