import type { CodeSpec } from "./code-spec.ts";

/** What stops an account that has limited itself. */
export const USAGE_CODES = {
  usage_cap_reached: {
    http: 429,
    retry: "later",
    level: "info",
    message: "The account has reached a usage cap.",
    agent:
      "Stop this work: the account owner set this cap. Only a human may raise or remove it (PUT or DELETE /v1/usage/caps/{metric}); otherwise continue after `Retry-After`.",
    agentOnGraphql:
      "Stop this work: the account owner set this cap. Only a human may raise or remove it (`usageCapSet`, `usageCapDelete`); otherwise continue when its period is over.",
  },
  storage_cap_reached: {
    http: 402,
    retry: "after_change",
    level: "info",
    message: "A cap on stored bytes is reached.",
    agent:
      "Delete what is no longer needed, which is always allowed, or ask the account owner to raise the cap.",
  },
  spend_cap_reached: {
    http: 429,
    retry: "later",
    level: "info",
    message: "The monthly spending limit for scraping leaves too little for this Request.",
    agent:
      "Lower `limit` or `maxCost` to what `details` say is left, or ask the account owner to raise the spending limit; otherwise continue after `Retry-After`.",
    agentOnGraphql:
      "Lower `limit` or `maxCostUsdMicros` to what `details` say is left, or ask the account owner to raise the spending limit; otherwise continue next month.",
  },
  request_cost_limited: {
    http: 402,
    retry: "after_change",
    level: "info",
    message: "This Request may cost more than the account allows for one.",
    agent: "Lower `limit` or `maxCost` to the amount in `details`, or split the work into several Requests.",
    agentOnGraphql:
      "Lower `limit` or `maxCostUsdMicros` to the amount in `details`, or split the work into several Requests.",
  },
  meter_not_found: {
    http: 404,
    retry: "never",
    level: "debug",
    message: "There is no meter with that id.",
    agent: "Use one of the meter ids that the message lists.",
  },
} as const satisfies Record<string, CodeSpec>;
