import type { Clock } from "../../kernel/clock.ts";
import type { CronRunDoc } from "../../store/cron/cron-documents.ts";
import {
  askedRuns,
  beginAskedRun,
  cronRunId,
  cronStateId,
  endAskedRun,
  endRun,
  failLostRuns,
  findCronStates,
  insertRun,
  newestSlot,
  noteEnd,
  noteHeld,
  passSlots,
  takeBackRun,
} from "../../store/cron/cron-runs.store.ts";
import { resourcesOfServices } from "../../store/resource/resources.store.ts";
import { findPresentServices } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import type { Feed } from "../event/feed.ts";
import type { AskedRun, CronEnd, CronTurn, DeliveringTrigger } from "./cron-facts.ts";
import { dueSlots, type DueSlots, type MissedSlots } from "./due-slots.ts";
import { keptUntil } from "./kept-until.ts";
import { scheduleOf } from "../../kernel/cron-schedule.ts";

/** What a host needs of it. */
export type CronSource = Pick<CronHome, keyof CronHome>;

interface Deps {
  store: Store;
  clock: Clock;
  feed: Feed;
}

/** The triggers of services and their slots, for the hosts where these live. */
export class CronHome {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Triggers of these services, as far as they are there. */
  async triggersOf(serviceIds: readonly string[]): Promise<DeliveringTrigger[]> {
    const { store } = this.#deps;
    const found = await resourcesOfServices(store, serviceIds, "cron");
    const services = await findPresentServices(store, [...new Set(found.map(({ serviceId }) => serviceId))]);
    return found.flatMap(({ _id: triggerId, name, accountId, serviceId, settings, createdAt }) => {
      const service = services.get(serviceId);
      if (service === undefined) return [];
      const { cronExpression, timezone, overlap, paused, since } = settings;
      return {
        ...{ triggerId, name, accountId, serviceId, slug: service.slug, cronExpression, timezone, overlap },
        ...{ isPaused: paused, isServed: service.activeDeploymentId !== null },
        from: (since ?? createdAt).getTime(),
      };
    });
  }

  /** Begins where the home before has ended: what that had begun has failed. Up to which slot all are dealt with. */
  async begin(trigger: DeliveringTrigger, epoch: number): Promise<number> {
    const { store } = this.#deps;
    await failLostRuns(store, trigger, epoch, "host_lost");
    const [newest, states] = await Promise.all([
      newestSlot(store, trigger),
      findCronStates(store, [trigger]),
    ]);
    const through = states.get(cronStateId(trigger))?.through;
    return Math.max(newest?.getTime() ?? 0, through?.getTime() ?? 0);
  }

  /** What is to be done now about the slots behind that moment. */
  due({ cronExpression, timezone }: DeliveringTrigger, throughMs: number): DueSlots {
    return dueSlots(scheduleOf(cronExpression, timezone), throughMs, this.#deps.clock.now().getTime());
  }

  /** Runs of these triggers that somebody asked for. */
  async asked(triggerIds: readonly string[]): Promise<AskedRun[]> {
    const found = triggerIds.length === 0 ? [] : await askedRuns(this.#deps.store, triggerIds);
    return found.map(({ trigger: triggerId, slot }) => ({ triggerId, slot: slot.getTime() }));
  }

  /** Takes a slot, before anything of it is delivered; false where it was taken before. */
  async take(turn: CronTurn): Promise<boolean> {
    const { trigger, isManual, epoch, at } = turn;
    if (isManual) return beginAskedRun(this.#deps.store, idOf(turn), epoch, at);
    return insertRun(this.#deps.store, { ...runOf(trigger, turn.slot), state: "running", epoch, at });
  }

  /** Nothing of it has reached the worker. */
  takeBack(turn: CronTurn): Promise<void> {
    return takeBackRun(this.#deps.store, idOf(turn), turn.epoch);
  }

  async end(turn: CronTurn, { isGood, error, ...facts }: CronEnd): Promise<void> {
    const { store } = this.#deps;
    const state = isGood ? "succeeded" : "failed";
    await endRun(store, idOf(turn), turn.epoch, { ...facts, state, ...(error !== null && { error }) });
    await noteEnd(store, turn.trigger, { at: turn.at, state }, turn.isManual ? null : new Date(turn.slot));
  }

  /** Nothing of these slots was delivered, and nothing will be. */
  async miss(trigger: DeliveringTrigger, { from, to, slots }: MissedSlots, error: string): Promise<void> {
    const { store } = this.#deps;
    const lastSlot = new Date(to);
    await insertRun(store, { ...runOf(trigger, from), state: "missed", error, slots, lastSlot });
    await passSlots(store, trigger, lastSlot);
  }

  /** The run before it is not over. */
  async skip(trigger: DeliveringTrigger, slot: number): Promise<void> {
    const { store } = this.#deps;
    await insertRun(store, { ...runOf(trigger, slot), state: "skipped", error: "still_running" });
    await passSlots(store, trigger, new Date(slot));
  }

  /** One that was asked for is not delivered any more. */
  giveUp(
    trigger: DeliveringTrigger,
    slot: number,
    state: "skipped" | "missed",
    error: string,
  ): Promise<void> {
    return endAskedRun(this.#deps.store, cronRunId(trigger, new Date(slot)), { state, error });
  }

  /** Why nothing is delivered just now. Never waits, and never throws. */
  hold(trigger: DeliveringTrigger, reason: string, until: Date): void {
    void noteHeld(this.#deps.store, trigger, { reason, until }).catch(() => undefined);
  }

  /** Calls with the id of a service whose triggers have changed, or are to run. Hints may be lost. Returns the way to stop. */
  watch(news: (serviceId: string) => void): () => void {
    const { feed } = this.#deps;
    const stops = (["topic:cron", "topic:service"] as const).map((topic) =>
      feed.watch(topic, (event) => {
        if (event !== null) news(event.subject);
      }),
    );
    return () => stops.forEach((stop) => stop());
  }
}

const idOf = ({ trigger, slot }: CronTurn): string => cronRunId(trigger, new Date(slot));

function runOf(trigger: DeliveringTrigger, slot: number): Omit<CronRunDoc, "state"> {
  return {
    ...{ _id: cronRunId(trigger, new Date(slot)), trigger: trigger.triggerId, slot: new Date(slot) },
    keptUntil: keptUntil(scheduleOf(trigger.cronExpression, trigger.timezone), slot),
  };
}
