const SIMPLE: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  v: "\v",
  "0": "\0",
};
const ESCAPE = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[^]))/g;

/** The value of a quoted JavaScript string literal, quotes included in `literal`; null when it is none. */
export function decodeJsString(literal: string): string | null {
  const quote = literal[0];
  if ((quote !== '"' && quote !== "'") || literal.length < 2 || !literal.endsWith(quote)) return null;
  let valid = true;
  const value = literal.slice(1, -1).replace(ESCAPE, (_all, braced, four, two, one: string | undefined) => {
    const hex = (braced ?? four ?? two) as string | undefined;
    if (hex !== undefined) {
      const code = parseInt(hex, 16);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
      valid = false;
      return "";
    }
    // A backslash before a line end continues the line; before any other character it means that character.
    if (one === undefined || /[\r\n\u2028\u2029]/.test(one)) return "";
    return SIMPLE[one] ?? one;
  });
  return valid ? value : null;
}
