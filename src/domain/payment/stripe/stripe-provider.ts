import { Stripe } from "stripe";
import { AppError } from "../../../errors/app-error.ts";
import type { PaymentDoc } from "../../../store/payment/payment-documents.ts";
import type { PaidPlanName } from "../../../store/plan/plan-documents.ts";
import type {
  Headers,
  HostedPage,
  Order,
  Payer,
  PaymentProvider,
  PaymentSnapshot,
  ProviderEvent,
  Return,
  SubscriptionSnapshot,
} from "../../provider/payment-provider.ts";
import { providerEventOf } from "./stripe-event.ts";
import {
  ACCOUNT_KEY,
  centsOf,
  dateOf,
  idOf,
  intentSnapshot,
  PAYMENT_KEY,
  subscriptionSnapshot,
} from "./stripe-facts.ts";
import { chargeSavedCard } from "./stripe-charge.ts";
import { asked, orNull } from "./stripe-errors.ts";
import { refundOnce } from "./stripe-refund.ts";

const INVOICES_READ = 10;

export interface StripeSettings {
  secretKey: string;
  /** All that messages may be signed with: two while one takes the place of the other. */
  webhookSecrets: readonly string[];
  /** Id of the monthly price of each plan. */
  prices: Readonly<Record<PaidPlanName, string>>;
  /** Another host than Stripe's, for tests. */
  baseUrl: string | null;
}

/** Payments by Stripe: its hosted Checkout and Billing Portal; cards never come near this server. */
export class StripeProvider implements PaymentProvider {
  readonly name = "stripe";
  readonly #stripe: Stripe;
  readonly #settings: StripeSettings;
  readonly #planOfPrice: ReadonlyMap<string, PaidPlanName>;

