import { expect, test } from "vitest";
import { CrashBackoff } from "./crash-backoff.ts";

test("two crashes are free, then the pauses double up to half a minute", () => {
  let now = 1_000_000;
  const backoff = new CrashBackoff(() => now);
  const waits = Array.from({ length: 9 }, () => {
    backoff.crashed();
    return backoff.waitMs();
  });
  expect(waits).toEqual([0, 0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  now += 30_000;
  expect(backoff.waitMs()).toBe(0);
  now += 60_000;
  backoff.crashed();
  expect(backoff.waitMs()).toBe(0);
});
