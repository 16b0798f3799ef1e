import { isDeepStrictEqual } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import type { CronEnd, CronTurn, DeliveringTrigger } from "../../domain/cron/cron-facts.ts";
import type { CronSource } from "../../domain/cron/cron-home.ts";
import type { Log } from "../../kernel/log.ts";
import type { Home } from "../homes/home-source.ts";
import type { Deliveries, Outcome } from "./deliver.ts";
import { WakeTimer } from "./wake-timer.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** What is held is tried again after 1, 2, 4 … seconds, or when the hold says, and then at the latest: caps are raised, workers mended. */
const MOST_HOLD_MS = 60_000;

export interface CronRunnerDeps {
  source: CronSource;
  deliveries: Pick<Deliveries, "deliver">;
  /** The home of the service, while it is this host. */
  home: (trigger: DeliveringTrigger) => Promise<Home | null>;
  log: Log;
  now: () => number;
}

/**
 * Delivers the slots of one trigger. A slot is taken by a write that nobody else can make before it is delivered; what is held is
 * given back, and is taken again until it is an hour old or the next slot has come.
 */
export class CronRunner {
  readonly #deps: CronRunnerDeps;
  readonly #timer: WakeTimer;
  #trigger: DeliveringTrigger;
  /** Slots up to that one are dealt with; null until it was read. */
  #through: number | null = null;
  readonly #running = new Set<Promise<void>>();
  /** Why nothing is delivered, or was not since it was last. */
  #held: { reason: string; until: number; times: number } | null = null;
  #looking: Promise<void> | null = null;
  #isAskedAgain = false;
  #isStopped = false;

  constructor(trigger: DeliveringTrigger, deps: CronRunnerDeps) {
    this.#trigger = trigger;
    this.#deps = deps;
    this.#timer = new WakeTimer(deps.now, () => this.look());
  }

  get serviceId(): string {
    return this.#trigger.serviceId;
  }

  /** Whether it looks at nothing and delivers nothing just now. */
  get isIdle(): boolean {
    return this.#looking === null && this.#running.size === 0;
  }

