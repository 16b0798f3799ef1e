import type { RequestDoc } from "../../store/request/request-documents.ts";
import { deleteRecords } from "../../store/record/records.store.ts";
import type { FinishCondition } from "../../store/request/requests.store.ts";
import { dropSpending, oldSpending } from "../../store/spending/spending.store.ts";
import type { Store } from "../../store/store.ts";
import { dropReservation } from "../../store/request/request-reservations.store.ts";
import {
  abandonedCancellations,
  expiredRequests,
  forgetSegments,
  halfDeletedRequests,
  holdsOfRequests,
  lostRequests,
  markRecordsDeleted,
  staleReservations,
  unrunnableRequests,
  unsettledRequests,
  type RequestHolds,
} from "../../store/request/request-redrives.store.ts";
import { oldHolds } from "../../store/wallet/wallets.store.ts";
import { monthOf } from "../meter/period.ts";
import { noteCanary } from "../source-health/canary-result.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { MAX_ATTEMPTS_PER_ROUND } from "./attempts.ts";
import { finishRequest, type FinishSettings } from "./finish.ts";
import { holdKey } from "./settlement.ts";

/** A creation or resume that takes longer was cut off. */
const RESERVATION_MS = 60_000;
/** A round that ended just now is booked by who ended it. */
const BEING_BOOKED_MS = 5000;
/** Holds younger than this may belong to a creation that is under way. */
const ORPHAN_HOLD_MS = 300_000;

/** What is known of the workers that could run a Request. */
export interface ScraperPresence {
  /** A scraper is missing once no worker has had it for this long. */
  waitMs: number;
  /** Ids of the scrapers that some worker has, or had within the wait; null while nobody can know. */
  runnableSomewhere(): Promise<string[] | null>;
}

export interface RedriveSettings extends FinishSettings {
  presence: ScraperPresence;
  wallet: Wallet;
}

/**
 * Finishes what crashes cut short. Every step is a conditional write, so any number of processes may run this at
 * once and at any time.
 */
export async function redrive(settings: RedriveSettings): Promise<void> {
  await settleFinished(settings);
  await endCancelled(settings);
  await giveUpLost(settings);
  await failUnrunnable(settings);
  await dropReservations(settings);
  await freeOrphanHolds(settings);
}

async function settleFinished(settings: FinishSettings): Promise<void> {
  const before = new Date(settings.clock.now().getTime() - BEING_BOOKED_MS);
  for await (const request of unsettledRequests(settings.store, before)) {
    await noteCanary(settings.store, request);
    await settings.announcer?.finished(request);
    await settings.settlements.settle(request);
    settings.observer?.redriven("settled");
  }
}

/** A cancelled run whose worker is gone. */
async function endCancelled(settings: FinishSettings): Promise<void> {
  const { store, clock } = settings;
  for await (const request of abandonedCancellations(store, clock.now())) {
    if (await finishRequest(settings, request, sameLease(request), { kind: "cancelled" }))
      settings.observer?.redriven("cancelled");
  }
}

/** A run that cost too many workers their lives. */
async function giveUpLost(settings: FinishSettings): Promise<void> {
  const { store, clock } = settings;
  for await (const request of lostRequests(store, clock.now(), MAX_ATTEMPTS_PER_ROUND)) {
    const message =
      request.attemptsThisRound >= MAX_ATTEMPTS_PER_ROUND
        ? `The worker was lost ${request.attemptsThisRound} times while it ran this Request.`
        : "Two workers were lost while they ran this Request, the second while it ran nothing else.";
    const end = { kind: "error", code: "worker_lost", message } as const;
    if (await finishRequest(settings, request, sameLease(request), end))
      settings.observer?.redriven("given_up");
  }
}

/** Queued or abandoned Requests whose scraper no worker has, and has had for long. What this one has does not matter. */
async function failUnrunnable(settings: RedriveSettings): Promise<void> {
  const { store, clock, presence } = settings;
  const runnable = await presence.runnableSomewhere();
  if (runnable === null) return;
  const before = new Date(clock.now().getTime() - presence.waitMs);
  for await (const request of unrunnableRequests(store, runnable, before)) {
    const message = `No worker has had the scraper ${request.scraper} for ${presence.waitMs / 1000} seconds.`;
    const end = { kind: "error", code: "scraper_disabled", message } as const;
    if (await finishRequest(settings, request, sameLease(request), end))
      settings.observer?.redriven("scraper_off");
  }
}

/** Only while no other worker took the Request in the meantime. */
function sameLease({ lease }: RequestDoc): FinishCondition {
  return { leaseToken: lease?.token ?? null, leaseExpiresAt: lease?.expiresAt ?? null };
}

async function dropReservations({ store, clock, wallet, observer }: RedriveSettings): Promise<void> {
  const before = new Date(clock.now().getTime() - RESERVATION_MS);
  for await (const request of staleReservations(store, before)) {
    const { reservation } = request;
    if (!reservation || !(await dropReservation(store, request._id, reservation.token))) continue;
    const key = holdKey(request._id, reservation.round, reservation.token);
    await wallet.release(request.accountId, key);
    await dropSpending(store, request.accountId, [key], monthOf(reservation.at));
    observer?.redriven("reservation_dropped");
  }
}

/** Holds whose Request is gone, or that neither pay its current round nor are being placed. */
async function freeOrphanHolds({ store, clock, wallet, observer }: RedriveSettings): Promise<void> {
  const before = new Date(clock.now().getTime() - ORPHAN_HOLD_MS);
  for await (const { accountId, keys } of oldHolds(store, before))
    for (const key of await orphans(store, keys))
      if (await wallet.release(accountId, key)) observer?.redriven("hold_freed");
  for await (const { accountId, month, keys } of oldSpending(store, before))
    await dropSpending(store, accountId, await orphans(store, keys), month);
}

/** Keys of Requests that neither pay a round nor are being placed. What else holds money looks after its own. */
async function orphans(store: Store, all: readonly string[]): Promise<string[]> {
  const keys = all.filter((key) => key.startsWith("req_"));
  const requests = await holdsOfRequests(
    store,
    keys.map((key) => key.split(":")[0] ?? ""),
  );
  const living = new Set(requests.flatMap(livingHolds));
  return keys.filter((key) => !living.has(key));
}

function livingHolds({ _id, round, holdToken, reservation, settlement }: RequestHolds): string[] {
  const keys: string[] = [];
  if (reservation) keys.push(holdKey(_id, reservation.round, reservation.token));
  if (holdToken !== null && settlement?.done !== true) keys.push(holdKey(_id, round, holdToken));
  return keys;
}

/** Deletes the Records of Requests whose Results have expired; the Request itself stays. */
export async function expireResults({
  store,
  clock,
}: Pick<FinishSettings, "store" | "clock">): Promise<void> {
  for await (const request of expiredRequests(store, clock.now())) await markRecordsDeleted(store, request);
  // A segment left behind by the mark says that its Records may still be there, however the last try ended.
  for await (const { _id } of halfDeletedRequests(store)) {
    await deleteRecords(store, _id);
    await forgetSegments(store, _id);
  }
}
