import type { Store } from "./store.ts";
import type { AccountDoc } from "./documents.ts";
import { DURABLE } from "./client.ts";

/** Queued and running Requests an account may have at once; also bounds the `holds` array. */
export const MAX_HOLDS = 1000;

export type ReserveOutcome = "reserved" | "no_billing" | "too_many_holds" | "insufficient" | "no_account";

/** Moves `usdMicros` from available to held, once per key; a repeat of the same key is `reserved` without effect. */
export async function reserve(
  store: Store,
  accountId: string,
  hold: { key: string; usdMicros: number; at: Date },
): Promise<{ outcome: ReserveOutcome; availableUsdMicros: number }> {
  const moved = await store.accounts.findOneAndUpdate(
    {
      _id: accountId,
      "plan.active": true,
      availableUsdMicros: { $gte: hold.usdMicros },
      "holds.key": { $ne: hold.key },
      [`holds.${MAX_HOLDS - 1}`]: { $exists: false },
    },
    { $inc: { availableUsdMicros: -hold.usdMicros, heldUsdMicros: hold.usdMicros }, $push: { holds: hold } },
    { returnDocument: "after", projection: { availableUsdMicros: 1 }, writeConcern: DURABLE },
  );
  if (moved) return { outcome: "reserved", availableUsdMicros: moved.availableUsdMicros };
  const account = await store.accounts.findOne({ _id: accountId });
  const outcome = whyNotReserved(account, hold.key);
  return { outcome, availableUsdMicros: account?.availableUsdMicros ?? 0 };
}

function whyNotReserved(account: AccountDoc | null, key: string): ReserveOutcome {
  if (!account) return "no_account";
  if (account.holds.some((held) => held.key === key)) return "reserved";
  if (!account.plan.active) return "no_billing";
  if (account.holds.length >= MAX_HOLDS) return "too_many_holds";
  return "insufficient";
}

/** Ends a hold: takes `costUsdMicros` of it away for good and frees the rest. Acts once; false when the hold is gone. */
export async function endHold(
  store: Store,
  accountId: string,
  key: string,
  costUsdMicros: number,
): Promise<boolean> {
  return (await endHolds(store, accountId, [{ key, costUsdMicros }])).has(key);
}

/** Ends several holds of an account, each with another key, in one write; gives the keys of those that were there. */
export async function endHolds(
  store: Store,
  accountId: string,
  ends: readonly { key: string; costUsdMicros: number }[],
): Promise<Set<string>> {
  const keys = ends.map(({ key }) => key);
  const costs = ends.map(({ costUsdMicros }) => costUsdMicros);
  const isEnding = { $in: ["$$hold.key", { $literal: keys }] };
  const ending = { $filter: { input: "$holds", as: "hold", cond: isEnding } };
  const cost = { $arrayElemAt: [costs, { $indexOfArray: [{ $literal: keys }, "$$hold.key"] }] };
  const freed = { $subtract: ["$$hold.usdMicros", cost] };
  const before = await store.accounts.findOneAndUpdate(
    { _id: accountId, "holds.key": { $in: keys } },
    [
      {
        $set: {
          heldUsdMicros: {
            $subtract: [
              "$heldUsdMicros",
              { $sum: { $map: { input: ending, as: "hold", in: "$$hold.usdMicros" } } },
            ],
          },
          availableUsdMicros: {
            $add: ["$availableUsdMicros", { $sum: { $map: { input: ending, as: "hold", in: freed } } }],
          },
          holds: { $filter: { input: "$holds", as: "hold", cond: { $not: [isEnding] } } },
        },
      },
    ],
    { returnDocument: "before", projection: { holds: ending }, writeConcern: DURABLE },
  );
  return new Set(before?.holds.map(({ key }) => key));
}

/** Holds placed before `before`, account by account, for the sweep that frees those without a living Request. */
export async function* oldHolds(
  store: Store,
  before: Date,
): AsyncGenerator<{ accountId: string; keys: string[] }> {
  const accounts = store.accounts.find({ "holds.at": { $lt: before } }, { projection: { holds: 1 } });
  for await (const { _id, holds } of accounts)
    yield { accountId: _id, keys: holds.filter(({ at }) => at < before).map(({ key }) => key) };
}
