import { SERVICE_LIMITS } from "../../kinds/service.ts";
import { findPlanName } from "../../store/account/accounts.store.ts";
import type { Store } from "../../store/store.ts";
import { usagePlanOf } from "../meter/plan-limits.ts";

/** How much of it an account may have, by its plan. */
export async function serviceLimit(
  store: Store,
  accountId: string,
  limit: keyof typeof SERVICE_LIMITS,
): Promise<number> {
  return SERVICE_LIMITS[limit][usagePlanOf((await findPlanName(store, accountId)) ?? "Free")];
}
