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

/** A count: whole, whatever mark groups its digits (`37,814,363`, `37.814.363`, `3,78,14,363`), or what `1.2M` stands for. */
export function groupedCount(text: string | null): number | null {
  const [shown, digits = "", scale = ""] =
    /(\d+(?:[.,'’\u00a0\u202f ]\d+)*)([ \u00a0]?(?:[kmb]|mio|mil|tsd)(?![\p{L}]))?/iu.exec(text ?? "") ?? [];
  if (shown === undefined) return null;
  if (scale === "" && GROUPED.test(digits)) return Number(digits.replaceAll(/\D/g, ""));
  const number = parseNumber(text ?? "");
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
}
