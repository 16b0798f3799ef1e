import type { CodeSpec } from "./code-spec.ts";

/** What can go wrong with reports of abuse, and what visitors of quarantined services are told. A part of the dictionary in codes.ts. */
export const ABUSE_CODES = {
  abuse_limit_reached: {
    http: 429,
    retry: "later",
    level: "info",
    message: "As many reports were made as are taken for a while.",
    agent: "Keep the evidence where you have it, wait for `Retry-After` seconds, and send the report again.",
  },
  invalid_transition: {
    http: 409,
    retry: "never",
    level: "info",
    message: "A report in that status refuses this.",
    agent: "Do one of `allowed`, or nothing where it is empty.",
  },
  stale: {
    http: 409,
    retry: "after_change",
    level: "info",
    message: "Somebody else decided on it meanwhile.",
    agent: "Read it again, and decide on what it is now.",
  },
  service_quarantined: {
    http: 403,
    retry: "later",
    level: "info",
    message: "The operators of this server have blocked this after a report of abuse.",
    agent: "Do not call it again; its owner reads why at GET /v1/abuse/reports.",
  },
  service_blocked_by_law: {
    http: 451,
    retry: "later",
    level: "info",
    message: "The operators of this server have blocked this for legal reasons.",
    agent: "Do not call it again; its owner reads why at GET /v1/abuse/reports.",
  },
} as const satisfies Record<string, CodeSpec>;
