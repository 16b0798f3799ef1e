import { Stripe } from "stripe";
import { AppError } from "../../../errors/app-error.ts";
import type { PaymentDoc } from "../../../store/payment/payment-documents.ts";
import { centsOf, REFUND_KEY } from "./stripe-facts.ts";

/**
 * Gives a payment back, once for each key: Stripe forgets idempotency keys after a day, so what was given back before is
 * looked for first. Throws `invalid_input` where Stripe refuses, such as one that is disputed there.
 */
export async function refundOnce(
  stripe: Stripe,
  { _id, reference }: PaymentDoc,
  usdMicros: number,
  key: string,
): Promise<void> {
  const payment_intent = reference ?? "";
  const made = await stripe.refunds.list({ payment_intent, limit: 100 });
  if (made.data.some(({ metadata }) => metadata?.[REFUND_KEY] === key)) return;
  try {
    await stripe.refunds.create(
      { payment_intent, amount: centsOf(usdMicros), metadata: { [REFUND_KEY]: key } },
      { idempotencyKey: `refund:${_id}:${key}` },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    throw new AppError("invalid_input", { message: `Stripe refuses: ${error.message}`, cause: error });
  }
}
