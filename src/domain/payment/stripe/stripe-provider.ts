import { Stripe } from "stripe";
import { AppError } from "../../../errors/app-error.ts";
import type { PaymentDoc } from "../../../store/payment-documents.ts";
import type { PaidPlanName } from "../../../store/plan-documents.ts";
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
} from "../provider.ts";
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

const INVOICES_READ = 10;

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
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

  async customer(accountId: string, name: string): Promise<string> {
    const facts = { name, metadata: { [ACCOUNT_KEY]: accountId } };
    const made = await this.#stripe.customers.create(facts, { idempotencyKey: `customer:${accountId}` });
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
    const session =
      order.kind === "plan"
        ? await this.#stripe.checkout.sessions.create({
            ...shared,
            mode: "subscription",
            line_items: [{ price: this.#settings.prices[order.plan], quantity: 1 }],
            subscription_data: { metadata },
          })
        : await this.#stripe.checkout.sessions.create(
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
          );
    return { id: session.id, url: session.url ?? "", expiresAt: dateOf(session.expires_at) };
  }

  /** What the change costs is shown and confirmed on a page of Stripe. */
  async #confirmChange(
    { customerId }: Payer,
    { plan, subscriptionId }: Extract<Order, { kind: "plan_change" }>,
    back: Return,
  ): Promise<HostedPage> {
    const { items } = await this.#stripe.subscriptions.retrieve(subscriptionId);
    const session = await this.#stripe.billingPortal.sessions.create({
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
    });
    return { id: session.id, url: session.url, expiresAt: null };
  }

  async portal({ customerId }: Payer, back: Return): Promise<HostedPage> {
    const facts = { customer: customerId, return_url: back.url };
    const session = await this.#stripe.billingPortal.sessions.create(facts);
    return { id: session.id, url: session.url, expiresAt: null };
  }

  async subscription(id: string): Promise<SubscriptionSnapshot | null> {
    const found = await orNull(this.#stripe.subscriptions.retrieve(id));
    const accountId = found?.metadata[ACCOUNT_KEY];
    if (found === null || accountId === undefined) return null;
    const list = { subscription: id, limit: INVOICES_READ, expand: ["data.payments"] };
    const invoices = await this.#stripe.invoices.list(list);
    return subscriptionSnapshot(found, invoices.data.toReversed(), accountId, this.#planOfPrice);
  }

  async endSubscription(id: string): Promise<void> {
    const found = await orNull(this.#stripe.subscriptions.retrieve(id));
    if (found !== null && found.status !== "canceled")
      await this.#stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
  }

  async payment({ checkoutId, reference, usdMicros }: PaymentDoc): Promise<PaymentSnapshot | null> {
    if (checkoutId === null)
      return reference === null
        ? null
        : intentSnapshot(await this.#stripe.paymentIntents.retrieve(reference), true);
    const session = await this.#stripe.checkout.sessions.retrieve(checkoutId, {
      expand: ["payment_intent"],
    });
    const intent = session.payment_intent;
    if (session.status === "expired")
      return { state: "expired", usdMicros, reference: idOf(intent), failure: null };
    if (intent === null || typeof intent === "string")
      return { state: "open", usdMicros, reference: intent, failure: null };
    // A completed page whose payment failed later cannot be paid again.
    return intentSnapshot(intent, session.status === "complete");
  }

  charge(payer: Payer, payment: PaymentDoc): Promise<PaymentSnapshot> {
    return chargeSavedCard(this.#stripe, payer, payment);
  }

  async refund({ reference }: PaymentDoc, usdMicros: number, key: string): Promise<void> {
    const facts = { payment_intent: reference ?? "", amount: centsOf(usdMicros) };
    await this.#stripe.refunds.create(facts, { idempotencyKey: `refund:${key}` });
  }

  async readEvent(body: string, headers: Headers): Promise<ProviderEvent> {
    const signature = headers["stripe-signature"];
    try {
      const { webhookSecret } = this.#settings;
      return providerEventOf(
        this.#stripe.webhooks.constructEvent(body, String(signature ?? ""), webhookSecret),
      );
    } catch (error) {
      throw new AppError("webhook_refused", { cause: error });
    }
  }
}

/** Null when Stripe has none with that id. */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") return null;
    throw error;
  }
}

function hostOf(baseUrl: string | null): { host?: string; port?: string; protocol?: "http" | "https" } {
  if (baseUrl === null) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  return { host: hostname, port, protocol: protocol === "http:" ? "http" : "https" };
}
