import Stripe from "stripe";
import type { BillingDeps } from "../../src/domain/provider/billing-deps.ts";
import { StripeProvider } from "../../src/domain/payment/stripe/stripe-provider.ts";
import { Wallet } from "../../src/domain/wallet/wallet.ts";
import { createLog } from "../../src/kernel/log.ts";
import type { Store } from "../../src/store/store.ts";
import type { StripeDouble } from "./stripe-double.ts";

export const STRIPE_SECRET = "whsec_test";
const DAY = 86_400;
const { webhooks } = new Stripe("sk_test_1");

interface Settings {
  now: () => Date;
  notify?: BillingDeps["notify"];
}

/** Billing by the real driver, against a double of Stripe. The secret of its messages is the second of two. */
export const stripeDeps = (
  store: Store,
  double: StripeDouble,
  { now, notify = () => Promise.resolve() }: Settings,
): BillingDeps => ({
  store,
  wallet: new Wallet({ store }),
  clock: { now },
  log: createLog("silent"),
  provider: new StripeProvider({
    secretKey: "sk_test_1",
    webhookSecrets: ["whsec_next", STRIPE_SECRET],
    prices: { Plus: "price_plus", Pro: "price_pro", Max: "price_max" },
    baseUrl: double.url,
  }),
  notify,
});

/** A message of Stripe about an object, with the headers that sign it. `created`: seconds. */
export function stripeMessage(
  type: string,
  object: object,
  { id, created }: { id: string; created: number },
): [body: string, headers: Record<string, string>] {
  const payload = JSON.stringify({ id, object: "event", type, created, data: { object } });
  const header = webhooks.generateTestHeaderString({ payload, secret: STRIPE_SECRET });
  return [payload, { "stripe-signature": header }];
}

/** A subscription of an account, for 30 days from `start` on, in seconds. */
export const stripeSubscription = (
  id: string,
  accountId: string,
  { price, status = "active", start }: { price: string; status?: string; start: number },
) => ({
  id,
  object: "subscription",
  status,
  customer: "cus_1",
  cancel_at_period_end: false,
  cancel_at: null,
  metadata: { quarry_account: accountId },
  items: {
    data: [
      {
        id: "si_1",
        price: { id: price },
        current_period_start: start,
        current_period_end: start + 30 * DAY,
      },
    ],
  },
});

/** An invoice for those 30 days, whose charge is `pi_<id>`. */
export const stripeInvoice = (
  id: string,
  start: number,
  cents: number,
  status = "paid",
  reason = "subscription_create",
) => ({
  id,
  object: "invoice",
  status,
  billing_reason: reason,
  total: cents,
  created: start,
  period_start: start,
  period_end: start,
  status_transitions: { paid_at: status === "paid" ? start : null, finalized_at: start },
  lines: { data: [{ description: "1 × Plan", amount: cents, period: { start, end: start + 30 * DAY } }] },
  payments: { data: [{ status: "paid", payment: { type: "payment_intent", payment_intent: `pi_${id}` } }] },
});
