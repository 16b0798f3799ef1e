import { collapse, discountOf, type HtmlDocument, type HtmlNode } from "../../../plugin-sdk/index.ts";
import { moneyOf, parseNumber, parsePrice, type Price } from "../../../plugin-sdk/index.ts";
import type { Facts } from "./facts.ts";

type Box = HtmlDocument | HtmlNode;

/** A price by the text that shows it; null where it shows no currency's amount. */
export const priceIn = (text: string | null, { language, currency }: Facts): Price | null =>
  text === null || text.trim() === "" ? null : parsePrice(text, language, currency);

/**
 * One `.a-price`: it says the amount twice, for screen readers and in painted parts; either may be blank. Where the two
 * differ, the one for screen readers is taken and a warning says so.
 */
function oneOf(node: HtmlNode, facts: Facts, field: string): Price | null {
  const spoken = priceIn(node.textOf(".a-offscreen"), facts);
  const painted = node.one("[aria-hidden=true]") ?? node;
  const parts = painted.has(".a-price-whole")
    ? collapse(painted.rawText()).replaceAll(" ", "")
    : painted.text();
  const shown = priceIn(parts, facts);
  if (spoken !== null && shown !== null && spoken.amount !== shown.amount)
    facts.warn(
      "sources_disagree",
      `${field}: "${spoken.text}" is painted as "${shown.text}"; the first was taken.`,
    );
  return spoken ?? shown;
}

const RANGE = ".a-price-range";
const STRUCK = "[data-a-strike=true], .a-text-strike";
/** Prices of a kilogram or a month stand in the same markup as an old price, without the stroke. */
const NOW = ".a-price:not([data-a-strike]):not(.a-text-price)";

/** The price to pay in a part of a page; of a range both ends. */
export function priceOn(box: Box | null, facts: Facts, css = NOW): Price | null {
  const [low, high] = box?.one(RANGE)?.all(".a-price") ?? [];
  if (low !== undefined && high !== undefined) {
    const ends = [low, high].map((node) => oneOf(node, facts, "price")?.text ?? "");
    return priceIn(ends.join(" - "), facts);
  }
  const node = box?.one(css) ?? null;
  return node === null ? null : oneOf(node, facts, "price");
}

/** What the page strikes out beside the price, and the percent that it states. */
export function discountOn(box: Box | null, facts: Facts) {
  const node = box?.one(`.a-price[data-a-strike=true], .basisPrice .a-price, ${STRUCK}`) ?? null;
  const percent = parseNumber((box?.textOf(".savingsPercentage") ?? "").replace(/[^\d.,]/g, ""));
  if (node === null) return discountOf(null, percent);
  return discountOf(
    node.is(".a-price") ? oneOf(node, facts, "originalPrice") : priceIn(node.text(), facts),
    percent,
  );
}

/** An amount, as a field states it: `8.99` in any language. */
export function statedPrice(amount: string | null, unit: string | null, facts: Facts): Price | null {
  const number = Number(amount ?? "");
  if (amount === null || amount.trim() === "" || !Number.isFinite(number)) return null;
  return parsePrice(`${unit ?? ""} ${number.toFixed(2)}`, "en", facts.currency);
}

const FREE = /\b(?:free|gratis|kostenlos\w*|gratuit[eoa]?|ücretsiz|bezpłatn\w+|fri)\b|無料|مجان/iu;

/** A way of sending by what the page says of it: its price where one is named or where it is free. */
export function shippingIn(text: string | null, priceText: string | null, facts: Facts) {
  const line = collapse(text ?? "");
  const free = FREE.test(priceText ?? line);
  const price = free ? parsePrice("0", "en", facts.currency) : priceIn(priceText, facts);
  return line === "" && price === null
    ? null
    : { ...moneyOf(price), priceText: null, text: line || priceText };
}
