// Zero-width spaces, soft hyphens, direction marks. Joiners (U+200C, U+200D) stay: Persian words and emoji need them.
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const NEEDS_WORK =
  /[\t\n\v\f\r\u00a0\u00ad\u1680\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u2069\u3000\ufeff]| {2}|^ | $/;

/** One line of text: runs of any whitespace become one space, invisible marks go, ends are trimmed. */
export function collapse(text: string): string {
  if (!NEEDS_WORK.test(text)) return text;
  return text.replace(INVISIBLE, "").replace(/\s+/g, " ").trim();
}
