import type { KnownHomes } from "../homes/known-homes.ts";
import { QueueRunner, type RunnerDeps } from "./queue-runner.ts";
import type { DeliveringQueue } from "../../domain/queue/home-facts.ts";

interface Deps extends Omit<RunnerDeps, "isHere"> {
  homes: KnownHomes;
}

/** Delivers the messages of all queues whose services live at this host. */
export class QueueDispatch {
  readonly #deps: Deps;
  readonly #runners = new Map<string, QueueRunner>();
  readonly #stopping = new Set<Promise<void>>();
  #looking: Promise<void> | null = null;
  #isAskedAgain = false;
  #isStopped = false;
  #unwatch: () => void = () => undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#unwatch = this.#deps.source.watch((queueId) => {
      if (queueId === null) this.look();
      else this.#runners.get(queueId)?.look();
    });
    this.look();
  }

  /** Which queues there are, which of them are here, and which have something that is due. */
  look(): void {
    if (this.#isStopped) return;
    this.#isAskedAgain = this.#looking !== null;
    this.#looking ??= this.#look()
      .catch((err: unknown) => this.#deps.log.warn({ err }, "queues could not be read; they are read again"))
      .finally(() => {
        this.#looking = null;
        if (this.#isAskedAgain) this.look();
      });
  }

  /** Begins with no more deliveries. */
  close(): void {
    this.#isStopped = true;
    this.#unwatch();
    for (const queueId of [...this.#runners.keys()]) this.#drop(queueId);
  }

  /** Resolves when what was being delivered is settled. */
  async closed(): Promise<void> {
    await Promise.all(this.#stopping);
  }

  async #look(): Promise<void> {
    const { source } = this.#deps;
    const here = new Map((await this.#here()).map((queue) => [queue.queueId, queue]));
    if (this.#isStopped) return;
    for (const queueId of this.#runners.keys()) if (!here.has(queueId)) this.#drop(queueId);
    for (const queue of here.values()) {
      const known = this.#runners.get(queue.queueId);
      if (known) known.queue = queue;
      else
        this.#runners.set(
          queue.queueId,
          new QueueRunner(queue, { ...this.#deps, isHere: () => this.#isHere(queue) }),
        );
    }
    for (const [queueId, at] of await source.firstDue([...here.keys()]))
      this.#runners.get(queueId)?.look(at <= this.#deps.now());
  }

  /** A service that nobody has asked for yet is given its home now. */
  async #here(): Promise<DeliveringQueue[]> {
    const { source, homes } = this.#deps;
    const here: DeliveringQueue[] = [];
    for (const queue of await source.delivering()) {
      const home = await Promise.resolve(homes.of(queue)).catch(() => null);
      if (home !== null && homes.isHere(home)) here.push(queue);
    }
    return here;
  }

  #isHere({ serviceId }: DeliveringQueue): boolean {
    const home = this.#deps.homes.known(serviceId);
    return home !== undefined && this.#deps.homes.isHere(home);
  }

  #drop(queueId: string): void {
    const stopping = this.#runners.get(queueId)?.stop() ?? Promise.resolve();
    this.#runners.delete(queueId);
    this.#stopping.add(stopping);
    void stopping.finally(() => this.#stopping.delete(stopping));
  }
}
