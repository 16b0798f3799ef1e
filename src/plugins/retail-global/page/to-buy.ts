import type { HtmlNode, Price } from "../../../plugin-sdk/index.ts";
import type { Facts } from "./facts.ts";
import { priceIn } from "./money.ts";

/** Kindle Unlimited has this name in all languages, in words and in names of pictures and classes. */
const MEMBERSHIP = /kindle[\s_-]?unlimited/i;
/** An amount with its currency, in words around it. */
const AMOUNT = /(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L}))/u;

/**
 * A book that members read for 0: others pay what stands beside, such as "or $4.99 to buy". Without a price, and with a
 * warning, where nothing does; a book that is free for everybody is 0.
 */
export function toBuy(
  price: Price | null,
  box: HtmlNode | null,
  beside: HtmlNode | null,
  facts: Facts,
): Price | null {
  if (price?.amount !== 0 || box === null) return price;
  const text = beside?.textOf(".a-color-price") ?? beside?.text() ?? "";
  const other = priceIn(AMOUNT.exec(text)?.[0] ?? null, facts);
  const isForMembers = [box, beside].some((one) => MEMBERSHIP.test(one?.outerHtml() ?? ""));
  if (other !== null && (isForMembers || beside?.is(".slot-extraMessage, .kindleExtraMessage") === true))
    return other;
  if (!isForMembers) return price;
  facts.warn(
    "field_missing",
    "price, priceMicros, priceText, currency: 0 is for members, and the page has no other.",
  );
  return null;
}
