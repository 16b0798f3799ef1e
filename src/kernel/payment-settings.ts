import { z } from "zod";
import { oneOf, pairs } from "./setting-readers.ts";

/** Variables of the environment about payments. */
export const PAYMENT_SETTINGS = {
  QUARRY_PAYMENTS: oneOf("stripe", "sandbox", "off")
    .optional()
    .describe(
      "Who takes payments: Stripe, a sandbox within this server with made-up money, or nobody. Unset: Stripe with QUARRY_STRIPE_SECRET_KEY, else the sandbox, in which everybody can fill a balance.",
    ),
  QUARRY_STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, "must start with sk_ or rk_")
    .optional()
    .describe("Secret key of your Stripe account."),
  QUARRY_STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[^\s,]+(,\s*whsec_[^\s,]+)*$/, "must start with whsec_; several are separated by commas")
    .optional()
    .describe(
      "Secret of the Stripe webhook endpoint that calls /billing/webhooks/stripe; while it is changed the old and the new one, separated by a comma.",
    ),
  QUARRY_STRIPE_PRICES: pairs.describe(
    "Ids of the monthly prices at Stripe: `Plus=price_…,Pro=price_…,Max=price_…`.",
  ),
  QUARRY_SELLER: z
    .string()
    .max(500)
    .default("Quarry")
    .describe("Who sells, as invoices name it: name, address, tax number."),
} as const;

interface PaymentEnvironment {
  QUARRY_PAYMENTS?: "stripe" | "sandbox" | "off" | undefined;
  QUARRY_STRIPE_SECRET_KEY?: string | undefined;
  QUARRY_STRIPE_WEBHOOK_SECRET?: string | undefined;
  QUARRY_STRIPE_PRICES: Record<string, string>;
}

/** Who takes the payments. */
export function paymentsBy(settings: PaymentEnvironment): "stripe" | "sandbox" | "off" {
  const { QUARRY_PAYMENTS, QUARRY_STRIPE_SECRET_KEY } = settings;
  return QUARRY_PAYMENTS ?? (QUARRY_STRIPE_SECRET_KEY === undefined ? "sandbox" : "stripe");
}

/** Stripe needs all of its settings. */
export function paymentProblems(settings: PaymentEnvironment): { variable: string; message: string }[] {
  if (paymentsBy(settings) !== "stripe") return [];
  const problems: { variable: string; message: string }[] = [];
  const message = "is needed for payments by Stripe.";
  for (const variable of ["QUARRY_STRIPE_SECRET_KEY", "QUARRY_STRIPE_WEBHOOK_SECRET"] as const)
    if (settings[variable] === undefined) problems.push({ variable, message });
  if (Object.keys(settings.QUARRY_STRIPE_PRICES).toSorted().join() !== "Max,Plus,Pro")
    problems.push({
      variable: "QUARRY_STRIPE_PRICES",
      message: "must give Plus, Pro and Max the id of a price each.",
    });
  return problems;
}
