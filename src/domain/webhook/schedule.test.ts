import { expect, test } from "vitest";
import { nextTry } from "./schedule.ts";

const now = new Date("2026-03-04T05:06:07.000Z");
const seconds = (failures: number, options = {}) => {
  const next = nextTry(failures, now, { random: 0.5, ...options });
  return next === null ? null : (next.getTime() - now.getTime()) / 1000;
};

test("nine pauses in about three days, each longer than the one before, then no more", () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((failures) => seconds(failures));
  expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  expect(seconds(10)).toBeNull();
});

test("a fifth of jitter to either side, and at least as long as the receiver asked for, up to a day", () => {
  expect([seconds(2, { random: 0 }), seconds(2, { random: 1 })]).toEqual([240, 360]);
  expect(seconds(1, { retryAfterSeconds: 600 })).toBe(600);
  expect(seconds(1, { retryAfterSeconds: 999_999 })).toBe(86_400);
  expect(seconds(3, { retryAfterSeconds: 1 })).toBe(1800);
});
