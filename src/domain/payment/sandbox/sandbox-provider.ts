import { Webhook } from "standardwebhooks";
import { AppError } from "../../../errors/app-error.ts";
import type { Clock } from "../../../kernel/clock.ts";
import type { PaymentDoc } from "../../../store/payment/payment-documents.ts";
import {
  findSandbox,
  findSandboxBySubscription,
  sandboxSecret,
} from "../../../store/payment/sandbox.store.ts";
import type { SandboxCharge, SandboxDoc } from "../../../store/payment/sandbox-documents.ts";
import type { Store } from "../../../store/store.ts";
import type {
  Headers,
  HostedPage,
  Order,
  Payer,
  PaymentProvider,
  PaymentSnapshot,
  ProviderEvent,
  Return,
  SubscriptionSnapshot,
} from "../../provider/payment-provider.ts";
import { topUp } from "./act.ts";
import { changeBooks, ensureSandbox } from "./sandbox-books.ts";
import { living, end } from "./subscriptions.ts";
import { randomBytes } from "node:crypto";

const CHECKOUT_MS = 86_400_000;

interface SandboxDeps {
  store: Store;
  clock: Clock;
  publicUrl: () => string;
  /** Delivers the messages that are due in these books. What does not arrive is for a job. */
  deliver(doc: SandboxDoc): Promise<void>;
}

/** A provider of payments within this server, for machines without one: its money is made up. */
export class SandboxProvider implements PaymentProvider {
  readonly name = "sandbox";
  readonly #deps: SandboxDeps;
  #webhook: Promise<Webhook> | null = null;

  constructor(deps: SandboxDeps) {
    this.#deps = deps;
  }

  async customer(accountId: string, { name }: { name: string }): Promise<string> {
    await ensureSandbox(this.#deps.store, accountId, name);
    return `cus_sandbox_${accountId}`;
  }

  async checkout({ accountId }: Payer, order: Order, back: Return): Promise<HostedPage> {
    const { result } = await changeBooks(this.#deps, accountId, (books) => {
      const id = books.newId("cs");
      const expiresAt = new Date(books.now.getTime() + CHECKOUT_MS);
      const facts = { id, order, state: "open", failure: null, returnUrl: back.url, expiresAt } as const;
      books.doc.checkouts.push(facts);
      return { id, expiresAt };
    });
    return { ...result, url: `${this.#deps.publicUrl()}/billing/sandbox/checkout/${result.id}` };
  }

  async portal({ accountId }: Payer, back: Return): Promise<HostedPage> {
    const { doc } = await changeBooks(this.#deps, accountId, ({ doc: own }) => {
      own.returnUrl = back.url;
    });
    const url = `${this.#deps.publicUrl()}/billing/sandbox/portal/${doc.portalToken}`;
    return { id: doc.portalToken, url, expiresAt: null };
  }

  async subscription(id: string): Promise<SubscriptionSnapshot | null> {
    const doc = await findSandboxBySubscription(this.#deps.store, id);
    const own = doc?.subscriptions.find((one) => one.id === id);
    if (!doc || !own) return null;
    const invoices = doc.invoices.filter(({ subscriptionId }) => subscriptionId === id).slice(-10);
    return {
      id,
      accountId: doc._id,
      plan: own.plan,
      status: own.status,
      periodStart: own.periodStart,
      periodEnd: own.periodEnd,
      cancelAtPeriodEnd: own.cancelAtPeriodEnd,
      pendingPlan: own.pendingPlan,
      invoices: invoices.map(({ chargeId, subscriptionId: _, ...rest }) => ({
        ...rest,
        reference: chargeId,
      })),
    };
  }

  async endSubscription(id: string): Promise<void> {
    const doc = await findSandboxBySubscription(this.#deps.store, id);
    if (doc === null) return;
    await changeBooks(this.#deps, doc._id, (books) => {
      const own = living(books);
      if (own?.id === id) end(books, own);
    });
  }

  async payment({ _id, accountId, checkoutId, usdMicros }: PaymentDoc): Promise<PaymentSnapshot | null> {
    const doc = await findSandbox(this.#deps.store, accountId);
    if (doc === null) return null;
    const charge = chargeOf(doc, _id);
    if (charge !== null) return snapshotOf(charge);
    const checkout = doc.checkouts.find(({ id }) => id === checkoutId);
    if (checkout === undefined) return null;
    const isOver = checkout.state !== "open" || checkout.expiresAt <= this.#deps.clock.now();
    return { state: isOver ? "expired" : "open", usdMicros, reference: null, failure: null };
  }

  async charge({ accountId }: Payer, payment: PaymentDoc): Promise<PaymentSnapshot> {
    const { result } = await changeBooks(this.#deps, accountId, (books) => {
      const made = chargeOf(books.doc, payment._id);
      if (made !== null) return made;
      const order = { usdMicros: payment.usdMicros, paymentId: payment._id, checkoutId: null };
      return topUp(books, order, books.doc.card === "pays" ? "pay" : "decline");
    });
    return snapshotOf(result);
  }

  async refund(payment: PaymentDoc, usdMicros: number, key: string): Promise<void> {
    const { doc } = await changeBooks(this.#deps, payment.accountId, (books) =>
      books.refund(payment.reference ?? "", usdMicros, { id: `re_sandbox_${payment._id}_${key}`, key }),
    );
    // The message books it: nobody waits for the next turn of a job.
    await this.#deps.deliver(doc);
  }

  async readEvent(body: string, headers: Headers): Promise<ProviderEvent> {
    const own = ["webhook-id", "webhook-timestamp", "webhook-signature"];
    const webhook = await this.#signer();
    try {
      return webhook.verify(
        body,
        Object.fromEntries(own.map((name) => [name, String(headers[name] ?? "")])),
      ) as ProviderEvent;
    } catch (error) {
      throw new AppError("webhook_refused", { cause: error });
    }
  }

  /** A message as it is sent: its text, and the headers that prove who sent it. */
  async signed(event: { id: string; event: unknown }): Promise<{
    body: string;
    headers: Record<string, string>;
  }> {
    const body = JSON.stringify(event.event);
    // The signer of now, not of the clock of the database: who verifies looks at its own clock.
    const at = new Date();
    const signature = (await this.#signer()).sign(event.id, at, body);
    const headers = {
      "webhook-id": event.id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": signature,
    };
    return { body, headers };
  }

  #signer(): Promise<Webhook> {
    this.#webhook ??= sandboxSecret(this.#deps.store, randomBytes(32).toString("base64")).then(
      (secret) => new Webhook(secret),
    );
    return this.#webhook;
  }
}

function chargeOf(doc: SandboxDoc, paymentId: string): SandboxCharge | null {
  return doc.charges.findLast((one) => one.paymentId === paymentId) ?? null;
}

function snapshotOf({ state, usdMicros, id, failure }: SandboxCharge): PaymentSnapshot {
  return { state, usdMicros, reference: id, failure };
}
