import { expect, test } from "vitest";
import { addProgress } from "./progress.ts";

test("attempts add up; the newest total counts", () => {
  const before = {
    pagesFetched: 3,
    bytesReceived: 1000,
    retries: 1,
    total: 90,
    dropped: 2,
    duplicates: 0,
    warnings: { odd: 1, old: 4 },
  };
  const now = {
    pagesFetched: 2,
    bytesReceived: 500,
    retries: 0,
    total: null,
    dropped: 1,
    duplicates: 10,
    warnings: { odd: 2, fresh: 1 },
  };
  expect(addProgress(before, now)).toEqual({
    pagesFetched: 5,
    bytesReceived: 1500,
    retries: 1,
    total: 90,
    dropped: 3,
    duplicates: 10,
    warnings: { odd: 3, old: 4, fresh: 1 },
  });
  expect(addProgress(before, { ...now, total: 95 }).total).toBe(95);
  expect(before.warnings).toEqual({ odd: 1, old: 4 });
});
