/**
 * A text with its percent escapes decoded, such as a segment of a path: `caf%C3%A9` is `café`; null where an escape is
 * broken or no UTF-8. `+` stays.
 */
export function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
