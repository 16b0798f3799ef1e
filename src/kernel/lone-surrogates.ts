/**
 * The text with each half of a surrogate pair, which no encoding can hold, as JSON writes it: `\ud83d`. An encoder would put
 * a replacement sign there and say nothing.
 */
export function shownSurrogates(text: string): string {
  if (text.isWellFormed()) return text;
  return text.replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
}
