import type { Clock } from "../../kernel/clock.ts";
import { newId } from "../../kinds/ids.ts";
import { appendEvent } from "../../store/event/events.store.ts";
import type { QueueMessageDoc } from "../../store/queue/queue-documents.ts";
import {
  firstPlaces,
  idOfDocument,
  noteDelivery,
  queueDocumentId,
  readMessages,
  removeMessages,
  settleMessages,
  tellQueueState,
} from "../../store/queue/queue-messages.store.ts";
import { firstPlaceAt, lastPlaceAt, placeAt, visibleAtOf } from "../../store/queue/queue-place.ts";
import { nextVisible, type QueueBacklog } from "../../store/queue/queue-reads.store.ts";
import { resourcesOfServices } from "../../store/resource/resources.store.ts";
import { findPresentServices } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import type { Feed } from "../event/feed.ts";
import type {
  DeliveringQueue,
  DeliveryFacts,
  QueueMessage,
  QueueNow,
  QueueTotals,
  Settled,
} from "./home-facts.ts";
import { QueueBacklogs } from "./queue-backlogs.ts";

/** What a host needs of it. */
export type QueueSource = Pick<QueueHome, keyof QueueHome>;
export type QueueNews = { queueId: string; was: "sent" | "taken" } | { serviceId: string };

interface Deps {
  store: Store;
  clock: Clock;
  feed: Feed;
}

