import { isRuntime, type AnyCaller } from "../access/caller.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import type { Resources } from "../resource/resources.ts";
import type { HostedServices } from "../service/hosted-services.ts";

/** A queue that is looked for at each send is looked for again after that. */
const KEPT_MS = 1000;
const MOST_KEPT = 10_000;

/** Finds queues by their names; those that were just found without a look at the database. */
export class QueueLookup {
  readonly #deps: { services: HostedServices; resources: Resources };
  readonly #found = new Map<string, { queue: ResourceDoc<"queue">; until: number }>();

  constructor(deps: { services: HostedServices; resources: Resources }) {
    this.#deps = deps;
  }

  /** One that is not deleted. Throws `not_found`. */
  async find(caller: AnyCaller, service: string, idOrName: string): Promise<ResourceDoc<"queue">> {
    const own = isRuntime(caller) ? caller.serviceId : "";
    const key = [caller.accountId, own, service, idOrName].join("|");
    const known = this.#found.get(key);
    if (known && performance.now() < known.until) return known.queue;
    const { services, resources } = this.#deps;
    const { _id } = await services.getFor(caller, service);
    const found = await services.present(caller.accountId, _id);
    const queue = await resources.present(found, "queue", idOrName);
    if (this.#found.size > MOST_KEPT) this.#found.clear();
    this.#found.set(key, { queue, until: performance.now() + KEPT_MS });
    return queue;
  }

  /** A queue has changed. */
  forget(): void {
    this.#found.clear();
  }
}
