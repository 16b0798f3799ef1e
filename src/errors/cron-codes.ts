import type { CodeSpec } from "./code-spec.ts";

/** What can go wrong with cron triggers. */
export const CRON_CODES = {
  cron_run_failed: {
    http: 422,
    retry: "after_change",
    level: "info",
    message: "The run of the trigger failed.",
    agent: "Look at the log of the service for why, mend it, and run the trigger again.",
  },
} as const satisfies Record<string, CodeSpec>;