/** The queues of all services and their messages, for the hosts where these live. */
export class QueueHome {
  readonly #deps: Deps;
  readonly #backlogs: QueueBacklogs;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#backlogs = new QueueBacklogs(deps);
  }

  /** Queues of these services, as far as they are there. */
  async queuesOf(serviceIds: readonly string[]): Promise<DeliveringQueue[]> {
    const { store } = this.#deps;
    const queues = await resourcesOfServices(store, serviceIds, "queue");
    const services = await findPresentServices(store, [...new Set(queues.map(({ serviceId }) => serviceId))]);
    const there = new Set(queues.map(({ _id }) => _id));
    return queues.flatMap(({ _id: queueId, name, accountId, serviceId, settings }) => {
      const service = services.get(serviceId);
      if (service === undefined) return [];
      const { deadLetterQueue: dead, retryBackoff, paused, ...rest } = settings;
      return {
        ...{ ...rest, queueId, name, accountId, serviceId, slug: service.slug },
        isBackoff: retryBackoff === "exponential",
        deploymentId: service.activeDeploymentId,
        isPaused: paused || service.activeDeploymentId === null,
        deadLetter: dead === null ? null : { queueId: dead, isThere: there.has(dead) },
      };
    });
  }

  /** How much waited in it moments ago; null where that cannot be said just now. */
  async backlogOf({ queueId }: DeliveringQueue): Promise<QueueBacklog | null> {
    return this.#backlogs.recent(queueId).catch(() => null);
  }

  /** When the first message of each may be delivered; those without any are left out. */
  async firstDue(queueIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (queueIds.length === 0) return new Map();
    const places = await firstPlaces(this.#deps.store, queueIds);
    return new Map([...places].map(([id, place]) => [id, visibleAtOf(place).getTime()]));
  }

  /** When the next one may be that may not be now; null without one. */
  async nextDue({ queueId }: DeliveringQueue): Promise<number | null> {
    const { store, clock } = this.#deps;
    return (await nextVisible(store, queueId, clock.now()))?.getTime() ?? null;
  }

  /** Those that may be delivered now, from that moment on, in the order in which they may. */
  async *read(queue: DeliveringQueue, fromMs: number): AsyncGenerator<QueueMessage> {
    const { store, clock } = this.#deps;
    const range = {
      queueId: queue.queueId,
      from: firstPlaceAt(fromMs),
      upTo: lastPlaceAt(clock.now().getTime()),
    };
    for await (const doc of readMessages(store, queue, range)) yield messageOf(doc);
  }

  /** Resolves when it is stored. It may be repeated. */
  async settle(queue: DeliveringQueue, { done, retried, dead }: Settled): Promise<void> {
    const { store } = this.#deps;
    const at = this.#deps.clock.now();
    const of = { of: queue, queueId: queue.queueId };
    const writes = [];
    if (done.length > 0) writes.push(settleMessages(store, { ...of, as: "gone", ids: idsOf(done) }));
    const later = Map.groupBy(
      retried,
      ({ message, nextAt, error }) => `${message.failures} ${nextAt.getTime()} ${error}`,
    );
    for (const group of later.values()) {
      const [first] = group;
      if (first === undefined) continue;
      const { message, nextAt, error } = first;
      const ids = idsOf(group.map((one) => one.message));
      writes.push(
        settleMessages(store, {
          ...of,
          as: "retried",
          ids,
          attempts: message.failures,
          place: placeAt(nextAt, at),
          error,
        }),
      );
    }
    const given = Map.groupBy(dead, ({ message, error }) => `${message.failures} ${error}`);
    for (const group of given.values()) {
      const [first] = group;
      if (first === undefined) continue;
      const { message, error } = first;
      const fate = { ...of, ids: idsOf(group.map((one) => one.message)), attempts: message.failures };
      writes.push(
        settleMessages(
          store,
          queue.deadLetter === null
            ? { ...fate, as: "gone" }
            : {
                ...fate,
                as: "dead",
                to: queue.deadLetter.queueId,
                place: placeAt(at, at),
                source: queue.name,
                at,
                error,
              },
        ),
      );
    }
    await Promise.all(writes);
    if (dead.length > 0 && queue.deadLetter !== null) this.#announce(queue, queue.deadLetter.queueId, "sent");
  }

  /** Their retention is over. */
  async expire(queue: DeliveringQueue, messages: readonly QueueMessage[]): Promise<void> {
    const { queueId } = queue;
    await settleMessages(this.#deps.store, { of: queue, queueId, as: "gone", ids: idsOf(messages) });
  }

  /** All that could have been delivered before that moment. How many. */
  expireTo(queue: DeliveringQueue, ms: number): Promise<number> {
    return removeMessages(this.#deps.store, queue, queue.queueId, lastPlaceAt(ms));
  }

  /** Never waits, and never throws. */
  note(queue: DeliveringQueue, { done, retried, dead, ...facts }: DeliveryFacts): void {
    const attemptOf = ({ id, failures }: QueueMessage) => ({ id, attempt: failures + 1 });
    const givenUp = queue.deadLetter === null ? "dropped" : "dead_lettered";
    noteDelivery(this.#deps.store, {
      ...{ _id: queueDocumentId(queue, newId("queueDelivery", facts.at)), q: queue.queueId, ...facts },
      messages: [
        ...done.map((message) => ({ ...attemptOf(message), event: "delivered" as const })),
        ...retried.map(({ message, nextAt }) => ({
          ...attemptOf(message),
          event: "retried" as const,
          nextAt,
        })),
        ...dead.map(({ message }) => ({ ...attemptOf(message), event: givenUp }) as const),
      ],
    }).then(
      () => this.#announce(queue, `deliveries:${queue.queueId}`, "delivered"),
      () => undefined,
    );
  }

  tell(queue: DeliveringQueue, now: QueueNow, since: QueueTotals): void {
    const { store, clock } = this.#deps;
    const _id = queueDocumentId(queue, queue.queueId);
    void tellQueueState(store, { _id, at: clock.now(), ...now }, { ...since }).catch(() => undefined);
  }

  /** Calls when something is new: messages, or other settings. Hints may be lost. Returns the way to stop. */
  watch(news: (said: QueueNews) => void): () => void {
    const { feed } = this.#deps;
    const stops = [
      feed.watch("topic:queue", (event) => {
        if (event?.kind === "sent" || event?.kind === "taken")
          news({ queueId: event.subject, was: event.kind });
        else if (event?.kind === "changed") news({ serviceId: event.subject });
      }),
      feed.watch("topic:service", (event) => {
        if (event !== null) news({ serviceId: event.subject });
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  #announce({ accountId }: DeliveringQueue, subject: string, kind: "sent" | "delivered"): void {
    const event = { topic: "queue", subject, accountId, kind, at: this.#deps.clock.now() } as const;
    void appendEvent(this.#deps.store, event).catch(() => undefined);
  }
}

const idsOf = (messages: readonly QueueMessage[]): string[] => messages.map(({ id }) => id);

function messageOf(doc: QueueMessageDoc): QueueMessage {
  return {
    ...{ id: idOfDocument(doc._id), sentAt: doc.at, keptSince: doc.since ?? doc.at, failures: doc.a },
    ...{ contentType: doc.ct, body: Buffer.from(doc.b.value()), bytes: doc.n },
    visibleAt: visibleAtOf(doc.v).getTime(),
  };
}
