import { collapse, type HtmlNode, parseNumber, type RunContext } from "../../../plugin-sdk/index.ts";

/** Text with its lines; empty ones go, since markup and linked data have different numbers of them. */
export function linesOf(text: string | null | undefined): string | null {
  const lines = (text ?? "").split(/\r\n|[\n\r\u2028\u2029]/).map(collapse);
  return lines.filter((line) => line !== "").join("\n") || null;
}

/** Text of an element that keeps its line breaks. */
export const linesIn = (node: HtmlNode | null): string | null => linesOf(node?.rawText());

/** Guests get some names and titles with asterisks in place of letters: null, and counted. */
export function unmasked(text: string | null, field: string, warn: RunContext["warn"]): string | null {
  if (text === null || !/\*{2,}/.test(text)) return text;
  warn("masked", `${field}: the page hides it from guests.`);
  return null;
}

const GROUPED = /^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{2,3})*[.,'’\u00a0\u202f ]\d{3}$|^\d+$/;

/**
 * A count: whole, whatever mark groups its digits (`37,814,363`, `37.814.363`, `3,78,14,363`), or what a word behind it
 * makes of it: `1.2M`, `33 k`, `2万`. The language tells what a letter stands for, such as `B` in Turkish.
 */
export function groupedCount(text: string | null, language?: string): number | null {
  const shown = text ?? "";
  const [digits = ""] = /\d+(?:[.,'’\u00a0\u202f ]\d+)*/.exec(shown) ?? [];
  const plain = GROUPED.test(digits) ? digits.replaceAll(/\D/g, "") : null;
  const isExact = plain !== null && parseNumber(shown.replace(digits, plain), language) === Number(plain);
  const number = isExact ? Number(plain) : parseNumber(shown, language);
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
}
