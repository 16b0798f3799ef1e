import { endHold, oldHolds } from "../../store/accounts.store.ts";
import { DURABLE } from "../../store/client.ts";
import type { RequestDoc } from "../../store/documents.ts";
import { deleteRecords } from "../../store/records.store.ts";
import { dropReservation } from "../../store/requests.store.ts";
import type { Catalog } from "../scraper/catalog.ts";
import { MAX_ATTEMPTS_PER_ROUND } from "../scrape/run/runner.ts";
import { finishRequest, type FinishSettings } from "./finish.ts";
import { holdKey, settle } from "./settlement.ts";

/** A creation or resume that takes longer was cut off. */
const RESERVATION_MS = 60_000;
/** A worker that still has the scraper gets this long to take the Request. */
const SWITCHED_OFF_MS = 900_000;
/** Holds younger than this may belong to a creation that is under way. */
const ORPHAN_HOLD_MS = 300_000;

/**
 * Finishes what crashes cut short. Every step is a conditional write, so any number of processes may run this at
 * once and at any time.
 */
export async function redrive(settings: FinishSettings & { catalog: Catalog }): Promise<void> {
  await settleFinished(settings);
  await endCancelled(settings);
  await giveUpLost(settings);
  await failUnrunnable(settings);
  await dropReservations(settings);
  await freeOrphanHolds(settings);
}

async function settleFinished({ store, clock }: FinishSettings): Promise<void> {
  for await (const request of store.requests.find({
    "settlement.done": false,
    finishedAt: { $type: "date" },
  }))
    await settle(store, clock, request);
}

/** A cancelled run whose worker is gone. */
async function endCancelled(settings: FinishSettings): Promise<void> {
  const { store, clock } = settings;
  for await (const request of store.requests.find({
    state: "cancelling",
    "lease.expiresAt": { $lt: clock.now() },
  })) {
    await finishRequest(settings, request, sameLease(request), { kind: "cancelled" });
  }
}

/** A run that cost too many workers their lives. */
async function giveUpLost(settings: FinishSettings): Promise<void> {
  const { store, clock } = settings;
  const lost = store.requests.find({
    state: "running",
    "lease.expiresAt": { $lt: clock.now() },
    attemptsThisRound: { $gte: MAX_ATTEMPTS_PER_ROUND },
  });
  for await (const request of lost) {
    const message = `The worker was lost ${request.attemptsThisRound} times while it ran this Request.`;
    await finishRequest(settings, request, sameLease(request), {
      kind: "error",
      code: "worker_lost",
      message,
    });
  }
}

/** Queued Requests whose scraper has been switched off since, and stayed so. */
async function failUnrunnable(settings: FinishSettings & { catalog: Catalog }): Promise<void> {
  const { store, clock, catalog } = settings;
  const before = new Date(clock.now().getTime() - SWITCHED_OFF_MS);
  const stuck = store.requests.find({
    state: "queued",
    scraper: { $nin: catalog.runnable() },
    queuedAt: { $lt: before },
  });
  for await (const request of stuck) {
    const message = `The scraper ${request.scraper} is switched off on this server.`;
    await finishRequest(settings, request, {}, { kind: "error", code: "scraper_disabled", message });
  }
}

/** Only while no other worker took the Request in the meantime. */
function sameLease(request: RequestDoc) {
  return { "lease.token": request.lease?.token ?? null, "lease.expiresAt": request.lease?.expiresAt ?? null };
}

async function dropReservations({ store, clock }: FinishSettings): Promise<void> {
  const before = new Date(clock.now().getTime() - RESERVATION_MS);
  for await (const request of store.requests.find({ "reservation.at": { $lt: before } })) {
    if (!request.reservation || !(await dropReservation(store, request._id, request.reservation.token)))
      continue;
    await endHold(store, request.accountId, holdKey(request._id, request.reservation.round), 0);
  }
}

/** Holds whose Request is gone, or whose round is not the one that lives. */
async function freeOrphanHolds({ store, clock }: FinishSettings): Promise<void> {
  const before = new Date(clock.now().getTime() - ORPHAN_HOLD_MS);
  for await (const { accountId, key } of oldHolds(store, before)) {
    const [requestId = "", round = "0"] = key.split(":");
    const request = await store.requests.findOne(
      { _id: requestId },
      { projection: { round: 1, reservation: 1, settlement: 1 } },
    );
    const reserving = request?.reservation?.round === Number(round);
    const alive = request?.round === Number(round) && request.settlement?.done !== true;
    if (!reserving && !alive) await endHold(store, accountId, key, 0);
  }
}

/** Deletes the Records of Requests whose Results have expired; the Request itself stays. */
export async function expireResults({ store, clock }: FinishSettings): Promise<void> {
  const expired = store.requests.find({ recordsDeleted: false, expiresAt: { $lt: clock.now() } });
  for await (const request of expired) {
    const marked = await store.requests.updateOne(
      { _id: request._id, expiresAt: request.expiresAt, reservation: null },
      { $set: { recordsDeleted: true } },
      { writeConcern: DURABLE },
    );
    if (marked.modifiedCount === 1) await deleteRecords(store, request._id);
  }
}
