/** Longer than any cell, label or sentence that holds a number, a price, a date or a duration. */
const MAX_CHARACTERS = 2_000;

/** The beginning of a text that is too long to be looked through, up to its last space; the whole of any other. */
export function beginning(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const cut = text.slice(0, MAX_CHARACTERS);
  // Within a word or a number nothing is cut off: what is left of it would read as another one.
  return cut.slice(0, Math.max(cut.search(/\s\S*$/), 0));
}
