import { registerEnumType } from "type-graphql";

export const PaidPlan = { PLUS: "Plus", PRO: "Pro", MAX: "Max" } as const;
registerEnumType(PaidPlan, { name: "PaidPlan", description: "A plan that can be paid for; see `plans`." });

export const SubscriptionStatus = {
  INCOMPLETE: "incomplete",
  ACTIVE: "active",
  GRACE: "grace",
  PAST_DUE: "past_due",
  CANCELLED: "cancelled",
} as const;
registerEnumType(SubscriptionStatus, {
  name: "SubscriptionStatus",
  description: "State of a subscription.",
  valuesConfig: {
    INCOMPLETE: { description: "Its first payment has not arrived yet." },
    ACTIVE: { description: "Paid." },
    GRACE: { description: "A renewal could not be paid; everything keeps working for seven days." },
    PAST_DUE: { description: "Unpaid for longer: no new Request can be created until it is paid." },
    CANCELLED: { description: "It has ended." },
  },
});

export const PaymentState = {
  OPEN: "open",
  PENDING: "pending",
  SUCCEEDED: "succeeded",
  FAILED: "failed",
  EXPIRED: "expired",
} as const;
registerEnumType(PaymentState, {
  name: "PaymentState",
  description: "State of a payment.",
  valuesConfig: {
    OPEN: { description: "Nobody has paid yet." },
    PENDING: { description: "On its way, as with bank transfers." },
    SUCCEEDED: { description: "Paid." },
    FAILED: { description: "Refused." },
    EXPIRED: { description: "The page was abandoned or is too old." },
  },
});

export const PaymentPurpose = { PLAN: "plan", TOP_UP: "top_up", AUTO_TOP_UP: "auto_top_up" } as const;
registerEnumType(PaymentPurpose, { name: "PaymentPurpose", description: "What is paid for." });

export const InvoiceState = { OPEN: "open", PAID: "paid", VOID: "void" } as const;
registerEnumType(InvoiceState, { name: "InvoiceState", description: "State of an invoice." });

export const LedgerKind = {
  GRANT: "grant",
  INCLUDED: "included",
  PRORATION: "proration",
  TOP_UP: "top_up",
  CHARGE: "charge",
  EXPIRE: "expire",
  REFUND: "refund",
  DISPUTE: "dispute",
  DISPUTE_WON: "dispute_won",
  REFUND_FAILED: "refund_failed",
  DEBT: "debt",
} as const;
registerEnumType(LedgerKind, {
  name: "LedgerKind",
  description: "Why money was added to a balance or taken from it.",
  valuesConfig: {
    GRANT: { description: "Given by the operator; it does not expire." },
    INCLUDED: { description: "Balance that comes with a month of a plan." },
    PRORATION: { description: "The prorated amount of a change of plan within a month." },
    TOP_UP: { description: "A top-up, manual or automatic." },
    CHARGE: { description: "Something that was used." },
    EXPIRE: { description: "Included balance that was left at the end of its month." },
    REFUND: { description: "A payment that was refunded." },
    DISPUTE: { description: "A payment that the payer's bank took back." },
    DISPUTE_WON: { description: "A dispute that was won: the amount it took is returned." },
    REFUND_FAILED: { description: "A refund that failed in the end: the amount it took is returned." },
    DEBT: { description: "The part of a refund or dispute that had already been spent." },
  },
});
