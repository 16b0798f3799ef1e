import { beginning } from "./beginning.ts";
import { asciiDigits } from "./digits.ts";
import { knownLocale } from "./known-locale.ts";
import { scaleAt, type Scale } from "./number-scale.ts";

/** What a lone `.` before exactly three digits means when no locale says it: nothing certain, thousands, or decimals. */
export type LoneDot = "ambiguous" | "thousands" | "decimal";

/** A number found in a text, and where it stood in the text given to `findNumbers`. */
export interface FoundNumber {
  value: number;
  start: number;
  end: number;
  /** What its scale word multiplied it by; 1 without one. */
  factor: number;
}

// Digit groups joined by one mark each; a space joins only groups of three.
const NUMBER =
  /(?<![A-Za-z\d]|\d:)(?:(?<=^|[\s(\p{Sc}])[-\u2212])?(?:\d+(?:[.,'\u2019`_]\d+|[ \u00a0\u2009\u202f]\d{3}(?!\d))*|[.,]\d+)(?!\d|:\d|[eE][+-]?\d)/gu;
const decimalMarks = new Map<string, string | null>();

/**
 * The first number in a text, with its scale word: `1,234.5`, `1.234,5`, `1 234,5`, `1’234`, `١٬٢٣٤`, `1.2K`, `1,2 Mio.`,
 * `3 bin`, `12万`, `1.5 lakh`; where the locale is given, the words of that language first: `3,4 mil.` is 3,400,000 in Czech. A percentage is the number as printed (`45%` is 45).
 *
 * The last of two different marks is the decimal mark, and a mark that repeats groups thousands. The locale decides what
 * a lone mark is. Without one, and in English where the region writes a comma (en-ZA, en-DE), a lone mark is decimal
 * unless exactly three digits follow, then a comma groups and a dot is ambiguous. A locale that is none (`""`) counts as
 * not given. Null when there is no number, it is badly grouped (`1.2.3`, `1,2,3`), ambiguous, or a clock time.
 */
export function parseNumber(text: string, locale?: string): number | null {
  return findNumbers(beginning(text.trim()), locale, "ambiguous")[0]?.value ?? null;
}

/** Every number in a text, in order; ones that cannot be read end the list, since what follows may be part of them. */
export function findNumbers(text: string, locale: string | undefined, loneDot: LoneDot): FoundNumber[] {
  const plain = asciiDigits(text);
  const tag = knownLocale(locale);
  const language = tag === undefined ? "" : languageOf(tag);
  const decimal = tag === undefined ? null : decimalMark(tag, language);
  const found: FoundNumber[] = [];
  let previous: Scale | null = null;
  for (const match of plain.matchAll(NUMBER)) {
    const last = found.at(-1);
    if (last !== undefined && match.index < last.end) continue;
    const end = match.index + match[0].length;
    const scale = scaleAt(plain, end, language, tag);
    // A scaled number such as 1.234M is a short form: its dot is decimal.
    const unscaled = readMarks(
      match[0].replace("\u2212", "-"),
      decimal,
      scale === null ? loneDot : "decimal",
    );
    if (unscaled === null) return found;
    const value = round(unscaled * (scale?.factor ?? 1));
    // Hundreds of digits are an id or a filler, and no number that JSON can hold.
    if (!Number.isFinite(value)) return found;
    const joined = { text: plain, start: match.index, scale, unscaled };
    if (last !== undefined && previous !== null && belongs(last, previous, joined)) {
      const isMultiplied = previous.isOpen && scale !== null && scale.factor >= MYRIAD;
      last.value = isMultiplied
        ? round(last.value * largePart(scale.factor) + value)
        : round(last.value + value);
      last.end = scale?.end ?? end;
    } else {
      found.push({ value, start: match.index, end: scale?.end ?? end, factor: scale?.factor ?? 1 });
    }
    previous = scale;
  }
  return found;
}

const MYRIAD = 1e4;
/** The ten thousands in a factor: of 千万, 万. */
const largePart = (factor: number): number => MYRIAD ** Math.floor(Math.log10(factor) / 4);

interface Following {
  text: string;
  start: number;
  scale: Scale | null;
  unscaled: number;
}

/** Whether a number goes on with the next one: 25万5000, 1억 2,000만, 1 crore 20 lakh. */
function belongs(last: FoundNumber, before: Scale, { text, start, scale, unscaled }: Following): boolean {
  if (!before.continues || unscaled < 0) return false;
  const gap = text.slice(last.end, start);
  if (gap !== "" && (gap.trim() !== "" || gap.length > 1 || scale === null)) return false;
  const factor = scale?.factor ?? 1;
  return before.isOpen && factor >= MYRIAD ? true : unscaled * factor < before.factor;
}

/** Value of digits with marks, or null when the marks make no sense. */
function readMarks(token: string, decimal: string | null, loneDot: LoneDot): number | null {
  const negative = token.startsWith("-");
  const body = (negative ? token.slice(1) : token).replace(/[\u2019`_]/g, "'").replace(/\s/g, " ");
  const marks = body.replace(/\d/g, "");
  const cut = decimalIndex(body, marks, decimal, loneDot);
  if (cut === null) return null;
  const whole = body.slice(0, cut);
  if (!isGrouped(whole)) return null;
  const value = Number(`${whole.replace(/\D/g, "") || "0"}.${body.slice(cut + 1) || "0"}`);
  return negative && value !== 0 ? -value : value;
}

/** Index of the decimal mark, the length of the body when it has none, null when that cannot be determined. */
function decimalIndex(body: string, marks: string, decimal: string | null, loneDot: LoneDot): number | null {
  const last = marks.at(-1);
  if (last === undefined) return body.length;
  const at = body.lastIndexOf(last);
  if (last !== "." && last !== ",") return body.length;
  if (marks.length > 1) {
    if (marks.slice(0, -1).includes(last)) return body.length;
    // A space may stand between two numbers: "Top 5 123,456 ratings".
    return decimal !== null && last !== decimal && /^\d+ \d{3}[.,]\d{3}$/.test(body) ? null : at;
  }
  if (last === decimal) return at;
  // The other mark groups, unless it cannot (12.50 or 0.125 on a German page).
  if (!isGrouped(body) || body.startsWith("0")) return at;
  if (decimal !== null) return body.length;
  if (last === ",") return body.length;
  if (loneDot === "ambiguous") return null;
  return loneDot === "decimal" ? at : body.length;
}

/** Thousands grouping (1 to 3 digits, then threes), the Indian one (twos, then a three), or no marks at all. One kind of mark only. */
function isGrouped(whole: string): boolean {
  if (/^\d*$/.test(whole)) return true;
  return (
    /^\d{1,3}(?:([^\d])\d{3})(?:\1\d{3})*$/.test(whole) ||
    /^\d{1,2}(?:([^\d])\d{2})(?:\1\d{2})*\1\d{3}$/.test(whole)
  );
}

/** The decimal mark of a locale; null where both are in use, as in English outside of the countries where most speak it. */
function decimalMark(locale: string, language: string): string | null {
  const known = decimalMarks.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
  const stated = parts.find((part) => part.type === "decimal")?.value ?? ".";
  const mark = language === "en" && stated === "," ? null : stated;
  decimalMarks.set(locale, mark);
  return mark;
}

function languageOf(locale: string): string {
  return locale.split("-")[0]?.toLowerCase() ?? "";
}

/** Clears the noise of multiplying decimals: 1.1 * 1e6 is 1100000.0000000002. */
function round(value: number): number {
  return Number(value.toPrecision(15));
}
