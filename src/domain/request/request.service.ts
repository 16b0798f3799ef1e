import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { ErrorCode } from "../../errors/codes.ts";
import type { Clock } from "../../kernel/clock.ts";
import { decodeCursor, encodeCursor } from "../../kernel/cursor.ts";
import { canonicalJson, sha256 } from "../../kernel/hash.ts";
import { newId } from "../../kernel/ids.ts";
import { assertSize } from "../../scrape-host/input/input-size.ts";
import { endHold } from "../../store/accounts.store.ts";
import type { RequestDoc, RequestState } from "../../store/documents.ts";
import { claimIdempotencyKey, freeIdempotencyKey } from "../../store/idempotency.store.ts";
import { isTerminal } from "../../store/request-moves.ts";
import { beginResume, insertReserving, takeReservation } from "../../store/request-reservations.store.ts";
import { RequestReader } from "../../store/request-reader.ts";
import { listRequests, requestCancel } from "../../store/requests.store.ts";
import type { Store } from "../../store/store.ts";
import { announceRequest } from "../event/request-events.ts";
import { assertPageSize } from "../page-size.ts";
import type { Catalog } from "../scraper/catalog.ts";
import { planCanary } from "../canary/plan-canary.ts";
import { remaining } from "./cost.ts";
import { finishRequest } from "./finish.ts";
import { placeHold } from "./hold.ts";
import { newRequestDocument } from "./new-request-document.ts";
import { planRequest, type NewRequest, type RequestPlan } from "./plan.ts";
import type { RequestObserver } from "./request-observer.ts";
import { assertRoom, type HasRoom } from "./room.ts";
import { holdKey, settle } from "./settlement.ts";

export const DEFAULT_PAGE_REQUESTS = 20;
export const MAX_PAGE_REQUESTS = 100;
const CURSOR_KIND = "req";
const MAX_IDEMPOTENCY_KEY_CHARACTERS = 255;
/** After these a call with the same key may still be under way, so the key stays taken. */
const MAY_STILL_BE_MADE: readonly ErrorCode[] = ["internal", "idempotency_in_progress"];
/** A first call that has not finished after this was cut off; the same call may take its place. */
const IN_PROGRESS_MS = 10_000;

export interface RequestServiceDeps {
  store: Store;
  clock: Clock;
  catalog: Catalog;
  resultsDays: number;
  observer?: RequestObserver;
  hasRoom?: HasRoom;
  /** The call under way, to be stored with what it creates. */
  creation?: () => RequestDoc["creation"];
}

