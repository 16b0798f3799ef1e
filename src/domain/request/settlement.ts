import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../../kernel/clock.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import { GroupWriter } from "../../store/group-writer.ts";
import type { LedgerDoc } from "../../store/wallet/money-documents.ts";
import { countSpending, type SpendingEnd } from "../../store/spending/spending.store.ts";
import { isSettled, markSettled } from "../../store/request/requests.store.ts";
import type { Store } from "../../store/store.ts";
import { recordsMeter } from "../meter/meters.ts";
import { dayOf, monthOf } from "../meter/period.ts";
import type { Capture, CaptureOutcome, Wallet } from "../wallet/wallet.ts";
import type { RequestObserver } from "./request-observer.ts";

/** Rounds that end faster than this are booked together. */
const GROUP_MS = 100;
/** Looks for the mark of who books the same round, together far shorter than the redrive job leaves a round alone. */
const MARK_TRIES = 40;
const MARK_PAUSE_MS = 25;

/** Key of the hold that one reservation places for one round. */
export function holdKey(requestId: string, round: number, token: string): string {
  return `${requestId}:${round}:${token}`;
}

interface Round {
  request: RequestDoc;
  settlement: NonNullable<RequestDoc["settlement"]>;
  at: Date;
}

export interface SettlementDeps {
  store: Store;
  clock: Clock;
  wallet: Wallet;
  observer?: RequestObserver;
  /** Called with accounts whose usage has changed. */
  used?: (accountId: string) => void;
}

/** Books finished rounds, together those that end at about the same time. */
export class Settlements {
  readonly #deps: SettlementDeps;
  readonly #booker = new GroupWriter<Round, CaptureOutcome>((rounds) => this.#book(rounds), GROUP_MS);

  constructor(deps: SettlementDeps) {
    this.#deps = deps;
  }

  /**
   * Books a finished round: ledger entry, end of the hold, usage, mark. Each step happens once however often this runs, so a
   * crash between them is repaired by running it again.
   */
  async settle(request: RequestDoc): Promise<void> {
    const { settlement } = request;
    if (!settlement || settlement.done) return;
    const { store, clock, used, observer } = this.#deps;
    const outcome = await this.#booker.add({ request, settlement, at: clock.now() });
    used?.(request.accountId);
    if (outcome === "captured" || (await isBookedByAnother(store, request._id, settlement.round))) return;
    observer?.settledWithoutHold(request);
    await markSettled(store, [{ id: request._id, round: settlement.round }]);
  }

  /** Rounds without a hold are not marked yet: they raise an alarm first. */
  async #book(rounds: readonly Round[]): Promise<CaptureOutcome[]> {
    const { store, wallet } = this.#deps;
    const outcomes = await wallet.capture(rounds.map(captureOf));
    await countSpending(store, rounds.flatMap(spendingOf));
    const booked = rounds.filter((_round, index) => outcomes[index] === "captured");
    const marks = booked.map(({ request, settlement }) => ({ id: request._id, round: settlement.round }));
    if (marks.length > 0) await markSettled(store, marks);
    return outcomes;
  }
}

/** Who books the same round at the same time may have ended its hold, and marks it next. */
async function isBookedByAnother(store: Store, id: string, round: number): Promise<boolean> {
  for (let tries = 0; tries < MARK_TRIES; tries++) {
    if (await isSettled(store, id, round)) return true;
    await sleep(MARK_PAUSE_MS);
  }
  return false;
}

/** A round of before usage was counted has no day. */
function spendingOf({ request, settlement }: Round): SpendingEnd[] {
  const { _id, accountId, scraper, heldAt, holdToken } = request;
  const apiKeyId = request.resumedByKeyId ?? request.apiKeyId ?? null;
  if (heldAt == null) return [];
  const key = holdKey(_id, settlement.round, holdToken ?? "");
  const { records, costUsdMicros: usdMicros } = settlement;
  const [month, day] = [monthOf(heldAt), dayOf(heldAt).slice(8)];
  return [{ accountId, key, scraper, apiKeyId, records, usdMicros, month, day }];
}

function captureOf(round: Round): Capture {
  const { request, settlement } = round;
  const usdMicros = settlement.costUsdMicros;
  return {
    accountId: request.accountId,
    key: holdKey(request._id, settlement.round, request.holdToken ?? ""),
    usdMicros,
    entry: usdMicros > 0 ? entryOf(round) : null,
  };
}

function entryOf({ request, settlement, at }: Round): LedgerDoc {
  return {
    _id: `settle:${request._id}:${settlement.round}`,
    accountId: request.accountId,
    kind: "charge",
    usdMicros: -settlement.costUsdMicros,
    source: { kind: "request", id: request._id },
    meter: recordsMeter(request.scraper),
    quantity: settlement.records,
    unitPriceUsdMicros: request.priceUsdMicros,
    at,
  };
}
