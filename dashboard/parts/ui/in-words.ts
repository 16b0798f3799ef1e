/** The name of a field, as people write it: `includeAppInfo` is `Include app info`, `placeIds` is `Place IDs`, `searchUrls` is `Search URLs`. */
export function inWords(name: string): string {
  const text = name
    .replaceAll(/[-_]+/g, " ")
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll(
      /\b(id|url|faq|html|json|gps|sku|asin|isbn)(s?)\b/g,
      (_all, word: string, s: string) => word.toUpperCase() + s,
    );
  return text.charAt(0).toUpperCase() + text.slice(1);
}
