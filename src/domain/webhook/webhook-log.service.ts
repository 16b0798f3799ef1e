import { there } from "../there.ts";
import { webhookDelivery } from "../../kinds/webhook.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { encodeCursor } from "../../kernel/cursor.ts";
import type { Store } from "../../store/store.ts";
import {
  failedTopics,
  findDelivery,
  listDeliveries,
  replayDelivery,
  replayFailed,
} from "../../store/webhook/webhook-deliveries.store.ts";
import type { DeliveryState, WebhookDeliveryDoc } from "../../store/webhook/webhook-documents.ts";
import { findEndpoint } from "../../store/webhook/webhook-endpoints.store.ts";
import { announceForAccount } from "../event/account-events.ts";
import { assertScopes } from "../access/assert-access.ts";
import { takeRate } from "../take-rate.ts";
import { cutPage, idBehind } from "../keyset-page.ts";
import { assertPageSize } from "../page-size.ts";
import { scopesOfTopic } from "./topics.ts";
import type { WebhookMaker } from "./webhook.service.ts";

const CURSOR_KIND = "whd";

export interface DeliveryPage {
  deliveries: { delivery: WebhookDeliveryDoc; cursor: string }[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** What was sent to endpoints, how it went, and sending it again. Deliveries are kept for 30 days. */
export class WebhookLogService {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** One page of deliveries, newest first: of one endpoint, or of all; in one state, or in any. */
  async list(
    accountId: string,
    page: { after: string | null; first: number; endpointId: string | null; state: DeliveryState | null },
  ): Promise<DeliveryPage> {
    const { first, endpointId, state, after } = page;
    assertPageSize(first, webhookDelivery);
    const before = idBehind(CURSOR_KIND, after, "webhookDelivery");
    if (endpointId !== null) await this.#assertEndpoint(accountId, endpointId);
    const found = await listDeliveries(this.#store, accountId, {
      endpointId,
      state,
      before,
      limit: first + 1,
    });
    const { rows, nextCursor } = cutPage(found, first, (delivery) => ({
      delivery,
      cursor: encodeCursor(CURSOR_KIND, delivery._id),
    }));
    return { deliveries: rows, nextCursor };
  }

  /** Throws `not_found`. */
  async get(accountId: string, id: string): Promise<WebhookDeliveryDoc> {
    return there(await findDelivery(this.#store, accountId, id), "webhook delivery");
  }

  /**
   * Sends a delivery again, however it ended, with the same id and body; one that waits is sent now. Throws `not_found`, and
   * `forbidden` for one that tells what the sender may not read.
   */
  async replay(sender: WebhookMaker, id: string): Promise<WebhookDeliveryDoc> {
    const { accountId } = sender;
    assertMaySend(sender, (await this.get(accountId, id)).topic);
    const now = this.#clock.now();
    await takeRate(this.#store, "webhookReplay", accountId, now);
    const again = there(await replayDelivery(this.#store, accountId, id, now), "webhook delivery");
    await this.#wakeSenders(accountId, now);
    return again;
  }

  /** Sends everything again that has failed at an endpoint since; how many deliveries. Throws as `replay` does. */
  async replayFailed(sender: WebhookMaker, endpointId: string, since: Date | null): Promise<number> {
    const { accountId } = sender;
    await this.#assertEndpoint(accountId, endpointId);
    const failed = { endpointId, since: since ?? new Date(0) };
    const topics = await failedTopics(this.#store, accountId, failed);
    for (const topic of topics) assertMaySend(sender, topic);
    const now = this.#clock.now();
    await takeRate(this.#store, "webhookReplay", accountId, now);
    const count = await replayFailed(this.#store, accountId, { ...failed, topics, now });
    await this.#wakeSenders(accountId, now);
    return count;
  }

  async #assertEndpoint(accountId: string, id: string): Promise<void> {
    if (!(await findEndpoint(this.#store, accountId, id)))
      throw new AppError("not_found", { message: "This account has no such webhook endpoint." });
  }

  #wakeSenders(accountId: string, at: Date): Promise<void> {
    const event = { topic: "webhook", subject: "deliveries", accountId, kind: "pending", at } as const;
    return announceForAccount(this.#store, event);
  }
}

/** Its endpoint may be another URL by now than the one that it was made for. */
function assertMaySend(sender: WebhookMaker, topic: string): void {
  assertScopes(sender, scopesOfTopic(topic), `what ${topic} tells`);
}
