const ISO =
  /^([+-])?P(?:(\d+)W|(?:0+Y)?(?:0+M)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?)?)$/i;
const CLOCK = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{2})$/;

/**
 * Seconds of a duration: ISO 8601 (`PT1H2M3S`, `P1DT12H`, `P2W`) or a clock (`1:02:03`, `4:05`). Null for anything else,
 * for years and months but none of them (they have no fixed length), and for minutes or seconds over 59 below the first place.
 */
export function parseDuration(text: string): number | null {
  const trimmed = text.trim();
  const clock = CLOCK.exec(trimmed);
  if (clock !== null) return clockSeconds(clock[1], Number(clock[2]), Number(clock[3]));
  const iso = ISO.exec(trimmed);
  if (iso === null || !/\d/.test(trimmed)) return null;
  const [, sign, weeks, days, hours, minutes, seconds] = iso;
  const total =
    part(weeks) * 604_800 +
    part(days) * 86_400 +
    part(hours) * 3600 +
    part(minutes) * 60 +
    part(seconds?.replace(",", "."));
  return sign === "-" && total !== 0 ? -total : total;
}

function clockSeconds(hours: string | undefined, minutes: number, seconds: number): number | null {
  if (seconds > 59 || (hours !== undefined && minutes > 59)) return null;
  return part(hours) * 3600 + minutes * 60 + seconds;
}

function part(digits: string | undefined): number {
  return digits === undefined ? 0 : Number(digits);
}
