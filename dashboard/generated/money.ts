// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
/** Settings of automatic top-up; fields that are left out do not change. */
export type AutoTopUpInput = {
  /** Amount of one top-up, in micro-USD: 20 USD or more. */
  amountUsdMicros?: number | null | undefined;
  /** Whether it is on. */
  isEnabled: boolean;
  /** The most in a calendar month (UTC), in micro-USD. */
  monthlyCeilingUsdMicros?: number | null | undefined;
  /** Topped up when less is available, in micro-USD. */
  thresholdUsdMicros?: number | null | undefined;
};

/** What to pay for: exactly one of the fields. */
export type BillingCheckoutInput = {
  /** A plan to start, or to change to. */
  plan?: PaidPlan | null | undefined;
  /** An amount to top up, in micro-USD: whole cents, 20 USD or more. */
  topUpUsdMicros?: number | null | undefined;
};

/** State of an invoice. */
export type InvoiceState =
  | 'OPEN'
  | 'PAID'
  | 'VOID';

/** Why money was added to a balance or taken from it. */
export type LedgerKind =
  /** Something that was used. */
  | 'CHARGE'
  /** The part of a refund or dispute that had already been spent. */
  | 'DEBT'
  /** A payment that the payer's bank took back. */
  | 'DISPUTE'
  /** A dispute that was won: the amount it took is returned. */
  | 'DISPUTE_WON'
  /** Included balance that was left at the end of its month. */
  | 'EXPIRE'
  /** Given by the operator; it does not expire. */
  | 'GRANT'
  /** Balance that comes with a month of a plan. */
  | 'INCLUDED'
  /** The prorated amount of a change of plan within a month. */
  | 'PRORATION'
  /** A payment that was refunded. */
  | 'REFUND'
  /** A refund that failed in the end: the amount it took is returned. */
  | 'REFUND_FAILED'
  /** A top-up, manual or automatic. */
  | 'TOP_UP';

/** A plan that can be paid for; see `plans`. */
export type PaidPlan =
  | 'MAX'
  | 'PLUS'
  | 'PRO';

/** What is paid for. */
export type PaymentPurpose =
  | 'AUTO_TOP_UP'
  | 'PLAN'
  | 'TOP_UP';

/** State of a payment. */
export type PaymentState =
  /** The page was abandoned or is too old. */
  | 'EXPIRED'
  /** Refused. */
  | 'FAILED'
  /** Nobody has paid yet. */
  | 'OPEN'
  /** On its way, as with bank transfers. */
  | 'PENDING'
  /** Paid. */
  | 'SUCCEEDED';

/** State of a subscription. */
export type SubscriptionStatus =
  /** Paid. */
  | 'ACTIVE'
  /** It has ended. */
  | 'CANCELLED'
  /** A renewal could not be paid; everything keeps working for seven days. */
  | 'GRACE'
  /** Its first payment has not arrived yet. */
  | 'INCOMPLETE'
  /** Unpaid for longer: no new Request can be created until it is paid. */
  | 'PAST_DUE';

export type MoneyStateQueryVariables = Exact<{ [key: string]: never; }>;


export type MoneyStateQuery = { billing: { plan: string, isActive: boolean, availableUsdMicros: number, includedUsdMicros: number, includedExpiresAt: string | null, toppedUpUsdMicros: number, heldUsdMicros: number, debtUsdMicros: number, provider: string, agentInstruction: string, subscription: { plan: string, status: SubscriptionStatus, periodStart: string, periodEnd: string, cancelAtPeriodEnd: boolean, pendingPlan: string | null, graceEndsAt: string | null } | null, autoTopUp: { isEnabled: boolean, thresholdUsdMicros: number, amountUsdMicros: number, monthlyCeilingUsdMicros: number, chargedUsdMicros: number, isUnderWay: boolean, pausedUntil: string | null }, payments: Array<{ id: string, purpose: PaymentPurpose, state: PaymentState, usdMicros: number, refundedUsdMicros: number, failure: string | null, createdAt: string, endedAt: string | null }>, plans: Array<{ name: string, priceUsdMicros: number, includedUsdMicros: number, canScrape: boolean }> } | null };

export type MoneyTroubleQueryVariables = Exact<{ [key: string]: never; }>;


export type MoneyTroubleQuery = { billing: { isActive: boolean, availableUsdMicros: number, provider: string, subscription: { status: SubscriptionStatus, graceEndsAt: string | null } | null, autoTopUp: { isEnabled: boolean, pausedUntil: string | null } } | null, usage: { billingEstimate: { estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number } } | null };

