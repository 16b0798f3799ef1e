import { beginning } from "./beginning.ts";
import { clockIn } from "./date-clock.ts";
import { asciiDigits } from "./digits.ts";
import { knownLocale } from "./known-locale.ts";
import { monthNames } from "./month-names.ts";
import { searchKey } from "./search-key.ts";
import { isoOf, type WallTime } from "./zone.ts";

export interface ParseDateOptions {
  /**
   * Gives the month names and the order of day and month, such as `tr` or `en-GB`. English months are always known. One
   * that is no known language counts as not given.
   */
  locale?: string;
  /** `ctx.now()`. Needed for dates without a year: they mean the latest such day that is not in the future. */
  now?: Date;
  /** IANA zone of clock times that name no zone themselves. Default UTC. */
  zone?: string;
}

type Day = Pick<WallTime, "year" | "month" | "day">;

const EPOCH = /^\d{10}(?:\d{3})?(?:\.\d+)?$/;
const YEAR_FIRST = /(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const YEAR_LAST = /(?<![\d.])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const EAST_ASIAN = /(?<!\d)(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const WORD = /\p{L}[\p{L}'’]*/gu;
const DAY_BEFORE = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|[.ºª°])?[\s-]*(?:de |of |d')?$/;
const DAY_AFTER = /^[.\s-]*(\d{1,2})(?:st|nd|rd|th)?(?![\d:])/;
const YEAR_NEAR = /^[.,\s-]*(?:de |del |of )?(\d{4})(?!\d)/;
const YEAR_BEFORE = /(?<!\d)(\d{4})[.,\s-]*$/;

/**
 * The first date in a text as `YYYY-MM-DD`, or as an ISO UTC instant when a clock time stands with it. Reads ISO 8601,
 * RFC 2822, `Aug 15, 2011`, `15 August 2011`, `5 Ağustos 2024`, `2024年8月5日`, `15.08.2011`, `08/15/2011`, and seconds or
 * milliseconds since 1970 (as number or digits). Null for no date, a day that does not exist, and `03/04/2024` without a
 * locale to say which is the month.
 */
export function parseDate(text: string | number, options: ParseDateOptions = {}): string | null {
  const plain = asciiDigits(beginning(String(text).trim())).trim();
  if (EPOCH.test(plain)) return epochIso(Number(plain));
  const key = searchKey(plain);
  const locale = knownLocale(options.locale);
  const day = dayOf(key, locale, options.now);
  if (day === null) return null;
  // Dates written with digits are cut out first, so that "15.08.2011 10:20" leaves only the clock.
  const time = clockIn(key.replace(/(\d{4}-\d{2}-\d{2})t(?=\d)/, "$1 "));
  return time === undefined ? null : isoOf({ ...day, time }, options.zone ?? "UTC");
}

function epochIso(number: number): string {
  return new Date(number >= 1e12 ? number : Math.round(number * 1000)).toISOString();
}

function dayOf(key: string, locale: string | undefined, now: Date | undefined): Day | null {
  const first =
    YEAR_FIRST.exec(key) ??
    COMPACT.exec(key)?.toSpliced(2, 0, "") ??
    EAST_ASIAN.exec(key.normalize("NFKC"))?.toSpliced(2, 0, "");
  if (first !== undefined) return { year: Number(first[1]), month: Number(first[3]), day: Number(first[4]) };
  return namedMonth(key, locale, now) ?? numericDay(key, locale, now);
}

function namedMonth(key: string, locale: string | undefined, now: Date | undefined): Day | null {
  const names = monthNames(locale ?? "en");
  for (const word of key.matchAll(WORD)) {
    const month = names.get(word[0]);
    if (month === undefined) continue;
    const before = key.slice(0, word.index);
    const after = key.slice(word.index + word[0].length);
    const day = dayBeside(before, after, month, now);
    if (day !== null) return day;
  }
  return null;
}

function dayBeside(before: string, after: string, month: number, now: Date | undefined): Day | null {
  const dayBefore = DAY_BEFORE.exec(before);
  const dayAfter = dayBefore === null ? DAY_AFTER.exec(after) : null;
  const found = dayBefore ?? dayAfter;
  if (found === null) return null;
  const rest = dayAfter === null ? after : after.slice(dayAfter[0].length);
  const year = YEAR_NEAR.exec(rest)?.[1] ?? YEAR_BEFORE.exec(before)?.[1];
  const day = Number(found[1]);
  if (year !== undefined) return { year: Number(year), month, day };
  return now === undefined ? null : { year: latestYear(month, day, now), month, day };
}

function latestYear(month: number, day: number, now: Date): number {
  const year = now.getUTCFullYear();
  return Date.UTC(year, month - 1, day) > now.getTime() ? year - 1 : year;
}

function numericDay(key: string, locale: string | undefined, now: Date | undefined): Day | null {
  const match = YEAR_LAST.exec(key);
  if (match === null) return null;
  const [one, other] = [Number(match[1]), Number(match[3])];
  const dayFirst = isDayFirst(one, other, match[2] === ".", locale);
  if (dayFirst === null) return null;
  const year = fullYear(match[4] ?? "", now);
  return dayFirst ? { year, month: other, day: one } : { year, month: one, day: other };
}

function isDayFirst(one: number, other: number, dotted: boolean, locale: string | undefined): boolean | null {
  if (one > 12) return true;
  if (other > 12) return false;
  // Dots are written only where the day comes first.
  if (dotted || one === other) return true;
  if (locale === undefined) return null;
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: "short", calendar: "gregory" }).formatToParts(0);
  return parts.findIndex((part) => part.type === "day") < parts.findIndex((part) => part.type === "month");
}

/** Two digits mean the century that puts the year at most one year after now (without `now`: 1970 to 2069). */
function fullYear(digits: string, now: Date | undefined): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  const newest = now === undefined ? 2069 : now.getUTCFullYear() + 1;
  return 2000 + year <= newest ? 2000 + year : 1900 + year;
}
