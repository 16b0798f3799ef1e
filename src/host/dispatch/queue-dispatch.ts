import type { DeliveringQueue } from "../../domain/queue/home-facts.ts";
import type { OwnServices } from "../homes/own-services.ts";
import { QueueRunner, type RunnerDeps } from "./queue-runner.ts";
import { ReadAhead } from "./read-ahead.ts";

/** Hints may be lost. So these are looked at each time by turns, whether they have news or not: so many, however many there are. */
const SERVICES_BY_TURN = 10;
const QUEUES_BY_TURN = 40;

interface Deps extends Omit<RunnerDeps, "isHere" | "readAhead"> {
  services: OwnServices;
}

/** Delivers the messages of all queues whose services live at this host. */
export class QueueDispatch {
  readonly #deps: Deps;
  readonly #runnerDeps: RunnerDeps;
  readonly #runners = new Map<string, QueueRunner>();
  /** Services of which something is new. */
  readonly #changed = new Set<string>();
  readonly #stopping = new Set<Promise<void>>();
  #servicesTurn = 0;
  #queuesTurn = 0;
  #looking: Promise<void> | null = null;
  #isAskedAgain = false;
  #isStopped = false;
  #unwatch: () => void = () => undefined;

  constructor(deps: Deps) {
    const { services } = deps;
    this.#deps = deps;
    this.#runnerDeps = {
      ...deps,
      ...{ readAhead: new ReadAhead(), isHere: ({ serviceId }) => services.has(serviceId) },
    };
  }

  start(): void {
    this.#unwatch = this.#deps.source.watch((news) => {
      if ("queueId" in news) {
        const runner = this.#runners.get(news.queueId);
        if (news.was === "sent") runner?.look();
        else runner?.taken();
      } else if (this.#deps.services.has(news.serviceId)) {
        this.#changed.add(news.serviceId);
        this.look();
      }
    });
    this.look();
  }

  /** What is new here; called whenever the lease is renewed, every two seconds. */
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
    const { services, source } = this.#deps;
    const { all, added } = await services.look();
    for (const [queueId, { serviceId }] of this.#runners) if (!services.has(serviceId)) this.#drop(queueId);
    const read = new Set([...added, ...this.#changed, ...inTurn(all, this.#servicesTurn, SERVICES_BY_TURN)]);
    this.#servicesTurn += SERVICES_BY_TURN;
    this.#changed.clear();
    const isNew = read.size === 0 ? [] : this.#take(read, await source.queuesOf([...read]));
    const looked = new Set([
      ...isNew,
      ...inTurn([...this.#runners.keys()], this.#queuesTurn, QUEUES_BY_TURN),
    ]);
    this.#queuesTurn += QUEUES_BY_TURN;
    for (const [queueId, at] of await source.firstDue([...looked]))
      this.#runners.get(queueId)?.hasOneFrom(at);
  }

  /** Queues of these services as they are now. Which of them are new. */
  #take(serviceIds: ReadonlySet<string>, queues: readonly DeliveringQueue[]): string[] {
    if (this.#isStopped) return [];
    const there = new Set(queues.map(({ queueId }) => queueId));
    for (const [queueId, { serviceId }] of this.#runners)
      if (serviceIds.has(serviceId) && !there.has(queueId)) this.#drop(queueId);
    return queues.flatMap((queue) => {
      const known = this.#runners.get(queue.queueId);
      known?.change(queue);
      if (known || !this.#deps.services.has(queue.serviceId)) return [];
      this.#runners.set(queue.queueId, new QueueRunner(queue, this.#runnerDeps));
      return queue.queueId;
    });
  }

  #drop(queueId: string): void {
    const stopping = this.#runners.get(queueId)?.stop() ?? Promise.resolve();
    this.#runners.delete(queueId);
    this.#stopping.add(stopping);
    void stopping.finally(() => this.#stopping.delete(stopping));
  }
}

/** Some of them, beginning at a place that is counted on and on. */
function inTurn(all: readonly string[], at: number, most: number): string[] {
  const from = all.length === 0 ? 0 : at % all.length;
  return [...all.slice(from), ...all.slice(0, from)].slice(0, most);
}
