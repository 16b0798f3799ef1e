import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import type { CapPeriod, UsageCapDoc } from "../usage/usage-documents.ts";

export function usageCapId(accountId: string, metric: string, period: CapPeriod): string {
  return `${accountId}|${metric}|${period}`;
}

/** Sets or replaces a cap. Its version grows even across a deletion, since it begins with the time. */
export async function putUsageCap(
  store: Store,
  cap: Pick<UsageCapDoc, "accountId" | "metric" | "period" | "value" | "notifyAtPercent">,
  now: Date,
): Promise<UsageCapDoc> {
  const { accountId, metric, period } = cap;
  const version = { $max: [now.getTime(), { $add: [{ $ifNull: ["$version", 0] }, 1] }] };
  const stored = await store.usageCaps.findOneAndUpdate(
    { _id: usageCapId(accountId, metric, period) },
    [{ $set: { ...literal(cap), version, createdAt: { $ifNull: ["$createdAt", now] }, updatedAt: now } }],
    { upsert: true, returnDocument: "after", writeConcern: DURABLE },
  );
  if (!stored) throw new Error("An upsert gave no document.");
  return stored;
}

/** Values of a caller, which a pipeline must not take for expressions. */
function literal(values: object): Record<string, { $literal: unknown }> {
  return Object.fromEntries(
    (Object.entries(values) as [string, unknown][]).map(([name, value]) => [name, { $literal: value }]),
  );
}

/** The caps of an account, by meter. */
export function findUsageCaps(store: Store, accountId: string): Promise<UsageCapDoc[]> {
  return store.usageCaps
    .find({ _id: { $gte: `${accountId}|`, $lt: `${accountId}}` } })
    .sort({ _id: 1 })
    .toArray();
}

/** Removes a cap; null when there is none. */
export function deleteUsageCap(store: Store, id: string): Promise<UsageCapDoc | null> {
  return store.usageCaps.findOneAndDelete({ _id: id }, { writeConcern: DURABLE });
}

/** Marks that a window of this version of a cap was notified of. False when the cap has another version by now. */
export async function markUsageCap(
  store: Store,
  cap: UsageCapDoc,
  mark: "warnedFor" | "stoppedFor",
  window: string,
): Promise<boolean> {
  const marked = await store.usageCaps.findOneAndUpdate(
    { _id: cap._id },
    { $set: { [mark]: `${window}#${cap.version}` } },
    { projection: { version: 1 }, writeConcern: DURABLE },
  );
  return marked?.version === cap.version;
}

/** Every cap, for the job that looks after all of them. */
export function eachUsageCap(store: Store): AsyncIterable<UsageCapDoc> {
  return store.usageCaps.find({}).sort({ _id: 1 });
}

/** What a cap had stopped goes on, and was notified of. */
export async function unmarkStopped(store: Store, cap: UsageCapDoc): Promise<void> {
  await store.usageCaps.updateOne(
    { _id: cap._id, stoppedFor: cap.stoppedFor },
    { $unset: { stoppedFor: true } },
    { writeConcern: DURABLE },
  );
}
