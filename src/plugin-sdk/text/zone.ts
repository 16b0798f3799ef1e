/** A calendar date, and a clock time when the text has one. `offsetMinutes` is null when the text names no zone. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  time: {
    hour: number;
    minute: number;
    second: number;
    millisecond: number;
    offsetMinutes: number | null;
  } | null;
}

const MS_PER_MINUTE = 60_000;

/** `YYYY-MM-DD` for a bare date, an ISO UTC instant for a date with a time; null for a date or time that does not exist. */
export function isoOf({ year, month, day, time }: WallTime, zone: string): string | null {
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (year < 1000 || year > 9999 || midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day)
    return null;
  if (time === null) return midnight.toISOString().slice(0, 10);
  const { hour, minute, second, millisecond } = time;
  // Second 60 is a leap second; it counts as the next minute.
  if (hour > 23 || minute > 59 || second > 60) return null;
  const local = Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
  const offset = time.offsetMinutes ?? offsetAt(local, zone);
  return new Date(local - offset * MS_PER_MINUTE).toISOString();
}

/** Minutes that a zone is ahead of UTC when its clocks show `local` (given as if it were UTC). */
function offsetAt(local: number, zone: string): number {
  const guess = zoneOffset(local, zone);
  // The first guess was made for the wrong instant; near a clock change the second one differs.
  return zoneOffset(local - guess * MS_PER_MINUTE, zone);
}

/** Minutes that a zone is ahead of UTC at an instant. */
export function zoneOffset(instant: number, zone: string): number {
  if (zone === "UTC") return 0;
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    timeZoneName: "longOffset",
  }).formatToParts(instant);
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  const match = /([+-])(\d{2}):(\d{2})/.exec(name);
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === "-" ? -minutes : minutes;
}
