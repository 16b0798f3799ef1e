import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../../kernel/clock.ts";
import { endHolds } from "../../store/accounts.store.ts";
import type { LedgerDoc, RequestDoc } from "../../store/documents.ts";
import { GroupWriter, perStore } from "../../store/group-writer.ts";
import { appendEntries } from "../../store/ledger.store.ts";
import { isSettled, markSettled } from "../../store/requests.store.ts";
import type { Store } from "../../store/store.ts";
import type { RequestObserver } from "./request-observer.ts";

/** Rounds that end faster than this are booked together. */
const GROUP_MS = 50;
/** Looks for the mark of who books the same round, together far shorter than the redrive job leaves a round alone. */
const MARK_TRIES = 40;
const MARK_PAUSE_MS = 25;

/** Key of the hold that one reservation places for one round. */
export function holdKey(requestId: string, round: number, token: string): string {
  return `${requestId}:${round}:${token}`;
}

export interface SettleDeps {
  store: Store;
  clock: Clock;
  observer?: RequestObserver;
}

/**
 * Books a finished round: ledger entry, end of the hold, mark. Each step happens once however often this runs, so a
 * crash between them is mended by running it again.
 */
export async function settle(deps: SettleDeps, request: RequestDoc): Promise<void> {
  const { settlement } = request;
  if (!settlement || settlement.done) return;
  const { store, clock } = deps;
  const outcome = await booker(store).add({ request, settlement, at: clock.now() });
  if (outcome === "booked" || (await isBookedByAnother(store, request._id, settlement.round))) return;
  deps.observer?.settledWithoutHold(request);
  await markSettled(store, [{ id: request._id, round: settlement.round }]);
}

interface Round {
  request: RequestDoc;
  settlement: NonNullable<RequestDoc["settlement"]>;
  at: Date;
}

/** `without_hold`: charged by this very call, with nothing to take it from, and not marked yet. */
type Outcome = "booked" | "without_hold";

const booker = perStore(
  (store) => new GroupWriter<Round, Outcome>((rounds) => book(store, rounds), GROUP_MS),
);

async function book(store: Store, rounds: readonly Round[]): Promise<Outcome[]> {
  const charges = rounds.filter(({ settlement }) => settlement.costUsdMicros > 0);
  const isNew = charges.length > 0 ? await appendEntries(store, charges.map(entryOf)) : [];
  const charged = new Set(charges.filter((_round, index) => isNew[index]));
  const byAccount = Map.groupBy(rounds, ({ request }) => request.accountId);
  const ended = await Promise.all(
    [...byAccount].map(([accountId, ofAccount]) => endHolds(store, accountId, ofAccount.map(endOf))),
  );
  const held = new Set(ended.flatMap((keys) => [...keys]));
  const outcomes = rounds.map((round) =>
    charged.has(round) && !held.has(endOf(round).key) ? "without_hold" : "booked",
  );
  const booked = rounds.filter((_round, index) => outcomes[index] === "booked");
  const marks = booked.map(({ request, settlement }) => ({ id: request._id, round: settlement.round }));
  if (marks.length > 0) await markSettled(store, marks);
  return outcomes;
}

/** Who books the same round at the same time may have ended its hold, and marks it next. */
async function isBookedByAnother(store: Store, id: string, round: number): Promise<boolean> {
  for (let tries = 0; tries < MARK_TRIES; tries++) {
    if (await isSettled(store, id, round)) return true;
    await sleep(MARK_PAUSE_MS);
  }
  return false;
}

function endOf({ request, settlement }: Round): { key: string; costUsdMicros: number } {
  const key = holdKey(request._id, settlement.round, request.holdToken ?? "");
  return { key, costUsdMicros: settlement.costUsdMicros };
}

function entryOf({ request, settlement, at }: Round): LedgerDoc {
  return {
    _id: `settle:${request._id}:${settlement.round}`,
    accountId: request.accountId,
    kind: "charge",
    usdMicros: -settlement.costUsdMicros,
    requestId: request._id,
    records: settlement.records,
    priceUsdMicros: request.priceUsdMicros,
    at,
  };
}
