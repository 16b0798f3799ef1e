const names = new Map<string, Map<string, string>>();
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Countries by their names in a language. */
function countriesOf(language: string): Map<string, string> {
  const known = names.get(language);
  if (known !== undefined) return known;
  const display = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  const made = new Map(
    codes.flatMap((code): [string, string][] => {
      const name = display.of(code);
      return name === undefined || code === "ZZ" ? [] : [[name.toLowerCase(), code.toLowerCase()]];
    }),
  );
  names.set(language, made);
  return made;
}

/** The country that a text such as "in United States on Sep 16, 2025" names; the longest name counts, null without one. */
export function countryIn(text: string | null, locale: string): string | null {
  const line = text?.toLowerCase() ?? "";
  const found = [...countriesOf(locale)].filter(([name]) => line.includes(name));
  return found.sort(([one], [other]) => other.length - one.length)[0]?.[1] ?? null;
}
