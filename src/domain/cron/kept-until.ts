import type { Schedule } from "../../kernel/cron-schedule.ts";

const DAY_MS = 86_400_000;
const RUNS = 100;

/** Until when the run of a slot is remembered: about the last hundred are, or those of a day, and none longer than 400 days. */
export function keptUntil(schedule: Schedule, slot: number): Date {
  // Not from the slot on: one that somebody asked for lies between two.
  const next = schedule.after(slot) ?? slot;
  const between = (schedule.after(next) ?? Number.POSITIVE_INFINITY) - next;
  return new Date(slot + Math.min(400 * DAY_MS, Math.max(DAY_MS, RUNS * between)));
}
