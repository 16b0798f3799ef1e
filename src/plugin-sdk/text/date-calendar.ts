/** Years of the Buddhist calendar, of which Thai pages write, are this many ahead. */
const BUDDHIST_AHEAD = 543;
/** What reads as a year of our calendar from here on, up to `BUDDHIST_END`, is one of theirs, or a doubt. */
const BUDDHIST_START = 2400;
const BUDDHIST_END = 2700;
const THAI = /[\u0e00-\u0e7f]|\bb\.?\s?e\b/;
const calendars = new Map<string, string>();

/**
 * The year of our calendar that a text means by these digits; null for a doubt: two digits on a Thai page, a year of the
 * Persian or Islamic calendar. Two digits mean the century that puts the year at most one year after now (without `now`:
 * 1970 to 2069).
 */
export function yearOf(digits: string, key: string, locale: string | undefined, now?: Date): number | null {
  const calendar = locale === undefined ? "gregory" : calendarOf(locale);
  const isThai = calendar === "buddhist" || THAI.test(key);
  if (digits.length === 2) {
    if (isThai) return thaiYear(Number(digits), now);
    return calendar === "gregory" ? withCentury(Number(digits), now) : null;
  }
  const year = Number(digits);
  if (year < BUDDHIST_START || year >= BUDDHIST_END)
    return calendar !== "gregory" && year < 1700 ? null : year;
  return isThai ? year - BUDDHIST_AHEAD : null;
}

function withCentury(year: number, now: Date | undefined): number {
  const newest = now === undefined ? 2069 : now.getUTCFullYear() + 1;
  return 2000 + year <= newest ? 2000 + year : 1900 + year;
}

/** Two digits on a Thai page are of either calendar: read where one of them would be of the future. */
function thaiYear(year: number, now: Date | undefined): number | null {
  if (now === undefined) return null;
  const [ours, theirs] = [2000 + year, 2500 + year - BUDDHIST_AHEAD];
  const newest = now.getUTCFullYear() + 1;
  return ours > newest && theirs <= newest ? theirs : null;
}

/** The calendar that pages in a language use, such as `gregory`. */
function calendarOf(locale: string): string {
  const known = calendars.get(locale) ?? new Intl.DateTimeFormat(locale).resolvedOptions().calendar;
  calendars.set(locale, known);
  return known;
}
