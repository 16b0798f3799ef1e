import type { ServiceFragment } from "../../generated/service.ts";

/** Of all kinds together. */
export function resourceCount(counts: ServiceFragment["resourceCounts"]): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
