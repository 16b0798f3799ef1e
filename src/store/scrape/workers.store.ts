import { RELAXED } from "../client.ts";
import type { WorkerDoc } from "./worker-documents.ts";
import type { Store } from "../store.ts";

/** Notes that a worker is there, and with which scrapers. */
export async function announceWorker(store: Store, { _id, ...worker }: WorkerDoc): Promise<void> {
  await store.workers.updateOne({ _id }, { $set: worker }, { upsert: true, writeConcern: RELAXED });
}

/** Ids of the scrapers of all workers that were there at `since` or later. */
export function scrapersSeenSince(store: Store, since: Date): Promise<string[]> {
  return store.workers.distinct("scrapers", { seenAt: { $gte: since } });
}

/** All that are not forgotten yet, those that were there last first. */
export function listWorkers(store: Store, limit: number): Promise<WorkerDoc[]> {
  return store.workers.find().sort({ seenAt: -1 }).limit(limit).toArray();
}
