import { Stripe } from "stripe";
import { AppError } from "../../../errors/app-error.ts";

const RETRY_SECONDS = 30;

/** The answer of Stripe; whatever it fails with is `payment_provider_unavailable`. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError("payment_provider_unavailable", { cause: error, retryAfterSeconds: RETRY_SECONDS });
  }
}

/** Null when Stripe has none with that id. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  return asked(
    found.catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") return null;
      throw error;
    }),
  );
}
