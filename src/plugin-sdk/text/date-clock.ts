import type { WallTime } from "./zone.ts";

const CLOCK =
  /(?<![\d:])(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s*([ap])\.?\s?m\b\.?)?(?:\s*(z|utc|gmt|[ecmp][sd]t)(?![a-z]))?(?:\s*([+-]\d{2}):?(\d{2})?(?!\d))?/i;
const NAMED_OFFSETS: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
};

/** The first clock time in a text, with its zone; null when there is none, undefined when it cannot be a time. */
export function clockIn(text: string): WallTime["time"] | undefined {
  const match = text.includes(":") ? CLOCK.exec(text) : null;
  if (match === null) return null;
  const [, hours, minutes, seconds = "0", fraction = "", half, zone, offsetHours, offsetMinutes = "0"] =
    match;
  const hour = half === undefined ? Number(hours) : hourOf12(Number(hours), half.toLowerCase() === "p");
  if (hour === null) return undefined;
  return {
    hour,
    minute: Number(minutes),
    second: Number(seconds),
    millisecond: Number(fraction.slice(0, 3).padEnd(3, "0")),
    offsetMinutes: zoneMinutes(zone, offsetHours, offsetMinutes),
  };
}

function hourOf12(hour: number, afternoon: boolean): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (afternoon ? 12 : 0);
}

function zoneMinutes(zone: string | undefined, hours: string | undefined, minutes: string): number | null {
  if (hours !== undefined)
    return Number(hours) * 60 + (hours.startsWith("-") ? -Number(minutes) : Number(minutes));
  return zone === undefined ? null : (NAMED_OFFSETS[zone.toLowerCase()] ?? null);
}
