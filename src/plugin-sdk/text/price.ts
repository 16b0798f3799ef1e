import { beginning } from "./beginning.ts";
import { collapse } from "./collapse.ts";
import { currencyIn } from "./currencies.ts";
import { findNumbers, type FoundNumber } from "./number.ts";

/** A price as a page prints it. */
export interface Price {
  /** In whole units of the currency, decimals included; of a range its low end. */
  amount: number;
  /** The same in millionths; null above 9 billion, where a number is no longer exact. */
  amountMicros: number | null;
  /** ISO 4217 code, or null when neither the text nor the caller tells it. */
  currency: string | null;
  /** Both ends, when the text is a range such as `$10 - $20`. */
  range: { min: number; max: number } | null;
  /** The text read, on one line. */
  text: string;
}

const BETWEEN =
  /^[^\p{N}(]{0,12}(?:[-\u2010-\u2015\u2212~\u301c\uff5e]|(?:^|\s)(?:to|bis|a|à|ile)\s)[^\p{N}(]{0,12}$/u;

/**
 * The first price, or price range, in a text. `currency` is used where the text names none or only a shared sign such as
 * `$`, `¥` or `kr`; else the region of `locale` decides. Without a locale `1.299` is read as thousands, since prices have
 * two decimals (dinars, which have three, excepted). Null when there is no number or it cannot be read.
 */
export function parsePrice(text: string, locale?: string, currency?: string): Price | null {
  const line = collapse(beginning(text.trim()));
  // Letters of a currency in front of the digits ("Rs500", "USD12") would hide the number from the reader.
  const spaced = line.replace(/(\p{L})(?=\d)/gu, "$1 ");
  const named = currencyIn(line, locale);
  const code = (named?.certain === true ? named.code : (currency ?? named?.code)) ?? null;
  const apart = hasNoDecimals(code) ? spaced.replace(THOUSANDS, "") : spaced;
  const [first, second] = findNumbers(apart, locale, hasThreeDecimals(code) ? "decimal" : "thousands");
  if (first === undefined) return null;
  const max = second !== undefined && isRange(apart, first, second) ? Math.abs(second.value) : null;
  return {
    amount: first.value,
    amountMicros: toMicros(first.value),
    currency: code,
    range: max !== null && max >= first.value ? { min: first.value, max } : null,
    text: line,
  };
}

/** Before three digits a dot or comma parts thousands, in whatever language, where nothing can be decimals. */
const THOUSANDS = /(?<=\d)[.,](?=\d{3}(?!\d))/g;

/** The yen, for one, has no smaller unit. */
function hasNoDecimals(currency: string | null): boolean {
  return currency !== null && ["CLP", "JPY", "KRW", "PYG", "VND", "XAF", "XOF"].includes(currency);
}

/** Dinars and rials have thousandths: 1.250 KWD is one and a quarter. */
export function hasThreeDecimals(currency: string | null): boolean {
  return currency !== null && ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].includes(currency);
}

function isRange(text: string, first: FoundNumber, second: FoundNumber): boolean {
  // A dash right before the second number was read as its sign.
  const end = second.value < 0 ? second.start + 1 : second.start;
  return BETWEEN.test(` ${text.slice(first.end, end)} `);
}

/** Millionths of an amount; null where a number is no longer exact. */
export function toMicros(amount: number): number | null {
  const micros = Math.round(amount * 1e6);
  return Number.isSafeInteger(micros) ? micros : null;
}
