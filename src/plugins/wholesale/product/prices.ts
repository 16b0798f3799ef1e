import { discountOf, moneyOf, type Price, statedOn } from "../../../plugin-sdk/index.ts";
import { priceIn, type Warn } from "../amounts.ts";
import type { Stated } from "./draft.ts";

/** How amounts of a page are read, and who hears of doubts. */
export interface Amounts {
  currency: string | null;
  locale: string;
  warn: Warn;
}

/** The currency of the page: the pattern of its prices says it, as do the prices. Of two that differ the pattern is taken. */
export function currencyOf({ pattern, priceTiers, range, shownPrice }: Stated, locale: string, warn: Warn) {
  const counted = priceIn(pattern?.replace("{0}", "1") ?? null, locale)?.currency ?? null;
  const text = priceTiers?.find((tier) => tier.priceText !== null)?.priceText ?? range?.text ?? shownPrice;
  const shown = priceIn(text ?? null, locale)?.currency ?? null;
  if (counted !== null && shown !== null && counted !== shown)
    warn(
      "sources_disagree",
      `currency: the page counts in ${counted} and shows ${shown}; the first is taken.`,
    );
  return statedOn(warn, "the page")("currency", counted ?? shown);
}

/** An amount beside its text; of two that differ the amount is taken. */
export function priceOf(
  amount: number | null,
  text: string | null,
  { currency, locale, warn }: Amounts,
): Price | null {
  const shown = priceIn(text, locale);
  if (amount === null) return shown === null ? null : { ...shown, currency: currency ?? shown.currency };
  if (shown !== null && shown.amount !== amount)
    warn(
      "sources_disagree",
      `price: the page states ${amount} and shows "${shown.text}"; the first is taken.`,
    );
  return { amount, amountMicros: Math.round(amount * 1e6), currency, range: null, text: text ?? "" };
}

export function tiersOf({ priceTiers }: Stated, quantityUnit: string | null, amounts: Amounts) {
  if (priceTiers === null || priceTiers.length === 0) return null;
  const stated = statedOn(amounts.warn, "a row of the prices");
  return priceTiers.map(({ min, max, price, priceText, priceUsd }) => ({
    ...moneyOf(stated("priceTiers.price, priceMin, priceMax", priceOf(price, priceText, amounts))),
    priceText,
    minimumQuantity: min,
    maximumQuantity: max === null || max <= 0 ? null : max,
    quantityUnit,
    priceUsd,
  }));
}

/** One tier is the price; several, or a price for all forms, are a range. A promotion is what is to be paid. */
export function moneyFrom(
  { range, shownPrice, discountPercent }: Stated,
  tiers: ReturnType<typeof tiersOf>,
  amounts: Amounts,
) {
  const known = tiers?.flatMap(({ price }) => price ?? []) ?? [];
  const promotion = [
    range?.promotionLow ?? null,
    range?.promotionHigh ?? null,
    range?.promotionText ?? null,
  ] as const;
  const isPromoted = known.length === 0 && promotion.some((part) => part !== null);
  const [low, high, text] =
    known.length > 0
      ? [Math.min(...known), Math.max(...known), shownPrice]
      : isPromoted
        ? promotion
        : [range?.low ?? null, range?.high ?? null, range?.text ?? null];
  const only = tiers?.length === 1 ? (tiers[0]?.priceText ?? null) : null;
  const before = isPromoted ? priceIn(range?.text ?? null, amounts.locale) : null;
  const money = moneyOf(paid(low, high, text, amounts));
  const dollars = dollarsIn(range, tiers ?? [], isPromoted);
  return { ...money, ...dollars, priceText: text ?? only, ...discountOf(before, discountPercent) };
}

/** The ends of what is to be paid in US dollars. */
function dollarsIn(
  range: Stated["range"],
  tiers: NonNullable<ReturnType<typeof tiersOf>>,
  isPromoted: boolean,
) {
  const known = tiers.flatMap(({ priceUsd }) => priceUsd ?? []);
  if (known.length > 0 && known.length === tiers.length)
    return { priceUsdMin: Math.min(...known), priceUsdMax: Math.max(...known) };
  return isPromoted
    ? { priceUsdMin: range?.promotionUsdLow ?? null, priceUsdMax: range?.promotionUsdHigh ?? null }
    : { priceUsdMin: range?.usdLow ?? null, priceUsdMax: range?.usdHigh ?? null };
}

/** What is to be paid, from stated ends or a text; of two that differ the ends are taken. */
function paid(
  low: number | null,
  high: number | null,
  text: string | null,
  { currency, locale, warn }: Amounts,
) {
  const shown = priceIn(text, locale);
  if (low === null || high === null) {
    const price = shown === null ? null : { ...shown, currency: currency ?? shown.currency };
    return statedOn(warn, "the page")("price, priceMin, priceMax, priceMicros, priceText", price);
  }
  if (shown !== null && (shown.amount !== low || (shown.range?.max ?? shown.amount) !== high))
    warn(
      "sources_disagree",
      `price: the page states ${low} to ${high} and shows "${shown.text}"; the first is taken.`,
    );
  const range = low === high ? null : { min: low, max: high };
  return { amount: low, amountMicros: Math.round(low * 1e6), currency, range, text: text ?? "" };
}
