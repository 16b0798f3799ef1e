const QUOTE = 34;
const APOSTROPHE = 39;
const BACKTICK = 96;
const BACKSLASH = 92;

/**
 * Index just past the bracket that closes the one at `start`, or -1 when `start` is no opening bracket or it never
 * closes. Brackets inside quoted strings (", ' and `) do not count.
 */
export function balancedEnd(text: string, start: number): number {
  if (!isOpening(text.charCodeAt(start))) return -1;
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE || code === APOSTROPHE || code === BACKTICK) {
      index = stringEnd(text, index) - 1;
      if (index < 0) return -1;
    } else if (isOpening(code)) {
      depth++;
    } else if (code === 125 || code === 93 || code === 41) {
      depth--;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}

/** The object or array that starts at `start` (whitespace before it is skipped), as it stands in the text, or null. */
export function balancedJson(text: string, start = 0): string | null {
  const from = skipSpace(text, start);
  const first = text[from];
  if (first !== "{" && first !== "[") return null;
  const end = balancedEnd(text, from);
  return end === -1 ? null : text.slice(from, end);
}

/** Index just past a quoted string that starts at `start`, or -1 when it never ends. */
export function stringEnd(text: string, start: number): number {
  const quote = text[start] as string;
  for (let end = text.indexOf(quote, start + 1); end !== -1; end = text.indexOf(quote, end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end + 1;
  }
  return -1;
}

export function skipSpace(text: string, start: number): number {
  let index = start;
  while (/\s/.test(text.charAt(index))) index++;
  return index;
}

function isOpening(code: number): boolean {
  return code === 123 || code === 91 || code === 40;
}
