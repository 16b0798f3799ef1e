import { COUNTRY_CODES } from "../input/country-codes.ts";
import { knownLocale } from "./known-locale.ts";
import { searchKey } from "./search-key.ts";

/** Spellings that are neither a code of two letters nor the name that the Unicode tables use. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: "gb",
  gbr: "gb",
  "great britain": "gb",
  england: "gb",
  scotland: "gb",
  wales: "gb",
  usa: "us",
  "united states of america": "us",
  deu: "de",
  fra: "fr",
  ita: "it",
  esp: "es",
  tur: "tr",
  turkey: "tr",
  nld: "nl",
  can: "ca",
  aus: "au",
  ind: "in",
  chn: "cn",
  jpn: "jp",
  "czech republic": "cz",
};
const known = new Map<string, ReadonlyMap<string, string>>();

/** The ISO 3166-1 code, in lower case, of a country given by code or by name in English or in the language of `locale`. */
export function countryOf(text: string, locale?: string): string | null {
  const key = searchKey(text.trim().slice(0, 100));
  if (COUNTRY_CODES.has(key)) return key;
  return OTHER_NAMES[key] ?? namesIn("en").get(key) ?? namesIn(knownLocale(locale) ?? "en").get(key) ?? null;
}

function namesIn(locale: string): ReadonlyMap<string, string> {
  const cached = known.get(locale);
  if (cached !== undefined) return cached;
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const made = new Map(
    [...COUNTRY_CODES].map((code) => [searchKey(names.of(code.toUpperCase()) ?? ""), code]),
  );
  known.set(locale, made);
  return made;
}
