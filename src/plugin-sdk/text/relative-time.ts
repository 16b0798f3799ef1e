import { beginning } from "./beginning.ts";
import { clockIn } from "./date-clock.ts";
import { asciiDigits } from "./digits.ts";
import { knownLocale } from "./known-locale.ts";
import { relativePhrases, type RelativeUnit } from "./relative-phrases.ts";
import { searchKey } from "./search-key.ts";
import { isoOf, zoneOffset } from "./zone.ts";

export interface RelativeTimeOptions {
  /** `ctx.now()`, or better the time at which the page was fetched. */
  now: Date;
  /** Language of the text. Without it the common web languages are tried in turn. English is always tried. */
  locale?: string;
  /** IANA zone of the days and clock times that the text speaks of. Without it days are those of UTC, and no clock is read. */
  zone?: string;
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
const MS_PER_DAY = 86_400_000;
const MS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: MS_PER_DAY,
  week: 604_800_000,
};

/**
 * When "3 hours ago", "yesterday", "2 gün önce", "vor 3 Tagen", "il y a 2 jours", "5 mo ago" or "3d" was: an ISO UTC instant
 * for seconds to hours, and for "gestern 09:05" where the zone is known; `YYYY-MM-DD` for days and longer, since such a text
 * tells no time of day. `30+ days ago` counts as 30. Months and years go by the calendar. Null for anything else, the future
 * included.
 */
export function parseRelativeTime(text: string, options: RelativeTimeOptions): string | null {
  const { now, locale } = options;
  const key = searchKey(asciiDigits(beginning(text.trim())))
    .replace(/^(?:a few|about|over|almost) /, "")
    // Arabic pages say "since" where the language tables say "before".
    .replace("منذ", "قبل");
  const short = SHORT.exec(key);
  if (short !== null) {
    const unit = SHORT_UNITS[(short[2] as string).replace(/s$/, "") || "s"];
    if (unit !== undefined) return timeBefore(key, { unit, count: Number(short[1]) }, options);
  }
  if (/^just now$|^seconds ago$/.test(key)) return now.toISOString();
  const tag = knownLocale(locale);
  for (const language of tag === undefined ? COMMON_LOCALES : [tag, "en"]) {
    const found = inLanguage(key, language) ?? inLanguage(withOne(key, language), language);
    if (found !== null) return timeBefore(key, found, options);
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

function inLanguage(key: string, locale: string): Age | null {
  for (const { pattern, unit, count } of relativePhrases(locale)) {
    const match = pattern.exec(key);
    if (match !== null) return { unit, count: count ?? Number(match[1]) };
  }
  return null;
}

interface Age {
  unit: RelativeUnit;
  count: number;
}

function timeBefore(key: string, { unit, count }: Age, { now, zone }: RelativeTimeOptions): string | null {
  const length = MS[unit];
  if (length !== undefined && length < MS_PER_DAY)
    return new Date(now.getTime() - count * length).toISOString();
  const time = unit === "day" ? clockIn(key) : null;
  if (time === undefined) return null;
  const offset = time?.offsetMinutes ?? zoneOffset(now.getTime(), zone ?? "UTC");
  const today = new Date(now.getTime() + offset * 60_000);
  const day =
    length === undefined
      ? monthsBefore(today, unit === "year" ? count * 12 : count)
      : new Date(today.getTime() - count * length);
  const isPlaced = time !== null && (zone !== undefined || time.offsetMinutes !== null);
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
  return isoOf({ year, month, day: date, time: isPlaced ? time : null }, zone ?? "UTC");
}

/** The same day of an earlier month, or that month's last day. */
function monthsBefore(today: Date, months: number): Date {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(today.getUTCDate(), lastDay)));
}
