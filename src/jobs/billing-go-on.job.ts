import type { Job } from "./job.ts";

/** Goes on with messages of the payment provider and steps of subscriptions that were cut off. Mostly it finds none. */
export const billingGoOn: Job = {
  name: "billing.goOn",
  everyMs: 10_000,
  run: ({ billingWork }) => billingWork.goOn(),
};
