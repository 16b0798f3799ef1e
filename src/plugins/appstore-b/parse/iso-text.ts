const MS_PER_DAY = 86_400_000;
/** What a Date can hold, to either side of 1970. */
const MAX_TIME = 8.64e15;
const MAX_DAYS = 1_000;
/** The day of a time and the T, such as `2026-07-06T`, by days since 1970. */
const days = new Map<number, string>();

/**
 * Milliseconds since 1970 as an ISO 8601 UTC time; null beyond what a Date can hold. Gives what Date.toISOString gives,
 * several times faster, since the times of one page share few days.
 */
export function isoText(time: number): string | null {
  if (!(Math.abs(time) <= MAX_TIME)) return null;
  const day = Math.floor(time / MS_PER_DAY);
  const date = days.get(day) ?? dateOf(day);
  const inDay = time - day * MS_PER_DAY;
  const seconds = Math.floor(inDay / 1_000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return `${date}${two(hours)}:${two(minutes % 60)}:${two(seconds % 60)}.${three(inDay % 1_000)}Z`;
}

function dateOf(day: number): string {
  const date = new Date(day * MS_PER_DAY).toISOString().slice(0, -"00:00:00.000Z".length);
  if (days.size >= MAX_DAYS) days.clear();
  days.set(day, date);
  return date;
}

function two(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}

function three(value: number): string {
  return value < 100 ? `0${two(value)}` : `${value}`;
}
