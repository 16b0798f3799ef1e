import type { CapPeriod } from "../../store/usage/usage-documents.ts";

const DAY_MS = 86_400_000;

/** Levels are kept here, whatever the month. */
export const STORED = "stored";

/** The day that was asked for last, which nearly always is today: this is asked several times for each request. */
let known = { number: Number.NaN, day: "" };

/** `2026-11-03`: the UTC day of a moment. */
export function dayOf(at: Date): string {
  const number = Math.floor(at.getTime() / DAY_MS);
  if (number !== known.number) known = { number, day: at.toISOString().slice(0, 10) };
  return known.day;
}

/** `2026-11`: the UTC month of a moment. */
export function monthOf(at: Date): string {
  return dayOf(at).slice(0, 7);
}

/** The window of a period in which a moment lies: a day or a month. */
export function windowOf(period: CapPeriod, at: Date): string {
  return period === "day" ? dayOf(at) : monthOf(at);
}

/** When a day or month such as `2026-11` begins. */
export function beginOf(window: string): Date {
  return new Date(`${window}${window.length === 7 ? "-01" : ""}T00:00:00.000Z`);
}

/** When the day or month of a moment is over. */
export function endOf(period: CapPeriod, at: Date): Date {
  if (period === "day") return new Date(beginOf(dayOf(at)).getTime() + DAY_MS);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}

/** Whole seconds from a moment to the end of its day or month, at least 1. */
export function secondsToEnd(period: CapPeriod, at: Date): number {
  return Math.max(1, Math.ceil((endOf(period, at).getTime() - at.getTime()) / 1000));
}

/** Every day of a month, `2026-11-01` first. */
export function daysOf(month: string): string[] {
  const begin = beginOf(month);
  const count = Math.round((endOf("month", begin).getTime() - begin.getTime()) / DAY_MS);
  return Array.from({ length: count }, (_, index) => dayOf(new Date(begin.getTime() + index * DAY_MS)));
}

/** The month before one. */
export function monthBefore(month: string): string {
  return monthOf(new Date(beginOf(month).getTime() - DAY_MS));
}
