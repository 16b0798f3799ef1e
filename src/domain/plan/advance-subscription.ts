import type {
  SubscriptionDoc,
  SubscriptionEffect,
  SubscriptionStatus,
} from "../../store/plan/plan-documents.ts";
import type { InvoiceSnapshot, SubscriptionSnapshot } from "../provider/payment-provider.ts";
import { planOf } from "./plans.ts";

/** Days that everything goes on after a renewal could not be paid. */
export const GRACE_DAYS = 7;
const GRACE_MS = GRACE_DAYS * 86_400_000;

/** What may differ from the provider's words: it knows of no days of grace. */
type Changed = Omit<SubscriptionDoc, "_id" | "revision" | "reads" | "readAt" | "isSettled">;

/**
 * A subscription after it was read at the provider: its state, and the steps that follow. It computes nothing from what was
 * done before but `granted` and `effects`, so that states may be read late, twice and in any order.
 */
export function advance(before: SubscriptionDoc | null, read: SubscriptionSnapshot, now: Date): Changed {
  const isAnother = before !== null && before.subscriptionId !== null && before.subscriptionId !== read.id;
  const own = isAnother ? null : before;
  const failingSince = read.status === "past_due" ? (own?.failingSince ?? now) : null;
  const { granted, effects } = grant(own, read, now);
  return {
    subscriptionId: read.id,
    plan: read.plan,
    status: statusOf(read.status, failingSince, now),
    periodStart: read.periodStart,
    periodEnd: read.periodEnd,
    cancelAtPeriodEnd: read.cancelAtPeriodEnd,
    pendingPlan: read.pendingPlan,
    failingSince,
    granted,
    effects: [...(before?.effects ?? []), ...ofAnother(before, isAnother), ...effects],
  };
}

/** Whether a read subscription is news: the end of one that was replaced is not. */
export function concerns(before: SubscriptionDoc | null, read: SubscriptionSnapshot): boolean {
  if (before === null || before.subscriptionId === null || before.subscriptionId === read.id) return true;
  return (read.status === "active" || read.status === "past_due") && read.periodStart >= before.periodStart;
}

export function statusOf(
  status: SubscriptionSnapshot["status"],
  failingSince: Date | null,
  now: Date,
): SubscriptionStatus {
  if (status === "unpaid") return "past_due";
  if (status !== "past_due") return status;
  const isLong = failingSince !== null && now.getTime() - failingSince.getTime() >= GRACE_MS;
  return isLong ? "past_due" : "grace";
}

/** When the days of grace are over. */
export function graceEnd(failingSince: Date): Date {
  return new Date(failingSince.getTime() + GRACE_MS);
}

/** Names a period of a subscription; the included balance that comes with it is booked under this name. */
export function periodName(subscriptionId: string, start: Date): string {
  return `included:${subscriptionId}:${start.getTime()}`;
}

/** The included balance of a period comes when it is paid; a change of plan within it adds or takes its share. */
function grant(
  own: SubscriptionDoc | null,
  read: SubscriptionSnapshot,
  now: Date,
): Pick<SubscriptionDoc, "granted" | "effects"> {
  const granted = own?.granted ?? null;
  const period = periodName(read.id, read.periodStart);
  const base = { period, expiresAt: read.periodEnd, at: now };
  if (granted?.period !== period) {
    if (!read.invoices.some((invoice) => paysFor(invoice, read)) || read.periodEnd <= now)
      return { granted, effects: [] };
    const usdMicros = planOf(read.plan).includedUsdMicros;
    return {
      granted: { period, plan: read.plan, changes: 0 },
      effects: [{ id: period, kind: "included", usdMicros, ...base }],
    };
  }
  if (granted.plan === read.plan || read.status !== "active") return { granted, effects: [] };
  const changes = granted.changes + 1;
  const difference = planOf(read.plan).includedUsdMicros - planOf(granted.plan).includedUsdMicros;
  const usdMicros = Math.round(difference * shareLeft(read.periodStart, read.periodEnd, now));
  return {
    granted: { period, plan: read.plan, changes },
    effects: [{ id: `${period}:change:${changes}`, kind: "proration", usdMicros, ...base }],
  };
}

function paysFor(invoice: InvoiceSnapshot, read: SubscriptionSnapshot): boolean {
  const covers = Math.abs(invoice.periodStart.getTime() - read.periodStart.getTime()) < 1000;
  return invoice.status === "paid" && invoice.reason === "period" && covers;
}

/** How much of a period is left, 0 to 1. */
export function shareLeft(start: Date, end: Date, now: Date): number {
  const left = (end.getTime() - now.getTime()) / (end.getTime() - start.getTime());
  return Math.min(Math.max(left, 0), 1);
}

/** An account has one subscription: the newer one takes the place of the older. */
function ofAnother(before: SubscriptionDoc | null, isAnother: boolean): SubscriptionEffect[] {
  if (!isAnother || before?.subscriptionId == null || before.status === "cancelled") return [];
  const { subscriptionId } = before;
  return [{ id: `end:${subscriptionId}`, kind: "end_other", subscriptionId }];
}
