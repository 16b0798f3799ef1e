import type { Format } from "./number-formats.ts";

const ISO = /(?<![\w-])\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)(?!\w)/g;
const RFC_822 =
  /(?<!\w)(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UTC|[+-]\d{4})(?!\w)/g;
const MINUTES_EAST = 330;

/** Other ways to write the same instant. */
export const DATE_FORMATS: readonly Format[] = [
  { name: "as in mails", written: ISO, of: (written) => at(written)?.toUTCString() ?? null },
  { name: "as in ISO 8601", written: RFC_822, of: (written) => at(written)?.toISOString() ?? null },
  { name: "of another zone", written: ISO, of: inAnotherZone },
];

function at(written: string): Date | null {
  const date = new Date(written);
  return Number.isNaN(date.getTime()) ? null : date;
}

function inAnotherZone(written: string): string | null {
  const date = at(written);
  if (date === null) return null;
  const local = new Date(date.getTime() + MINUTES_EAST * 60_000).toISOString();
  return local.replace(/(?:\.000)?Z$/, "+05:30");
}
