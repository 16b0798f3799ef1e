import {
  collapse,
  discountOf,
  type HtmlDocument,
  type HtmlNode,
  moneyOf,
  parseNumber,
  parsePrice,
  type Price,
  searchKey,
} from "../../../plugin-sdk/index.ts";
import type { Facts } from "./facts.ts";

type Box = HtmlDocument | HtmlNode;

/** Currencies with thousandths; in all others three digits behind a mark are thousands, whatever the language. */
const THREE_DECIMALS = /\b(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)\b/;

/** A price by the text that shows it; null where it shows no currency's amount. */
export function priceIn(text: string | null, { language, currency }: Facts): Price | null {
  if (text === null || text.trim() === "") return null;
  const plain = THREE_DECIMALS.test(text)
    ? text
    : text.replace(/(?<![\d.,])(\d{1,3})[.,](\d{3})(?![\d.,])/g, "$1$2");
  const price = parsePrice(plain, language, currency);
  return price === null ? null : { ...price, text: collapse(text) };
}

/** A price among other numbers, such as a count of offers: the one with the sign of a currency. */
export function signedPriceIn(text: string, facts: Facts): Price | null {
  return parsePrice(text, facts.language)?.currency == null ? null : priceIn(text, facts);
}

/** What is painted: sign, whole and fraction, put together in their order. Null where the whole or the fraction is lost. */
function paintedOn(node: HtmlNode, facts: Facts): Price | null {
  const painted = node.one("[aria-hidden=true]") ?? node;
  if (!painted.has(".a-price-whole, .a-price-fraction")) return priceIn(painted.text(), facts);
  const whole = /^\d[\d.,'’\s]*?(?=[.,\s]*$)/.exec(painted.textOf(".a-price-whole") ?? "")?.[0];
  if (whole === undefined) return null;
  const [sign, fraction] = [painted.textOf(".a-price-symbol") ?? "", painted.textOf(".a-price-fraction")];
  const mark = () => new Intl.NumberFormat(facts.language).format(0.5).replace(/\p{N}/gu, "");
  const amount =
    fraction === null ? whole : `${whole}${painted.textOf(".a-price-decimal") ?? mark()}${fraction}`;
  const isLast = painted.children.at(-1)?.is(".a-price-symbol") === true;
  return priceIn(
    isLast ? `${amount} ${sign}` : `${sign}${/^\p{L}+$/u.test(sign) ? " " : ""}${amount}`,
    facts,
  );
}

/** One `.a-price`: it says the amount twice, for screen readers and painted. Where these differ, the longer one is taken. */
function oneOf(node: HtmlNode, facts: Facts, field: string): Price | null {
  const [spoken, shown] = [priceIn(node.textOf(".a-offscreen"), facts), paintedOn(node, facts)];
  if (spoken === null || shown === null || spoken.amount === shown.amount) return spoken ?? shown;
  const digits = ({ text }: Price) => text.replace(/\D/g, "").length;
  const taken = digits(shown) > digits(spoken) ? shown : spoken;
  facts.warn(
    "sources_disagree",
    `${field}: "${spoken.text}" is painted as "${shown.text}"; "${taken.text}" was taken.`,
  );
  return taken;
}

const RANGE = ".a-price-range";
const STRUCK = "[data-a-strike=true], .a-text-strike";
/** Prices of a kilogram or a month stand in the same markup as an old price, without the stroke. */
export const NOW = ".a-price:not([data-a-strike]):not(.a-text-price)";

/** The price to pay in a part of a page; of a range both ends, which stand side by side. */
export function priceOn(box: Box | null, facts: Facts, css = NOW): Price | null {
  const node = box?.one(css) ?? null;
  if (box === null || node === null) return null;
  const beside = (node.parent?.children ?? []).filter((one) => one.is(css));
  const ends = beside.flatMap((one) => oneOf(one, facts, "price")?.text ?? []);
  if (ends.length === 2) return priceIn(ends.join(" - "), facts);
  if (!box.has(RANGE) && ends.length < 2) return oneOf(node, facts, "price");
  facts.warn(
    "field_missing",
    "price, priceMicros, priceMin, priceMax, priceText, currency: an end of a range is lost.",
  );
  return null;
}

/** What the page strikes out beside the price, and the percent that it states. */
export function discountOn(box: Box | null, facts: Facts) {
  const node = box?.one(`.a-price[data-a-strike=true], .basisPrice .a-price, ${STRUCK}`) ?? null;
  const percent = parseNumber((box?.textOf(".savingsPercentage") ?? "").replace(/[^\d.,]/g, ""));
  if (node === null) return discountOf(null, percent);
  return discountOf(
    node.has(".a-offscreen, [aria-hidden=true]")
      ? oneOf(node, facts, "originalPrice")
      : priceIn(node.text(), facts),
    percent,
  );
}

/** An amount, as a field states it: `8.99` in any language. */
export function statedPrice(amount: string | null, unit: string | null, facts: Facts): Price | null {
  const number = Number(amount ?? "");
  if (amount === null || amount.trim() === "" || !Number.isFinite(number)) return null;
  const price = parsePrice(`${unit ?? ""} ${number.toFixed(2)}`, "en", facts.currency);
  return price === null ? null : { ...price, text: "" };
}

/** Over search keys; "fri" is also how an English Friday is shortened. */
const FREE = new RegExp(
  `(?<!\\p{L})(?:free|gratis|kostenlos\\w*|kostenfrei\\w*|versandkostenfrei\\w*|portofrei|gratuit\\w*|gratuid\\w*|ucretsiz|bedava|bezplatn\\w*|darmow\\w*|za darmo|fri (?:frakt|leverans)|fraktfri\\w*|sin costo|sin coste|sem custo|senza costi|zdarma)(?!\\p{L})|${["無料", "مجان", "免费", "免費", "免运", "免運", "मुफ़्त", "निःशुल्क"].map(searchKey).join("|")}`,
  "u",
);

/** Whether a text on delivery says that it is free; "$4.99, FREE from $35" is not, which names a price before. */
function isFree(text: string, { language }: Facts): boolean {
  const found = FREE.exec(searchKey(text).replaceAll("ł", "l"));
  return found !== null && parsePrice(text.slice(0, found.index), language)?.currency == null;
}

/** A way of sending by what the page says of it: its price where one is named or where it is free. */
export function shippingIn(text: string | null, priceText: string | null, facts: Facts) {
  const line = collapse(text ?? "");
  const price = isFree(priceText || line, facts)
    ? parsePrice("0", "en", facts.currency)
    : priceIn(priceText, facts);
  return line === "" && price === null
    ? null
    : { ...moneyOf(price), priceText: null, text: line || priceText };
}
