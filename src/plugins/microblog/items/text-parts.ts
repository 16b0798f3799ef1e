/** Hashtags, accounts and shares as X finds them in texts: entities are left out by some pages, the text never is. */
export function partsOf(text: string | null) {
  const all = (form: RegExp) =>
    text === null ? null : [...new Set([...text.matchAll(form)].map(([, one = ""]) => one))];
  return {
    hashtags: all(/(?<![\p{L}\p{N}_&/])[#＃]([\p{L}\p{N}\p{M}_]*\p{L}[\p{L}\p{N}\p{M}_]*)/gu),
    mentions: all(/(?<![\p{L}\p{N}_@/]|[\p{L}\p{N}_]\.)[@＠]([A-Za-z0-9_]{1,15})(?![A-Za-z0-9_@])/gu),
    cashtags: all(/(?<![\p{L}\p{N}_$])\$([A-Za-z]{1,6}(?:[._][A-Za-z]{1,2})?)(?![\p{L}\p{N}_])/gu),
  };
}

/** X writes `und` and words of its own where it does not know the language. */
export const languageOf = (code: string | null): string | null =>
  code === null || /^(?:und|zxx|art|q[a-z]{2})$/.test(code)
    ? null
    : code === "in"
      ? "id"
      : code === "iw"
        ? "he"
        : code;
