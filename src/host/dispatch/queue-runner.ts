import type { Log } from "../../kernel/log.ts";
import type { Deliveries } from "./deliver.ts";
import type { QueueSource } from "../../domain/queue/queue-home.ts";
import { batchBody } from "./queue-batch.ts";
import { QueueBuffer } from "./queue-buffer.ts";
import type { DeliveringQueue, QueueMessage, QueueTotals, Settled } from "../../domain/queue/home-facts.ts";
import { settledOf } from "./queue-settled.ts";
import type { ReadAhead } from "./read-ahead.ts";
import { readVerdict } from "./queue-verdict.ts";

/** A worker without a handler for the queue is asked again after 1, 2, 4 … seconds, at most. */
const MOST_MISS_MS = 60_000;
const SECOND_MS = 1000;
/** What holds deliveries may be over sooner than it said: a cap is raised, for example. */
const MOST_HOLD_MS = 10_000;
/** Longer timers are looked for again before. */
const MOST_TIMER_MS = 60_000;
const TELL_MS = 1000;
const MOST_TOLD_IDS = 1000;

export interface RunnerDeps {
  source: QueueSource;
  readAhead: ReadAhead;
  deliveries: Pick<Deliveries, "deliver">;
  /** Whether the service of the queue still lives here. */
  isHere: (queue: DeliveringQueue) => boolean;
  /** Says something in the log of the service. */
  say: (queue: DeliveringQueue, message: string) => void;
  log: Log;
  now: () => number;
}

/**
 * Delivers the messages of one queue. It claims nothing: while its service lives here nobody else delivers them, and who takes
 * over begins with all that is not settled.
 */
export class QueueRunner {
  readonly #deps: RunnerDeps;
  readonly #buffer: QueueBuffer;
  #queue: DeliveringQueue;
  readonly #consuming = new Set<Promise<void>>();
  readonly #inFlight = new Set<string>();
  #held: { reason: string; until: number } | null = null;
  #misses = 0;
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  #telling: NodeJS.Timeout | undefined;
  #totals = noTotals();
  #isExpiring = false;
  #isStopped = false;

  constructor(queue: DeliveringQueue, deps: RunnerDeps) {
    this.#queue = queue;
    this.#deps = deps;
    this.#buffer = new QueueBuffer({ ...deps, again: () => this.look() });
  }

  get serviceId(): string {
    return this.#queue.serviceId;
  }

