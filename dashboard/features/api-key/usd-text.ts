const MICROS = 1_000_000;

/** What was typed as an amount: dollars with a point or a comma. Null for nothing; undefined for what is none. */
export function microsOf(text: string): number | null | undefined {
  const typed = text
    .trim()
    .replace(/^\$\s*/, "")
    .replace(",", ".");
  if (typed === "") return null;
  return /^\d{1,9}(\.\d{1,6})?$/.test(typed) ? Math.round(Number(typed) * MICROS) : undefined;
}
