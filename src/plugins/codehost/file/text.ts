const NUL_SEARCH_BYTES = 8 * 1024;

/** Git's own test for binary files: a NUL among the first bytes. */
export function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, NUL_SEARCH_BYTES).includes(0);
}

/** True for UTF-8, the end of which may be cut off. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false; // TypeError: bytes that no UTF-8 has.
  }
}

/** The first `maxChars` characters (UTF-16 units) of UTF-8 bytes; a pair is never cut in half. */
export function cutText(bytes: Uint8Array, maxChars: number): { content: string; isTruncated: boolean } {
  const text = new TextDecoder().decode(bytes);
  const content = text.slice(0, maxChars);
  return {
    content: content.isWellFormed() ? content : content.slice(0, -1),
    isTruncated: text.length > maxChars,
  };
}
