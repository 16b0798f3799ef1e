import { type Count, countOf, parseNumber } from "../../../plugin-sdk/index.ts";

/** Digits in groups of three, whatever mark stands between them. */
const GROUPED = /(?<![\d.,])\d{1,3}(?:[.,'’\u00a0\u2009\u202f ]\d{3})+(?![\d]|[.,]\d)/u;

/**
 * A count as a page shows it. Pages mix the marks of one language with the words of another, and a count is whole: groups
 * of three digits are thousands in all of them, unless a word such as `M` or `万` says more.
 */
export function shownCount<const N extends string>(
  name: N,
  shown: string | null,
  language: string,
): Count<N> {
  const count = countOf(name, shown, language);
  const digits = GROUPED.exec(shown ?? "")?.[0];
  if (shown === null || digits === undefined) return count;
  const plain = digits.replaceAll(/\D/g, "");
  const isWhole = parseNumber(shown.replace(digits, plain), language) === Number(plain);
  return isWhole ? { ...count, [`${name}Count`]: Number(plain) } : count;
}
