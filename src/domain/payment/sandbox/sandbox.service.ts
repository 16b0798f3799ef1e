import { AppError } from "../../../errors/app-error.ts";
import {
  dropSandboxEvent,
  dueSandboxes,
  findSandboxByCheckout,
  findSandboxByPortal,
} from "../../../store/payment/sandbox.store.ts";
import type { SandboxCheckout, SandboxDoc } from "../../../store/payment/sandbox-documents.ts";
import type { BillingDeps } from "../../provider/billing-deps.ts";
import { receiveEvent } from "../events.ts";
import { act, tick, type SandboxAction } from "./act.ts";
import { changeBooks } from "./sandbox-books.ts";
import type { SandboxProvider } from "./sandbox-provider.ts";

/** Who acted delivers the messages for so long before a job does. */
const BEING_DELIVERED_MS = 5000;

/** Brings a signed message to the gateway, as a provider does; false unless it was taken. */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<boolean>;

export interface SandboxServiceDeps extends BillingDeps {
  provider: SandboxProvider;
}

/** The side of the sandbox that its pages show. */
export class SandboxService {
  readonly #deps: SandboxServiceDeps;

  constructor(deps: SandboxServiceDeps) {
    this.#deps = deps;
  }

  /** Throws `not_found`. */
  async checkout(checkoutId: string): Promise<{ doc: SandboxDoc; checkout: SandboxCheckout }> {
    const doc = await findSandboxByCheckout(this.#deps.store, checkoutId);
    const checkout = doc?.checkouts.find(({ id }) => id === checkoutId);
    if (!doc || !checkout) throw new AppError("not_found", { message: "There is no such checkout." });
    return { doc, checkout };
  }

  /** Throws `not_found`. */
  async portal(token: string): Promise<SandboxDoc> {
    const doc = await findSandboxByPortal(this.#deps.store, token);
    if (doc === null) throw new AppError("not_found", { message: "There is no such portal." });
    return doc;
  }

  /** Does what a person did on a page, and delivers the messages that follow from it. */
  async act(accountId: string, action: SandboxAction, deliver: Deliver): Promise<void> {
    const { doc } = await changeBooks(this.#deps, accountId, (books) => act(books, action));
    await this.#deliver(doc, deliver);
  }

  /** What happens by itself, and messages that did not arrive; for a job. */
  async work(): Promise<void> {
    const now = this.#deps.clock.now();
    const before = new Date(now.getTime() - BEING_DELIVERED_MS);
    for await (const found of dueSandboxes(this.#deps.store, { now, before })) {
      const { doc } = await changeBooks(this.#deps, found._id, tick);
      await this.deliver(doc);
    }
  }

  /** Delivers what is due without a page, by the same door as messages over the net. */
  async deliver(doc: SandboxDoc): Promise<void> {
    await this.#deliver(doc, async (body, headers) => {
      await receiveEvent(this.#deps, body, headers);
      return true;
    });
  }

  async #deliver(doc: SandboxDoc, deliver: Deliver): Promise<void> {
    const { provider, store, log, clock } = this.#deps;
    for (const event of doc.events.filter(({ dueAt }) => dueAt <= clock.now())) {
      const { body, headers } = await provider.signed(event);
      const isTaken = await deliver(body, headers).catch((error: unknown) => {
        log.warn(
          { err: error, event: event.id },
          "a message of the sandbox did not arrive; a job repeats it",
        );
        return false;
      });
      if (isTaken) await dropSandboxEvent(store, doc._id, event.id);
    }
  }
}
