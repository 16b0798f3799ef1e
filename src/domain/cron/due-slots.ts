import { CRON_LIMITS } from "../../kinds/cron.ts";
import type { Schedule } from "../../kernel/cron-schedule.ts";

const CATCH_UP_MS = CRON_LIMITS.catchUpMinutes * 60_000;
/** Of more that were missed the rest is not counted. */
const MOST_COUNTED = 1000;

/** Slots in a row of which nothing was delivered. */
export interface MissedSlots {
  from: number;
  to: number;
  slots: number;
}

/** What is to be done about the slots of a trigger. */
export interface DueSlots {
  missed: MissedSlots | null;
  /** Is delivered now. */
  run: number | null;
  /** When this is to be asked again; null for never. */
  nextAt: number | null;
}

/**
 * Of the slots behind `throughMs` that have come the last is delivered, unless it is more than an hour old; the others are missed. A
 * clock that goes back brings none again, since `throughMs` stays.
 */
export function dueSlots(schedule: Schedule, throughMs: number, nowMs: number): DueSlots {
  const nextAt = schedule.after(Math.max(throughMs, nowMs));
  const last = nowMs > throughMs ? schedule.upTo(nowMs) : null;
  if (last === null || last <= throughMs) return { missed: null, run: null, nextAt };
  const isLate = nowMs - last > CATCH_UP_MS;
  return { missed: missedOf(schedule, throughMs, last, isLate), run: isLate ? null : last, nextAt };
}

function missedOf(schedule: Schedule, through: number, last: number, withLast: boolean): MissedSlots | null {
  const from = schedule.after(through);
  if (from === null || (from === last && !withLast)) return null;
  let to = from;
  let slots = 1;
  for (let at = schedule.after(from); at !== null; at = schedule.after(at)) {
    if (at > last || (at === last && !withLast)) break;
    to = at;
    slots++;
    if (slots === MOST_COUNTED) break;
  }
  if (slots === MOST_COUNTED) to = withLast ? last : (schedule.upTo(last - 1) ?? to);
  return { from, to, slots };
}
