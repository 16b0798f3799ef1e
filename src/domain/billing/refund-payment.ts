import { randomBytes } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { PaymentDoc } from "../../store/payment/payment-documents.ts";
import {
  askRefund,
  dropAskedRefund,
  paymentsWithAskedRefunds,
  refundableOf,
} from "../../store/payment/payment-refunds.store.ts";
import { findPayment } from "../../store/payment/payments.store.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";

const KEY = /^[\w.:-]{1,100}$/;

/** What somebody wants to give back. */
export interface WantedRefund {
  /** Null for all that is left. */
  usdMicros: number | null;
  /** Names the refund: a repeat with the same key is the same one. Null makes each call one of its own. */
  key: string | null;
}

/**
 * Gives a payment back, whole or in part. It is noted before the provider is asked, so that what is given back, asked for and
 * disputed is never more than the payment; its message books it. Throws `not_found`, `invalid_input`,
 * `idempotency_key_reused` and `payment_provider_unavailable`; after the last a job asks again.
 */
export async function refundPayment(
  deps: BillingDeps,
  paymentId: string,
  { usdMicros, key: given }: WantedRefund,
): Promise<PaymentDoc> {
  const { store, clock } = deps;
  const key = given ?? randomBytes(12).toString("hex");
  if (!KEY.test(key))
    throw new AppError("invalid_input", {
      message: "The key of a refund is 1 to 100 letters, digits, dots, colons, dashes and underscores.",
      details: [{ path: "idempotencyKey", code: "malformed", message: "Use an id of your own." }],
    });
  await assertPayment(deps, paymentId);
  const isAmount = usdMicros === null || (Number.isSafeInteger(usdMicros) && usdMicros >= 1);
  const isNew = isAmount && (await askRefund(store, paymentId, { key, usdMicros, at: clock.now() }));
  const payment = await assertPayment(deps, paymentId);
  if (!isNew) await assertSame(deps, payment, { key, usdMicros });
  const asked = payment.askedRefunds?.find((one) => one.key === key);
  if (asked !== undefined) await ask(deps, payment, asked);
  return payment;
}

/** Asks again for refunds of which nothing was heard; for a job. */
export async function repeatAskedRefunds(
  deps: BillingDeps,
  before: Date,
  failed: (paymentId: string, error: unknown) => void,
): Promise<void> {
  for await (const payment of paymentsWithAskedRefunds(deps.store, before))
    for (const asked of payment.askedRefunds ?? [])
      if (asked.at < before)
        await ask(deps, payment, asked).catch((error: unknown) => failed(payment._id, error));
}

async function ask(
  { store, provider }: BillingDeps,
  payment: PaymentDoc,
  { key, usdMicros }: { key: string; usdMicros: number },
): Promise<void> {
  try {
    await provider.refund(payment, usdMicros, key);
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === "invalid_input";
    if (isRefused) await dropAskedRefund(store, payment._id, key);
    throw error;
  }
}

async function assertPayment({ store }: BillingDeps, id: string): Promise<PaymentDoc> {
  const payment = await findPayment(store, id);
  if (payment === null) throw new AppError("not_found", { message: "There is no such payment." });
  return payment;
}

/** Throws unless the payment has a refund with the key and the amount. */
async function assertSame(
  { store }: BillingDeps,
  { _id, askedRefunds = [], refunds }: PaymentDoc,
  { key, usdMicros }: { key: string; usdMicros: number | null },
): Promise<void> {
  const known = [...askedRefunds, ...refunds].find((one) => one.key === key);
  if (known === undefined) throw tooMuch(await refundableOf(store, _id), usdMicros);
  if (usdMicros !== null && usdMicros !== known.usdMicros)
    throw new AppError("idempotency_key_reused", {
      message: `The refund with this key is of ${known.usdMicros} micro-USD, not ${usdMicros}.`,
    });
}

function tooMuch(left: number, usdMicros: number | null): AppError {
  const actual = usdMicros ?? left;
  const message = "What is neither refunded, requested nor disputed.";
  return new AppError("invalid_input", {
    message: `Of this payment ${left} micro-USD can be refunded, not ${actual}.`,
    details: [{ path: "usdMicros", code: "out_of_range", message, limit: left, actual }],
  });
}
