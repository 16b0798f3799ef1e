import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { moneyText } from "../../kernel/usd.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import { activate, dropReservation } from "../../store/request/request-reservations.store.ts";
import type { Store } from "../../store/store.ts";
import { MAX_HOLDS, type HoldOutcome } from "../../store/wallet/wallet-holds.store.ts";
import { announceRequest } from "../event/request-events.ts";
import type { SpendingService } from "../spending/spending.service.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { holdKey } from "./settlement.ts";

interface Placement {
  request: RequestDoc;
  round: number;
  /** Of the reservation on the Request; the queueing below counts only while it stands. */
  token: string;
  /** When that was made. */
  at: Date;
  /** The most that the round may store and cost. */
  records: number;
  usdMicros: number;
}

export interface HoldDeps {
  store: Store;
  clock: Clock;
  wallet: Wallet;
  spending: Pick<SpendingService, "open" | "drop">;
}

/**
 * Holds the money of one round and its part of the account's limits, then queues the Request. When the account cannot pay,
 * or does not want to, the reservation is taken back and nothing remains.
 */
export async function placeHold(deps: HoldDeps, placement: Placement): Promise<RequestDoc> {
  const { store, clock, wallet } = deps;
  const { request, token } = placement;
  const key = holdKey(request._id, placement.round, token);
  const now = clock.now();
  const hold = { key, usdMicros: placement.usdMicros, at: now };
  const [held, opened] = await Promise.allSettled([
    wallet.hold(request.accountId, hold),
    openSpending(deps, placement, key),
  ]);
  if (held.status === "rejected" || held.value.outcome !== "held" || opened.status === "rejected") {
    const isOurs = await dropReservation(store, request._id, token);
    await undo(deps, placement, key);
    if (held.status === "rejected") throw held.reason;
    if (!isOurs) throw tookTooLong();
    const { outcome, availableUsdMicros } = held.value;
    if (outcome !== "held") throw refusal(outcome, placement.usdMicros, availableUsdMicros);
    throw opened.status === "rejected" ? opened.reason : tookTooLong();
  }
  const queued = await activate(store, { id: request._id, token, now });
  if (!queued) {
    await undo(deps, placement, key);
    throw tookTooLong();
  }
  await announceRequest(store, queued, now);
  return queued;
}

/** A canary is no use of the account. */
async function openSpending(
  { spending }: HoldDeps,
  { request, records, usdMicros, at }: Placement,
  key: string,
): Promise<void> {
  if (request.canary) return;
  const { accountId, scraper, apiKeyId: makerKeyId = null } = request;
  const apiKeyId = request.resumedByKeyId ?? makerKeyId;
  const requestUsdMicros = request.recordCount * request.priceUsdMicros + usdMicros;
  await spending.open({
    accountId,
    apiKeyId,
    makerKeyId,
    scraper,
    key,
    records,
    usdMicros,
    requestUsdMicros,
    at,
  });
}

async function undo({ wallet, spending }: HoldDeps, { request, at }: Placement, key: string): Promise<void> {
  await Promise.all([wallet.release(request.accountId, key), spending.drop(request.accountId, key, at)]);
}

/** Somebody else ended this reservation: the Request may still be made by the call that took its place. */
function tookTooLong(): AppError {
  return new AppError("internal", { message: "Queueing the Request took too long and was rolled back." });
}

function refusal(
  outcome: Exclude<HoldOutcome, "held">,
  neededUsdMicros: number,
  availableUsdMicros: number,
): AppError {
  switch (outcome) {
    case "no_wallet":
    case "closed":
      return new AppError("payment_required");
    case "too_many_holds":
      return new AppError("concurrency_limited", {
        retryAfterSeconds: 5,
        details: [
          {
            path: "",
            code: "active_requests",
            message: "Requests of this account that are queued or running.",
            limit: MAX_HOLDS,
            actual: MAX_HOLDS,
          },
        ],
      });
    case "insufficient":
      return new AppError("insufficient_balance", {
        message: `The estimate is ${moneyText(neededUsdMicros)} and ${moneyText(availableUsdMicros)} are available.`,
        details: [
          {
            path: "limit",
            code: "available_usd_micros",
            message: "Available balance against the estimate, in micro-USD.",
            limit: availableUsdMicros,
            actual: neededUsdMicros,
          },
        ],
      });
  }
}
