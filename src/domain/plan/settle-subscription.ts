import { isLocalAccount, setAccountPlan } from "../../store/account/accounts.store.ts";
import type { PlanName, SubscriptionDoc, SubscriptionEffect } from "../../store/plan/plan-documents.ts";
import { markSubscriptionSettled } from "../../store/plan/subscriptions.store.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";
import type { News } from "../notification/notification.service.ts";
import { graceEnd } from "./advance-subscription.ts";

/**
 * Does the steps that a change of a subscription asked for, then lets wallet and account say what it says. Each step
 * happens once, so that a crash between them is repaired by doing all again.
 */
export async function settleSubscription(deps: BillingDeps, doc: SubscriptionDoc): Promise<void> {
  const { store, wallet } = deps;
  for (const effect of doc.effects) await take(deps, doc._id, effect);
  const isLocal = await isLocalAccount(store, doc._id);
  const { isOpen, plan } = standing(doc, isLocal);
  if (doc.status !== "incomplete") {
    await wallet.setOpen(doc._id, { isOpen, revision: doc.revision });
    await setAccountPlan(store, doc._id, { name: plan, revision: doc.revision });
  }
  const notice = noticeOf(doc, isLocal);
  if (notice !== null) await deps.notify(notice);
  await markSubscriptionSettled(store, doc);
}

/** What an account has of its subscription. The one that a server starts with keeps the plan that it started with. */
function standing(
  doc: Pick<SubscriptionDoc, "status" | "plan">,
  isLocal: boolean,
): { isOpen: boolean; plan: PlanName } {
  if (doc.status === "active" || doc.status === "grace") return { isOpen: true, plan: doc.plan };
  if (doc.status === "past_due") return { isOpen: false, plan: doc.plan };
  return isLocal ? { isOpen: true, plan: "Plus" } : { isOpen: false, plan: "Free" };
}

async function take(deps: BillingDeps, accountId: string, effect: SubscriptionEffect): Promise<void> {
  if (effect.kind === "end_other") return deps.provider.endSubscription(effect.subscriptionId);
  const { id: _id, kind, usdMicros, period, expiresAt, at } = effect;
  const { wallet } = deps;
  const source = { kind: "subscription", id: period };
  if (usdMicros > 0) {
    const units = { meter: null, quantity: null, unitPriceUsdMicros: null };
    const entry = { _id, accountId, kind, usdMicros, source, ...units, at, included: { period, expiresAt } };
    await wallet.post(entry, deps.clock.now());
  } else if (usdMicros < 0) {
    await wallet.takeIncluded({ _id, accountId, kind, usdMicros: -usdMicros, source, at, only: period });
  }
}

function noticeOf(doc: SubscriptionDoc, isLocal: boolean): News | null {
  const { _id: accountId, status, plan, subscriptionId, failingSince, periodStart } = doc;
  const data = { plan, subscription: subscriptionId };
  const key = (what: string): string => `${what}:${subscriptionId}:${periodStart.getTime()}`;
  if (status === "grace" && failingSince !== null)
    return {
      accountId,
      key: key("grace"),
      kind: "payment.failed",
      subject: `The payment of your ${plan} plan failed`,
      message: `Everything continues until ${graceEnd(failingSince).toISOString().slice(0, 10)}. Update your payment method in the billing portal; the payment is tried again automatically.`,
      data,
    };
  if (status === "past_due")
    return {
      accountId,
      key: key("past-due"),
      kind: "payment.failed",
      subject: `Your ${plan} plan is past due`,
      message:
        "No new Request can be created until the plan is paid. Your topped-up balance, Results and keys are kept. Pay in the billing portal.",
      data,
    };
  if (status === "cancelled" && !isLocal)
    return {
      accountId,
      key: key("ended"),
      kind: "plan.ended",
      subject: `Your ${plan} plan has ended`,
      message:
        "No new Request can be created without a plan. Your topped-up balance and Results are kept; choose a plan to continue.",
      data,
    };
  return null;
}
