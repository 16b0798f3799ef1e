import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import type { HostDoc, HostFacts } from "./host-documents.ts";

const notLost = { lostAt: { $exists: false } };

export async function insertHost(store: Store, host: HostDoc): Promise<void> {
  await store.hosts.insertOne(host, { writeConcern: DURABLE });
}

/** False where the lease is over: nothing gives it back. */
export async function renewHost(
  store: Store,
  { _id, ...changes }: Pick<HostDoc, "_id" | "seenAt" | "until"> & { facts?: HostFacts },
): Promise<boolean> {
  const { matchedCount } = await store.hosts.updateOne(
    { _id, until: { $gt: changes.seenAt }, ...notLost },
    { $set: changes },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** Ends a lease, whoever has it. */
export async function endLease(store: Store, id: string, now: Date): Promise<void> {
  await store.hosts.updateOne({ _id: id }, { $set: { lostAt: now } }, { writeConcern: DURABLE });
}

/** Ends a lease that was not renewed in time. False where it was, after all. */
export async function endLateLease(store: Store, id: string, now: Date): Promise<boolean> {
  await store.hosts.updateOne(
    { _id: id, until: { $lt: now }, ...notLost },
    { $set: { lostAt: now } },
    { writeConcern: DURABLE },
  );
  const left = await store.hosts.findOne({ _id: id, ...notLost }, { projection: { _id: 1 } });
  return left === null;
}

export function findHost(store: Store, id: string): Promise<HostDoc | null> {
  return store.hosts.findOne({ _id: id });
}

/** All that are not forgotten yet, those that were there last first. */
export function listHosts(store: Store): Promise<HostDoc[]> {
  return store.hosts.find().sort({ seenAt: -1 }).toArray();
}
