import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { appendEvent } from "../../store/event/events.store.ts";
import type { QueueSettings } from "../../store/queue/queue-documents.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import type { ServiceDoc } from "../../store/service/service-documents.ts";
import type { Store } from "../../store/store.ts";
import type { Resources } from "../resource/resources.ts";
import type { HostedServices } from "../service/hosted-services.ts";
import { changedSettings, USUAL_SETTINGS, type SettingsInput } from "./queue-settings.ts";

export interface QueueInput extends SettingsInput {
  /** Id or name of a queue of the same service; null clears it. */
  deadLetterQueue?: string | null | undefined;
}

export interface QueueView {
  queue: ResourceDoc<"queue">;
  /** Name of its dead-letter queue. */
  deadLetterName: string | null;
}

interface Deps {
  services: HostedServices;
  resources: Resources;
  store: Store;
  clock: Clock;
}

/** Queues of services: which there are, and how they deliver. */
export class QueueService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** By name. */
  async list(accountId: string, service: string): Promise<QueueView[]> {
    const { services, resources } = this.#deps;
    const queues = await resources.list(await services.get(accountId, service), "queue");
    const names = new Map(queues.map(({ _id, name }) => [_id, name]));
    return queues.map((queue) => ({
      queue,
      deadLetterName: names.get(queue.settings.deadLetterQueue ?? "") ?? null,
    }));
  }

  /** By id or name, deleted or not. Throws `not_found`. */
  async get(accountId: string, service: string, idOrName: string): Promise<QueueView> {
    const { services, resources } = this.#deps;
    return this.view(await resources.get(await services.get(accountId, service), "queue", idOrName));
  }

  async view(queue: ResourceDoc<"queue">): Promise<QueueView> {
    const id = queue.settings.deadLetterQueue;
    if (id === null) return { queue, deadLetterName: null };
    const found = await this.#deps.resources.byId(queue.accountId, "queue", id).catch(() => null);
    return { queue, deadLetterName: found?.name ?? null };
  }

  async create(
    accountId: string,
    service: string,
    { name, ...given }: QueueInput & { name: string },
  ): Promise<QueueView> {
    const { services, resources } = this.#deps;
    if (given.deadLetterQueue === name) throw ownDeadLetter();
    const found = await services.present(accountId, service);
    const settings = await this.#settings(found, USUAL_SETTINGS, given);
    return this.view(await resources.create(accountId, service, { kind: "queue", name, settings }));
  }

  /** What is left out stays. */
  async update(accountId: string, service: string, idOrName: string, given: QueueInput): Promise<QueueView> {
    const { services, resources } = this.#deps;
    const found = await services.present(accountId, service);
    const queue = await resources.present(found, "queue", idOrName);
    const settings = await this.#settings(found, queue.settings, given);
    await this.#assertEnds(queue, settings);
    const written = await resources.change(queue, settings);
    // Another call may have changed another queue at once.
    await this.#assertEnds(queue, settings).catch(async (error: unknown) => {
      await resources.change(queue, queue.settings);
      throw error;
    });
    await this.#tell(found);
    return this.view(written);
  }

  /** It can be brought back for some days, with its messages. Throws `resource_in_use`. */
  async delete(accountId: string, service: string, idOrName: string): Promise<ServiceDoc> {
    const { services, resources } = this.#deps;
    const found = await services.present(accountId, service);
    const { _id, name } = await resources.get(found, "queue", idOrName);
    const users = (await resources.list(found, "queue")).filter(
      (one) => one.settings.deadLetterQueue === _id,
    );
    if (users[0])
      throw new AppError("resource_in_use", {
        message: `${name} is the dead-letter queue of ${users.map((one) => one.name).join(", ")}.`,
      });
    return resources.delete(accountId, service, "queue", idOrName);
  }

  async restore(accountId: string, service: string, idOrName: string): Promise<QueueView> {
    return this.view(await this.#deps.resources.restore(accountId, service, "queue", idOrName));
  }

  /** Its home delivers as it says from now on; the worker stays as it is. */
  async #tell({ _id: serviceId, accountId }: ServiceDoc): Promise<void> {
    const { store, clock } = this.#deps;
    const event = {
      topic: "queue",
      subject: serviceId,
      accountId,
      kind: "changed",
      at: clock.now(),
    } as const;
    await appendEvent(store, event).catch(() => undefined);
  }

  async #settings(service: ServiceDoc, before: QueueSettings, given: QueueInput): Promise<QueueSettings> {
    const settings = changedSettings(before, given);
    const { deadLetterQueue: named } = given;
    if (named === undefined) return settings;
    if (named === null) return { ...settings, deadLetterQueue: null };
    const found = await this.#deps.resources.present(service, "queue", named).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === "not_found")) throw error;
      throw deadLetter(`This service has no queue ${named.slice(0, 80)}.`);
    });
    return { ...settings, deadLetterQueue: found._id };
  }

  /** Messages that fail everywhere must not go in a circle. */
  async #assertEnds({ _id, serviceId }: ResourceDoc<"queue">, settings: QueueSettings): Promise<void> {
    if (settings.deadLetterQueue === _id) throw ownDeadLetter();
    const queues = await this.#deps.resources.list({ _id: serviceId }, "queue");
    const next = new Map(queues.map((one) => [one._id, one.settings.deadLetterQueue]));
    const seen = new Set<string>();
    for (let at = settings.deadLetterQueue; at !== null && !seen.has(at); at = next.get(at) ?? null) {
      if (at === _id) throw deadLetter("That queue leads back to this one: what fails would go in a circle.");
      seen.add(at);
    }
  }
}

function ownDeadLetter(): AppError {
  return deadLetter("A queue cannot be its own dead-letter queue.");
}

function deadLetter(message: string): AppError {
  return new AppError("invalid_input", {
    message,
    details: [{ path: "deadLetterQueue", code: "unusable", message }],
  });
}
