import { z } from "zod";
import {
  SetAutoTopUpDocument,
  CheckoutDocument,
  BillingPortalDocument,
  BillingDocument,
} from "../../generated/rest-documents.ts";
import { microsOfUsd } from "../../kernel/usd.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";

const NOTHING = z.strictObject({});
const PLANS = { plus: "PLUS", pro: "PRO", max: "MAX" } as const;
const amount = z.number().refine((usd) => microsOfUsd(usd) !== null, "It must be an amount in USD.");
const micros = (usd: number | undefined): number | null => (usd === undefined ? null : microsOfUsd(usd));

const newCheckout = z.strictObject({
  plan: z
    .string()
    .refine((text) => Object.hasOwn(PLANS, text.toLowerCase()), "Use Plus, Pro or Max.")
    .optional()
    .describe("A plan to begin with, or to change to: `Plus`, `Pro` or `Max`."),
  topUp: amount.optional().describe("An amount to top up, in USD: whole cents, 20 or more."),
});

const newAutoTopUp = z.strictObject({
  isEnabled: z.boolean().describe("Whether the account is topped up by itself."),
  threshold: amount.optional().describe("Topped up when less is available, in USD."),
  amount: amount.optional().describe("By how much, in USD: 20 or more."),
  monthlyCeiling: amount.optional().describe("Most that is charged in a calendar month, UTC, in USD."),
});

const page = (description: string) => ({ status: 201 as const, description });

export const billingRoutes = [
  route({
    method: "GET",
    path: "/v1/billing",
    access: "key",
    summary: "Plan, balance and payments of the account.",
    reference: {
      operationId: "getBilling",
      tag: "Billing",
      answer: { status: 200, description: "Billing." },
      errors: [],
    },
    document: BillingDocument,
    variables: () => ({}),
  }),
  route({
    method: "POST",
    path: "/v1/billing/checkout",
    access: "key",
    summary: "Makes a page on which a person begins or changes a plan, or tops the balance up.",
    reference: {
      operationId: "createCheckout",
      tag: "Billing",
      body: { schema: newCheckout, example: { plan: "Pro" } },
      answer: page("The page to pay on."),
      errors: ["invalid_input", "payment_required", "payments_off"],
    },
    document: CheckoutDocument,
    variables({ body }) {
      const { plan, topUp } = read(newCheckout, body, "field");
      const named = plan === undefined ? null : PLANS[plan.toLowerCase() as keyof typeof PLANS];
      return { input: { plan: named, topUpUsdMicros: micros(topUp) } };
    },
  }),
  route({
    method: "POST",
    path: "/v1/billing/portal",
    access: "key",
    summary: "Makes a page for ways to pay, the plan and invoices.",
    reference: {
      operationId: "createPortal",
      tag: "Billing",
      answer: page("The page."),
      errors: ["payments_off"],
    },
    document: BillingPortalDocument,
    variables({ body }) {
      read(NOTHING, body ?? {}, "field");
      return {};
    },
  }),
  route({
    method: "POST",
    path: "/v1/billing/auto-top-up",
    access: "key",
    summary: "Sets how the account is topped up by itself; with little left it is topped up at once.",
    reference: {
      operationId: "setAutoTopUp",
      tag: "Billing",
      body: {
        schema: newAutoTopUp,
        example: { isEnabled: true, threshold: 5, amount: 20, monthlyCeiling: 100 },
      },
      answer: { status: 200, description: "Billing after the change." },
      errors: ["invalid_input", "payment_required", "payments_off"],
    },
    document: SetAutoTopUpDocument,
    variables({ body }) {
      const { isEnabled, threshold, amount: by, monthlyCeiling } = read(newAutoTopUp, body, "field");
      return {
        input: {
          isEnabled,
          thresholdUsdMicros: micros(threshold),
          amountUsdMicros: micros(by),
          monthlyCeilingUsdMicros: micros(monthlyCeiling),
        },
      };
    },
  }),
];