  constructor(settings: StripeSettings) {
    this.#settings = settings;
    this.#planOfPrice = new Map(
      Object.entries(settings.prices).map(([plan, price]) => [price, plan as PaidPlanName]),
    );
    this.#stripe = new Stripe(settings.secretKey, { ...hostOf(settings.baseUrl), telemetry: false });
  }

  async customer(
    accountId: string,
    { name, email }: { name: string; email: string | null },
  ): Promise<string> {
    // Where its receipts go, and what Checkout asks for no more.
    const facts = { name, ...(email !== null && { email }), metadata: { [ACCOUNT_KEY]: accountId } };
    const made = await asked(
      this.#stripe.customers.create(facts, { idempotencyKey: `customer:${accountId}` }),
    );
    return made.id;
  }

  async checkout(payer: Payer, order: Order, back: Return): Promise<HostedPage> {
    if (order.kind === "plan_change") return this.#confirmChange(payer, order, back);
    const metadata = { [ACCOUNT_KEY]: payer.accountId };
    const shared = {
      customer: payer.customerId,
      client_reference_id: payer.accountId,
      success_url: back.url,
      cancel_url: back.url,
    };
    const session = await asked(
      order.kind === "plan"
        ? this.#stripe.checkout.sessions.create({
            ...shared,
            mode: "subscription",
            line_items: [{ price: this.#settings.prices[order.plan], quantity: 1 }],
            subscription_data: { metadata },
          })
        : this.#stripe.checkout.sessions.create(
            {
              ...shared,
              mode: "payment",
              metadata: { ...metadata, [PAYMENT_KEY]: order.paymentId },
              line_items: [
                {
                  quantity: 1,
                  price_data: {
                    currency: "usd",
                    unit_amount: centsOf(order.usdMicros),
                    product_data: { name: "Quarry balance" },
                  },
                },
              ],
              payment_intent_data: {
                // So that automatic top-ups can use the same card.
                setup_future_usage: "off_session",
                metadata: { ...metadata, [PAYMENT_KEY]: order.paymentId },
              },
            },
            { idempotencyKey: `checkout:${order.paymentId}` },
          ),
    );
    return { id: session.id, url: session.url ?? "", expiresAt: dateOf(session.expires_at) };
  }

  /** What the change costs is shown and confirmed on a page of Stripe. */
  async #confirmChange(
    { customerId }: Payer,
    { plan, subscriptionId }: Extract<Order, { kind: "plan_change" }>,
    back: Return,
  ): Promise<HostedPage> {
    const { items } = await asked(this.#stripe.subscriptions.retrieve(subscriptionId));
    const session = await asked(
      this.#stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: back.url,
        flow_data: {
          type: "subscription_update_confirm",
          subscription_update_confirm: {
            subscription: subscriptionId,
            items: [{ id: items.data[0]?.id ?? "", price: this.#settings.prices[plan], quantity: 1 }],
          },
          after_completion: { type: "redirect", redirect: { return_url: back.url } },
        },
      }),
    );
    return { id: session.id, url: session.url, expiresAt: null };
  }

  async portal({ customerId }: Payer, back: Return): Promise<HostedPage> {
    const facts = { customer: customerId, return_url: back.url };
    const session = await asked(this.#stripe.billingPortal.sessions.create(facts));
    return { id: session.id, url: session.url, expiresAt: null };
  }

  async subscription(id: string): Promise<SubscriptionSnapshot | null> {
    const found = await orNull(this.#stripe.subscriptions.retrieve(id));
    const accountId = found?.metadata[ACCOUNT_KEY];
    if (found === null || accountId === undefined) return null;
    const list = { subscription: id, limit: INVOICES_READ, expand: ["data.payments"] };
    const invoices = await asked(this.#stripe.invoices.list(list));
    return subscriptionSnapshot(found, invoices.data.toReversed(), accountId, this.#planOfPrice);
  }

  async endSubscription(id: string, isRefunded = false): Promise<void> {
    const found = await orNull(this.#stripe.subscriptions.retrieve(id));
    if (found !== null && found.status !== "canceled")
      await orNull(this.#stripe.subscriptions.cancel(id, { prorate: !isRefunded, invoice_now: !isRefunded }));
  }

  async payment({ checkoutId, reference, usdMicros }: PaymentDoc): Promise<PaymentSnapshot | null> {
    if (checkoutId === null)
      return reference === null
        ? null
        : intentSnapshot(await asked(this.#stripe.paymentIntents.retrieve(reference)), true);
    const session = await asked(
      this.#stripe.checkout.sessions.retrieve(checkoutId, { expand: ["payment_intent"] }),
    );
    const intent = session.payment_intent;
    if (session.status === "expired")
      return { state: "expired", usdMicros, reference: idOf(intent), failure: null };
    if (intent === null || typeof intent === "string")
      return { state: "open", usdMicros, reference: intent, failure: null };
    // A completed page whose payment failed later cannot be paid again.
    return intentSnapshot(intent, session.status === "complete");
  }

  charge(payer: Payer, payment: PaymentDoc): Promise<PaymentSnapshot> {
    return asked(chargeSavedCard(this.#stripe, payer, payment));
  }

  async refund(payment: PaymentDoc, usdMicros: number, key: string): Promise<void> {
    await asked(refundOnce(this.#stripe, payment, usdMicros, key));
  }

  async readEvent(body: string, headers: Headers): Promise<ProviderEvent> {
    const signature = String(headers["stripe-signature"] ?? "");
    let cause: unknown;
    for (const secret of this.#settings.webhookSecrets) {
      try {
        return providerEventOf(this.#stripe.webhooks.constructEvent(body, signature, secret));
      } catch (error) {
        cause = error;
      }
    }
    throw new AppError("webhook_refused", { cause });
  }
}

function hostOf(baseUrl: string | null): { host?: string; port?: string; protocol?: "http" | "https" } {
  if (baseUrl === null) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  return { host: hostname, port, protocol: protocol === "http:" ? "http" : "https" };
}
