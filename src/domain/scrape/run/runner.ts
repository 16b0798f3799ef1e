import { randomUUID } from "node:crypto";
import { isConnectionLoss } from "../../../store/client.ts";
import type { RequestDoc } from "../../../store/request/request-documents.ts";
import {
  abandonedSince,
  leastAbandoned,
  accountsQueued,
  claimAbandoned,
  claimQueued,
  endAlone,
  type Claim,
} from "../../../store/request/request-leases.store.ts";
import type { Feed } from "../../event/feed.ts";
import { MAX_ATTEMPTS_PER_ROUND } from "../../request/attempts.ts";
import type { HasDiskSpace } from "../../request/disk-guard.ts";
import { conclude, type LeasedRunDeps, renew, runUnderLease } from "./leased-run.ts";
import { RunSession } from "./run-session.ts";
import { Turns, type Turn } from "./turns.ts";

/** An abandoned Request that no worker could try alone for this long runs among others. */
const ALONE_MS = 60_000;
/** What is queued goes before the next abandoned Request that is tried alone, and has this long. */
const QUEUE_MS = 10_000;

export interface RunnerDeps extends LeasedRunDeps {
  feed: Feed;
  workerId: string;
  concurrency: number;
  /** Requests of one account that run here at once. */
  accountConcurrency: number;
  /** On a full disk nothing is taken on, and what runs is handed back. */
  hasDiskSpace?: HasDiskSpace;
}

/** Takes queued Requests, as many at once as it has room for, and runs each under a lease. */
export class Runner {
  readonly #deps: RunnerDeps;
  readonly #sessions = new Set<RunSession>();
  readonly #running = new Set<Promise<void>>();
  readonly #turns: Turns;
  readonly #unwatch: () => void;
  #claiming: Promise<void> | null = null;
  #claimAgain = false;
  /** Whether hints may have been missed, or leases have run out. */
  #mustLook = true;
  #stopped = false;
  /** Until when what is queued goes before abandoned Requests; null when its turn has not begun. */
  #queueUntil: number | null = null;
  /** Is tried again after a worker died of it or of one beside it; nothing else is begun meanwhile. */
  #alone: RunSession | null = null;

