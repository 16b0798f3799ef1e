import { expect, it } from "vitest";
import { dueSlots } from "./due-slots.ts";
import { scheduleOf } from "../../kernel/cron-schedule.ts";

const quarters = scheduleOf("*/15 * * * *", "UTC");
const daily = scheduleOf("0 3 * * *", "UTC");
const ms = (time: string) => Date.parse(`2026-11-27T${time}Z`);
const none = { missed: null, run: null };

it("nothing is due between two slots, and a slot once it has come", () => {
  expect(dueSlots(quarters, ms("11:00:00"), ms("11:14:59.999"))).toEqual({ ...none, nextAt: ms("11:15:00") });
  expect(dueSlots(quarters, ms("11:00:00"), ms("11:15:00"))).toEqual({
    ...{ missed: null, run: ms("11:15:00"), nextAt: ms("11:30:00") },
  });
  expect(dueSlots(quarters, ms("11:15:00"), ms("11:15:00"))).toEqual({ ...none, nextAt: ms("11:30:00") });
});

it("after a while without a host the last slot is made up for, and those before it are missed", () => {
  expect(dueSlots(quarters, ms("09:00:00"), ms("11:05:00"))).toEqual({
    missed: { from: ms("09:15:00"), to: ms("10:45:00"), slots: 7 },
    ...{ run: ms("11:00:00"), nextAt: ms("11:15:00") },
  });
});

it("nothing is made up for that is more than an hour old", () => {
  const through = ms("03:00:00") - 86_400_000;
  expect(dueSlots(daily, through, ms("04:00:00")).run).toBe(ms("03:00:00"));
  expect(dueSlots(daily, through, ms("04:00:00.001"))).toEqual({
    missed: { from: ms("03:00:00"), to: ms("03:00:00"), slots: 1 },
    ...{ run: null, nextAt: ms("03:00:00") + 86_400_000 },
  });
});

it("a clock that goes back an hour brings no slot again, and one that goes on an hour misses those between", () => {
  const through = ms("12:00:00");
  expect(dueSlots(quarters, through, ms("11:00:00"))).toEqual({ ...none, nextAt: ms("12:15:00") });
  expect(dueSlots(quarters, through, ms("13:00:00"))).toEqual({
    missed: { from: ms("12:15:00"), to: ms("12:45:00"), slots: 3 },
    ...{ run: ms("13:00:00"), nextAt: ms("13:15:00") },
  });
});

it("of very many that were missed 1,000 are counted", () => {
  const { missed, run } = dueSlots(
    scheduleOf("* * * * *", "UTC"),
    ms("11:00:00") - 7 * 86_400_000,
    ms("11:00:00"),
  );
  expect(missed).toEqual({
    from: ms("11:01:00") - 7 * 86_400_000,
    ...{ to: ms("10:59:00"), slots: 1000 },
  });
  expect(run).toBe(ms("11:00:00"));
});
