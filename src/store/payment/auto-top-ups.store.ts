import { DURABLE } from "../client.ts";
import type { AutoTopUpDoc } from "./payment-documents.ts";
import type { Store } from "../store.ts";

export function findAutoTopUp(store: Store, accountId: string): Promise<AutoTopUpDoc | null> {
  return store.autoTopUps.findOne({ _id: accountId });
}

type Settings = Pick<
  AutoTopUpDoc,
  "isEnabled" | "thresholdUsdMicros" | "amountUsdMicros" | "monthlyCeilingUsdMicros"
>;

/** Sets how an account is topped up. What is under way, and what was charged this month, stays. */
export async function setAutoTopUp(store: Store, accountId: string, settings: Settings): Promise<void> {
  const once = { month: "", chargedUsdMicros: 0, current: null };
  await store.autoTopUps.updateOne(
    { _id: accountId },
    { $set: { ...settings, pausedUntil: null }, $setOnInsert: once },
    { upsert: true, writeConcern: DURABLE },
  );
}

/**
 * Takes the turn of an account for one payment, and counts it towards its month. Null when one is under way, when it is
 * switched off or paused, or when the month would be over its ceiling.
 */
export async function beginAutoTopUp(
  store: Store,
  accountId: string,
  { paymentId, month, at }: { paymentId: string; month: string; at: Date },
): Promise<AutoTopUpDoc | null> {
  const charged = { $cond: [{ $eq: ["$month", month] }, "$chargedUsdMicros", 0] };
  const wouldBe = { $add: [charged, "$amountUsdMicros"] };
  return store.autoTopUps.findOneAndUpdate(
    {
      _id: accountId,
      isEnabled: true,
      current: null,
      $or: [{ pausedUntil: null }, { pausedUntil: { $lte: at } }],
      $expr: { $lte: [wouldBe, "$monthlyCeilingUsdMicros"] },
    },
    [
      {
        $set: {
          month,
          chargedUsdMicros: wouldBe,
          current: { paymentId, usdMicros: "$amountUsdMicros", at },
          pausedUntil: null,
        },
      },
    ],
    { returnDocument: "after", writeConcern: DURABLE },
  );
}

/** Gives the turn back, once: what was not charged does not count, and after a failure there is a pause. */
export async function endAutoTopUp(
  store: Store,
  accountId: string,
  end: { paymentId: string; notChargedUsdMicros: number; pausedUntil: Date | null },
): Promise<boolean> {
  const { paymentId, notChargedUsdMicros, pausedUntil } = end;
  const { matchedCount } = await store.autoTopUps.updateOne(
    { _id: accountId, "current.paymentId": paymentId },
    { $set: { current: null, pausedUntil }, $inc: { chargedUsdMicros: -notChargedUsdMicros } },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** Accounts that are topped up by themselves. */
export function enabledAutoTopUps(store: Store): AsyncIterable<AutoTopUpDoc> {
  return store.autoTopUps.find({ isEnabled: true });
}

/** Turns that were taken before `before` and not given back. */
export function longAutoTopUps(store: Store, before: Date): AsyncIterable<AutoTopUpDoc> {
  return store.autoTopUps.find({ "current.at": { $lt: before } });
}

/** Switches it off; what is under way ends. */
export async function disableAutoTopUp(store: Store, accountId: string): Promise<void> {
  await store.autoTopUps.updateOne(
    { _id: accountId },
    { $set: { isEnabled: false } },
    { writeConcern: DURABLE },
  );
}
