const known = new Map<string, string | undefined>();

/**
 * The locale that a page or caller names, as Intl takes it: `en_US` is `en-US`. Undefined for what is no language tag
 * (an empty `<html lang>`) or one whose language Intl does not know: it would take the machine's own in its place.
 */
export function knownLocale(locale: string | undefined): string | undefined {
  if (locale === undefined) return undefined;
  if (known.has(locale)) return known.get(locale);
  const found = supported(locale.trim().replaceAll("_", "-"));
  // Pages decide what stands here: a bound, since each text stays.
  if (known.size < 1000) known.set(locale, found);
  return found;
}

function supported(tag: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag)[0];
  } catch {
    return undefined; // RangeError: no language tag.
  }
}
