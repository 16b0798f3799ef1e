const values = new Map<string, string>();

/** Text with the digits of any script written as 0-9, and the Arabic decimal and thousands marks as `.` and `'`. */
export function asciiDigits(text: string): string {
  // eslint-disable-next-line no-control-regex -- quick exit for the usual text
  if (/^[\x00-\xff]*$/.test(text)) return text;
  return text
    .replace(/\p{Nd}/gu, (digit) => values.get(digit) ?? digitValue(digit))
    .replaceAll("٫", ".")
    .replaceAll("٬", "'");
}

/** Scripts have their digits in a row, from zero to nine. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  const value = String(before % 10);
  values.set(digit, value);
  return value;
}
