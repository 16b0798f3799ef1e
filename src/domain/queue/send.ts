import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
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
import { beginSend, dropSend, endSend, takeOverSend } from "../../store/queue/queue-sends.store.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import type { Store } from "../../store/store.ts";
import type { MeterService } from "../meter/meter.service.ts";
import type { ReadMessage } from "./message-input.ts";
import type { QueueBacklogs } from "./queue-backlogs.ts";

type Queue = Pick<ResourceDoc<"queue">, "_id" | "accountId" | "serviceId" | "settings">;

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
/** A second call with a key waits for the first one: so long, after which that has ended with its process. */
const MOST_WAIT_MS = 10_000;
const AGAIN_MS = 20;
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
    const longest = Math.max(...messages.map((one) => one.delaySeconds ?? delaySeconds ?? 0));
    if (longest > queue.settings.retentionSeconds)
      throw neverDelivered(longest, queue.settings.retentionSeconds);
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
    const mine = {
      ...{ _id: queueDocumentId(queue, sha256(`${queue._id} ${key}`).slice(0, 32)), hash: hashOf(docs) },
      ...{ ids: docs.map(({ _id }) => _id), places: docs.map(({ v }) => v) },
      ...{ owner: randomUUID(), at: clock.now() },
    };
    for (const until = performance.now() + MOST_WAIT_MS; ; await sleep(AGAIN_MS)) {
      const known = await beginSend(store, mine);
      if (known.hash !== mine.hash) throw new AppError("idempotency_key_reused");
      const first = docs.map((doc, at) => ({
        ...doc,
        _id: known.ids[at] ?? "",
        v: known.places[at] ?? doc.v,
      }));
      if (known.isDone === true) return first.map(sentOf);
      const isLate = performance.now() > until;
      if (known.owner !== mine.owner && !(isLate && (await takeOverSend(store, known, mine.owner)))) continue;
      const sent = await this.#store(queue, first).catch(async (error: unknown) => {
        if (error instanceof AppError) await dropSend(store, mine);
        throw error;
      });
      await endSend(store, mine);
      return sent;
    }
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

/** Of what a send says, which the time is none of. */
function hashOf(docs: readonly QueueMessageDoc[]): string {
  const said = docs.map(({ ct, b, v, at }) => [
    ct,
    Buffer.from(b.value()).toString("base64"),
    delayOf(v, at),
  ]);
  return sha256(JSON.stringify(said));
}

const delayOf = (place: number, at: Date): number =>
  Math.round((visibleAtOf(place).getTime() - at.getTime()) / SECOND_MS);

function neverDelivered(actual: number, limit: number): AppError {
  const message = `The queue forgets messages after ${limit} seconds, and this one would be delivered after ${actual}.`;
  return new AppError("invalid_input", {
    message,
    details: [{ path: "delaySeconds", code: "beyond_retention", message, limit, actual }],
  });
}

function documentOf(queue: Queue, message: ReadMessage, now: Date, delaySeconds: number): QueueMessageDoc {
  return {
    _id: queueDocumentId(queue, newId("queueMessage", now)),
    ...{ q: queue._id, v: placeAt(new Date(now.getTime() + delaySeconds * SECOND_MS), now), at: now, a: 0 },
    ...{ ct: message.contentType, b: bodyOf(message.bytes), n: message.size },
  };
}

function sentOf({ _id, v }: QueueMessageDoc): SentMessage {
  return { id: _id.slice(_id.lastIndexOf(":") + 1), visibleAt: visibleAtOf(v) };
}
