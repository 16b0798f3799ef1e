const known = new Map<string, string>();

/** The decimal mark of the country that a currency's code begins with, in its most spoken language; that of most euro countries. */
export function homeDecimalMark(currency: string): string {
  const found = known.get(currency) ?? markOf(currency === "EUR" ? "DE" : currency.slice(0, 2));
  known.set(currency, found);
  return found;
}

function markOf(country: string): string {
  // Codes such as XAF begin with no country.
  if (country.startsWith("X")) return ".";
  const locale = new Intl.Locale(`und-${country}`).maximize();
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}
