import type { Job } from "./job.ts";

/** Goes on with deployments that were cut off, and removes what is over of services. */
export const hostingGoOn: Job = {
  name: "hosting.go-on",
  everyMs: 60_000,
  run: ({ hostingUpkeep }) => hostingUpkeep.goOn(),
};