export interface Created {
  request: RequestDoc;
  /** True when an earlier call with the same idempotency key made it. */
  replayed: boolean;
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
  estimate(input: NewRequest): Promise<RequestPlan> {
    return planRequest(this.#deps.catalog, input);
  }

  /** Validates, reserves the estimate and queues. Nothing is stored when it throws. */
  async create(accountId: string, input: NewRequest, idempotencyKey: string | null): Promise<Created> {
    if (idempotencyKey !== null) return this.#createOnce(accountId, input, idempotencyKey);
    const plan = await planRequest(this.#deps.catalog, input);
    return { request: await this.#place(accountId, plan), replayed: false };
  }

  /** Creates the Request that runs the canary of an operation; it costs nothing. */
  async createCanary(accountId: string, scraper: string, operation: string): Promise<RequestDoc> {
    return this.#place(accountId, await planCanary(this.#deps.catalog, scraper, operation));
  }

  async #createOnce(accountId: string, input: NewRequest, idempotencyKey: string): Promise<Created> {
    assertIdempotencyKey(idempotencyKey);
    assertSize(input.input);
    const { store, clock } = this.#deps;
    const now = clock.now();
    const bodyHash = sha256(
      canonicalJson({
        scraper: input.scraper,
        input: input.input,
        limit: input.limit,
        maxCostUsdMicros: input.maxCostUsdMicros,
      }),
    );
    const claim = {
      _id: `${accountId}:${sha256(idempotencyKey)}`,
      bodyHash,
      requestId: newId("request", now),
      createdAt: now,
    };
    const { first, doc } = await claimIdempotencyKey(store, claim);
    if (doc.bodyHash !== bodyHash) throw new AppError("idempotency_key_reused");
    if (!first) {
      const earlier = await this.#reader.find(accountId, doc.requestId);
      if (earlier) return { request: earlier, replayed: true };
      if (now.getTime() - doc.createdAt.getTime() < IN_PROGRESS_MS)
        throw new AppError("idempotency_in_progress", { retryAfterSeconds: 1 });
    }
    try {
      const plan = await planRequest(this.#deps.catalog, input);
      return { request: await this.#place(accountId, plan, doc.requestId), replayed: false };
    } catch (error) {
      if (error instanceof AppError && !MAY_STILL_BE_MADE.includes(error.code))
        await freeIdempotencyKey(store, doc._id, doc.requestId);
      throw error;
    }
  }

  async #place(accountId: string, plan: RequestPlan, givenId?: string): Promise<RequestDoc> {
    const { store, clock } = this.#deps;
    assertRoom(this.#deps.hasRoom);
    const now = clock.now();
    const id = givenId ?? newId("request", now);
    const token = randomUUID();
    const creation = this.#deps.creation?.();
    const fresh = {
      ...newRequestDocument(id, accountId, plan, { token, round: 1, at: now }, now),
      ...(creation ? { creation } : {}),
    };
    const usdMicros = (await insertReserving(store, fresh))
      ? plan.estimatedCostUsdMicros
      : await this.#takeOver(accountId, id, token);
    const placed = await placeHold(this.#deps, { accountId, requestId: id, round: 1, token, usdMicros });
    this.#deps.observer?.created(placed);
    return placed;
  }

  /** Takes the place of an earlier call with the same key that was cut off; returns what its Request may cost. */
  async #takeOver(accountId: string, id: string, token: string): Promise<number> {
    const { store, clock } = this.#deps;
    const at = clock.now();
    const olderThan = new Date(at.getTime() - IN_PROGRESS_MS);
    const taken = await takeReservation(store, id, { token, at, olderThan });
    if (!taken) throw new AppError("idempotency_in_progress", { retryAfterSeconds: 1 });
    await endHold(store, accountId, holdKey(id, 1, taken.voidToken), 0);
    return taken.request.estimatedCostUsdMicros;
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
    },
  ): Promise<{ requests: { request: RequestDoc; cursor: string }[]; nextCursor: string | null }> {
    assertPageSize(page.limit, { max: MAX_PAGE_REQUESTS, of: "Requests", path: "first" });
    const before = page.after === null ? null : decodeCursor(CURSOR_KIND, page.after);
    if (page.after !== null && (before === null || !/^req_[0-9a-f]{24}$/.test(before)))
      throw new AppError("invalid_cursor");
    const found = await listRequests(this.#deps.store, accountId, {
      before,
      limit: page.limit + 1,
      states: page.states ?? null,
      scraper: page.scraper ?? null,
      since: page.since ?? null,
    });
    const requests = found
      .slice(0, page.limit)
      .map((request) => ({ request, cursor: encodeCursor(CURSOR_KIND, request._id) }));
    return { requests, nextCursor: found.length > page.limit ? (requests.at(-1)?.cursor ?? null) : null };
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

  async #cancelRun(accountId: string, id: string): Promise<RequestDoc | null> {
    const { store, clock } = this.#deps;
    const moved = await requestCancel(store, accountId, id);
    if (moved) await announceRequest(store, moved, clock.now());
    return moved;
  }

  /** Queues a partial, failed or cancelled Request again, from its checkpoint, for the Records it still wants. */
  async resume(accountId: string, id: string): Promise<RequestDoc> {
    const request = await this.get(accountId, id);
    const left = remaining(request);
    this.#deps.catalog.usable(request.scraper);
    assertRoom(this.#deps.hasRoom);
    // The end of a run is seen a moment before its round is booked; a caller need not wait for that.
    await settle(this.#deps, request);
    const token = randomUUID();
    const begun =
      left.records > 0
        ? await beginResume(this.#deps.store, accountId, id, token, this.#deps.clock.now())
        : null;
    if (!begun) {
      const why =
        left.records > 0
          ? `it is ${request.state}`
          : "it has all the Records that its limit and cost ceiling allow";
      throw new AppError("request_not_resumable", { message: `The Request cannot be resumed: ${why}.` });
    }
    return placeHold(this.#deps, {
      accountId,
      requestId: id,
      round: begun.round + 1,
      token,
      usdMicros: remaining(begun).holdUsdMicros,
    });
  }
}

function assertIdempotencyKey(key: string): void {
  if (key.length >= 1 && key.length <= MAX_IDEMPOTENCY_KEY_CHARACTERS && /^[\x21-\x7e]+$/.test(key)) return;
  throw new AppError("invalid_input", {
    message: `An idempotency key has 1 to ${MAX_IDEMPOTENCY_KEY_CHARACTERS} printable ASCII characters without spaces.`,
    details: [
      {
        path: "idempotencyKey",
        code: "format",
        message: "Use a UUID, for example.",
        limit: MAX_IDEMPOTENCY_KEY_CHARACTERS,
        actual: key.length,
      },
    ],
  });
}
