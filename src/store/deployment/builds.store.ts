import type { Filter } from "mongodb";
import { DURABLE } from "../client.ts";
import { inFreePlace } from "../free-place.ts";
import type { Store } from "../store.ts";
import type { BuildDoc } from "./deployment-documents.ts";

const open: Filter<BuildDoc> = { state: { $in: ["queued", "running"] } };
const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;

/** False where the account has so many open ones already. */
export async function insertBuild(
  store: Store,
  build: Omit<BuildDoc, "slot">,
  most: number,
): Promise<boolean> {
  const { accountId } = build;
  const taken = async () => {
    const others = store.deploymentBuilds.find({ ...open, accountId }, { projection: { slot: 1 } });
    return (await others.toArray()).map(({ slot }) => slot);
  };
  const inserted = await inFreePlace({ field: "slot", most, taken }, (slot) =>
    store.deploymentBuilds.insertOne({ ...build, slot }, { writeConcern: DURABLE }),
  );
  return inserted !== null;
}

/** One of a build that waits or runs, as it is listed. */
export type OpenBuild = Pick<BuildDoc, "_id" | "accountId" | "serviceId" | "state" | "queuedAt" | "host">;

/** Those that wait or run, oldest first. */
export function openBuilds(store: Store): Promise<OpenBuild[]> {
  const fields = { accountId: 1, serviceId: 1, state: 1, queuedAt: 1, host: 1 };
  return store.deploymentBuilds.find(open, { projection: fields }).sort({ queuedAt: 1, _id: 1 }).toArray();
}

/** When a build of each of these accounts began last; accounts without one are left out. */
export async function lastBuildStarts(
  store: Store,
  accountIds: readonly string[],
): Promise<Map<string, Date>> {
  const found = await store.deploymentBuilds
    .aggregate<{ _id: string; at: Date }>([
      { $match: { accountId: { $in: [...accountIds] }, startedAt: { $ne: null } } },
      { $group: { _id: "$accountId", at: { $max: "$startedAt" } } },
    ])
    .toArray();
  return new Map(found.map(({ _id, at }) => [_id, at]));
}

/** A host takes one from all others; null where it is not as it was read any more. */
export function beginBuild(
  store: Store,
  { _id, state, host }: OpenBuild,
  by: { host: string; now: Date },
): Promise<BuildDoc | null> {
  const begun = { state: "running" as const, startedAt: by.now, host: by.host, log: "" };
  return store.deploymentBuilds.findOneAndUpdate(
    { _id, state, host },
    { $set: begun, $inc: { tries: 1 } },
    AFTER,
  );
}

export async function isBuiltBy(store: Store, id: string, host: string): Promise<boolean> {
  const which = { _id: id, state: "running" as const, host };
  return (await store.deploymentBuilds.findOne(which, { projection: { _id: 1 } })) !== null;
}

/** Adds to the log of one that this host runs. */
export async function appendToBuild(store: Store, id: string, host: string, text: string): Promise<void> {
  await store.deploymentBuilds.updateOne({ _id: id, state: "running", host }, [
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
    { _id: id, ...open },
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

export async function hasQueuedBuild(store: Store): Promise<boolean> {
  return (await store.deploymentBuilds.findOne({ state: "queued" }, { projection: { _id: 1 } })) !== null;
}

export async function removeBuilds(store: Store, which: Filter<BuildDoc>): Promise<void> {
  await store.deploymentBuilds.deleteMany(which, { writeConcern: DURABLE });
}
