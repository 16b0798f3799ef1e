import { escapeRegExp } from "../../../plugin-sdk/index.ts";

/**
 * Whether a text holds what is asked for in words such as `engineer OR "product manager"`: OR, AND (also by standing
 * beside each other), NOT or a minus, quotes and brackets, in any case.
 */
export function fitsWords(text: string, asked: string | undefined): boolean {
  if (asked === undefined) return true;
  const parts = asked.match(/"[^"]*"|[()]|[^\s()"]+/g) ?? [];
  let at = 0;
  const isNext = (word: string): boolean => parts[at]?.toUpperCase() === word;
  const either = (): boolean => {
    let fits = both();
    for (; isNext("OR");) {
      at += 1;
      // Read in any case, so that the place moves on.
      const other = both();
      fits = fits || other;
    }
    return fits;
  };
  const both = (): boolean => {
    let fits = one();
    while (at < parts.length && !isNext("OR") && !isNext(")")) {
      if (isNext("AND")) at += 1;
      const other = one();
      fits = fits && other;
    }
    return fits;
  };
  const one = (): boolean => {
    const part = parts[at] ?? "";
    at += 1;
    if (part.toUpperCase() === "NOT") return !one();
    if (part === "(") {
      const fits = either();
      at += 1;
      return fits;
    }
    const isNot = part.startsWith("-") && part.length > 1;
    return holds(text, part.replace(/^-(?=.)/, "").replaceAll('"', "")) !== isNot;
  };
  return either();
}

/** Whole words only: `art` is not in `partner`. */
function holds(text: string, words: string): boolean {
  const plain = escapeRegExp(words.trim()).replace(/\s+/g, "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, "iu").test(text);
}
