import {
  appendEntries,
  appendLedger,
  markPosted,
  findEntries,
  findEntry,
  entriesToPost,
} from "../../store/wallet/ledger.store.ts";
import type { LedgerDoc, WalletDoc } from "../../store/wallet/money-documents.ts";
import type { Store } from "../../store/store.ts";
import {
  emptyOutbox,
  expiredWallets,
  expireIncluded,
  post,
  setLowMark,
  walletsWithOutbox,
} from "../../store/wallet/wallet-buckets.store.ts";
import type { EntryFacts } from "../../store/wallet/wallet-expressions.ts";
import { hold, type HoldOutcome } from "../../store/wallet/wallet-holds.store.ts";
import {
  giveToWallet,
  partsOf,
  takeFromWallet,
  takeIncluded,
} from "../../store/wallet/wallet-takes.store.ts";
import { endHolds, findWallet, lowWallets, markLowSeen, setOpen } from "../../store/wallet/wallets.store.ts";

/** An entry that is younger is being posted by who appended it. */
const BEING_POSTED_MS = 5000;

/** What is taken out of a hold for good; the rest of the hold is free again. */
export interface Capture {
  accountId: string;
  /** Of the hold. */
  key: string;
  usdMicros: number;
  /** What the ledger says of it; its amount is negative. Null where nothing is taken. */
  entry: LedgerDoc | null;
}

/** `without_hold`: booked by this very call, with no hold to take it from. */
export type CaptureOutcome = "captured" | "without_hold";

export interface WalletDeps {
  store: Store;
  /** Called when a hold has brought a balance below its mark; must not throw. What it misses stays in `low`. */
  onLow?: (accountId: string, lowSince: Date) => void;
}

/**
 * What accounts may spend, and the ledger of what they spent. It does not know what the money is for: keys of holds, ids
 * and sources of entries are the caller's. Each step happens once, however often and wherever it is repeated.
 */
export class Wallet {
  readonly #store: Store;
  readonly #onLow: WalletDeps["onLow"];

  constructor({ store, onLow }: WalletDeps) {
    this.#store = store;
    this.#onLow = onLow;
  }

