import { bestIn, findCurrencies, type FoundCurrency } from "./currencies.ts";
import { homeDecimalMark } from "./home-decimal-mark.ts";
import { findNumbers, type FoundNumber, type LoneDot } from "./number.ts";

/** The amounts of money in a text, and what it is that was read. */
export interface Amounts {
  /** Those beside a sign of a currency, or all where none is; no percentages, no counts of payments. */
  amounts: readonly FoundNumber[];
  currency: string | null;
  /** The text in which the amounts stand. */
  text: string;
}

/** Letters of a currency in front of the digits ("Rs500", "USD12") would hide the number; those of scales are part of it. */
const LETTER_BEFORE = /((?![十百千仟万萬億亿兆십백천만억조])\p{L}\.?)(?=\d)/gu;
/** Before three digits a dot or comma parts thousands, in whatever language, where nothing can be decimals. */
const THOUSANDS = /(?<=\d)[.,](?=\d{3}(?!\d))/g;
const PERCENT_BEFORE = /[%٪]\s?$/;
const PERCENT_AFTER = /^\s?[%٪]/;
/** "3 x R$ 43,33", "12× 99 €": how often, not how much. */
const TIMES = /^\s?(?:[x×]|adet|taksit|ratenzahlungen|cuotas|parcelas)(?=[\s\d]|$)/iu;
const GAP_BEFORE = /^[\s:.]{0,2}$/;
const GAP_AFTER = /^(?:[\s.,]|[-–—](?![\s\p{Sc}]*\d)){0,3}$/u;

/**
 * @param currency used where the text names none or only a shared sign
 * @param loneDot what "1.299" means where neither language nor currency says it
 */
export function amountsIn(
  line: string,
  locale: string | undefined,
  currency: string | undefined,
  loneDot: LoneDot,
): Amounts {
  const spaced = line.replace(LETTER_BEFORE, "$1 ");
  const currencies = findCurrencies(spaced, locale);
  const named = bestIn(spaced, currencies);
  const code = (named?.certain === true ? named.code : (currency ?? named?.code)) ?? null;
  const text = hasNoDecimals(code) ? spaced.replace(THOUSANDS, "") : spaced;
  const numbers = findNumbers(
    text,
    locale,
    hasThreeDecimals(code) ? "decimal" : loneDotOf(code, text, loneDot),
  );
  const plain = numbers.length === 1 ? numbers : numbers.filter((number) => isAmount(text, number));
  const isPercent = plain.length === 1 && plain[0] !== undefined && isPercentage(text, plain[0]);
  if (plain.length < 2 || named === null) return { amounts: isPercent ? [] : plain, currency: code, text };
  const signed = besideSigns(text, plain, text === spaced ? currencies : findCurrencies(text, locale));
  return { amounts: signed.length === 0 ? plain : signed, currency: code, text };
}

function isAmount(text: string, number: FoundNumber): boolean {
  return !isPercentage(text, number) && !TIMES.test(text.slice(number.end, number.end + 20));
}

function isPercentage(text: string, { start, end }: FoundNumber): boolean {
  const [before, after] = [text.slice(Math.max(start - 2, 0), start), text.slice(end, end + 2)];
  return (
    PERCENT_AFTER.test(after) || (PERCENT_BEFORE.test(before) && !/\d\s?[%٪]\s?$/.test(text.slice(0, start)))
  );
}

/** The numbers that a sign belongs to, and the other ends of their ranges; each sign is before or behind, as the last one is. */
function besideSigns(
  text: string,
  numbers: readonly FoundNumber[],
  signs: readonly FoundCurrency[],
): FoundNumber[] {
  const taken = new Set<FoundNumber>();
  const last = signs.at(-1);
  const isBehind = last !== undefined && !numbers.some(({ start }) => start >= last.end);
  for (const { start, end } of signs) {
    const after = numbers.find(
      (number) => number.start >= end && GAP_BEFORE.test(text.slice(end, number.start)),
    );
    const before = numbers.find(
      (number) => number.end <= start && GAP_AFTER.test(text.slice(number.end, start)),
    );
    const number = isBehind ? (before ?? after) : (after ?? before);
    if (number !== undefined) taken.add(number);
  }
  return numbers.filter(
    (number, place) =>
      taken.has(number) ||
      [numbers[place - 1], numbers[place + 1]].some(
        (other) =>
          other !== undefined &&
          taken.has(other) &&
          isBetween(
            text,
            ...(other.start < number.start ? ([other, number] as const) : ([number, other] as const)),
          ),
      ),
  );
}

const BETWEEN =
  /^[^\p{N}(%٪]{0,12}(?:[-\u2010-\u2015\u2212~\u301c\uff5e]|(?:^|\s)(?:to|and|bis|und|a|à|et|y|e|i|ile|al|ve|do|až|tot|en|till|til|до|и|hasta|até|fino a|sampai|đến|ถึง|से|至|到|から|부터|에서)\s)[^\p{N}(%٪]{0,12}$/iu;

/** Whether what stands between two numbers makes them the ends of a range. */
export function isBetween(text: string, first: FoundNumber, second: FoundNumber): boolean {
  // A dash right before the second number was read as its sign.
  const end = second.value < 0 ? second.start + 1 : second.start;
  return BETWEEN.test(` ${text.slice(first.end, end)} `);
}

/**
 * Both ends of a range, of which the first may lack the scale of the second: "$15-20k". Null for one that falls.
 */
export function endsOf(first: FoundNumber, second: FoundNumber): { min: number; max: number } | null {
  const max = Math.abs(second.value);
  const isShared = first.factor === 1 && second.factor > 1 && first.value <= max / second.factor;
  const min = isShared ? first.value * second.factor : first.value;
  return min <= max ? { min, max } : null;
}

/** Crowns of whichever country, and "1.234,-", of which the decimals are not written. */
const NORDIC = /(?<!\p{L})kr(?!\p{L})|\d,[-–—]/u;
/** What a lone dot is where the currency is at home: no price has thousandths, so in Turkey it is 1.299 TL. */
function loneDotOf(currency: string | null, text: string, otherwise: LoneDot): LoneDot {
  const isAbroad = currency === null ? NORDIC.test(text) : homeDecimalMark(currency) === ",";
  return isAbroad ? "thousands" : otherwise;
}

/** The yen, for one, has no smaller unit. */
function hasNoDecimals(currency: string | null): boolean {
  return currency !== null && ["CLP", "JPY", "KRW", "PYG", "VND", "XAF", "XOF"].includes(currency);
}

/** Dinars and rials have thousandths: 1.250 KWD is one and a quarter. */
export function hasThreeDecimals(currency: string | null): boolean {
  return currency !== null && ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].includes(currency);
}