  constructor(deps: RunnerDeps) {
    this.#deps = deps;
    this.#turns = new Turns(deps.concurrency, deps.accountConcurrency);
    this.#unwatch = deps.feed.watch("topic:request", (event) => {
      if (event === null) return this.look();
      if (event.kind === "cancelling") this.#lookAt(event.subject);
      if (event.kind !== "queued" || event.accountId === null) return;
      this.#turns.queued(event.accountId);
      this.#wake();
    });
  }

  /** Requests that run here. */
  get running(): number {
    return this.#sessions.size;
  }

  /** Looks who waits, and for Requests that were abandoned. The feed asks for it regularly, since hints may be lost. */
  look(): void {
    this.#mustLook = true;
    this.#wake();
  }

  /** Takes what it may. Called on every hint and whenever a run ends. */
  #wake(): void {
    if (this.#stopped) return;
    if (this.#deps.hasDiskSpace?.() === false) {
      for (const session of this.#sessions) session.interrupt("disk_full");
      return;
    }
    if (this.#claiming) {
      this.#claimAgain = true;
      return;
    }
    this.#claiming = this.#claimAll()
      .catch((error: unknown) => {
        if (!isConnectionLoss(error)) this.#deps.log.error({ err: error }, "claiming a Request failed");
      })
      .finally(() => {
        this.#claiming = null;
        if (this.#claimAgain) {
          this.#claimAgain = false;
          this.#wake();
        }
      });
  }

  /** Stops claiming, hands running Requests back to other workers, and waits for that. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unwatch();
    for (const session of this.#sessions) session.interrupt("shutdown");
    await this.#claiming;
    for (const session of this.#sessions) session.interrupt("shutdown");
    await Promise.all(this.#running);
  }

  /** An event is a hint and may be old: whether the run is to be cancelled is read from the Request. */
  #lookAt(requestId: string): void {
    for (const session of this.#sessions)
      if (session.request._id === requestId) void renew(this.#deps, session);
  }

  async #claimAll(): Promise<void> {
    const { store } = this.#deps;
    const turns = this.#turns;
    if (this.#mustLook && turns.hasFreeTurn) {
      // What is abandoned by an account that fills this worker is taken when one of its runs has ended.
      this.#mustLook = turns.barred.length > 0;
      // Before what is queued, which might never leave a place.
      if (await this.#isKeptForAbandoned()) return;
      for (const accountId of await accountsQueued(store)) turns.waits(accountId);
    }
    while (!this.#stopped && this.#alone === null) {
      const turn = turns.next();
      if (turn === null) return;
      const claim = this.#newClaim();
      const request = await claimQueued(store, claim, turn.accountId);
      if (request) this.#begin(request, claim, turn);
    }
  }

  /**
   * Takes abandoned Requests, each alone: a worker may have died of any of them. Before each, what is queued has its turn, by others
   * who have nothing to do with them. True when nothing else may be taken now.
   */
  async #isKeptForAbandoned(): Promise<boolean> {
    const { store, clock } = this.#deps;
    if (this.#stopped || this.#alone !== null) return true;
    const claim = this.#newClaim();
    const since = await abandonedSince(store, claim, MAX_ATTEMPTS_PER_ROUND);
    if (since === null) {
      this.#queueUntil = null;
      return false;
    }
    this.#mustLook = true;
    const how = { barred: this.#turns.barred, maxAttempts: MAX_ATTEMPTS_PER_ROUND };
    if (this.#sessions.size > 0 && clock.now().getTime() - since.getTime() >= ALONE_MS) {
      const request = await claimAbandoned(store, claim, { ...how, alone: false });
      if (request) this.#begin(request, claim, { accountId: request.accountId, queued: 0 });
      return false;
    }
    if (await this.#isQueuesTurn()) return false;
    if (this.#sessions.size > 0) {
      // They go on behind the one that is tried, which takes seconds.
      for (const session of this.#sessions) session.interrupt("make_room");
      return true;
    }
    this.#queueUntil = null;
    const accountId = await leastAbandoned(store, claim, how);
    const request =
      accountId === null ? null : await claimAbandoned(store, claim, { ...how, accountId, alone: true });
    if (request) this.#alone = this.#begin(request, claim, { accountId: request.accountId, queued: 0 });
    return request !== null;
  }

  async #isQueuesTurn(): Promise<boolean> {
    const isIdle = this.#sessions.size === 0;
    if (isIdle && (await accountsQueued(this.#deps.store)).length === 0) return false;
    if (this.#queueUntil === null) {
      this.#queueUntil = performance.now() + QUEUE_MS;
      setTimeout(() => this.look(), QUEUE_MS).unref();
    }
    return performance.now() < this.#queueUntil;
  }

  /** One that lives long enough without harm gets company again. */
  async #endAlone(session: RunSession): Promise<void> {
    await endAlone(this.#deps.store, session.lease).catch((error: unknown) =>
      session.log.warn({ err: error }, "a Request could not be marked as harmless"),
    );
    if (this.#alone === session) this.#alone = null;
    this.look();
  }

  #newClaim(): Claim {
    const { clock, leaseMs, workerId, catalog } = this.#deps;
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    return { workerId, token: randomUUID(), now, leaseUntil, scrapers: catalog.runnable() };
  }

  #begin(request: RequestDoc, { token }: Claim, turn: Turn): RunSession {
    const session = new RunSession(this.#deps, request, { requestId: request._id, token });
    this.#turns.began(turn);
    this.#sessions.add(session);
    const whenHarmless = (): void => {
      if (this.#alone === session) void this.#endAlone(session);
    };
    const run = runUnderLease(this.#deps, session, whenHarmless)
      .then(async (ended) => {
        if (this.#alone === session) {
          this.#alone = null;
          this.#mustLook = true;
        }
        this.#turns.ended(request.accountId);
        this.#sessions.delete(session);
        this.#wake();
        await Promise.all([ended && conclude(this.#deps, ended), session.logged()]);
      })
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
    return session;
  }
}