  /** Null when the account has none. */
  find(accountId: string): Promise<WalletDoc | null> {
    return findWallet(this.#store, accountId);
  }

  /**
   * Sets money aside under a key, included balance first; a repeat with the same key is `held` without effect. What is announced
   * of it is announced once for each fall below the mark.
   */
  async hold(
    accountId: string,
    placed: { key: string; usdMicros: number; at: Date },
  ): Promise<{ outcome: HoldOutcome; availableUsdMicros: number }> {
    const { lowSince, ...held } = await hold(this.#store, accountId, placed);
    if (lowSince?.getTime() === placed.at.getTime()) this.#onLow?.(accountId, lowSince);
    return held;
  }

  /** Falls below the mark since before `before` that `lowSeen` was not called for. */
  async *low(before: Date): AsyncGenerator<{ accountId: string; lowSince: Date }> {
    for await (const { _id: accountId, lowSince } of lowWallets(this.#store, before))
      if (lowSince !== undefined) yield { accountId, lowSince };
  }

  lowSeen(accountId: string, lowSince: Date): Promise<void> {
    return markLowSeen(this.#store, accountId, lowSince);
  }

  /** Frees a hold whole. False when it is gone already. */
  async release(accountId: string, key: string): Promise<boolean> {
    return (await this.#end(accountId, [{ key, costUsdMicros: 0 }], new Date())).has(key);
  }

  async #end(accountId: string, ends: Parameters<typeof endHolds>[2], at: Date): Promise<Set<string>> {
    const { keys, hasOutbox } = await endHolds(this.#store, accountId, ends, at);
    if (hasOutbox) await this.#bookOutbox(accountId);
    return keys;
  }

  /** Books what several holds paid for: one write for all entries, and one for each account. */
  async capture(captures: readonly Capture[]): Promise<CaptureOutcome[]> {
    const charges = captures.flatMap((capture) => (capture.entry ? { capture, entry: capture.entry } : []));
    const entries = charges.map(({ entry }) => entry);
    const isNew = entries.length > 0 ? await appendEntries(this.#store, entries) : [];
    const charged = new Set(charges.flatMap(({ capture }, index) => (isNew[index] ? capture : [])));
    const byAccount = Map.groupBy(captures, ({ accountId }) => accountId);
    const ended = await Promise.all(
      [...byAccount].map(([accountId, ofAccount]) => {
        const at = ofAccount.find(({ entry }) => entry !== null)?.entry?.at ?? new Date();
        return this.#end(accountId, ofAccount.map(endOf), at);
      }),
    );
    const held = new Set(ended.flatMap((keys) => [...keys]));
    return captures.map((capture) =>
      charged.has(capture) && !held.has(capture.key) ? "without_hold" : "captured",
    );
  }

  /**
   * Books an entry without a hold, such as a grant: its amount is added to what is available, or taken from it.
   * @returns false when it was booked before
   */
  async post(entry: LedgerDoc, now: Date): Promise<boolean> {
    const isNew = await appendLedger(this.#store, { ...entry, isToPost: true });
    if (isNew || (await findEntry(this.#store, entry._id))?.isToPost) await this.#bring(entry, now);
    return isNew;
  }

  /**
   * Takes money without a hold, such as a payment that is given back: what there is, and the rest as an entry of kind `debt`.
   * What was included is an entry of its own, `<id>:included`. Acts once for each id of an entry.
   * @param first the period whose included balance is taken before anything else
   */
  async take({
    usdMicros,
    first = null,
    ...facts
  }: EntryFacts & { usdMicros: number; first?: string | null }): Promise<void> {
    const { _id, accountId, at } = facts;
    if ((await findEntries(this.#store, partsOf(_id))).length > 0) return;
    await takeFromWallet(this.#store, facts, { usdMicros, first, now: at });
    await this.#bookOutbox(accountId);
  }

  /** Takes at most what is left of the included balance of a period. Acts once for each id of an entry. */
  async takeIncluded({
    usdMicros,
    only,
    ...facts
  }: EntryFacts & { usdMicros: number; only: string }): Promise<void> {
    if (await findEntry(this.#store, facts._id)) return;
    await takeIncluded(this.#store, facts, { usdMicros, only, now: facts.at });
    await this.#bookOutbox(facts.accountId);
  }

  /**
   * Gives back what `take` has taken under an id: included balance to its period, which is nothing when the period is over.
   * Acts once for each id of an entry.
   * @param of id of what was taken
   */
  async giveBack({ of, ...facts }: EntryFacts & { of: string }): Promise<void> {
    const { _id, accountId, at } = facts;
    // A take that was cut off may stand in the wallet alone.
    await this.#bookOutbox(accountId);
    if ((await findEntries(this.#store, partsOf(_id))).length > 0) return;
    const taken = await findEntries(this.#store, partsOf(of));
    const own = taken.find(({ included }) => included !== undefined);
    const usdMicros = -taken.reduce((sum, entry) => (entry === own ? sum : sum + entry.usdMicros), 0);
    const included = own?.included ? { ...own.included, usdMicros: -own.usdMicros } : null;
    if (taken.length > 0) await giveToWallet(this.#store, facts, { usdMicros, included, now: at });
    await this.#bookOutbox(accountId);
  }

  /** Lets an account hold money, or no more, unless a later revision of its subscription has said so. */
  setOpen(accountId: string, standing: { isOpen: boolean; revision: number }): Promise<void> {
    return setOpen(this.#store, accountId, standing);
  }

  /** Below what `onLow` is called; null for what is usual. */
  setLowMark(accountId: string, usdMicros: number | null): Promise<void> {
    return setLowMark(this.#store, accountId, usdMicros);
  }

  /**
   * Finishes what was cut off: brings entries into their wallets that were appended, and entries into the ledger that moved
   * a wallet; and ends included balance whose time is over. Any number of processes may do so at once.
   */
  async postRest(now: Date): Promise<void> {
    const before = new Date(now.getTime() - BEING_POSTED_MS);
    for await (const entry of entriesToPost(this.#store, before)) await this.#bring(entry, now);
    for await (const wallet of expiredWallets(this.#store, now))
      await expireIncluded(this.#store, wallet, now);
    for await (const { _id } of walletsWithOutbox(this.#store)) await this.#bookOutbox(_id);
  }

  async #bring(entry: LedgerDoc, now: Date): Promise<void> {
    if (!(await post(this.#store, entry, now))) return;
    await markPosted(this.#store, entry._id);
    if (entry.included) await this.#bookOutbox(entry.accountId);
  }

  /** Appends to the ledger what has moved the wallet. */
  async #bookOutbox(accountId: string): Promise<void> {
    const outbox = (await this.find(accountId))?.outbox ?? [];
    if (outbox.length === 0) return;
    const units = { meter: null, quantity: null, unitPriceUsdMicros: null };
    await appendEntries(
      this.#store,
      outbox.map((entry) => ({ ...entry, ...units })),
    );
    const ids = outbox.map(({ _id }) => _id);
    await emptyOutbox(this.#store, accountId, ids);
  }
}

function endOf({ key, usdMicros }: Capture): { key: string; costUsdMicros: number } {
  return { key, costUsdMicros: usdMicros };
}
