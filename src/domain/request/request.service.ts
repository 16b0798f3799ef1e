import { request } from "../../kinds/request.ts";
import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { encodeCursor } from "../../kernel/cursor.ts";
import { newId } from "../../kinds/ids.ts";
import type { RequestDoc, RequestState, StopReason } from "../../store/request/request-documents.ts";
import { isTerminal } from "../../store/request/request-moves.ts";
import {
  beginResume,
  insertReserving,
  takeReservation,
} from "../../store/request/request-reservations.store.ts";
import { RequestReader } from "../../store/request/request-reader.ts";
import {
  listRequests,
  openCounts,
  openRequests,
  requestCancel,
  watchRoom,
  type CountedRequest,
} from "../../store/request/requests.store.ts";
import type { Store } from "../../store/store.ts";
import type { Caller } from "../access/caller.ts";
import { announceRequest } from "../event/request-events.ts";
import { cutPage, idBehind } from "../keyset-page.ts";
import { assertPageSize } from "../page-size.ts";
import type { Catalog } from "../scraper/catalog.ts";
import { remaining, roundCost } from "./cost.ts";
import { createOnce, IN_PROGRESS_MS, type Created } from "./create-once.ts";
import { finishRequest } from "./finish.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { placeHold } from "./hold.ts";
import { newRequestDocument } from "./new-request-document.ts";
import { planRequest, type NewRequest, type RequestPlan } from "./plan.ts";
import type { RequestAnnouncer } from "./request-announcer.ts";
import type { SpendingService } from "../spending/spending.service.ts";
import type { StopRequests } from "../spending/stop-requests.ts";
import type { RequestObserver } from "./request-observer.ts";
import { assertDiskSpace, type HasDiskSpace } from "./disk-guard.ts";
import { holdKey, type Settlements } from "./settlement.ts";
import { tagsOf } from "./tags.ts";

const CURSOR_KIND = "req";

export interface RequestServiceDeps {
  store: Store;
  clock: Clock;
  catalog: Catalog;
  wallet: Wallet;
  spending: SpendingService;
  settlements: Settlements;
  /** Days that Results of a scraper are kept. */
  resultsDays: (scraper: string) => number;
  observer?: RequestObserver;
  announcer?: RequestAnnouncer;
  hasDiskSpace?: HasDiskSpace;
  /** Whether this server is a demo: what it creates is marked. */
  isDemo: boolean;
  /** The call under way, to be stored with what it creates. */
  creation?: () => RequestDoc["creation"];
}

/** Creating, reading, cancelling and resuming Requests. */
export class RequestService {
  readonly #deps: RequestServiceDeps;
  readonly #reader: RequestReader;

  constructor(deps: RequestServiceDeps) {
    this.#deps = deps;
    this.#reader = new RequestReader(deps.store);
  }

