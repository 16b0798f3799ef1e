/** The colours of states and severities. */
export const TONES = {
  status: { OPEN: "accent", WAITING_ON_CUSTOMER: "warn", RESOLVED: "good" },
  severity: { LOW: "quiet", NORMAL: "quiet", HIGH: "warn", URGENT: "bad" },
} as const;
