import { Stripe } from "stripe";
import type { PaymentDoc } from "../../../store/payment/payment-documents.ts";
import type { Payer, PaymentSnapshot } from "../../provider/payment-provider.ts";
import { ACCOUNT_KEY, centsOf, idOf, intentSnapshot, PAYMENT_KEY } from "./stripe-facts.ts";

/** Clocks differ. */
const AROUND_SECONDS = 3600;

/**
 * Charges the saved card of a customer, once for each payment: Stripe forgets idempotency keys after a day, so what was
 * charged before is looked for first.
 */
export async function chargeSavedCard(
  stripe: Stripe,
  { accountId, customerId }: Payer,
  payment: PaymentDoc,
): Promise<PaymentSnapshot> {
  const { _id, usdMicros, createdAt } = payment;
  const from = Math.floor(createdAt.getTime() / 1000) - AROUND_SECONDS;
  const made = await stripe.paymentIntents.list({ customer: customerId, created: { gte: from }, limit: 100 });
  const own = made.data.find(({ metadata }) => metadata[PAYMENT_KEY] === _id);
  if (own !== undefined) return intentSnapshot(own, true);
  const method = await savedMethod(stripe, customerId);
  if (method === null)
    return { state: "failed", usdMicros, reference: null, failure: "No way to pay is saved." };
  try {
    const intent = await stripe.paymentIntents.create(
      {
        customer: customerId,
        amount: centsOf(usdMicros),
        currency: "usd",
        payment_method: method,
        off_session: true,
        confirm: true,
        description: "Automatic top-up of the Quarry balance",
        metadata: { [ACCOUNT_KEY]: accountId, [PAYMENT_KEY]: _id },
      },
      { idempotencyKey: `charge:${_id}` },
    );
    return intentSnapshot(intent, true);
  } catch (error) {
    // A refused card is an answer; everything else is tried again.
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    const reference = error.payment_intent?.id ?? null;
    return { state: "failed", usdMicros, reference, failure: error.message };
  }
}

async function savedMethod(stripe: Stripe, customerId: string): Promise<string | null> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return null;
  const preferred = idOf(customer.invoice_settings.default_payment_method);
  if (preferred !== null) return preferred;
  const saved = await stripe.customers.listPaymentMethods(customerId, { limit: 1 });
  return saved.data[0]?.id ?? null;
}