  /** Validates and prices without creating. Throws what creation would throw, except for money. */
  async estimate(accountId: string, input: NewRequest): Promise<RequestPlan & { isDemo: boolean }> {
    const plan = await planRequest(this.#deps.catalog, input, accountId);
    return { ...plan, isDemo: this.#deps.isDemo };
  }

  /** Validates, reserves the estimate and queues. Nothing is stored when it throws. */
  async create(accountId: string, input: NewRequest, idempotencyKey: string | null): Promise<Created> {
    const place = async (id?: string): Promise<RequestDoc> =>
      this.place(accountId, await planRequest(this.#deps.catalog, input, accountId), id);
    if (idempotencyKey === null) return { request: await place(), replayed: false };
    const { store, clock } = this.#deps;
    return createOnce({ store, clock, reader: this.#reader }, { accountId, input, idempotencyKey }, place);
  }

  /** Reserves the estimate of what is planned and queues it. Nothing is stored when it throws. */
  async place(accountId: string, plan: RequestPlan, givenId?: string): Promise<RequestDoc> {
    const { store, clock } = this.#deps;
    assertDiskSpace(this.#deps.hasDiskSpace);
    const now = clock.now();
    const id = givenId ?? newId("request", now);
    const token = randomUUID();
    const creation = this.#deps.creation?.();
    const fresh = {
      ...newRequestDocument(id, accountId, plan, { token, round: 1, at: now }, now),
      ...(creation ? { creation } : {}),
      ...(this.#deps.isDemo ? { isDemo: true as const } : {}),
    };
    const { request, at } = (await insertReserving(store, fresh))
      ? { request: fresh, at: now }
      : await this.#takeOver(accountId, id, token);
    const placed = await this.#hold(request, { round: 1, token, at });
    this.#deps.observer?.created(placed);
    return placed;
  }

  #hold(request: RequestDoc, reservation: { round: number; token: string; at: Date }): Promise<RequestDoc> {
    const { records, holdUsdMicros } = remaining(request);
    return placeHold(this.#deps, { request, ...reservation, records, usdMicros: holdUsdMicros });
  }

  /** Takes the place of an earlier call with the same key that was cut off. */
  async #takeOver(accountId: string, id: string, token: string): Promise<{ request: RequestDoc; at: Date }> {
    const { store, clock, wallet, spending } = this.#deps;
    const at = clock.now();
    const olderThan = new Date(at.getTime() - IN_PROGRESS_MS);
    const taken = await takeReservation(store, id, { token, at, olderThan });
    if (!taken) throw new AppError("idempotency_in_progress", { retryAfterSeconds: 1 });
    const voidKey = holdKey(id, 1, taken.voidToken);
    await Promise.all([
      wallet.release(accountId, voidKey),
      spending.drop(accountId, voidKey, taken.request.reservation?.at ?? at),
    ]);
    return { request: taken.request, at };
  }

  async get(accountId: string, id: string): Promise<RequestDoc> {
    const request = await this.#reader.find(accountId, id);
    if (!request)
      throw new AppError("not_found", { message: `This account has no Request ${id.slice(0, 40)}.` });
    return request;
  }

  /** One page of the account's Requests, newest first. */
  async list(
    accountId: string,
    page: {
      after: string | null;
      limit: number;
      states?: RequestState[] | null;
      scraper?: string | null;
      since?: Date | null;
      tags?: readonly string[] | null;
    },
  ): Promise<{ requests: { request: RequestDoc; cursor: string }[]; nextCursor: string | null }> {
    assertPageSize(page.limit, request);
    const before = idBehind(CURSOR_KIND, page.after, "request");
    const found = await listRequests(this.#deps.store, accountId, {
      before,
      limit: page.limit + 1,
      states: page.states ?? null,
      scraper: page.scraper ?? null,
      since: page.since ?? null,
      tags: tagsOf(page.tags ?? null, "filter.tags"),
    });
    const { rows, nextCursor } = cutPage(found, page.limit, (request) => ({
      request,
      cursor: encodeCursor(CURSOR_KIND, request._id),
    }));
    return { requests: rows, nextCursor };
  }

  /** Asks a Request to stop. Idempotent; a finished Request is returned as it is. */
  async cancel(accountId: string, id: string): Promise<RequestDoc> {
    for (;;) {
      const request = await this.get(accountId, id);
      if (isTerminal(request.state) || request.state === "cancelling") return request;
      const moved =
        request.state === "queued"
          ? await finishRequest(this.#deps, request, {}, { kind: "cancelled" })
          : await this.#cancelRun(accountId, id);
      // Null: the Request moved on between the read and the write. Look again.
      if (moved) return moved;
    }
  }

  /**
   * Stops what waits or runs because the account has set a limit of which nothing is left; Records stored until then stay and are
   * paid. Where something is left, but not enough, the same is asked again at each batch.
   */
  async stopForCap(...[which, { of, left }]: Parameters<StopRequests>): Promise<void> {
    const counts = await openCounts(this.#deps.store, which);
    const sum = (unitsOf: (request: CountedRequest) => { records: number; usdMicros: number }): number =>
      counts.reduce((total, request) => total + unitsOf(request)[of], 0);
    const stored = sum(storedInRound);
    if (stored < left) {
      if (stored + sum(mayBeStored) > left) await watchRoom(this.#deps.store, which);
      return;
    }
    for await (const request of openRequests(this.#deps.store, which)) {
      const by = "cost_cap_reached";
      // One that a worker takes in between runs.
      const isOver =
        request.state === "queued" &&
        (await finishRequest(this.#deps, request, {}, { kind: "cancelled", by }));
      if (!isOver) await this.#cancelRun(which.accountId, request._id, by);
    }
  }

  async #cancelRun(accountId: string, id: string, stopFor?: StopReason): Promise<RequestDoc | null> {
    const { store, clock } = this.#deps;
    const moved = await requestCancel(store, accountId, id, stopFor);
    if (moved) await announceRequest(store, moved, clock.now());
    return moved;
  }

  /**
   * Queues a partial, failed or cancelled Request again, from its checkpoint, for the Records it still wants. A round that an API
   * key resumes is held to the limits of that key and of the one that made the Request, and counts for the former.
   */
  async resume({ accountId, credential }: Caller, id: string): Promise<RequestDoc> {
    const request = await this.get(accountId, id);
    const left = remaining(request);
    this.#deps.catalog.usable(request.scraper);
    assertDiskSpace(this.#deps.hasDiskSpace);
    // The end of a run is seen a moment before its round is booked; a caller need not wait for that.
    await this.#deps.settlements.settle(request);
    const token = randomUUID();
    const at = this.#deps.clock.now();
    const apiKeyId = credential.kind === "api_key" ? credential.id : null;
    const begun =
      left.records > 0 ? await beginResume(this.#deps.store, accountId, id, { token, at, apiKeyId }) : null;
    if (!begun) {
      const why =
        left.records > 0
          ? `it is ${request.state}`
          : "it has all the Records that its limit and cost ceiling allow";
      throw new AppError("request_not_resumable", { message: `The Request cannot be resumed: ${why}.` });
    }
    return this.#hold(begun, { round: begun.round + 1, token, at });
  }
}

function storedInRound(request: CountedRequest): { records: number; usdMicros: number } {
  const { records, costUsdMicros } = roundCost(request);
  return { records, usdMicros: costUsdMicros };
}

function mayBeStored(request: CountedRequest): { records: number; usdMicros: number } {
  const { records, holdUsdMicros } = remaining(request);
  return { records, usdMicros: holdUsdMicros };
}