export type MoneyLedgerQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MoneyLedgerQuery = { ledger: { nodes: Array<{ id: string, kind: LedgerKind, usdMicros: number, meter: string | null, quantity: number | null, unitPriceUsdMicros: number | null, at: string, source: { kind: string, id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MoneyInvoicesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MoneyInvoicesQuery = { invoices: { nodes: Array<{ id: string, number: string, purpose: PaymentPurpose, state: InvoiceState, totalUsdMicros: number, refundedUsdMicros: number, periodStart: string | null, periodEnd: string | null, issuedAt: string, paidAt: string | null, htmlUrl: string, pdfUrl: string, lines: Array<{ description: string, usdMicros: number }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MoneyCheckoutMutationVariables = Exact<{
  input: BillingCheckoutInput;
}>;


export type MoneyCheckoutMutation = { billingCheckout: { url: string } | null };

export type MoneyPortalMutationVariables = Exact<{ [key: string]: never; }>;


export type MoneyPortalMutation = { billingPortal: { url: string } | null };

export type MoneyAutoTopUpMutationVariables = Exact<{
  input: AutoTopUpInput;
}>;


export type MoneyAutoTopUpMutation = { autoTopUpSet: { billing: { plan: string, isActive: boolean, availableUsdMicros: number, includedUsdMicros: number, includedExpiresAt: string | null, toppedUpUsdMicros: number, heldUsdMicros: number, debtUsdMicros: number, provider: string, agentInstruction: string, subscription: { plan: string, status: SubscriptionStatus, periodStart: string, periodEnd: string, cancelAtPeriodEnd: boolean, pendingPlan: string | null, graceEndsAt: string | null } | null, autoTopUp: { isEnabled: boolean, thresholdUsdMicros: number, amountUsdMicros: number, monthlyCeilingUsdMicros: number, chargedUsdMicros: number, isUnderWay: boolean, pausedUntil: string | null }, payments: Array<{ id: string, purpose: PaymentPurpose, state: PaymentState, usdMicros: number, refundedUsdMicros: number, failure: string | null, createdAt: string, endedAt: string | null }>, plans: Array<{ name: string, priceUsdMicros: number, includedUsdMicros: number, canScrape: boolean }> } } | null };

export type BillingFragment = { plan: string, isActive: boolean, availableUsdMicros: number, includedUsdMicros: number, includedExpiresAt: string | null, toppedUpUsdMicros: number, heldUsdMicros: number, debtUsdMicros: number, provider: string, agentInstruction: string, subscription: { plan: string, status: SubscriptionStatus, periodStart: string, periodEnd: string, cancelAtPeriodEnd: boolean, pendingPlan: string | null, graceEndsAt: string | null } | null, autoTopUp: { isEnabled: boolean, thresholdUsdMicros: number, amountUsdMicros: number, monthlyCeilingUsdMicros: number, chargedUsdMicros: number, isUnderWay: boolean, pausedUntil: string | null }, payments: Array<{ id: string, purpose: PaymentPurpose, state: PaymentState, usdMicros: number, refundedUsdMicros: number, failure: string | null, createdAt: string, endedAt: string | null }>, plans: Array<{ name: string, priceUsdMicros: number, includedUsdMicros: number, canScrape: boolean }> };

export type InvoiceFragment = { id: string, number: string, purpose: PaymentPurpose, state: InvoiceState, totalUsdMicros: number, refundedUsdMicros: number, periodStart: string | null, periodEnd: string | null, issuedAt: string, paidAt: string | null, htmlUrl: string, pdfUrl: string, lines: Array<{ description: string, usdMicros: number }> };

export const BillingFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment Billing on Billing {
  plan
  isActive
  subscription {
    plan
    status
    periodStart
    periodEnd
    cancelAtPeriodEnd
    pendingPlan
    graceEndsAt
  }
  availableUsdMicros
  includedUsdMicros
  includedExpiresAt
  toppedUpUsdMicros
  heldUsdMicros
  debtUsdMicros
  autoTopUp {
    isEnabled
    thresholdUsdMicros
    amountUsdMicros
    monthlyCeilingUsdMicros
    chargedUsdMicros
    isUnderWay
    pausedUntil
  }
  payments {
    id
    purpose
    state
    usdMicros
    refundedUsdMicros
    failure
    createdAt
    endedAt
  }
  plans {
    name
    priceUsdMicros
    includedUsdMicros
    canScrape
  }
  provider
  agentInstruction
}
    `) as TypedDocument<BillingFragment, unknown>;
export const InvoiceFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment Invoice on Invoice {
  id
  number
  purpose
  state
  lines {
    description
    usdMicros
  }
  totalUsdMicros
  refundedUsdMicros
  periodStart
  periodEnd
  issuedAt
  paidAt
  htmlUrl
  pdfUrl
}
    `) as TypedDocument<InvoiceFragment, unknown>;
export const MoneyStateDocument = /* @__PURE__ */ new TypedDocument(`
    query MoneyState {
  billing {
    ...Billing
  }
}
    fragment Billing on Billing {
  plan
  isActive
  subscription {
    plan
    status
    periodStart
    periodEnd
    cancelAtPeriodEnd
    pendingPlan
    graceEndsAt
  }
  availableUsdMicros
  includedUsdMicros
  includedExpiresAt
  toppedUpUsdMicros
  heldUsdMicros
  debtUsdMicros
  autoTopUp {
    isEnabled
    thresholdUsdMicros
    amountUsdMicros
    monthlyCeilingUsdMicros
    chargedUsdMicros
    isUnderWay
    pausedUntil
  }
  payments {
    id
    purpose
    state
    usdMicros
    refundedUsdMicros
    failure
    createdAt
    endedAt
  }
  plans {
    name
    priceUsdMicros
    includedUsdMicros
    canScrape
  }
  provider
  agentInstruction
}`) as TypedDocument<MoneyStateQuery, MoneyStateQueryVariables>;
export const MoneyTroubleDocument = /* @__PURE__ */ new TypedDocument(`
    query MoneyTrouble {
  billing {
    isActive
    availableUsdMicros
    subscription {
      status
      graceEndsAt
    }
    autoTopUp {
      isEnabled
      pausedUntil
    }
    provider
  }
  usage {
    billingEstimate {
      estimatedSpendUsdMicros
      forecastSpendUsdMicros
    }
  }
}
    `) as TypedDocument<MoneyTroubleQuery, MoneyTroubleQueryVariables>;
export const MoneyLedgerDocument = /* @__PURE__ */ new TypedDocument(`
    query MoneyLedger($after: String) {
  ledger(first: 50, after: $after) {
    nodes {
      id
      kind
      usdMicros
      source {
        kind
        id
      }
      meter
      quantity
      unitPriceUsdMicros
      at
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as TypedDocument<MoneyLedgerQuery, MoneyLedgerQueryVariables>;
export const MoneyInvoicesDocument = /* @__PURE__ */ new TypedDocument(`
    query MoneyInvoices($after: String) {
  invoices(first: 50, after: $after) {
    nodes {
      ...Invoice
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Invoice on Invoice {
  id
  number
  purpose
  state
  lines {
    description
    usdMicros
  }
  totalUsdMicros
  refundedUsdMicros
  periodStart
  periodEnd
  issuedAt
  paidAt
  htmlUrl
  pdfUrl
}`) as TypedDocument<MoneyInvoicesQuery, MoneyInvoicesQueryVariables>;
export const MoneyCheckoutDocument = /* @__PURE__ */ new TypedDocument(`
    mutation MoneyCheckout($input: BillingCheckoutInput!) {
  billingCheckout(input: $input) {
    url
  }
}
    `) as TypedDocument<MoneyCheckoutMutation, MoneyCheckoutMutationVariables>;
export const MoneyPortalDocument = /* @__PURE__ */ new TypedDocument(`
    mutation MoneyPortal {
  billingPortal {
    url
  }
}
    `) as TypedDocument<MoneyPortalMutation, MoneyPortalMutationVariables>;
export const MoneyAutoTopUpDocument = /* @__PURE__ */ new TypedDocument(`
    mutation MoneyAutoTopUp($input: AutoTopUpInput!) {
  autoTopUpSet(input: $input) {
    billing {
      ...Billing
    }
  }
}
    fragment Billing on Billing {
  plan
  isActive
  subscription {
    plan
    status
    periodStart
    periodEnd
    cancelAtPeriodEnd
    pendingPlan
    graceEndsAt
  }
  availableUsdMicros
  includedUsdMicros
  includedExpiresAt
  toppedUpUsdMicros
  heldUsdMicros
  debtUsdMicros
  autoTopUp {
    isEnabled
    thresholdUsdMicros
    amountUsdMicros
    monthlyCeilingUsdMicros
    chargedUsdMicros
    isUnderWay
    pausedUntil
  }
  payments {
    id
    purpose
    state
    usdMicros
    refundedUsdMicros
    failure
    createdAt
    endedAt
  }
  plans {
    name
    priceUsdMicros
    includedUsdMicros
    canScrape
  }
  provider
  agentInstruction
}`) as TypedDocument<MoneyAutoTopUpMutation, MoneyAutoTopUpMutationVariables>;