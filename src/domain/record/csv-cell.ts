import { shownSurrogates } from "../../kernel/lone-surrogates.ts";

/**
 * What a spreadsheet may run: `=`, `+`, `-` or `@`, also as full-width signs, at the beginning or behind blanks, line
 * breaks and marks that it drops; and a tab or a line break at the beginning, behind which it looks on.
 */
// eslint-disable-next-line no-control-regex -- control characters are what this finds
const FORMULA = /^(?:[\t\r\n]|[\s\u0000-\u001f\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/**
 * A value as a cell: lists and objects are JSON text, text that could run as a formula gets an apostrophe in front, and half a
 * surrogate pair is shown as JSON shows it.
 */
export function csvCell(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? shownSurrogates(value) : JSON.stringify(value);
  return FORMULA.test(text) ? `'${text}` : text;
}
