import { beginning } from "./beginning.ts";
import { asciiDigits } from "./digits.ts";
import { knownLocale } from "./known-locale.ts";
import { relativePhrases, type RelativeUnit } from "./relative-phrases.ts";
import { searchKey } from "./search-key.ts";

export interface RelativeTimeOptions {
  /** `ctx.now()`, or better the time at which the page was fetched. */
  now: Date;
  /** Language of the text. Without it the common web languages are tried in turn. English is always tried. */
  locale?: string;
}

const COMMON_LOCALES = ["en", "tr", "de", "fr", "es", "pt", "it", "nl", "ru", "pl", "ja", "ko", "zh", "ar"];
/** Short forms as feeds and apps print them: the whole text is a number and a unit. */
const SHORT = /^(\d{1,4})\+? ?(s|secs?|m|mins?|h|hrs?|d|days?|w|wks?|mo|mos|y|yrs?)\.?(?: ago)?$/;
const SHORT_UNITS: Readonly<Record<string, RelativeUnit>> = {
  s: "second",
  sec: "second",
  m: "minute",
  min: "minute",
  h: "hour",
  hr: "hour",
  d: "day",
  day: "day",
  w: "week",
  wk: "week",
  mo: "month",
  y: "year",
  yr: "year",
};
/** "a day ago", "vor einem Tag", "bir gün önce": the word for one, by language. */
const ONE: Readonly<Record<string, RegExp>> = {
  en: word("an?|one"),
  tr: word("bir"),
  de: word("eine[mrn]?"),
  fr: word("une?"),
  es: word("un|una"),
  pt: word("uma?"),
  it: word("una?|uno"),
  nl: word("een"),
};
const MS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};

/**
 * When "3 hours ago", "yesterday", "2 gün önce", "vor 3 Tagen", "il y a 2 jours", "5 mo ago" or "3d" was: an ISO UTC instant
 * for seconds to hours, `YYYY-MM-DD` (UTC) for days and longer, since such a text tells no time of day. `30+ days ago`
 * counts as 30. Months and years go by the calendar. Null for anything else, the future included.
 */
export function parseRelativeTime(text: string, { now, locale }: RelativeTimeOptions): string | null {
  const key = searchKey(asciiDigits(beginning(text.trim())))
    .replace(/^(?:a few|about|over|almost) /, "")
    // Arabic pages say "since" where the language tables say "before".
    .replace("منذ", "قبل");
  const short = SHORT.exec(key);
  if (short !== null) {
    const unit = SHORT_UNITS[(short[2] as string).replace(/s$/, "") || "s"];
    if (unit !== undefined) return before(now, unit, Number(short[1]));
  }
  if (/^just now$|^seconds ago$/.test(key)) return now.toISOString();
  const tag = knownLocale(locale);
  for (const language of tag === undefined ? COMMON_LOCALES : [tag, "en"]) {
    const found = inLanguage(key, language) ?? inLanguage(withOne(key, language), language);
    if (found !== null) return before(now, found.unit, found.count);
  }
  return null;
}

function withOne(key: string, locale: string): string {
  const one = ONE[new Intl.Locale(locale).language];
  return one === undefined ? key : key.replace(one, "1");
}

function word(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "gu");
}

function inLanguage(key: string, locale: string): { unit: RelativeUnit; count: number } | null {
  for (const { pattern, unit, count } of relativePhrases(locale)) {
    const match = pattern.exec(key);
    if (match !== null) return { unit, count: count ?? Number(match[1]) };
  }
  return null;
}

function before(now: Date, unit: RelativeUnit, count: number): string {
  const length = MS[unit];
  if (length === undefined) return monthsBefore(now, unit === "year" ? count * 12 : count);
  const instant = new Date(now.getTime() - count * length).toISOString();
  return length < 86_400_000 ? instant : instant.slice(0, 10);
}

/** The same day of an earlier month, or that month's last day. */
function monthsBefore(now: Date, months: number): string {
  const month = now.getUTCMonth() - months;
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(now.getUTCFullYear(), month, Math.min(now.getUTCDate(), lastDay)))
    .toISOString()
    .slice(0, 10);
}
