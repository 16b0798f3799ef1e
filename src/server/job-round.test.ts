import { expect, test } from "vitest";
import type { JobDeps } from "../jobs/job.ts";
import { createLog } from "../kernel/log.ts";
import { JobRound } from "./job-round.ts";

test("a job that hangs costs the others of its rhythm no turn, and is not begun twice", async () => {
  const turns = { hangs: 0, fails: 0, works: 0 };
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const jobs = [
    { name: "hangs", everyMs: 20, run: () => ((turns.hangs += 1), end) },
    { name: "fails", everyMs: 20, run: () => ((turns.fails += 1), Promise.reject(new Error("no"))) },
    { name: "works", everyMs: 20, run: async () => void (turns.works += 1) },
  ];
  const round = new JobRound(20, jobs);
  const turn = () => round.run({} as JobDeps, createLog("silent"));
  await turn();
  await turn();
  expect(turns).toEqual({ hangs: 1, fails: 2, works: 2 });
  resolve();
  await turn();
  await turn();
  expect(turns).toEqual({ hangs: 2, fails: 4, works: 4 });
});
