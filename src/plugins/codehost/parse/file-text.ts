const NUL_SEARCH_BYTES = 8 * 1024;

/** Git's own test for binary files: a NUL among the first bytes. */
export function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, NUL_SEARCH_BYTES).includes(0);
}

export interface CutText {
  content: string;
  isTruncated: boolean;
}

/** The first `maxChars` characters (UTF-16 units) of UTF-8 bytes; a pair is never cut in half. */
export function cutText(bytes: Uint8Array, maxChars: number): CutText {
  const text = new TextDecoder().decode(bytes);
  if (text.length <= maxChars) return { content: text, isTruncated: false };
  const content = text.slice(0, maxChars);
  return { content: content.isWellFormed() ? content : content.slice(0, -1), isTruncated: true };
}
