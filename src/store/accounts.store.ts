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
  const account = await store.accounts.findOne(
    { _id: accountId, "holds.key": key },
    { projection: { "holds.$": 1 } },
  );
  const hold = account?.holds[0];
  if (!hold) return false;
  const ended = await store.accounts.updateOne(
    { _id: accountId, "holds.key": key },
    {
      $inc: { heldUsdMicros: -hold.usdMicros, availableUsdMicros: hold.usdMicros - costUsdMicros },
      $pull: { holds: { key } },
    },
    { writeConcern: DURABLE },
  );
  return ended.modifiedCount === 1;
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
