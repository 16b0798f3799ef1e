import type { CodeSpec } from "./code-spec.ts";

/** What stands between a caller and what costs money. A part of the dictionary in codes.ts. */
export const MONEY_CODES = {
  payment_required: {
    http: 402,
    retry: "after_change",
    level: "info",
    message: "Creating a Request needs active paid billing.",
    agent:
      "Ask the account owner which plan they want. When they have chosen, get the page to pay on from POST /v1/billing/checkout, show it to them, and create the Request again when GET /v1/billing says `isActive`.",
    agentOnGraphql:
      "Ask the account owner which plan they want. When they have chosen, get the page to pay on from `billingCheckout`, show it to them, and create the Request again when `billing` says `isActive`.",
  },
  insufficient_balance: {
    http: 402,
    retry: "after_change",
    level: "info",
    message: "The balance does not cover the estimate of this Request.",
    agent:
      "Lower `limit` or set a smaller `maxCost`; `details` carry the numbers in micro-USD. For more, ask the account owner: when they choose to top up, POST /v1/billing/checkout gives the page to pay on.",
    agentOnGraphql:
      "Lower `limit` or set a smaller `maxCostUsdMicros`; `details` carry the numbers in micro-USD. For more, ask the account owner: when they choose to top up, `billingCheckout` gives the page to pay on.",
  },
  payments_off: {
    http: 503,
    retry: "never",
    level: "info",
    message: "This server takes no payments.",
    agent: "Tell the account owner; only the operator of this server can switch payments on.",
  },
  payment_provider_unavailable: {
    http: 503,
    retry: "later",
    level: "error",
    message: "The payment provider could not be reached.",
    agent:
      "Nothing was charged by this call. Repeat it after `Retry-After`; if it keeps failing, tell the account owner and the operator that payments do not work at the moment.",
  },
  webhook_refused: {
    http: 400,
    retry: "never",
    level: "warn",
    message: "The signature of this message is missing, wrong or too old.",
    agent: "Only the payment provider sends messages here; check the secret that it signs with.",
  },
} as const satisfies Record<string, CodeSpec>;
