import type { Job } from "./job.ts";

/** Tells of caps that nobody told of in time, and of what goes on again in a new period. */
export const capsWatch: Job = {
  name: "caps.watch",
  everyMs: 60_000,
  run: ({ capWatch }) => capWatch.lookAtAll(),
};
