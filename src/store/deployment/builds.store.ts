import type { Filter } from "mongodb";
import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import type { BuildDoc } from "./deployment-documents.ts";

const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;

export async function insertBuild(store: Store, build: BuildDoc): Promise<void> {
  await store.deploymentBuilds.insertOne(build, { writeConcern: DURABLE });
}

/** The oldest that waits is taken, by one host; null where none does. So is one that began before that, whose host has ended. */
export function beginBuild(store: Store, { now, lost }: { now: Date; lost: Date }): Promise<BuildDoc | null> {
  const set = { $set: { state: "running" as const, startedAt: now } };
  const open = [{ state: "queued" as const }, { state: "running" as const, startedAt: { $lt: lost } }];
  return store.deploymentBuilds.findOneAndUpdate({ $or: open }, set, { ...AFTER, sort: { queuedAt: 1 } });
}

/** Adds to the log of one that runs. */
export async function appendToBuild(store: Store, id: string, text: string): Promise<void> {
  await store.deploymentBuilds.updateOne({ _id: id, state: "running" }, [
    { $set: { log: { $concat: ["$log", { $literal: text }] } } },
  ]);
}

/** False where it has ended already. */
export async function endBuild(
  store: Store,
  id: string,
  state: "succeeded" | "failed",
  now: Date,
): Promise<boolean> {
  const { matchedCount } = await store.deploymentBuilds.updateOne(
    { _id: id, state: { $in: ["queued", "running"] } },
    { $set: { state, endedAt: now } },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

export function findBuild(store: Store, id: string): Promise<BuildDoc | null> {
  return store.deploymentBuilds.findOne({ _id: id });
}

/** Newest first, without their logs. */
export function buildsOf(store: Store, serviceId: string): Promise<Omit<BuildDoc, "log">[]> {
  const found = store.deploymentBuilds.find({ serviceId }, { projection: { log: 0 } });
  return found.sort({ queuedAt: -1 }).toArray();
}

/** How many begin before one that waits since then. */
export function countBuildsBefore(store: Store, queuedAt: Date): Promise<number> {
  return store.deploymentBuilds.countDocuments({
    $or: [{ state: "running" }, { state: "queued", queuedAt: { $lt: queuedAt } }],
  });
}

export async function hasQueuedBuild(store: Store): Promise<boolean> {
  return (await store.deploymentBuilds.findOne({ state: "queued" }, { projection: { _id: 1 } })) !== null;
}

/** Those that nobody has begun, or ended, since then. */
export function buildsBefore(store: Store, moment: Date): Promise<Pick<BuildDoc, "_id">[]> {
  const stale = [
    { state: "queued" as const, queuedAt: { $lt: moment } },
    { state: "running" as const, startedAt: { $lt: moment } },
  ];
  return store.deploymentBuilds.find({ $or: stale }, { projection: { _id: 1 } }).toArray();
}

export async function removeBuilds(store: Store, which: Filter<BuildDoc>): Promise<void> {
  await store.deploymentBuilds.deleteMany(which, { writeConcern: DURABLE });
}
