import { amountsIn, endsOf, isBetween } from "./amounts.ts";
import { beginning } from "./beginning.ts";
import { collapse } from "./collapse.ts";

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

/**
 * The first price, or price range, in a text: the number beside the sign of a currency, where there is one. `currency` is
 * used where the text names none or only a shared sign such as `$`, `¥` or `kr`; else the region of `locale` decides. Without
 * a locale `1.299` is read as thousands where the currency's home writes them so (TL, €), else it is a doubt; dinars have
 * three decimals. Null when there is no number, it cannot be read, it is a percentage, or a range falls.
 */
export function parsePrice(text: string, locale?: string, currency?: string): Price | null {
  const line = collapse(beginning(text.trim()));
  const read = amountsIn(line, locale, currency, "ambiguous");
  const [first, second] = read.amounts;
  if (first === undefined) return null;
  const isRange = second !== undefined && isBetween(read.text, first, second);
  const range = isRange ? endsOf(first, second) : null;
  if (isRange && range === null) return null;
  const amount = range?.min ?? first.value;
  return { amount, amountMicros: toMicros(amount), currency: read.currency, range, text: line };
}

/** Millionths of an amount; null where a number is no longer exact. */
export function toMicros(amount: number): number | null {
  const micros = Math.round(amount * 1e6);
  return Number.isSafeInteger(micros) ? micros : null;
}
