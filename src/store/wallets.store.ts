import type { Document } from "mongodb";
import { DURABLE } from "./client.ts";
import type { WalletDoc } from "./money-documents.ts";
import type { Store } from "./store.ts";
import { expireIncluded } from "./wallet-buckets.store.ts";
import { INCLUDED, withIncluded } from "./wallet-expressions.ts";

/** Holds an account may have at once, which bounds the array. */
export const MAX_HOLDS = 1000;
/** Little is left, where nobody has said otherwise. */
export const USUAL_LOW_USD_MICROS = 2_000_000;

export type HoldOutcome = "held" | "closed" | "too_many_holds" | "insufficient" | "no_wallet";

/** Makes the wallet of an account, once: one that is there stays as it is. */
export async function openWallet(
  store: Store,
  { _id, ...wallet }: Pick<WalletDoc, "_id" | "isOpen" | "availableUsdMicros">,
): Promise<void> {
  await store.wallets.updateOne(
    { _id },
    { $setOnInsert: { ...wallet, heldUsdMicros: 0, holds: [] } },
    { upsert: true, writeConcern: DURABLE },
  );
}

export function findWallet(store: Store, accountId: string): Promise<WalletDoc | null> {
  return store.wallets.findOne({ _id: accountId });
}

/**
 * Moves `usdMicros` from available to held, included balance first, once per key; a repeat of the same key is `held` without
 * effect. Included balance whose time is over is ended first.
 */
export async function hold(
  store: Store,
  accountId: string,
  placed: { key: string; usdMicros: number; at: Date },
): Promise<{ outcome: HoldOutcome; availableUsdMicros: number; lowSince: Date | null }> {
  for (;;) {
    const moved = await tryToHold(store, accountId, placed);
    if (moved) {
      const { availableUsdMicros, lowSince = null } = moved;
      return { outcome: "held", availableUsdMicros, lowSince };
    }
    const wallet = await findWallet(store, accountId);
    if (wallet?.included && wallet.included.expiresAt <= placed.at) {
      await expireIncluded(store, wallet, placed.at);
      continue;
    }
    const outcome = whyNotHeld(wallet, placed.key);
    return { outcome, availableUsdMicros: wallet?.availableUsdMicros ?? 0, lowSince: null };
  }
}

function tryToHold(
  store: Store,
  accountId: string,
  { key, usdMicros, at }: { key: string; usdMicros: number; at: Date },
): Promise<WalletDoc | null> {
  const taken = { $min: [usdMicros, INCLUDED] };
  const part = { period: "$included.period", usdMicros: taken };
  const left = { $subtract: ["$availableUsdMicros", usdMicros] };
  const mark = { $ifNull: ["$lowUsdMicros", USUAL_LOW_USD_MICROS] };
  const falls = { $and: [{ $lt: [left, mark] }, { $gte: ["$availableUsdMicros", mark] }] };
  return store.wallets.findOneAndUpdate(
    {
      _id: accountId,
      isOpen: true,
      isBlocked: { $exists: false },
      availableUsdMicros: { $gte: usdMicros },
      "included.expiresAt": { $not: { $lte: at } },
      "holds.key": { $ne: key },
      [`holds.${MAX_HOLDS - 1}`]: { $exists: false },
    },
    [
      {
        $set: {
          availableUsdMicros: left,
          lowSince: { $cond: [falls, at, { $ifNull: ["$lowSince", "$$REMOVE"] }] },
          heldUsdMicros: { $add: ["$heldUsdMicros", usdMicros] },
          included: withIncluded({ $subtract: [INCLUDED, taken] }),
          holds: {
            $concatArrays: [
              "$holds",
              [
                {
                  key: { $literal: key },
                  usdMicros,
                  at,
                  included: { $cond: [{ $gt: [taken, 0] }, part, "$$REMOVE"] },
                },
              ],
            ],
          },
        },
      },
    ],
    {
      returnDocument: "after",
      projection: { availableUsdMicros: 1, lowSince: 1 },
      writeConcern: DURABLE,
    },
  );
}

function whyNotHeld(wallet: WalletDoc | null, key: string): HoldOutcome {
  if (!wallet) return "no_wallet";
  if (wallet.holds.some((held) => held.key === key)) return "held";
  if (!wallet.isOpen || wallet.isBlocked) return "closed";
  if (wallet.holds.length >= MAX_HOLDS) return "too_many_holds";
  return "insufficient";
}

/** Ends a hold: takes `costUsdMicros` of it away for good and frees the rest. Acts once; false when the hold is gone. */
export async function endHold(
  store: Store,
  accountId: string,
  key: string,
  costUsdMicros: number,
): Promise<boolean> {
  return (await endHolds(store, accountId, [{ key, costUsdMicros }], new Date())).keys.has(key);
}

