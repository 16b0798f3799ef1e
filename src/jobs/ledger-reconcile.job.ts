import type { Job } from "./job.ts";

/** Computes every account anew from its entries, and raises an alarm for those that do not fit. */
export const ledgerReconcile: Job = {
  name: "ledger.reconcile",
  everyMs: 3_600_000,
  run: ({ billingWork }) => billingWork.reconcile(),
};
