import { findPlanName } from "../../store/account/accounts.store.ts";
import type { SpendLimitDoc } from "../../store/spending/spending-documents.ts";
import { findSpendLimits } from "../../store/spending/spend-limits.store.ts";
import type { Store } from "../../store/store.ts";
import { findUsageCaps } from "../../store/cap/usage-caps.store.ts";
import type { UsageCapDoc } from "../../store/usage/usage-documents.ts";
import { METER_IDS } from "./meters.ts";
import { FREE_LIMITS, usagePlanOf } from "./plan-limits.ts";

/** A cap of the account, or the limit of a plan that nobody pays for. */
export type Cap = UsageCapDoc & { isOfPlan?: true };

/** Everything that may stop an account. */
export interface AccountView {
  caps: readonly Cap[];
  spendLimits: readonly SpendLimitDoc[];
}

export async function readAccountView(store: Store, accountId: string): Promise<AccountView> {
  const [own, spendLimits, planName] = await Promise.all([
    findUsageCaps(store, accountId),
    findSpendLimits(store, accountId),
    findPlanName(store, accountId),
  ]);
  const isFree = planName !== null && usagePlanOf(planName) === "free";
  return { caps: isFree ? [...own, ...planCaps(accountId)] : own, spendLimits };
}

function planCaps(accountId: string): Cap[] {
  const at = new Date(0);
  return METER_IDS.map((metric) => {
    const { value, per } = FREE_LIMITS[metric];
    return {
      _id: `${accountId}|${metric}|plan`,
      accountId,
      metric,
      period: per === "day" ? "day" : "month",
      value,
      notifyAtPercent: 100,
      version: 1,
      isOfPlan: true,
      createdAt: at,
      updatedAt: at,
    };
  });
}
