/** Code points of the digit zero in scripts that web pages use; nine more digits follow each. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0,
  0x0f20, 0x1040, 0x17e0, 0xff10,
];

/** Text with the digits of any common script written as 0-9, and the Arabic decimal and thousands marks as `.` and `'`. */
export function asciiDigits(text: string): string {
  // eslint-disable-next-line no-control-regex -- quick exit for the usual text
  if (/^[\x00-\xff]*$/.test(text)) return text;
  return text
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll("٫", ".")
    .replaceAll("٬", "'");
}

function digitValue(digit: string): number | string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? digit : code - zero;
}
