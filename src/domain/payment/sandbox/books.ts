import { randomBytes } from "node:crypto";
import type { SandboxCharge, SandboxDoc, SandboxInvoice } from "../../../store/payment/sandbox-documents.ts";
import type { ProviderEvent } from "../../provider/payment-provider.ts";

/** Seconds that a delayed payment takes. */
export const DELAY_SECONDS = 5;
/** What is kept of each kind for one account. */
const KEPT = 200;

/** How a made-up payment ends. */
export type Outcome = "pay" | "decline" | "delay" | "dispute";

type EventFacts = ProviderEvent extends infer Each
  ? Each extends ProviderEvent
    ? Omit<Each, "id" | "at">
    : never
  : never;

/** The books of one account in the sandbox, while an action changes them. Nothing is stored here. */
export class Books {
  readonly doc: SandboxDoc;
  readonly now: Date;
  /** Told last: nobody disputes what was not paid yet. */
  readonly #disputes: EventFacts[] = [];

  constructor(doc: SandboxDoc, now: Date) {
    this.doc = doc;
    this.now = now;
  }

  newId(prefix: string): string {
    return `${prefix}_sandbox_${randomBytes(16).toString("hex")}`;
  }

  /** Puts a message into the outbox. */
  tell(event: EventFacts, dueAt = this.now): void {
    const id = this.newId("evt");
    const told = { id, at: this.now.toISOString(), ...event };
    this.doc.events.push({ id, event: told, dueAt });
  }

  /** Tries to take money; a delayed one succeeds later. */
  charge(
    what: Pick<SandboxCharge, "usdMicros" | "invoiceId" | "paymentId" | "checkoutId">,
    outcome: Outcome,
  ): SandboxCharge {
    const made: SandboxCharge = {
      id: this.newId("ch"),
      ...what,
      state: outcome === "decline" ? "failed" : outcome === "delay" ? "pending" : "succeeded",
      failure: outcome === "decline" ? "The card was declined." : null,
      at: this.now,
      settlesAt: outcome === "delay" ? new Date(this.now.getTime() + DELAY_SECONDS * 1000) : null,
      refunds: [],
      dispute: outcome === "dispute" ? { id: this.newId("dp"), state: "open" } : null,
    };
    this.doc.charges.push(made);
    if (made.dispute)
      this.#disputes.push({
        kind: "dispute",
        disputeId: made.dispute.id,
        reference: made.id,
        usdMicros: made.usdMicros,
        state: "open",
      });
    return made;
  }

  invoice(facts: Omit<SandboxInvoice, "id" | "status" | "chargeId" | "issuedAt" | "paidAt">): SandboxInvoice {
    const made: SandboxInvoice = {
      id: this.newId("in"),
      ...facts,
      status: "open",
      chargeId: null,
      issuedAt: this.now,
      paidAt: null,
    };
    this.doc.invoices.push(made);
    return made;
  }

  /** Gives money back, at most what is left of the charge: nothing while it is disputed, or when the dispute was lost. */
  refund(chargeId: string, usdMicros: number, { id, key }: { id: string; key: string | null }): void {
    const charge = this.doc.charges.find((one) => one.id === chargeId && one.state === "succeeded");
    if (charge === undefined || charge.refunds.some((one) => one.id === id)) return;
    if (charge.dispute !== null && charge.dispute.state !== "won") return;
    const left = charge.usdMicros - charge.refunds.reduce((sum, one) => sum + one.usdMicros, 0);
    const given = Math.min(left, usdMicros);
    if (given <= 0) return;
    charge.refunds.push({ id, usdMicros: given });
    const facts = { kind: "refund", refundId: id, reference: chargeId, usdMicros: given } as const;
    this.tell({ ...facts, state: "succeeded", key });
  }

  endDispute(chargeId: string, state: "won" | "lost"): void {
    const charge = this.doc.charges.find(({ id }) => id === chargeId);
    if (charge?.dispute?.state !== "open") return;
    charge.dispute.state = state;
    const { usdMicros } = charge;
    this.tell({ kind: "dispute", disputeId: charge.dispute.id, reference: chargeId, usdMicros, state });
  }

  /** The document to store: what is old is dropped, and when it is to be looked at again. */
  closed(): SandboxDoc {
    const { doc } = this;
    for (const event of this.#disputes.splice(0)) this.tell(event);
    const moments = [
      ...doc.charges.flatMap(({ settlesAt }) => settlesAt ?? []),
      ...doc.subscriptions.flatMap((one) =>
        one.status === "active" ? one.periodEnd : one.status === "past_due" ? (one.retryAt ?? []) : [],
      ),
    ];
    return {
      ...doc,
      checkouts: doc.checkouts.slice(-KEPT),
      charges: doc.charges.slice(-KEPT),
      invoices: doc.invoices.slice(-KEPT),
      subscriptions: doc.subscriptions.slice(-20),
      nextAt: moments.length === 0 ? null : new Date(Math.min(...moments.map(Number))),
    };
  }
}
