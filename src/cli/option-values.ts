import { InvalidArgumentError } from "commander";
import { grouped } from "../kernel/grouped.ts";
import { decimalOf, wholeNumberOf } from "../kernel/number-text.ts";
import { microsOfUsd } from "../kernel/usd.ts";

/** Parser of a whole number within bounds. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = wholeNumberOf(text);
    if (value === null || value < min || value > max)
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${grouped(max)}.`);
    return value;
  };
}

/** An amount in USD as micro-USD. */
export function usdAmount(text: string): number {
  const micros = microsOfUsd(decimalOf(text) ?? Number.NaN);
  if (micros === null || micros === 0)
    throw new InvalidArgumentError("It must be an amount in USD above 0 with at most six decimal places.");
  return micros;
}

/** A day, or a moment, as an ISO date and time. */
export function isoDate(text: string): string {
  const date = /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text) : null;
  if (date === null || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError("It must be a date such as 2030-01-01 or 2030-01-01T12:00:00Z.");
  return date.toISOString();
}

const UNITS_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A moment as an ISO date and time: a date, or so long ago: `10m`, `2h`, `1d`. */
export function momentAgo(text: string): string {
  const [, count, unit = ""] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  if (count === undefined && !/^\d{4}-/.test(text))
    throw new InvalidArgumentError("It must be a time ago such as 10m, 2h or 1d, or a date and time.");
  if (count === undefined) return isoDate(text);
  return new Date(Date.now() - Number(count) * (UNITS_MS[unit] ?? 0)).toISOString();
}

/** `a,b`, and again for more. Which are right is left to the gateway. */
export function words(text: string, before: string[] = []): string[] {
  return [...before, ...text.split(",").map((word) => word.trim())];
}
