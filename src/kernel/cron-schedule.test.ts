import { describe, expect, it } from "vitest";
import { nextSlots, scheduleNotes, scheduleOf, scheduleProblem } from "./cron-schedule.ts";

const NOW = new Date("2026-11-27T11:00:00Z");
const problem = (expression: string, timezone = "UTC") => scheduleProblem(expression, timezone, NOW);
const next = (expression: string, from: string, timezone = "UTC", most = 3) =>
  nextSlots(scheduleOf(expression, timezone), new Date(from), most).map((at) =>
    at.toISOString().replace(":00.000Z", "Z"),
  );

it.each([
  ["*/20 * * * *", "2026-11-27T11:20Z", "2026-11-27T11:40Z", "2026-11-27T12:00Z"],
  ["0 9-17/4 * * *", "2026-11-27T13:00Z", "2026-11-27T17:00Z", "2026-11-28T09:00Z"],
  ["1,2 3 * JAN,feb *", "2027-01-01T03:01Z", "2027-01-01T03:02Z", "2027-01-02T03:01Z"],
  ["0 0 * * 0", "2026-11-29T00:00Z", "2026-12-06T00:00Z", "2026-12-13T00:00Z"],
  ["0 0 * * 7", "2026-11-29T00:00Z", "2026-12-06T00:00Z", "2026-12-13T00:00Z"],
  ["0 0 * * mon-fri", "2026-11-30T00:00Z", "2026-12-01T00:00Z", "2026-12-02T00:00Z"],
  ["0 0 13 * 5", "2026-12-04T00:00Z", "2026-12-11T00:00Z", "2026-12-13T00:00Z"],
  ["0 0 L * *", "2026-11-30T00:00Z", "2026-12-31T00:00Z", "2027-01-31T00:00Z"],
  ["0 0 LW * *", "2026-11-30T00:00Z", "2026-12-31T00:00Z", "2027-01-29T00:00Z"],
  ["0 0 15W * *", "2026-12-15T00:00Z", "2027-01-15T00:00Z", "2027-02-15T00:00Z"],
  ["0 0 1W * *", "2026-12-01T00:00Z", "2027-01-01T00:00Z", "2027-02-01T00:00Z"],
  ["0 0 * * FRI#2", "2026-12-11T00:00Z", "2027-01-08T00:00Z", "2027-02-12T00:00Z"],
  ["0 0 * * 5L", "2026-12-25T00:00Z", "2027-01-29T00:00Z", "2027-02-26T00:00Z"],
  ["0 0 29 2 *", "2028-02-29T00:00Z", "2032-02-29T00:00Z", "2036-02-29T00:00Z"],
  ["@hourly", "2026-11-27T12:00Z", "2026-11-27T13:00Z", "2026-11-27T14:00Z"],
  ["@Weekly", "2026-11-29T00:00Z", "2026-12-06T00:00Z", "2026-12-13T00:00Z"],
])("%s is due when it says", (expression, ...slots) => {
  expect(problem(expression)).toBeNull();
  expect(next(expression, NOW.toISOString())).toEqual(slots);
});

it.each([
  ["", /five fields: minute, hour, day of the month, month, weekday\. This one has 0\.$/],
  ["* * * *", /This one has 4\.$/],
  [
    "0 0 12 * * ?",
    /has 6\. Quartz has seconds in front .* Quartz counts weekdays from 1, here Sunday is 0\.$/,
  ],
  ["0 0 1 1 * 2027", /This one has 6\./],
  ["2026-12-01T00:00:00", /This one has 1\.$/],
  ["0 12 ? * MON", "There is no ?, as Quartz has it: write * for any day."],
  ["0 0 1 * +MON", /^There is no \+/],
  ["@reboot", /^There is no @reboot\. The names are: @hourly, /],
  [
    "60 * * * *",
    'The minute "60" is not understood. It takes 0 to 59, lists (1,15), ranges (9-17) and steps (*/5).',
  ],
  ["*/0 * * * *", /^The minute "\*\/0"/],
  ["5/15 * * * *", /^The minute "5\/15"/],
  ["H * * * *", /^The minute "H"/],
  ["0 24 * * *", /^The hour "24" .* 0 to 23/],
  ["0 17-9 * * *", /^The hour "17-9"/],
  ["0 0 32 * *", /^The day of the month "32" .* 1 to 31/],
  ["0 0 L-3 * *", /^The day of the month "L-3"/],
  ["0 0 * 13 *", /^The month "13" .* JAN to DEC/],
  ["0 0 * * 8", /^The weekday "8" .* Quartz counts them from 1; here Sunday is 0\.$/],
  ["0 0 * * FRI#6", /^The weekday "FRI#6"/],
  ["0 0 30 2 *", '"0 0 30 2 *" never comes: there is no such day.'],
  [`0 0 ${"1,".repeat(100)}1 * *`, "A cron expression has at most 200 characters."],
])("%s is refused in words", (expression, message) => {
  const found = problem(expression);
  expect(found?.field).toBe("cronExpression");
  expect(found?.message).toMatch(message);
  if (typeof message === "string") expect(found?.message).toBe(message);
});

