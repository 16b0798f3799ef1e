import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { decodeCursor, encodeCursor } from "../../kernel/cursor.ts";
import { kindOfId } from "../../kinds/ids.ts";
import { queueMessage, type MessageState } from "../../kinds/queue.ts";
import { appendEvent } from "../../store/event/events.store.ts";
import type { QueueStateDoc } from "../../store/queue/queue-documents.ts";
import {
  idOfDocument,
  removeMessages,
  replayMessages,
  type ReplayFilter,
} from "../../store/queue/queue-messages.store.ts";
import {
  deliveriesOf,
  findMessage,
  findQueueState,
  pageOfDeliveries,
  pageOfMessages,
  type WhichMessages,
} from "../../store/queue/queue-reads.store.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import type { Store } from "../../store/store.ts";
import type { AnyCaller, Caller } from "../access/caller.ts";
import type { CredentialService } from "../credential/credential.service.ts";
import { changesOf } from "../event/changes.ts";
import type { Feed } from "../event/feed.ts";
import { cutPage, newestPage, type AskedPage, type FoundPage } from "../keyset-page.ts";
import type { MeterService } from "../meter/meter.service.ts";
import { assertPageSize } from "../page-size.ts";
import type { Resources } from "../resource/resources.ts";
import { there } from "../there.ts";
import { adviceOf } from "./advice.ts";
import { assertDelay, readBatch, readMessage, type MessageInput } from "./message-input.ts";
import { messageView, timelineOf, type MessageEvent, type MessageView } from "./message-view.ts";
import type { QueueBacklogs } from "./queue-backlogs.ts";
import type { QueueSender, SentMessage } from "./send.ts";

/** What its home says of a queue counts for that long. */
const FRESH_MS = 5000;
/** Between two looks of who watches. */
const TELL_MS = 1000;
const MOST_REPLAYED = 10_000;
const MOST_EVENTS = 200;

export interface QueueMetrics {
  backlogCount: number;
  backlogBytes: number;
  /** Milliseconds; 0 for an empty queue. */
  oldestMessageTimestamp: number;
  delayedCount: number;
  inFlightCount: number;
  consumerConcurrency: number;
  ackedTotal: number;
  retriedTotal: number;
  deadLetteredTotal: number;
  droppedTotal: number;
  expiredTotal: number;
  held: { reason: string; until: Date } | null;
  asOf: Date;
}

interface Deps {
  store: Store;
  clock: Clock;
  resources: Resources;
  sender: QueueSender;
  backlogs: QueueBacklogs;
  meters: Pick<MeterService, "metered">;
  feed: Feed;
  credentials: Pick<CredentialService, "assertStillKnown">;
}

/** Messages of queues: sent, looked at, followed and removed. */
export class QueueMessages {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Resolves when it is stored. Throws `message_too_large`, `rate_limited`, `queue_full` and `usage_cap_reached`. */
  async send(
    caller: AnyCaller,
    service: string,
    queue: string,
    message: MessageInput,
    key: string | null,
  ): Promise<SentMessage> {
    const read = readMessage(message, "");
    const to = await this.#queue(caller, service, queue);
    const [sent] = await this.#deps.sender.send(to, [read], { delaySeconds: null, key });
    return there(sent ?? null, "message");
  }

  /** All of them or none. Throws `batch_too_large`, too. @param delaySeconds of those that do not say it themselves */
  async sendBatch(
    caller: AnyCaller,
    service: string,
    queue: string,
    {
      messages,
      delaySeconds,
      key,
    }: { messages: readonly MessageInput[]; delaySeconds: number | null; key: string | null },
  ): Promise<SentMessage[]> {
    const read = readBatch(messages);
    assertDelay(delaySeconds, "delaySeconds");
    const to = await this.#queue(caller, service, queue);
    return this.#deps.sender.send(to, read, { delaySeconds, key });
  }

  /** Those that will be delivered last first. Nothing is claimed by it. */
  async list(
    caller: Caller,
    service: string,
    name: string,
    state: MessageState | null,
    { first, after }: AskedPage,
  ): Promise<FoundPage<MessageView>> {
    assertPageSize(first, queueMessage);
    const { store, clock } = this.#deps;
    const behind = after === null ? null : positionIn(after);
    const queue = await this.#queue(caller, service, name);
    await this.#count(queue);
    const inFlight = this.#idsOf(await findQueueState(store, queue, queue._id));
    const now = clock.now();
    const docs = await pageOfMessages(store, queue, queue._id, whichOf(state, now, inFlight), {
      behind,
      limit: first + 1,
    });
    const known = new Set(inFlight);
    return cutPage(docs, first, (doc) => ({
      doc: messageView(doc, now, known),
      cursor: encodeCursor("queueMessage", `${doc.v}:${idOfDocument(doc._id)}`),
    }));
  }

