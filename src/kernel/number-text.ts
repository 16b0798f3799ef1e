/**
 * How the command line, query strings and settings write numbers: in digits, and in no other way that JavaScript would take
 * (`0x10`, `1e2`, `1.0` for a whole one, ` 10`, an empty text).
 */

/** A whole number, or null. */
export function wholeNumberOf(text: string): number | null {
  return /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}

/** A number, with or without decimal places, or null. */
export function decimalOf(text: string): number | null {
  return /^-?\d+(?:\.\d+)?$/.test(text) && Number.isFinite(Number(text)) ? Number(text) : null;
}
