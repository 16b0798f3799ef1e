import { randomUUID } from "node:crypto";
import { isConnectionLoss } from "../../../store/client.ts";
import type { RequestDoc } from "../../../store/documents.ts";
import {
  abandonedSince,
  accountsQueued,
  claimAbandoned,
  claimQueued,
  endAlone,
  renewLease,
  type Claim,
} from "../../../store/request-leases.store.ts";
import type { Feed } from "../../event/feed.ts";
import { announceRequest } from "../../event/request-events.ts";
import { concludeRequest } from "../../request/finish.ts";
import type { Catalog } from "../../scraper/catalog.ts";
import type { SourceHealthService } from "../../source-health/source-health.service.ts";
import type { FetchSettings } from "../thread/messages.ts";
import type { HasRoom } from "../../request/room.ts";
import type { RequestObserver } from "../../request/request-observer.ts";
import type { OperatorAuthorization } from "./authorized-fetch.ts";
import { endRun } from "./end-run.ts";
import type { RunOutcome } from "./run-observer.ts";
import { RunSession, type SessionDeps } from "./run-session.ts";
import { Turns, type Turn } from "./turns.ts";

/** Claims of one round by workers that were lost, before the round is given up. */
export const MAX_ATTEMPTS_PER_ROUND = 5;
const RENEWALS_PER_LEASE = 3;
/** A run that ends within this is over before anybody could look at it. */
const SOON_MS = 50;
/** For this long a busy worker takes nothing new on, so that an abandoned Request can run alone; then it runs among others. */
const EMPTYING_MS = 60_000;

export interface RunnerDeps extends SessionDeps {
  feed: Feed;
  catalog: Catalog;
  health: SourceHealthService;
  fetchSettings(scraperId: string): FetchSettings;
  /** The operator's credentials for a scraper; they stay on this side of its thread. */
  authorizations(scraperId: string): readonly OperatorAuthorization[];
  workerId: string;
  concurrency: number;
  /** Requests of one account that run here at once. */
  accountConcurrency: number;
  runSeconds: number;
  resultsDays: number;
  /** On a full disk nothing is taken on, and what runs is handed back. */
  hasRoom?: HasRoom;
  observer?: RequestObserver;
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
  /** Is tried again after a worker died of it or of one beside it; nothing else is begun meanwhile. */
  #alone: RunSession | null = null;

  constructor(deps: RunnerDeps) {
    this.#deps = deps;
    this.#turns = new Turns(deps.concurrency, deps.accountConcurrency);
    this.#unwatch = deps.feed.watch("topic:request", (event) => {
      if (event === null) return this.look();
      if (event.state === "cancelling") this.#lookAt(event.subject);
      if (event.state !== "queued" || event.accountId === null) return;
      this.#turns.queued(event.accountId);
      this.#wake();
    });
  }

  /** Looks who waits, and for Requests that were abandoned. Called regularly, since hints may be lost. */
  look(): void {
    this.#mustLook = true;
    this.#wake();
  }

  /** Takes what it may. Called on every hint and whenever a run ends. */
  #wake(): void {
    if (this.#stopped) return;
    if (this.#deps.hasRoom?.() === false) {
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
    for (const session of this.#sessions) if (session.request._id === requestId) void this.#beat(session);
  }

  async #claimAll(): Promise<void> {
    const { store } = this.#deps;
    const turns = this.#turns;
    if (this.#mustLook && turns.hasRoom) {
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
   * Takes abandoned Requests: one alone, or, where this worker does not become empty for it, those that waited too long.
   * True when nothing else may be taken now.
   */
  async #isKeptForAbandoned(): Promise<boolean> {
    const { store, clock } = this.#deps;
    if (this.#stopped || this.#alone !== null) return true;
    const how = { barred: this.#turns.barred, maxAttempts: MAX_ATTEMPTS_PER_ROUND };
    const claim = this.#newClaim();
    if (this.#sessions.size === 0) {
      const request = await claimAbandoned(store, claim, { ...how, alone: true });
      if (request) this.#alone = this.#begin(request, claim, { accountId: request.accountId, queued: 0 });
      return request !== null;
    }
    const since = await abandonedSince(store, claim, MAX_ATTEMPTS_PER_ROUND);
    if (since === null) return false;
    // Looked at again as soon as a run ends.
    this.#mustLook = true;
    if (clock.now().getTime() - since.getTime() < EMPTYING_MS) return true;
    const request = await claimAbandoned(store, claim, { ...how, alone: false });
    if (request) this.#begin(request, claim, { accountId: request.accountId, queued: 0 });
    return false;
  }

  /** One that lives longer than a lease without harm gets company again. */
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
    const run = this.#run(session)
      .then((finished) => {
        if (this.#alone === session) {
          this.#alone = null;
          this.#mustLook = true;
        }
        this.#turns.ended(request.accountId);
        this.#sessions.delete(session);
        this.#wake();
        return finished ? this.#conclude(finished) : undefined;
      })
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
    return session;
  }

  /** @returns the Request when it has ended */
  async #run(session: RunSession): Promise<RequestDoc | null> {
    const { clock, store } = this.#deps;
    const { request, log } = session;
    let outcome: RunOutcome = "failed";
    log.debug("run begins");
    // What ends sooner is announced once.
    const announcement = setTimeout(() => void announceRequest(store, request, clock.now()), SOON_MS);
    const deadline = setTimeout(() => session.interrupt("deadline"), this.#deps.runSeconds * 1000);
    const heartbeat = setInterval(() => void this.#beat(session), this.#deps.leaseMs / RENEWALS_PER_LEASE);
    const alone = setTimeout(() => {
      if (this.#alone === session) void this.#endAlone(session);
    }, this.#deps.leaseMs);
    try {
      const { moduleUrl } = this.#deps.catalog.usable(request.scraper);
      const result = await session.run(
        moduleUrl,
        this.#deps.fetchSettings(request.scraper),
        this.#deps.authorizations(request.scraper),
      );
      const finished = await endRun(this.#deps, session, result);
      const { interruption } = session;
      outcome = interruption ?? "completed";
      log.info({ end: result.end, records: request.recordCount, interruption }, "run ended");
      return finished;
    } catch (error) {
      // The lease will run out and another attempt will take the Request over from its checkpoint.
      log.error({ err: error }, "a run could not be ended properly");
      return null;
    } finally {
      clearTimeout(announcement);
      clearTimeout(deadline);
      clearTimeout(alone);
      clearInterval(heartbeat);
      session.watch?.ended(outcome);
    }
  }

  async #beat(session: RunSession): Promise<void> {
    const { store, clock, leaseMs } = this.#deps;
    try {
      const held = await renewLease(store, session.lease, new Date(clock.now().getTime() + leaseMs));
      if (!held) session.interrupt("lease_lost");
      else if (held.state === "cancelling") {
        session.request.state = "cancelling";
        session.interrupt("cancel");
      }
    } catch (error) {
      session.log.warn({ err: error }, "the lease could not be renewed");
    }
  }

  async #conclude(finished: RequestDoc): Promise<void> {
    const { health, log } = this.#deps;
    const { _id, scraper, operation, state, error } = finished;
    const counted = state === "cancelled" ? null : health.count(scraper, operation, error);
    try {
      await Promise.all([concludeRequest(this.#deps, finished), counted]);
    } catch (failure) {
      log.error({ err: failure, requestId: _id }, "a Request was ended and not booked yet");
    }
  }
}
