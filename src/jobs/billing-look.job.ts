import type { Job } from "./job.ts";

/** Looks after days of grace, messages that never came, and accounts that are topped up by themselves. */
export const billingLook: Job = {
  name: "billing.look",
  everyMs: 60_000,
  run: ({ billingWork }) => billingWork.look(),
};
