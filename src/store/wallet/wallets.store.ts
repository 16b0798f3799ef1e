import type { Document } from "mongodb";
import { DURABLE } from "../client.ts";
import type { WalletDoc } from "./money-documents.ts";
import type { Store } from "../store.ts";
import { INCLUDED, withIncluded } from "./wallet-expressions.ts";

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
