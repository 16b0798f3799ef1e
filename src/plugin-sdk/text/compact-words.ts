/**
 * Units and other words that stand behind numbers, which some language also writes for a power of ten: Catalan `km` for 10⁹,
 * Portuguese `mm`, Azerbaijani `min`, German `Bio`.
 */
const UNITS = new Set(["m", "м", "g", "G", "h", "l", "L", "s", "km", "mm", "min", "bio"]);
const known = new Map<string, ReadonlyMap<string, number>>();

/** How words for powers of ten are compared: without dots and marks of direction, single letters as they are written. */
export function compactKey(word: string): string {
  const bare = word.replace(/[.\p{Cf}]/gu, "").trim();
  return [...bare].length === 1 ? bare : bare.toLowerCase();
}

/**
 * The words by which a language shortens numbers, with the power of ten that each stands for: `tn`, `tusen` in Swedish,
 * `mil` for a million in Czech, `tysięcy` in Polish. Of one word each; without those that are symbols of units.
 */
export function compactWords(locale: string): ReadonlyMap<string, number> {
  const words = known.get(locale) ?? readWords(locale);
  // Pages decide what stands here: a bound, since each stays.
  if (known.size < 1000) known.set(locale, words);
  return words;
}

function readWords(locale: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const compactDisplay of ["short", "long"] as const) {
    const format = new Intl.NumberFormat(locale, {
      notation: "compact",
      compactDisplay,
      numberingSystem: "latn",
      useGrouping: false,
    });
    for (let power = 3; power <= 12; power++)
      // Languages with several plurals have other words for some of these.
      for (const digit of [1, 2, 5, 12]) {
        const value = digit * 10 ** power;
        const parts = format.formatToParts(value);
        const [said, ...more] = parts.flatMap(({ type, value: text }) => (type === "compact" ? [text] : []));
        const word = compactKey(said ?? "");
        const factor = 10 ** Math.round(Math.log10(value / shownIn(parts)));
        const isWord = /^[\p{L}\p{M}]+$/u.test(word) && !UNITS.has(word) && more.length === 0;
        if (isWord && Number.isFinite(factor) && !words.has(word)) words.set(word, factor);
      }
  }
  return words;
}

/** The number in front of the word, 0 where the word says it. */
function shownIn(parts: readonly Intl.NumberFormatPart[]): number {
  const digits = parts.flatMap(({ type, value }) =>
    type === "decimal" ? ["."] : type === "integer" || type === "fraction" ? [value] : [],
  );
  return Number(digits.join(""));
}
