import type { DeliveringTrigger } from "../../domain/cron/cron-facts.ts";
import type { KnownHomes } from "../homes/known-homes.ts";
import type { OwnServices } from "../homes/own-services.ts";
import { CronRunner, type CronRunnerDeps } from "./cron-runner.ts";

/** Hints may be lost. So as many services are read again each time, by turns. */
const SERVICES_BY_TURN = 10;

interface Deps extends Omit<CronRunnerDeps, "home"> {
  homes: KnownHomes;
  services: OwnServices;
}

/** Delivers the slots of all cron triggers whose services live at this host. */
export class CronDispatch {
  readonly #deps: Deps;
  readonly #runnerDeps: CronRunnerDeps;
  readonly #runners = new Map<string, CronRunner>();
  /** Services of which something is new. */
  readonly #changed = new Set<string>();
  readonly #stopping = new Set<Promise<void>>();
  #turn = 0;
  #looking: Promise<void> | null = null;
  #isAskedAgain = false;
  #isStopped = false;
  #unwatch: () => void = () => undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#runnerDeps = { ...deps, home: (trigger) => this.#homeOf(trigger) };
  }

  start(): void {
    this.#unwatch = this.#deps.source.watch((serviceId) => {
      if (!this.#deps.services.has(serviceId)) return;
      this.#changed.add(serviceId);
      this.look();
    });
    this.look();
  }

  /** What is new here. To be called every few seconds. */
  look(): void {
    if (this.#isStopped) return;
    this.#isAskedAgain = this.#looking !== null;
    this.#looking ??= this.#look()
      .catch((err: unknown) =>
        this.#deps.log.warn({ err }, "cron triggers could not be read; they are read again"),
      )
      .finally(() => {
        this.#looking = null;
        if (this.#isAskedAgain) this.look();
      });
  }

  /** Begins with no more deliveries. */
  close(): void {
    this.#isStopped = true;
    this.#unwatch();
    for (const triggerId of [...this.#runners.keys()]) this.#drop(triggerId);
  }

  /** Resolves when what was being delivered is over. */
  async closed(): Promise<void> {
    await Promise.all(this.#stopping);
  }

  async #look(): Promise<void> {
    const { services, source } = this.#deps;
    const { all, added } = await services.look();
    for (const [id, { serviceId }] of this.#runners) if (!services.has(serviceId)) this.#drop(id);
    const from = all.length === 0 ? 0 : this.#turn % all.length;
    const inTurn = [...all, ...all].slice(from, from + Math.min(all.length, SERVICES_BY_TURN));
    this.#turn += SERVICES_BY_TURN;
    const read = new Set([...added, ...this.#changed, ...inTurn]);
    this.#changed.clear();
    if (read.size > 0) this.#take(read, await source.triggersOf([...read]));
    for (const { triggerId, slot } of await source.asked([...this.#runners.keys()]))
      await this.#runners.get(triggerId)?.runAsked(slot);
  }

  /** The triggers of these services as they are now. */
  #take(serviceIds: ReadonlySet<string>, triggers: readonly DeliveringTrigger[]): void {
    if (this.#isStopped) return;
    const there = new Set(triggers.map(({ triggerId }) => triggerId));
    for (const [id, { serviceId }] of this.#runners)
      if (serviceIds.has(serviceId) && !there.has(id)) this.#drop(id);
    for (const trigger of triggers) {
      const known = this.#runners.get(trigger.triggerId);
      known?.change(trigger);
      if (known || !this.#deps.services.has(trigger.serviceId)) continue;
      const runner = new CronRunner(trigger, this.#runnerDeps);
      this.#runners.set(trigger.triggerId, runner);
      runner.look();
    }
  }

  async #homeOf(trigger: DeliveringTrigger) {
    const { homes } = this.#deps;
    const home = await Promise.resolve(homes.of(trigger)).catch(() => null);
    return home !== null && homes.isHere(home) ? home : null;
  }

  #drop(triggerId: string): void {
    const stopping = this.#runners.get(triggerId)?.stop() ?? Promise.resolve();
    this.#runners.delete(triggerId);
    this.#stopping.add(stopping);
    void stopping.finally(() => this.#stopping.delete(stopping));
  }
}
