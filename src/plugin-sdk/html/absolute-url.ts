/** The absolute http(s) URL that `value` means on a page, or null for anything a client cannot fetch. */
export function absoluteUrl(value: string, baseUrl: string | null): string | null {
  const reference = value.trim();
  if (reference === "" || reference === "#") return null;
  const url = URL.parse(reference, baseUrl ?? undefined);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  return url.href;
}

/** A URL without its query and fragment, as canonical addresses mostly are; null stays null. */
export function withoutQuery(url: string | null): string | null {
  return url === null ? null : url.replace(/[?#].*$/s, "");
}