it.each([
  ["Europe/Berln", 'There is no time zone "Europe/Berln". Did you mean Europe/Berlin?'],
  ["+02:00", 'There is no time zone "+02:00". Use a name of the IANA list, such as Europe/Berlin.'],
  ["", 'There is no time zone "". Use a name of the IANA list, such as Europe/Berlin.'],
])("there is no time zone %s", (timezone, message) => {
  expect(problem("@daily", timezone)).toEqual({ field: "timezone", message });
});

it("says what is often meant otherwise", () => {
  expect(scheduleNotes("0 9 * * 1-5")).toEqual([
    "Weekdays are counted from Sunday, which is 0: 1 is Monday, 5 is Friday.",
  ]);
  expect(scheduleNotes("0 9 13 * FRI")).toEqual([
    "The day of the month and the weekday are both given: it is due on days of either.",
  ]);
  expect(scheduleNotes("0 9 * * FRI#2")).toEqual([]);
  expect(scheduleNotes("@weekly")).toEqual([]);
});

describe("when clocks change", () => {
  it("a fixed time that is skipped is due at the end of the gap, and one that comes twice the first time", () => {
    expect(next("30 2 * * *", "2026-03-28T02:00Z", "Europe/Berlin", 2)).toEqual([
      "2026-03-29T01:00Z",
      "2026-03-30T00:30Z",
    ]);
    expect(next("30 2,14 * * *", "2026-03-29T00:00Z", "Europe/Berlin", 2)).toEqual([
      "2026-03-29T01:00Z",
      "2026-03-29T12:30Z",
    ]);
    expect(next("30 2 * * *", "2026-10-24T12:00Z", "Europe/Berlin", 2)).toEqual([
      "2026-10-25T00:30Z",
      "2026-10-26T01:30Z",
    ]);
  });

  it("steps go on through the hour that comes twice", () => {
    expect(next("*/30 * * * *", "2026-10-24T23:45Z", "Europe/Berlin", 5)).toEqual([
      ...["2026-10-25T00:00Z", "2026-10-25T00:30Z", "2026-10-25T01:00Z", "2026-10-25T01:30Z"],
      "2026-10-25T02:00Z",
    ]);
  });
});

const QUARTER_MS = 900_000;
const FROM = Date.parse("2026-01-01T00:00:00Z");
const UNTIL = Date.parse("2027-01-01T00:00:00Z");

/** Every quarter of an hour of a year, with the time that a clock in the zone shows then. */
function yearOf(timezone: string): { at: number; day: string; minutes: number; weekday: string }[] {
  const format = new Intl.DateTimeFormat("en-CA", {
    ...{ timeZone: timezone, weekday: "short", year: "numeric", month: "2-digit", day: "2-digit" },
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  });
  return Array.from({ length: (UNTIL - FROM) / QUARTER_MS }, (_, n) => {
    const at = FROM + n * QUARTER_MS;
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const { year, month, day, weekday = "", hour, minute } = parts;
    return { at, weekday, day: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
  });
}

describe.each(["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"])(
  "a year in %s",
  (timezone) => {
    const year = yearOf(timezone);
    const slots = (expression: string) => {
      const schedule = scheduleOf(expression, timezone);
      const found: number[] = [];
      for (let at = schedule.after(FROM - 1); at !== null && at < UNTIL; at = schedule.after(at)) {
        // Both ways give the same.
        if (schedule.upTo(at + 1) !== at)
          throw new Error(`${new Date(at).toISOString()} is not found backwards`);
        found.push(at);
      }
      return found.map((at) => new Date(at).toISOString());
    };
    const when = (found: readonly { at: number }[]) => found.map(({ at }) => new Date(at).toISOString());

    it("every half hour of the night that a clock shows, twice where it shows it twice", () => {
      const isOne = ({ minutes }: { minutes: number }) => minutes % 30 === 0 && minutes < 240;
      expect(slots("*/30 0-3 * * *")).toEqual(when(year.filter(isOne)));
    });

    it.each([
      ["15 2 * * *", 2 * 60 + 15, () => true],
      ["0 0 * * *", 0, () => true],
      ["30 23 * * SUN", 23 * 60 + 30, ({ weekday }: { weekday: string }) => weekday === "Sun"],
    ])("%s once on each of its days, at the end of a gap that skips it", (expression, minutes, isOne) => {
      const days = Map.groupBy(year, ({ day }) => day);
      // Days that begin before the year or end after it are known in part alone.
      const whole = [...days.values()].filter(
        (quarters) => quarters[0]!.minutes === 0 && quarters.at(-1)!.minutes === 24 * 60 - 15,
      );
      const expected = whole
        .filter(([first]) => isOne(first!))
        .map((quarters) => quarters.find((one) => one.minutes >= minutes)!);
      const known = slots(expression).filter(
        (at) => Date.parse(at) >= whole[0]![0]!.at && Date.parse(at) <= whole.at(-1)!.at(-1)!.at,
      );
      expect(known).toEqual(when(expected));
    });
  },
);
