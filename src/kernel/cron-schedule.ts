import { Cron } from "croner";
import { MOST_EXPRESSION_CHARACTERS } from "./cron-limits.ts";
import { nearestName } from "./nearest-name.ts";

/** The moments at which a trigger is due, in milliseconds. */
export interface Schedule {
  /** The first one behind that moment; null where none follows. */
  after(ms: number): number | null;
  /** The last one up to that moment; null where there was none. */
  upTo(ms: number): number | null;
}

export interface ScheduleProblem {
  field: "cronExpression" | "timezone";
  message: string;
}

const NICKNAMES = ["@hourly", "@daily", "@midnight", "@weekly", "@monthly", "@yearly", "@annually"];
const LISTS = "lists (1,15), ranges (9-17) and steps (*/5)";
/** The five fields, in their order, and what each takes. */
const FIELDS = [
  { name: "minute", takes: `0 to 59, ${LISTS}` },
  { name: "hour", takes: `0 to 23, ${LISTS}` },
  {
    name: "day of the month",
    takes: `1 to 31, ${LISTS}, L for the last day, 15W for the working day next to the 15th, LW`,
  },
  { name: "month", takes: `1 to 12 or JAN to DEC, ${LISTS}` },
  {
    name: "weekday",
    takes: `0 to 7 or SUN to SAT, where 0 and 7 are Sunday, ${LISTS}, FRI#2 for the second Friday, 5L for the last one`,
  },
] as const;
const WEEKDAY = 4;
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Of an expression and a zone without a problem. */
export function scheduleOf(expression: string, timezone: string): Schedule {
  const cron = cronOf(expression, timezone);
  return {
    after: (ms) => cron.nextRun(new Date(ms))?.getTime() ?? null,
    // It gives those before a moment, not that of the moment.
    upTo: (ms) => cron.previousRuns(1, new Date(ms + 1))[0]?.getTime() ?? null,
  };
}

/** The next slots behind a moment. */
export function nextSlots(schedule: Schedule, after: Date, most: number): Date[] {
  const slots: Date[] = [];
  for (let at = schedule.after(after.getTime()); at !== null; at = schedule.after(at)) {
    slots.push(new Date(at));
    if (slots.length === most) break;
  }
  return slots;
}

/** Why these are no schedule, in words that say what was meant; null where they are one. */
export function scheduleProblem(expression: string, timezone: string, now: Date): ScheduleProblem | null {
  const zone = zoneProblem(timezone);
  if (zone !== null) return { field: "timezone", message: zone };
  const message =
    expressionProblem(expression) ??
    (scheduleOf(expression, timezone).after(now.getTime()) === null
      ? `"${expression}" never comes: there is no such day.`
      : null);
  return message === null ? null : { field: "cronExpression", message };
}

/** What is often meant otherwise, said in words. */
export function scheduleNotes(expression: string): string[] {
  const [, , day = "*", , weekday = "*"] = partsOf(expression);
  const numbers = new Set(weekday.split(",").flatMap((part) => part.split(/[/#L]/)[0]?.match(/\d/g) ?? []));
  const named = [...numbers].map((digit) => `${digit} is ${DAYS[Number(digit)] ?? ""}`);
  return [
    ...(named.length > 0 ? [`Weekdays are counted from Sunday, which is 0: ${named.join(", ")}.`] : []),
    ...(day !== "*" && weekday !== "*"
      ? ["The day of the month and the weekday are both given: it is due on days of either."]
      : []),
  ];
}

const partsOf = (expression: string): string[] => expression.trim().split(/\s+/);

function cronOf(expression: string, timezone: string): Cron {
  // A fixed time in the hour that a clock skips is due at its end, lists of hours included.
  return new Cron(expression, { timezone, mode: "5-part", paused: true, fixedTimeRule: "no-wildcard" });
}

function expressionProblem(expression: string): string | null {
  const most = MOST_EXPRESSION_CHARACTERS;
  if (expression.length > most) return `A cron expression has at most ${most} characters.`;
  const parts = partsOf(expression);
  const [first = ""] = parts;
  if (parts.length === 1 && first.startsWith("@"))
    return NICKNAMES.includes(first.toLowerCase())
      ? null
      : `There is no ${first}. The names are: ${NICKNAMES.join(", ")}.`;
  if (parts.length !== FIELDS.length) {
    const names = FIELDS.map(({ name }) => name).join(", ");
    const quartz =
      parts.length > FIELDS.length
        ? " Quartz has seconds in front and years at the end: leave these out, and mind that Quartz counts weekdays from 1, here Sunday is 0."
        : "";
    return `A cron expression has five fields: ${names}. This one has ${first === "" ? 0 : parts.length}.${quartz}`;
  }
  const marked = parts.findIndex((part) => /[?+]/.test(part));
  if (marked >= 0)
    return parts[marked]?.includes("?")
      ? "There is no ?, as Quartz has it: write * for any day."
      : "There is no +: days of the month and weekdays that are both given are joined by or.";
  const bad = parts.findIndex((part, at) => !isUnderstood(FIELDS.map((_, n) => (n === at ? part : "*"))));
  const field = FIELDS[bad];
  if (field === undefined) return null;
  const quartz = bad === WEEKDAY ? " Quartz counts them from 1; here Sunday is 0." : "";
  return `The ${field.name} "${parts[bad]}" is not understood. It takes ${field.takes}.${quartz}`;
}

function isUnderstood(parts: readonly string[]): boolean {
  try {
    cronOf(parts.join(" "), "UTC");
    return true;
  } catch {
    return false;
  }
}

function zoneProblem(timezone: string): string | null {
  // Offsets are no zones: they know no summer.
  if (/^[A-Za-z]/.test(timezone) && isZone(timezone)) return null;
  const near = nearestName(timezone, Intl.supportedValuesOf("timeZone"));
  const hint =
    near === null ? "Use a name of the IANA list, such as Europe/Berlin." : `Did you mean ${near}?`;
  return `There is no time zone "${timezone.slice(0, 64)}". ${hint}`;
}

function isZone(timezone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: timezone });
    return true;
  } catch {
    return false;
  }
}