/**
 * Ends several holds of an account, each with another key, in one write; gives the keys of those that were there. The cost
 * is taken from included balance first. What is freed goes back to where it came from; what came from the included balance
 * of a period that is over expires, and its entry waits in the outbox.
 */
export async function endHolds(
  store: Store,
  accountId: string,
  ends: readonly { key: string; costUsdMicros: number }[],
  at: Date,
): Promise<{ keys: Set<string>; hasOutbox: boolean }> {
  const keys = ends.map(({ key }) => key);
  const costs = ends.map(({ costUsdMicros }) => costUsdMicros);
  const isEnding = { $in: ["$$hold.key", { $literal: keys }] };
  const ending = { $filter: { input: "$holds", as: "hold", cond: isEnding } };
  const cost = { $arrayElemAt: [costs, { $indexOfArray: [{ $literal: keys }, "$$hold.key"] }] };
  const sumOf = (each: Document) => ({ $sum: { $map: { input: ending, as: "hold", in: each } } });
  const freed = { $subtract: ["$$hold.usdMicros", cost] };
  const freedIncluded = { $max: [0, { $subtract: [{ $ifNull: ["$$hold.included.usdMicros", 0] }, cost] }] };
  const isOfNow = { $eq: ["$$hold.included.period", "$included.period"] };
  const expired = { $cond: [isOfNow, 0, freedIncluded] };
  const entries = {
    $map: {
      input: { $filter: { input: ending, as: "hold", cond: { $gt: [expired, 0] } } },
      as: "hold",
      in: {
        _id: { $concat: ["expire:", "$$hold.key"] },
        accountId: { $literal: accountId },
        kind: "expire",
        usdMicros: { $multiply: [expired, -1] },
        source: { kind: "subscription", id: "$$hold.included.period" },
        at,
      },
    },
  };
  const outbox = { $ifNull: ["$outbox", []] };
  const before = await store.wallets.findOneAndUpdate(
    { _id: accountId, "holds.key": { $in: keys } },
    [
      {
        $set: {
          heldUsdMicros: { $subtract: ["$heldUsdMicros", sumOf({ $ifNull: ["$$hold.usdMicros", 0] })] },
          availableUsdMicros: {
            $add: ["$availableUsdMicros", sumOf({ $subtract: [freed, expired] })],
          },
          back: sumOf({ $cond: [isOfNow, freedIncluded, 0] }),
          outbox: { $concatArrays: [outbox, entries] },
          holds: { $filter: { input: "$holds", as: "hold", cond: { $not: [isEnding] } } },
        },
      },
      {
        $set: {
          included: withIncluded({ $add: [INCLUDED, "$back"] }),
          outbox: { $cond: [{ $eq: ["$outbox", []] }, "$$REMOVE", "$outbox"] },
        },
      },
      { $unset: "back" },
    ],
    {
      returnDocument: "before",
      projection: { holds: ending, "included.period": 1, "outbox._id": 1 },
      writeConcern: DURABLE,
    },
  );
  const period = before?.included?.period;
  const ended = before?.holds ?? [];
  const hasOutbox = ended.some(({ included }) => included !== undefined && included.period !== period);
  return { keys: new Set(ended.map(({ key }) => key)), hasOutbox };
}

/** Lets an account hold money, or no more, unless a later revision has said so. Holds that are there go on. */
export async function setOpen(
  store: Store,
  accountId: string,
  { isOpen, revision }: { isOpen: boolean; revision: number },
): Promise<void> {
  await store.wallets.updateOne(
    { _id: accountId, planRevision: { $not: { $gt: revision } } },
    { $set: { isOpen, planRevision: revision } },
    { writeConcern: DURABLE },
  );
}

/** Holds placed before `before`, account by account, for the sweep that frees those that nothing needs. */
export async function* oldHolds(
  store: Store,
  before: Date,
): AsyncGenerator<{ accountId: string; keys: string[] }> {
  const wallets = store.wallets.find({ "holds.at": { $lt: before } }, { projection: { holds: 1 } });
  for await (const { _id, holds } of wallets)
    yield { accountId: _id, keys: holds.filter(({ at }) => at < before).map(({ key }) => key) };
}

/** Wallets that were brought below their mark before `before`, and that nobody has seen to. */
export function lowWallets(store: Store, before: Date): AsyncIterable<WalletDoc> {
  return store.wallets.find({ lowSince: { $lt: before } });
}

/** Notes that a fall below the mark was seen to; a later one stays. */
export async function markLowSeen(store: Store, accountId: string, lowSince: Date): Promise<void> {
  await store.wallets.updateOne(
    { _id: accountId, lowSince },
    { $unset: { lowSince: 1 } },
    { writeConcern: DURABLE },
  );
}
