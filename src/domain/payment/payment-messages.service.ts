import type { BillingDeps } from "../provider/billing-deps.ts";
import { receiveEvent } from "./events.ts";
import type { Headers } from "../provider/payment-provider.ts";

/** Messages of the payment provider, as they come in over HTTP. */
export class PaymentMessagesService {
  readonly #deps: BillingDeps;

  constructor(deps: BillingDeps) {
    this.#deps = deps;
  }

  /** Name of the provider whose messages are taken: `stripe` or `sandbox`. */
  get provider(): string {
    return this.#deps.provider.name;
  }

  /**
   * Keeps a message, byte for byte since it is signed, and does what follows; once it returns nothing can be lost. Throws
   * `webhook_refused` for one that the provider did not sign.
   */
  receive(body: string, headers: Headers): Promise<void> {
    return receiveEvent(this.#deps, body, headers);
  }
}
