import type { Document } from "mongodb";
import { DURABLE } from "../client.ts";
import type { SpendLimitDoc } from "./spending-documents.ts";
import type { Store } from "../store.ts";

/** Sets or replaces the limits of a scope. Their version grows even across a deletion, since it begins with the time. */
export async function putSpendLimit(
  store: Store,
  limit: Pick<
    SpendLimitDoc,
    "accountId" | "scope" | "monthlyUsdMicros" | "maxRequestUsdMicros" | "notifyAtPercent"
  >,
  now: Date,
): Promise<SpendLimitDoc> {
  const version: Document = { $max: [now.getTime(), { $add: [{ $ifNull: ["$version", 0] }, 1] }] };
  const given = Object.fromEntries(Object.entries(limit).map(([name, value]) => [name, { $literal: value }]));
  const stored = await store.spendLimits.findOneAndUpdate(
    { _id: `${limit.accountId}|${limit.scope}` },
    [{ $set: { ...given, version, updatedAt: now } }],
    { upsert: true, returnDocument: "after", writeConcern: DURABLE },
  );
  if (!stored) throw new Error("An upsert gave no document.");
  return stored;
}

/** The limits of an account and of its keys. */
export function findSpendLimits(store: Store, accountId: string): Promise<SpendLimitDoc[]> {
  return store.spendLimits
    .find({ _id: { $gte: `${accountId}|`, $lt: `${accountId}}` } })
    .sort({ _id: 1 })
    .toArray();
}

/** Removes the limits of a scope; null when there are none. */
export function deleteSpendLimit(
  store: Store,
  accountId: string,
  scope: string,
): Promise<SpendLimitDoc | null> {
  return store.spendLimits.findOneAndDelete({ _id: `${accountId}|${scope}` }, { writeConcern: DURABLE });
}

/** Marks that a month of this version was notified of. */
export async function markSpendLimit(
  store: Store,
  limit: SpendLimitDoc,
  mark: "warnedFor" | "stoppedFor",
  month: string,
): Promise<void> {
  await store.spendLimits.updateOne(
    { _id: limit._id, version: limit.version },
    { $set: { [mark]: `${month}#${limit.version}` } },
    { writeConcern: DURABLE },
  );
}

/** Forgets that a month was stopped, once what it stopped goes on. */
export async function unmarkSpendStopped(store: Store, limit: SpendLimitDoc): Promise<void> {
  await store.spendLimits.updateOne(
    { _id: limit._id, stoppedFor: limit.stoppedFor },
    { $unset: { stoppedFor: true } },
    { writeConcern: DURABLE },
  );
}

/** Every limit, for the job that looks after all of them. */
export function eachSpendLimit(store: Store): AsyncIterable<SpendLimitDoc> {
  return store.spendLimits.find({}).sort({ _id: 1 });
}
