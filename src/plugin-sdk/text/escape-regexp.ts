/** A text as a pattern that matches it letter by letter; `RegExp.escape` would also write its spaces and first letter as codes. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
