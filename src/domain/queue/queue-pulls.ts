import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { QUEUE_LIMITS } from "../../kinds/queue.ts";
import {
  firstMessages,
  leaseMessages,
  settleLeases,
  type MessageLease,
} from "../../store/queue/queue-leases.store.ts";
import { idOfDocument, settleMessages } from "../../store/queue/queue-messages.store.ts";
import type { QueueMessageDoc } from "../../store/queue/queue-documents.ts";
import { placeAt } from "../../store/queue/queue-place.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import type { Store } from "../../store/store.ts";
import type { Caller } from "../access/caller.ts";
import type { MeterService } from "../meter/meter.service.ts";
import type { Resources } from "../resource/resources.ts";
import { assertDelay, invalid } from "./message-input.ts";
import { messageView, type MessageView } from "./message-view.ts";

export type PulledMessage = MessageView & { leaseId: string };

export interface Acknowledged {
  acknowledged: number;
  retried: number;
  /** Leases that are over. */
  lost: string[];
}

interface Deps {
  store: Store;
  clock: Clock;
  resources: Resources;
  meters: Pick<MeterService, "admit" | "metered">;
}

const SECOND_MS = 1000;
const none = new Set<string>();

/** Messages of paused queues, for who handles them elsewhere than in the worker of the service. */
export class QueuePulls {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Nobody else gets them for so long; what has been delivered too often is given up instead. Throws `queue_delivers`. */
  async pull(
    caller: Caller,
    service: string,
    name: string,
    { most, visibilitySeconds }: { most: number; visibilitySeconds: number },
  ): Promise<PulledMessage[]> {
    const { store, clock, resources, meters } = this.#deps;
    assertWithin("batchSize", most, QUEUE_LIMITS.pulledMessages);
    assertWithin("visibilityTimeoutSeconds", visibilitySeconds, QUEUE_LIMITS.visibilitySeconds);
    const queue = await resources.usable(caller, service, "queue", name);
    if (!queue.settings.paused) throw new AppError("queue_delivers");
    const { accountId, serviceId } = queue;
    const admission = await meters.admit({
      accountId,
      service: serviceId,
      meter: "queue_operations",
      quantity: most,
    });
    const token = randomUUID();
    try {
      const now = clock.now();
      const found = await this.#fresh(queue, now, most);
      const until = new Date(now.getTime() + visibilitySeconds * SECOND_MS);
      const pulled = await leaseMessages(store, { of: queue, queueId: queue._id }, found, {
        token,
        now,
        until,
      });
      await admission.record(Math.max(1, pulled.length));
      return pulled.map((doc) => ({
        ...messageView(doc, now, none),
        leaseId: `${idOfDocument(doc._id)}.${token}`,
      }));
    } catch (error) {
      admission.release();
      throw error;
    }
  }

  /** Ends leases: what is handled is gone, what is not comes again. */
  async acknowledge(
    caller: Caller,
    service: string,
    name: string,
    {
      acks,
      retries,
    }: { acks: readonly string[]; retries: readonly { leaseId: string; delaySeconds: number }[] },
  ): Promise<Acknowledged> {
    const { store, clock, resources, meters } = this.#deps;
    const quantity = acks.length + retries.length;
    assertWithin("acks", quantity, QUEUE_LIMITS.pulledMessages);
    const done = acks.map((leaseId, at) => leaseOf(leaseId, `acks.${at}`));
    const now = clock.now();
    const again = retries.map(({ leaseId, delaySeconds }, at) => {
      assertDelay(delaySeconds, `retries.${at}.delaySeconds`);
      const moment = new Date(now.getTime() + delaySeconds * SECOND_MS);
      return { ...leaseOf(leaseId, `retries.${at}.leaseId`), at: moment };
    });
    const queue = await resources.usable(caller, service, "queue", name);
    const { accountId, serviceId } = queue;
    const operation = { accountId, service: serviceId, meter: "queue_operations", quantity } as const;
    const held = await meters.metered(operation, () =>
      settleLeases(store, { of: queue, queueId: queue._id }, { done, again, now }),
    );
    const isHeld = ({ id }: MessageLease): boolean => held.has(id);
    return {
      acknowledged: done.filter(isHeld).length,
      retried: again.filter(isHeld).length,
      lost: [...done, ...again].filter((one) => !isHeld(one)).map(({ id, token }) => `${id}.${token}`),
    };
  }

  /** Those that were not delivered too often already, which are given up. */
  async #fresh(queue: ResourceDoc<"queue">, now: Date, most: number): Promise<QueueMessageDoc[]> {
    const { store } = this.#deps;
    const { maxRetries, retentionSeconds, deadLetterQueue: to } = queue.settings;
    const oldest = now.getTime() - retentionSeconds * SECOND_MS;
    for (;;) {
      const found = await firstMessages(store, { of: queue, queueId: queue._id }, now, most);
      const given = found.filter(({ a }) => a > maxRetries);
      await Promise.all(
        given.map((doc) => {
          const fate = { of: queue, queueId: queue._id, ids: [idOfDocument(doc._id)], attempts: doc.a };
          const error = doc.err ?? "not_acknowledged";
          return settleMessages(
            store,
            to === null
              ? { ...fate, as: "gone" }
              : { ...fate, as: "dead", to, place: placeAt(now, now), source: queue.name, at: now, error },
          );
        }),
      );
      if (given.length === 0) return found.filter(({ at, since }) => (since ?? at).getTime() >= oldest);
    }
  }
}

function leaseOf(leaseId: string, path: string): MessageLease {
  const [id = "", token = ""] = leaseId.split(".");
  if (!id.startsWith("msg_") || token === "")
    throw invalid(path, "not_a_lease", "Give the `leaseId` of a message that was pulled.");
  return { id, token };
}

function assertWithin(path: string, value: number, most: number): void {
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw invalid(path, "range", `Use 1 to ${most}.`);
}
