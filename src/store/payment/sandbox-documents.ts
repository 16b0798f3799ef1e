import type { InvoiceLine } from "../invoice/invoice-documents.ts";
import type { PaidPlanName } from "../plan/plan-documents.ts";
import { byId, collection } from "../collection.ts";

/** A page on which somebody pays with made-up money. */
export interface SandboxCheckout {
  id: string;
  order:
    | { kind: "plan"; plan: PaidPlanName }
    | { kind: "plan_change"; plan: PaidPlanName; subscriptionId: string }
    | { kind: "top_up"; usdMicros: number; paymentId: string };
  state: "open" | "paid" | "pending" | "left" | "expired";
  /** Of the last try that was declined. */
  failure: string | null;
  returnUrl: string;
  expiresAt: Date;
}

export interface SandboxCharge {
  id: string;
  usdMicros: number;
  state: "succeeded" | "pending" | "failed";
  failure: string | null;
  invoiceId: string | null;
  paymentId: string | null;
  checkoutId: string | null;
  at: Date;
  /** When a pending one succeeds. */
  settlesAt: Date | null;
  refunds: { id: string; usdMicros: number }[];
  dispute: { id: string; state: "open" | "won" | "lost" } | null;
}

export interface SandboxInvoice {
  id: string;
  subscriptionId: string;
  status: "open" | "paid" | "void";
  reason: "period" | "change";
  lines: InvoiceLine[];
  totalUsdMicros: number;
  periodStart: Date;
  periodEnd: Date;
  chargeId: string | null;
  issuedAt: Date;
  paidAt: Date | null;
}

export interface SandboxSubscription {
  id: string;
  plan: PaidPlanName;
  status: "incomplete" | "active" | "past_due" | "cancelled";
  /** Begin of the first period: the others begin on the same day of the month. */
  anchor: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  pendingPlan: PaidPlanName | null;
  failingSince: Date | null;
  retryAt: Date | null;
}

/** Everything that the sandbox knows of one account: one document, so that each action is one write. */
export interface SandboxDoc {
  /** Id of the account. */
  _id: string;
  name: string;
  /** Counts writes: a writer that read an older one has to read again. */
  revision: number;
  /** Opens the portal. */
  portalToken: string;
  returnUrl: string;
  /** What automatic payments do; null before somebody has paid. */
  card: "pays" | "declines" | null;
  checkouts: SandboxCheckout[];
  charges: SandboxCharge[];
  invoices: SandboxInvoice[];
  /** The last is the newest. */
  subscriptions: SandboxSubscription[];
  /** Messages on their way: `event` is a `ProviderEvent`. */
  events: { id: string; event: unknown; dueAt: Date }[];
  /** When something happens by itself; null when nothing does. */
  nextAt: Date | null;
}

export const sandboxCollections = {
  sandbox: collection<SandboxDoc>({
    account: {
      ...byId,
      export: { not: "made-up money; payments, invoices and the subscription say the same" },
      deletion: "erased",
    },
    indexes: [
      { key: { nextAt: 1 }, for: "what happens automatically" },
      { key: { "events.dueAt": 1 }, for: "messages on their way" },
      { key: { "checkouts.id": 1 }, for: "pages of the sandbox" },
      { key: { "subscriptions.id": 1 }, for: "reading a subscription" },
      { key: { portalToken: 1 }, for: "pages of the sandbox" },
    ],
    growth: { by: "calls", most: "of a sandbox alone" },
    stays: "a sandbox is a server for trying",
    shards: { by: "unsharded", why: "Made-up money, one document per account." },
  }),
  sandboxSecrets: collection<{ _id: string; secret: string }>({
    account: { nobodys: "of the server" },
    growth: { by: "server", most: "one" },
    stays: "as long as the server",
    shards: { by: "unsharded", why: "One document." },
  }),
};