  /** What happened to a message; one that is handled is remembered for a day. Throws `not_found`. */
  async timeline(
    caller: Caller,
    service: string,
    name: string,
    id: string,
  ): Promise<{ message: MessageView | null; events: MessageEvent[]; advice: string | null }> {
    const { store, clock } = this.#deps;
    const queue = await this.#queue(caller, service, name);
    if (kindOfId(id) !== "queueMessage")
      throw new AppError("not_found", { message: `There is no message ${id.slice(0, 40)}.` });
    await this.#count(queue);
    const [doc, deliveries, state] = await Promise.all([
      findMessage(store, queue, id),
      deliveriesOf(store, queue, id, MOST_EVENTS),
      findQueueState(store, queue, queue._id),
    ]);
    if (doc === null && deliveries.length === 0)
      throw new AppError("not_found", { message: "No such message waits, or was delivered within a day." });
    const inFlight = new Set(this.#idsOf(state));
    const events = timelineOf(id, doc, deliveries);
    const message = doc && messageView(doc, clock.now(), inFlight);
    return { message, events, advice: adviceOf(events, this.#heldOf(state)) };
  }

  /** Deliveries of a queue, newest first. */
  async deliveries(caller: Caller, service: string, name: string, page: AskedPage) {
    const queue = await this.#queue(caller, service, name);
    return newestPage("queueDelivery", page, async ({ before, limit }) => {
      const found = await pageOfDeliveries(this.#deps.store, queue, queue._id, { before, limit });
      return found.map((doc) => ({ ...doc, _id: idOfDocument(doc._id) }));
    });
  }

  async metrics(caller: AnyCaller, service: string, name: string): Promise<QueueMetrics> {
    const { store, backlogs } = this.#deps;
    const queue = await this.#queue(caller, service, name);
    const [backlog, state] = await Promise.all([
      backlogs.of(queue._id),
      findQueueState(store, queue, queue._id),
    ]);
    const isFresh = this.#isFresh(state);
    return {
      backlogCount: backlog.count,
      backlogBytes: backlog.bytes,
      oldestMessageTimestamp: backlog.oldest?.getTime() ?? 0,
      delayedCount: backlog.delayed,
      inFlightCount: isFresh ? (state?.inFlight ?? 0) : 0,
      consumerConcurrency: isFresh ? (state?.consumers ?? 0) : 0,
      ackedTotal: state?.acked ?? 0,
      retriedTotal: state?.retried ?? 0,
      deadLetteredTotal: state?.deadLettered ?? 0,
      droppedTotal: state?.dropped ?? 0,
      expiredTotal: state?.expired ?? 0,
      held: this.#heldOf(state),
      asOf: backlog.asOf,
    };
  }

  /** How it stands now, and again after sends and deliveries. */
  async *watch(
    caller: Caller,
    service: string,
    name: string,
    signal: AbortSignal,
  ): AsyncGenerator<QueueMetrics> {
    const { feed, credentials } = this.#deps;
    const { _id } = await this.#queue(caller, service, name);
    for await (const _ of changesOf(feed, [_id, `deliveries:${_id}`], signal)) {
      await credentials.assertStillKnown(caller);
      yield await this.metrics(caller, service, name);
      await sleep(TELL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Deletes all messages. How many. */
  async purge(caller: Caller, service: string, name: string): Promise<number> {
    const queue = await this.#queue(caller, service, name);
    await this.#count(queue);
    const removed = await removeMessages(this.#deps.store, queue, queue._id);
    await this.#announce(queue, queue._id, "taken");
    return removed;
  }

  /** Puts messages of a dead-letter queue back into the queues that gave them up. How many; again when there are more than `MOST_REPLAYED`. */
  async replay(caller: Caller, service: string, name: string, filter: ReplayFilter): Promise<number> {
    const { store, clock, resources } = this.#deps;
    const queue = await this.#queue(caller, service, name);
    await this.#count(queue);
    const queues = await resources.list({ _id: queue.serviceId }, "queue");
    const to = new Map(queues.filter(({ _id }) => _id !== queue._id).map((one) => [one.name, one._id]));
    const now = clock.now();
    const moved = await replayMessages(store, queue, queue._id, { filter, to, most: MOST_REPLAYED, now });
    await this.#announce(queue, queue._id, "taken");
    for (const subject of to.values()) await this.#announce(queue, subject, "sent");
    return moved;
  }

  /** To the home, which may hold messages of it. */
  async #announce(
    { accountId }: { accountId: string },
    subject: string,
    kind: "sent" | "taken",
  ): Promise<void> {
    const { store, clock } = this.#deps;
    const event = { topic: "queue", subject, accountId, kind, at: clock.now() } as const;
    await appendEvent(store, event).catch(() => undefined);
  }

  #queue(caller: AnyCaller, service: string, name: string): Promise<ResourceDoc<"queue">> {
    return this.#deps.resources.usable(caller, service, "queue", name);
  }

  /** A look, or what is done with all messages at once. */
  async #count({ accountId, serviceId: service }: ResourceDoc<"queue">): Promise<void> {
    const operation = { accountId, service, meter: "queue_operations", quantity: 1 } as const;
    await this.#deps.meters.metered(operation, async () => undefined);
  }

  #idsOf(state: QueueStateDoc | null): readonly string[] {
    return this.#isFresh(state) ? (state?.ids ?? []) : [];
  }

  #heldOf(state: QueueStateDoc | null): QueueStateDoc["held"] {
    return state?.held && state.held.until > this.#deps.clock.now() ? state.held : null;
  }

  #isFresh(state: QueueStateDoc | null): boolean {
    return state !== null && this.#deps.clock.now().getTime() - state.at.getTime() < FRESH_MS;
  }
}

function whichOf(state: MessageState | null, now: Date, inFlight: readonly string[]): WhichMessages {
  if (state === null) return {};
  if (state === "inflight") return { ids: { in: inFlight } };
  if (state === "dead") return { isDead: true };
  return state === "delayed"
    ? { visible: { after: now } }
    : { visible: { by: now }, ...(inFlight.length > 0 && { ids: { notIn: inFlight } }) };
}

function positionIn(cursor: string): { place: number; id: string } {
  const [place, id] = decodeCursor("queueMessage", cursor)?.split(":") ?? [];
  if (!place || !/^\d+$/.test(place) || !id) throw new AppError("invalid_cursor");
  return { place: Number(place), id };
}
