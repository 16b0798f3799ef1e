import { findEntries, spentOf } from "../../store/wallet/ledger.store.ts";
import type { PaymentDoc } from "../../store/payment/payment-documents.ts";
import type { Store } from "../../store/store.ts";
import { findSubscription } from "../../store/plan/subscriptions.store.ts";
import type { Wallet } from "../wallet/wallet.ts";

/** Most changes of the plan that a period is looked through for. */
const MAX_CHANGES = 50;

/** What of a balance a part of a payment is. */
export interface BalanceShare {
  usdMicros: number;
  /** The period whose included balance goes first; null for top-ups. */
  first: string | null;
}

/**
 * What to take from the balance for a part of a payment that went back: of a top-up the same amount; of a plan the same share
 * of the included balance that came with it, without what has expired of that. Null when that is not known yet.
 */
export async function shareOf(
  { store, wallet: wallets }: { store: Store; wallet: Wallet },
  payment: PaymentDoc,
  usdMicros: number,
): Promise<BalanceShare | null> {
  if (payment.purpose !== "plan") return { usdMicros, first: null };
  const subscription = await findSubscription(store, payment.accountId);
  // Old payments do not say; of an earlier period it is not known.
  const isOfNow = subscription !== null && payment.createdAt >= subscription.periodStart;
  const period = payment.bought?.period ?? (isOfNow ? subscription.granted?.period : undefined);
  if (period === undefined) return { usdMicros: 0, first: null };
  const granted = await grantedWith(store, payment, period);
  if (granted === null) return subscription?.isSettled === true ? { usdMicros: 0, first: period } : null;
  const wallet = await wallets.find(payment.accountId);
  const isCurrent = wallet?.included?.period === period;
  const spent = isCurrent ? 1 : await spentOf(store, payment.accountId, period, payment.createdAt);
  return { usdMicros: Math.round((usdMicros / payment.usdMicros) * granted * spent), first: period };
}

/** The included balance that came with a payment; null when none was booked. */
async function grantedWith(
  store: Store,
  { bought, createdAt }: PaymentDoc,
  period: string,
): Promise<number | null> {
  if (bought?.isChange !== true) return (await findEntries(store, [period]))[0]?.usdMicros ?? null;
  const ids = Array.from({ length: MAX_CHANGES }, (_, index) => `${period}:change:${index + 1}`);
  const added = (await findEntries(store, ids)).filter(({ usdMicros }) => usdMicros > 0);
  const distance = ({ at }: { at: Date }): number => Math.abs(at.getTime() - createdAt.getTime());
  return added.toSorted((a, b) => distance(a) - distance(b))[0]?.usdMicros ?? null;
}