  /** Its settings as they are now. */
  change(queue: DeliveringQueue): void {
    const { isPaused, deploymentId } = this.#queue;
    this.#queue = queue;
    if (queue.isPaused) return this.#buffer.empty();
    const isOther = deploymentId !== queue.deploymentId;
    if (isOther) [this.#held, this.#misses] = [null, 0];
    if (isOther || isPaused) this.look();
  }

  /** Messages were taken out of it. */
  taken(): void {
    this.#buffer.empty();
    this.look();
  }

  /** Its first message may be delivered from that moment on, whether anybody said that it is there or not. */
  hasOneFrom(ms: number): void {
    const { now } = this.#deps;
    if (ms < now() - this.#queue.retentionSeconds * SECOND_MS) void this.#expire();
    if (ms > now()) this.#lookAt(ms);
    else if (!this.#buffer.hasFirst(ms)) {
      this.#buffer.rewind();
      this.look();
    }
  }

  /** There may be something to deliver. */
  look(): void {
    if (this.#isStopped || this.#queue.isPaused) return;
    if (this.#held !== null && this.#isHeld) return this.#lookAt(this.#held.until);
    this.#buffer.fill(this.#queue).then(
      (hasAll) => {
        this.#start();
        if (hasAll) void this.#lookAhead();
      },
      (error: unknown) => {
        this.#warn(error, "a queue could not be read; it is read again");
        this.#lookAt(this.#deps.now() + SECOND_MS);
      },
    );
  }

  /** Takes no more. Resolves when what is being delivered is settled. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#buffer.empty();
    await Promise.all(this.#consuming);
    clearTimeout(this.#telling);
    this.#tellNow();
  }

  async #lookAhead(): Promise<void> {
    const at = await this.#deps.source.nextDue(this.#queue).catch(() => null);
    if (at !== null) this.#lookAt(at);
  }

  #lookAt(ms: number): void {
    if (this.#isStopped || ms >= this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = ms;
    const waitMs = Math.min(MOST_TIMER_MS, Math.max(0, ms - this.#deps.now()));
    this.#timer = setTimeout(() => {
      this.#timerAt = Number.POSITIVE_INFINITY;
      this.look();
    }, waitMs).unref();
  }

  /** Begins with each batch that is full, or has waited long enough. */
  #start(): void {
    const { now } = this.#deps;
    while (!this.#isStopped && !this.#queue.isPaused && this.#consuming.size < this.#queue.maxConcurrency) {
      if (this.#held !== null && this.#isHeld) return this.#lookAt(this.#held.until);
      const closesAt = this.#buffer.closesAt(this.#queue);
      if (closesAt === null) return;
      if (closesAt > now()) return this.#lookAt(closesAt);
      const batch = this.#buffer.take(this.#queue);
      for (const { id } of batch) this.#inFlight.add(id);
      const consuming = this.#consume(batch)
        .catch((error: unknown) => this.#warn(error, "what is too old could not be removed"))
        .finally(() => {
          this.#consuming.delete(consuming);
          for (const { id } of batch) this.#inFlight.delete(id);
          this.#tellSoon();
          this.look();
        });
      this.#consuming.add(consuming);
      this.#tellSoon();
    }
  }

  async #consume(read: readonly QueueMessage[]): Promise<void> {
    const { source, now } = this.#deps;
    const queue = this.#queue;
    const oldest = now() - queue.retentionSeconds * SECOND_MS;
    const over = read.filter(({ keptSince }) => keptSince.getTime() < oldest);
    const batch = over.length === 0 ? read : read.filter((message) => !over.includes(message));
    try {
      if (over.length > 0) await this.#stored(() => source.expire(queue, over));
      this.#totals.expired += over.length;
    } finally {
      this.#buffer.forget(over);
    }
    if (batch.length === 0) return;
    const isDelivered = await this.#deliver(queue, batch).catch((error: unknown) => {
      this.#warn(error, "a batch of a queue could not be delivered; it is tried again");
      return this.#hold("internal_error", SECOND_MS);
    });
    if (isDelivered) this.#buffer.forget(batch);
    else this.#buffer.empty(batch);
  }

  /** What its retention is over for, however many, and also while nothing is delivered. */
  async #expire(): Promise<void> {
    if (this.#isExpiring) return;
    this.#isExpiring = true;
    try {
      const oldest = this.#deps.now() - this.#queue.retentionSeconds * SECOND_MS;
      this.#totals.expired += await this.#deps.source.expireTo(this.#queue, oldest);
      this.#tellSoon();
    } catch (error) {
      this.#warn(error, "what its retention is over for could not be removed; it is tried again");
    } finally {
      this.#isExpiring = false;
    }
  }

  /** Whether it came to the worker; else it is delivered once what holds it is over. */
  async #deliver(queue: DeliveringQueue, batch: readonly QueueMessage[]): Promise<boolean> {
    const { source, deliveries, isHere, say, now } = this.#deps;
    const at = new Date(now());
    const outcome = await deliveries.deliver({
      slug: queue.slug,
      path: `/.svc/queues/${queue.name}`,
      body: batchBody(queue, batch, await source.backlogOf(queue)),
      counts: { meter: "queue_operations", quantity: batch.length },
    });
    if (outcome.kind === "held") return this.#hold(outcome.reason, Math.min(MOST_HOLD_MS, outcome.waitMs));
    if (outcome.kind === "answered" && outcome.status === 404) {
      if (this.#misses === 0)
        say(
          queue,
          `The worker answers 404 to /.svc/queues/${queue.name}: messages of the queue wait until it has a handler.`,
        );
      // Of several at once the first says how long.
      return this.#isHeld
        ? false
        : this.#hold("no_handler", Math.min(MOST_MISS_MS, SECOND_MS * 2 ** this.#misses++));
    }
    this.#misses = 0;
    this.#held = null;
    const { verdict, status } =
      outcome.kind === "answered"
        ? { verdict: readVerdict(idsOf(batch), outcome), status: outcome.status }
        : { verdict: failedBatch(batch, outcome.code), status: 0 };
    for (const warning of verdict.warnings) say(queue, warning);
    if (queue.deadLetter?.isThere === false && verdict.error !== null)
      say(
        queue,
        `The dead-letter queue of ${queue.name} is deleted: what fails waits. Restore it, or name another one.`,
      );
    const settled = settledOf(queue, batch, verdict, now());
    // Another host has it by now, which delivers again what is not done.
    const written: Settled = isHere(queue) ? settled : { ...settled, retried: [], dead: [] };
    await this.#stored(() => source.settle(queue, written));
    this.#count(settled);
    const { ms, requestId } = outcome;
    source.note(queue, { ...written, at, ms, status, error: verdict.error, requestId });
    for (const { nextAt } of settled.retried) this.#lookAt(nextAt.getTime());
    return true;
  }

  get #isHeld(): boolean {
    return this.#held !== null && this.#deps.now() < this.#held.until;
  }

  #hold(reason: string, waitMs: number): false {
    this.#held = { reason, until: this.#deps.now() + waitMs };
    return false;
  }

  /** Until the database has it: a message whose fate is not stored must not be read again. */
  async #stored(store: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await store();
      } catch (error) {
        this.#warn(error, "what became of messages could not be stored; it is tried again");
        if (this.#isStopped || !this.#deps.isHere(this.#queue)) return;
        await new Promise((resolve) => setTimeout(resolve, SECOND_MS));
      }
    }
  }

  #count({ done, retried, dead }: Settled): void {
    this.#totals.acked += done.length;
    this.#totals.retried += retried.length;
    this.#totals[this.#queue.deadLetter === null ? "dropped" : "deadLettered"] += dead.length;
  }

  #warn(err: unknown, message: string): void {
    this.#deps.log.warn({ err, queue: this.#queue.queueId }, message);
  }

  #tellSoon(): void {
    this.#telling ??= setTimeout(() => this.#tellNow(), TELL_MS).unref();
  }

  #tellNow(): void {
    this.#telling = undefined;
    const totals = this.#totals;
    this.#totals = noTotals();
    this.#deps.source.tell(
      this.#queue,
      {
        inFlight: this.#inFlight.size,
        ids: [...this.#inFlight].slice(0, MOST_TOLD_IDS),
        consumers: this.#consuming.size,
        held: this.#held && { reason: this.#held.reason, until: new Date(this.#held.until) },
      },
      totals,
    );
    if (this.#inFlight.size > 0) this.#tellSoon();
  }
}

const idsOf = (batch: readonly QueueMessage[]): string[] => batch.map(({ id }) => id);

function failedBatch(batch: readonly QueueMessage[], error: string) {
  return { done: [], retried: idsOf(batch).map((id) => ({ id, delaySeconds: null })), error, warnings: [] };
}

function noTotals(): QueueTotals {
  return { acked: 0, retried: 0, deadLettered: 0, dropped: 0, expired: 0 };
}
