import { beginning } from "./beginning.ts";
import { clockIn } from "./date-clock.ts";
import { yearOf } from "./date-calendar.ts";
import { dateForms } from "./date-forms.ts";
import { asciiDigits } from "./digits.ts";
import { knownLocale } from "./known-locale.ts";
import { monthKey, monthNames } from "./month-names.ts";
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
  /** IANA zone of clock times that name no zone themselves; without it such a time is not read, and the day stands alone. */
  zone?: string;
}

type Day = Pick<WallTime, "year" | "month" | "day">;

const EPOCH = /^\d{10}(?:\d{3})?(?:\.\d+)?$/;
const YEAR_FIRST = /(?<!\d)(\d{4})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)/;
const YEAR_LAST =
  /(?<![\d.])(\d{1,2})(?:([-/.])(\d{1,2})\2(\d{4}|\d{2})|([-/.])\s?(\d{1,2})\s?\5\s?(\d{4}))(?!\d)/;
const EAST_ASIAN = /(?<!\d)(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;
const DAY_BEFORE = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|[.ºª°])?[\s-]*(?:de |of |d')?$/;
const DAY_AFTER = /^[.\s-]*(\d{1,2})(?:st|nd|rd|th)?(?![\d:])/;
const YEAR_NEAR = /^[.॰,،\s-]*(?:de |del |of )?(\d{4})(?!\d)/;
const YEAR_BEFORE = /(?<!\d)(\d{4})[.,،\s-]*$/;
const ANY_YEAR = /(?<!\d)(?:19|20|25)\d{2}(?!\d)/;

/**
 * The first date in a text as `YYYY-MM-DD`, or as an ISO UTC instant when a clock time stands with it and its zone is known.
 * Reads ISO 8601, RFC 2822, `Aug 15, 2011`, `15 August 2011`, `2024年8月5日`, `15.08.2011`, `08/15/2011`, all forms of the
 * locale's language (`5 Ağustos 2024`, `15 thg 7, 2022`, `15 ก.ค. 2565`), and seconds or milliseconds since 1970 (as number or
 * digits). Null for no date, a day that does not exist, and `03/04/2024` without a locale to say which is the month.
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
  if (time === undefined) return null;
  const isPlaced = time === null || time.offsetMinutes !== null || options.zone !== undefined;
  const instant = isoOf({ ...day, time }, options.zone ?? "UTC");
  return isPlaced || instant === null ? instant : isoOf({ ...day, time: null }, "UTC");
}

function epochIso(number: number): string {
  return new Date(number >= 1e12 ? number : Math.round(number * 1000)).toISOString();
}

function dayOf(key: string, locale: string | undefined, now: Date | undefined): Day | null {
  const first =
    YEAR_FIRST.exec(key) ??
    COMPACT.exec(key)?.toSpliced(2, 0, "") ??
    EAST_ASIAN.exec(key.normalize("NFKC"))?.toSpliced(2, 0, "");
  if (first !== undefined) return dated(first[1] ?? "", Number(first[3]), Number(first[4]), key, locale, now);
  const named = namedMonth(key, locale);
  if (named?.year !== undefined) return dated(named.year, named.month, named.day, key, locale, now);
  const formed = locale === undefined || !/\d/.test(key) ? null : inForm(key, locale);
  if (formed?.year !== undefined) return dated(formed.year, formed.month, formed.day, key, locale, now);
  const yearless = named ?? formed;
  if (yearless === null) return numericDay(key, locale, now);
  // A year that stands elsewhere may be meant.
  if (now === undefined || ANY_YEAR.test(key)) return null;
  return { ...yearless, year: latestYear(yearless.month, yearless.day, now) };
}

function dated(
  digits: string,
  month: number,
  day: number,
  key: string,
  locale: string | undefined,
  now: Date | undefined,
): Day | null {
  const year = yearOf(digits, key, locale, now);
  return year === null ? null : { year, month, day };
}

/** A day and the digits of its year, if that stands there. */
type FoundDay = Pick<Day, "month" | "day"> & { year?: string | undefined };

function namedMonth(key: string, locale: string | undefined): FoundDay | null {
  const names = monthNames(locale ?? "en");
  let yearless: FoundDay | null = null;
  for (const word of key.matchAll(WORD)) {
    const month = names.get(word[0]);
    if (month === undefined) continue;
    const before = key.slice(0, word.index);
    const after = key.slice(word.index + word[0].length);
    const found = dayBeside(before, after, month);
    if (found?.year !== undefined) return found;
    yearless ??= found;
  }
  return yearless;
}

function dayBeside(before: string, after: string, month: number): FoundDay | null {
  const dayBefore = DAY_BEFORE.exec(before);
  const dayAfter = dayBefore === null ? DAY_AFTER.exec(after) : null;
  const found = dayBefore ?? dayAfter;
  if (found === null) return null;
  const rest = dayAfter === null ? after : after.slice(dayAfter[0].length);
  const year = YEAR_NEAR.exec(rest)?.[1] ?? YEAR_BEFORE.exec(before)?.[1];
  return { year, month, day: Number(found[1]) };
}

/** A date as the language of the locale writes it. */
function inForm(key: string, locale: string): FoundDay | null {
  for (const form of dateForms(locale)) {
    const groups = form.exec(key)?.groups;
    if (groups === undefined) continue;
    const { day, month, name, year } = groups;
    const number = name === undefined ? Number(month) : monthNames(locale).get(monthKey(name));
    if (number !== undefined) return { year, month: number, day: Number(day) };
  }
  return null;
}

function latestYear(month: number, day: number, now: Date): number {
  const year = now.getUTCFullYear();
  return Date.UTC(year, month - 1, day) > now.getTime() ? year - 1 : year;
}

function numericDay(key: string, locale: string | undefined, now: Date | undefined): Day | null {
  const match = YEAR_LAST.exec(key);
  if (match === null) return null;
  const [mark, second, year] = match[2] === undefined ? match.slice(5) : match.slice(2);
  const [one, other] = [Number(match[1]), Number(second)];
  const dayFirst = isDayFirst(one, other, mark === ".", locale);
  if (dayFirst === null) return null;
  const [day, month] = dayFirst ? [one, other] : [other, one];
  return dated(year ?? "", month, day, key, locale, now);
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
