import { expect, it } from "vitest";
import type { Request } from "../../client/index.ts";
import { Progress } from "./progress.ts";

const REQUEST = {
  status: "RUNNING",
  limit: 100,
  recordCount: 0,
  progress: { total: null, pagesFetched: 2, retries: 0 },
} as unknown as Request;

it("counts Records, their cost and those of the last three seconds", () => {
  let now = 0;
  const progress = new Progress(REQUEST, 600, () => now);
  for (let count = 1; count <= 12; count++) {
    now += 500;
    progress.stored(count);
  }
  expect(progress.text()).toBe("running  [=           ]  12/100 Records  2.0/s  0.0072 USD  2 pages  6 s");
  expect(progress.text(60)).toBe("running  12/100 Records  2.0/s  0.0072 USD  2 pages  6 s");
  now += 3000;
  expect(progress.recordsPerSecond()).toBe(0);
});

it("takes the source's total as the goal when it is below the limit, and never counts backwards", () => {
  const progress = new Progress(REQUEST, 600, () => 0);
  progress.stored(5);
  progress.updated({
    ...REQUEST,
    recordCount: 3,
    progress: { ...REQUEST.progress, total: 9, retries: 1 },
  });
  expect(progress.text()).toContain("[======      ]  5/9 Records");
  expect(progress.text()).toContain("1 retries");
});