  /** As it is now. */
  change(trigger: DeliveringTrigger): void {
    const isOther = !isDeepStrictEqual(trigger, this.#trigger);
    this.#trigger = trigger;
    if (isOther) this.look();
  }

  /** A slot may have come. */
  look(): void {
    if (this.#isStopped) return;
    this.#isAskedAgain = this.#looking !== null;
    this.#looking ??= this.#look()
      .catch((error: unknown) => {
        this.#warn(error, "a cron trigger could not be read; it is read again");
        this.#timer.at(this.#deps.now() + SECOND_MS);
      })
      .finally(() => {
        this.#looking = null;
        if (this.#isAskedAgain) this.look();
      });
  }

  /** Somebody wants it to be delivered now. */
  async runAsked(slot: number): Promise<void> {
    const { source, now } = this.#deps;
    const trigger = this.#trigger;
    if (this.#isStopped || this.#isHeld) return;
    if (now() - slot > HOUR_MS)
      return source.giveUp(trigger, slot, "missed", this.#held?.reason ?? "no_host");
    if (this.#isBusy) return source.giveUp(trigger, slot, "skipped", "still_running");
    await this.#take(slot, true);
  }

  /** Takes no more. Resolves when what is being delivered is over. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#timer.clear();
    await this.#looking;
    await Promise.all(this.#running);
  }

  async #look(): Promise<void> {
    const { source, home } = this.#deps;
    const trigger = this.#trigger;
    const here = await home(trigger);
    if (here === null) return;
    this.#through ??= await source.begin(trigger, here.epoch);
    if (trigger.isPaused) return this.#rest(null);
    if (!trigger.isServed) return this.#rest("nothing_served");
    if (this.#held !== null && this.#isHeld) return this.#timer.at(this.#held.until);
    const { missed, run, nextAt } = source.due(trigger, Math.max(this.#through, trigger.from));
    if (missed !== null) {
      await source.miss(trigger, missed, this.#held?.reason ?? "no_host");
      this.#through = missed.to;
    }
    if (run !== null) await this.#begin(run);
    if (nextAt !== null && !this.#isStopped) this.#timer.at(nextAt);
  }

  /** Nothing is due for now. */
  #rest(reason: string | null): void {
    this.#timer.clear();
    this.#held = reason === null ? null : { reason, until: 0, times: 0 };
  }

  async #begin(slot: number): Promise<void> {
    if (!this.#isBusy) return this.#take(slot, false);
    await this.#deps.source.skip(this.#trigger, slot);
    this.#through = slot;
  }

  async #take(slot: number, isManual: boolean): Promise<void> {
    const { source, home, now } = this.#deps;
    const trigger = this.#trigger;
    const here = await home(trigger);
    if (here === null || this.#isStopped) return;
    const turn: CronTurn = { trigger, slot, isManual, epoch: here.epoch, at: new Date(now()) };
    const isMine = await source.take(turn);
    if (!isManual) this.#through = slot;
    if (!isMine) return;
    const running = this.#deliver(turn)
      .catch((error: unknown) => this.#warn(error, "a slot of a cron trigger could not be delivered"))
      .finally(() => {
        this.#running.delete(running);
        this.look();
      });
    this.#running.add(running);
  }

  async #deliver(turn: CronTurn): Promise<void> {
    const { source, deliveries } = this.#deps;
    const { trigger, slot } = turn;
    const { triggerId, slug, name, cronExpression } = trigger;
    const outcome = await deliveries.deliver({
      ...{ slug, path: `/.svc/cron/${name}` },
      body: JSON.stringify({ name, cronExpression, scheduledTime: slot }),
      headers: { "idempotency-key": `${triggerId}:${slot}` },
    });
    if (outcome.kind !== "held") {
      this.#held = null;
      return this.#stored(() => source.end(turn, endOf(outcome)));
    }
    await this.#stored(() => source.takeBack(turn));
    if (!turn.isManual) this.#through = Math.min(this.#through ?? slot, slot - 1);
    this.#hold(trigger, outcome);
  }

  #hold(trigger: DeliveringTrigger, { reason, waitMs }: { reason: string; waitMs: number }): void {
    const times = this.#held?.times ?? 0;
    const until = this.#deps.now() + Math.min(MOST_HOLD_MS, Math.max(waitMs, SECOND_MS * 2 ** times));
    this.#held = { reason, until, times: times + 1 };
    this.#deps.source.hold(trigger, reason, new Date(until));
  }

  /** Until the database has it, as long as the service lives here. */
  async #stored(store: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await store();
      } catch (error) {
        this.#warn(error, "what became of a slot could not be stored; it is tried again");
        if (this.#isStopped || (await this.#deps.home(this.#trigger)) === null) return;
        await sleep(SECOND_MS);
      }
    }
  }

  get #isHeld(): boolean {
    return this.#held !== null && this.#deps.now() < this.#held.until;
  }

  get #isBusy(): boolean {
    return this.#trigger.overlap === "skip" && this.#running.size > 0;
  }

  #warn(err: unknown, message: string): void {
    this.#deps.log.warn({ err, trigger: this.#trigger.triggerId }, message);
  }
}

function endOf(outcome: Exclude<Outcome, { kind: "held" }>): CronEnd {
  const { ms, requestId } = outcome;
  if (outcome.kind === "failed") return { isGood: false, status: 0, ms, requestId, error: outcome.code };
  const { status } = outcome;
  const isGood = status >= 200 && status < 300;
  return { isGood, status, ms, requestId, error: isGood ? null : wordsOf(status) };
}

const wordsOf = (status: number): string => (status === 404 ? "no_handler" : `answered ${status}`);
