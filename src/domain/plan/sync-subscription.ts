import { AppError } from "../../errors/app-error.ts";
import { countRead } from "../../store/payment/customers.store.ts";
import type { SubscriptionDoc } from "../../store/plan/plan-documents.ts";
import { findSubscription, saveSubscription } from "../../store/plan/subscriptions.store.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";
import { keepPlanInvoice } from "./keep-plan-invoice.ts";
import type { SubscriptionSnapshot } from "../provider/payment-provider.ts";
import { advance, concerns } from "./advance-subscription.ts";
import { settleSubscription } from "./settle-subscription.ts";

const TRIES = 10;

/**
 * Reads a subscription at the provider and does what follows from it. What somebody else began to read later is not
 * overwritten, so messages may come in any order, twice, and at once on many gateways. Knows one of nobody here: does nothing.
 */
export async function syncSubscription(deps: BillingDeps, subscriptionId: string): Promise<void> {
  const { store, clock, provider } = deps;
  const first = await provider.subscription(subscriptionId);
  if (first === null) return;
  const { accountId } = first;
  for (let tries = 0; tries < TRIES; tries++) {
    const reads = await countRead(store, provider.name, accountId, clock.now());
    const read = await provider.subscription(subscriptionId);
    if (read === null) return;
    for (const invoice of read.invoices) await keepPlanInvoice(deps, read, invoice);
    const before = await findSubscription(store, accountId);
    if (before !== null && (before.reads > reads || !concerns(before, read))) return;
    const doc = next(before, read, reads, clock.now());
    if (await saveSubscription(store, doc)) return settleSubscription(deps, doc);
  }
  throw new AppError("internal", { message: "A subscription was changed by others again and again." });
}

function next(
  before: SubscriptionDoc | null,
  read: SubscriptionSnapshot,
  reads: number,
  now: Date,
): SubscriptionDoc {
  const revision = (before?.revision ?? 0) + 1;
  return {
    _id: read.accountId,
    ...advance(before, read, now),
    isSettled: false,
    revision,
    reads,
    readAt: now,
  };
}
