import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import { TokenBucket } from "../../kernel/token-bucket.ts";
import { newId } from "../../kinds/ids.ts";
import { QUEUE_LIMITS } from "../../kinds/queue.ts";
import { appendEvent } from "../../store/event/events.store.ts";
import type { QueueMessageDoc } from "../../store/queue/queue-documents.ts";
import { addMessages, bodyOf, queueDocumentId } from "../../store/queue/queue-messages.store.ts";
import { placeAt, visibleAtOf } from "../../store/queue/queue-place.ts";
import { beginSend, endSend } from "../../store/queue/queue-sends.store.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import type { Store } from "../../store/store.ts";
import type { MeterService } from "../meter/meter.service.ts";
import type { ReadMessage } from "./message-input.ts";
import type { QueueBacklogs } from "./queue-backlogs.ts";

type Queue = Pick<ResourceDoc<"queue">, "_id" | "accountId" | "serviceId">;

export interface SentMessage {
  id: string;
  visibleAt: Date;
}

interface Deps {
  store: Store;
  clock: Clock;
  meters: Pick<MeterService, "metered">;
  backlogs: QueueBacklogs;
}

const SECOND_MS = 1000;
const MOST_KEY_CHARACTERS = 200;
/** Of queues that nobody sends to just now the rate is forgotten, when there are so many. */
const MOST_BUCKETS = 10_000;

/** Puts messages into queues, whole or not at all. */
export class QueueSender {
  readonly #deps: Deps;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Resolves when they are stored and counted. A call with the key of one before gives what that gave. Throws `rate_limited`,
   * `queue_full` and `usage_cap_reached`.
   */
  async send(
    queue: Queue,
    messages: readonly ReadMessage[],
    { delaySeconds, key }: { delaySeconds: number | null; key: string | null },
  ): Promise<SentMessage[]> {
    const { clock } = this.#deps;
    const now = clock.now();
    const size = messages.reduce((sum, one) => sum + one.size, 0);
    this.#assertRate(queue, messages.length);
    this.#deps.backlogs.assertRoom(queue, size);
    const docs = messages.map((one) => documentOf(queue, one, now, one.delaySeconds ?? delaySeconds ?? 0));
    return key === null ? this.#store(queue, docs) : this.#storeOnce(queue, docs, key);
  }

  async #storeOnce(queue: Queue, docs: QueueMessageDoc[], key: string): Promise<SentMessage[]> {
    const { store, clock } = this.#deps;
    if (key.length > MOST_KEY_CHARACTERS)
      throw new AppError("invalid_input", {
        details: [
          { path: "idempotencyKey", code: "too_long", message: `At most ${MOST_KEY_CHARACTERS} characters.` },
        ],
      });
    const _id = queueDocumentId(queue, sha256(`${queue._id} ${key}`).slice(0, 32));
    const known = await beginSend(store, { _id, ids: docs.map((doc) => doc._id), at: clock.now() });
    const again = docs.map((doc, at) => ({ ...doc, _id: known.ids[at] ?? doc._id }));
    if (known.isDone === true) return again.map(sentOf);
    const sent = await this.#store(queue, again);
    await endSend(store, _id);
    return sent;
  }

  async #store(queue: Queue, docs: QueueMessageDoc[]): Promise<SentMessage[]> {
    const { store, meters, clock } = this.#deps;
    const { accountId, serviceId: service } = queue;
    const operation = { accountId, service, meter: "queue_operations", quantity: docs.length } as const;
    await meters.metered(operation, () => addMessages(store, docs));
    void appendEvent(store, {
      ...{ topic: "queue", subject: queue._id, accountId, kind: "sent", at: clock.now() },
    }).catch(() => undefined);
    return docs.map(sentOf);
  }

  #assertRate({ _id }: Queue, count: number): void {
    const { messagesPerSecond } = QUEUE_LIMITS;
    if (this.#buckets.size > MOST_BUCKETS) this.#buckets.clear();
    const bucket =
      this.#buckets.get(_id) ?? new TokenBucket({ burst: messagesPerSecond, perSecond: messagesPerSecond });
    this.#buckets.set(_id, bucket);
    if (!bucket.take(count))
      throw new AppError("rate_limited", {
        message: `A queue takes ${messagesPerSecond} messages in a second.`,
        retryAfterSeconds: 1,
        facts: { limit: messagesPerSecond },
      });
  }
}

function documentOf(queue: Queue, message: ReadMessage, now: Date, delaySeconds: number): QueueMessageDoc {
  return {
    _id: queueDocumentId(queue, newId("queueMessage", now)),
    ...{ q: queue._id, v: placeAt(new Date(now.getTime() + delaySeconds * SECOND_MS)), at: now, a: 0 },
    ...{ ct: message.contentType, b: bodyOf(message.bytes), n: message.size },
  };
}

function sentOf({ _id, v }: QueueMessageDoc): SentMessage {
  return { id: _id.slice(_id.lastIndexOf(":") + 1), visibleAt: visibleAtOf(v) };
}
