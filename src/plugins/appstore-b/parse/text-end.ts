const QUOTE = 34;
const BACKSLASH = 92;

/** Thrown when the text is not what the reader of places is made for. */
export class Unreadable extends Error {}

/** Index just past the quote that ends the text which starts at `start`. */
export function plainTextEnd(text: string, start: number): number {
  let end = text.indexOf('"', start);
  while (end !== -1 && text.charCodeAt(end - 1) === BACKSLASH && isEscaped(text, end))
    end = text.indexOf('"', end + 1);
  if (end === -1) throw new Unreadable();
  return end + 1;
}

/** The same in quoted JSON: a text ends with a backslash and a quote, and an escape in it starts with two backslashes. */
export function quotedTextEnd(text: string, start: number): number {
  for (let at = text.indexOf("\\", start); at !== -1; at = text.indexOf("\\", at)) {
    const code = text.charCodeAt(at + 1);
    if (code === QUOTE) return at + 2;
    // Any other single backslash is an escape of the outer text, which may stand for a quote.
    if (code !== BACKSLASH) break;
    at += text.charCodeAt(at + 2) === BACKSLASH ? 4 : 3;
  }
  throw new Unreadable();
}

function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text.charCodeAt(start - 1) === BACKSLASH) start -= 1;
  return (at - start) % 2 === 1;
}
