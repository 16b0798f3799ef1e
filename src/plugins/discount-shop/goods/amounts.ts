import {
  discountOf,
  fieldFrom,
  filledText,
  firstOf,
  moneyOf,
  num,
  parseNumber,
  parsePrice,
  type Price,
  str,
  z,
} from "../../../plugin-sdk/index.ts";
import type { Place } from "../page/place.ts";

/** What stands there as it is, for what several fields are made of. */
export const rawFrom = (path: string) => fieldFrom(path, z.unknown().nullable(), (value) => value);

/** Currencies that have hundredths by law and are shown without. */
const SHOWN_WHOLE = new Set(["COP", "CRC", "HUF", "IDR", "KZT", "PKR", "TWD"]);

const decimalsKnown = new Map<string, number>();

/** How many decimals people write in a currency. */
function decimalsOf(currency: string): number {
  if (SHOWN_WHOLE.has(currency)) return 0;
  let known = decimalsKnown.get(currency);
  if (known === undefined) {
    const format = new Intl.NumberFormat("en", { style: "currency", currency });
    decimalsKnown.set(currency, (known = format.resolvedOptions().maximumFractionDigits ?? 2));
  }
  return known;
}

/** What a text says in a currency without decimals: "¥2.111" is 2111, whatever its point means elsewhere. */
function wholeIn(text: string, read: number): number {
  const [grouped] = /\d{1,3}(?:[.,'’\s]\d{3})+(?![\d.,])/.exec(text) ?? [];
  return grouped === undefined ? read : Number(grouped.replace(/\D/g, ""));
}

/**
 * An amount that the source states in hundredths, as a text, or both. Null for 0, which stands where there is no such price.
 * Where both differ the number wins, with a warning; in currencies without hundredths neither, since it may count in either.
 */
export function amountOf(
  minor: unknown,
  shown: string | null,
  currency: string | null,
  place: Place,
  what: string,
): Price | null {
  const text = shown?.trim() || null;
  const read = text === null ? null : parsePrice(text, place.locale, currency ?? undefined);
  const code = /^[A-Z]{3}$/.test(currency ?? "") ? currency : (read?.currency ?? null);
  const decimals = code === null ? null : decimalsOf(code);
  const range = read?.range ?? null;
  const said =
    read !== null && decimals === 0 && range === null
      ? wholeIn(text ?? "", read.amount)
      : (read?.amount ?? null);
  const value = num(minor);
  const exact = value !== null && decimals === 2 ? value / 100 : null;
  const fits = value === null ? [] : decimals === 2 ? [value / 100] : [value, value / 100, value / 1_000];
  const isDisputed = value !== null && said !== null && !fits.includes(said);
  if (isDisputed) {
    const outcome = exact === null ? "neither" : "the number";
    place.warn(
      "price_disputed",
      `${what}: the source says ${value} and shows "${text ?? ""}"; ${outcome} is taken.`,
    );
  }
  const amount = range?.min ?? exact ?? (isDisputed ? 0 : (said ?? 0));
  if (amount <= 0) return null;
  return { amount, amountMicros: Math.round(amount * 1e6), currency: code, range, text: text ?? "" };
}

/** `-45%`, or 450 in a thousand. */
function percentOf(stated: unknown, badge: string | null, place: Place): number | null {
  const perMille = num(stated, "reduction");
  const label = /[%٪]/.test(badge ?? "") ? parseNumber(badge ?? "", place.locale) : null;
  const shown = label === null ? null : Math.abs(label);
  const exact = perMille === null ? null : perMille / 10;
  if (shown !== null && exact !== null && shown !== exact)
    place.warn(
      "discount_disputed",
      `discountPercent: the source says ${exact} and shows ${shown}; the first is taken.`,
    );
  const percent = exact ?? shown;
  return percent === null || percent <= 0 || percent > 100 ? null : percent;
}

/** Everything that a price object of a list says: `{ price, priceStr, marketPrice, marketPriceStr, currency, reduction }`. */
export function moneyFrom(stated: unknown, badge: string | null, place: Place, what: string) {
  const currency = filledText(stated, "currency") ?? place.currency;
  const text = str(stated, "priceStr");
  const shown = text ?? str(stated, "priceSchema");
  const price = amountOf(num(stated, "price"), shown, currency, place, `price: ${what}`);
  const market = str(firstOf(stated, ["marketPriceStr", "linePriceStr"]));
  const before = amountOf(
    firstOf(stated, ["marketPrice", "linePrice"]),
    market,
    currency,
    place,
    `originalPrice: ${what}`,
  );
  if (price === null)
    place.warn(
      "field_missing",
      `price, priceMicros, priceText, currency: ${what} states none in a known form.`,
    );
  else if (price.currency === null) place.warn("field_missing", `currency: ${what} states none.`);
  if (price !== null && str(stated, "priceStr") === null)
    place.warn("field_missing", `priceText: ${what} shows none.`);
  return priced(price && { ...price, text: text ?? "" }, before, percentOf(stated, badge, place));
}

/** A price and what it was before, if that was more. */
export function priced(price: Price | null, before: Price | null, percent: number | null) {
  const original = before !== null && before.amount > (price?.amount ?? Infinity) ? before : null;
  return {
    ...moneyOf(price),
    priceText: price?.text || null,
    ...discountOf(original, percent),
    originalPriceText: original?.text || null,
  };
}
