import { DURABLE, isDuplicateOf } from "../client.ts";
import { keptDocuments } from "../kept-documents.ts";
import type { Store } from "../store.ts";
import type { ServiceDoc, ServiceQuarantine } from "./service-documents.ts";

const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;
const there = { deletedAt: null };
/** By its id or its slug. */
type Which = { _id: string } | { slug: string };

const kept = keptDocuments((store) => store.services);
export const pageOfServices = kept.page;

/** Null where the account has as many as it may; `taken` where another service has the slug. */
export async function insertService(
  store: Store,
  service: Omit<ServiceDoc, "place">,
  most: number,
): Promise<ServiceDoc | "taken" | null> {
  try {
    return await kept.insert(store, service, most);
  } catch (error) {
    if (isDuplicateOf(error, "slug")) return "taken";
    throw error;
  }
}

/** A service of the account, deleted or not. */
export function findService(store: Store, accountId: string, which: Which): Promise<ServiceDoc | null> {
  return store.services.findOne({ ...which, accountId });
}

/** A service of any account, deleted or not. */
export function findAnyService(store: Store, which: Which): Promise<ServiceDoc | null> {
  return store.services.findOne(which);
}

/** Blocks a service as a report says, or no more; of two steps of a report the newer one holds. */
export async function setQuarantine(
  store: Store,
  serviceId: string,
  reportId: string,
  quarantine: ServiceQuarantine,
): Promise<void> {
  const field = `quarantines.${reportId}`;
  const isOlder = [
    { [field]: { $exists: false } },
    { [`${field}.version`]: { $lt: quarantine.version } },
  ] as object[];
  await store.services.updateOne(
    { _id: serviceId, $or: isOlder },
    { $set: { [field]: quarantine } },
    { writeConcern: DURABLE },
  );
}

/** A service of any account, unless it is deleted. */
export function findPresentService(store: Store, which: Which): Promise<ServiceDoc | null> {
  return store.services.findOne({ ...which, ...there });
}

/** Of any account, those of them that are not deleted. */
export async function findPresentServices(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ServiceDoc>> {
  const found = await store.services.find({ _id: { $in: [...ids] }, ...there }).toArray();
  return new Map(found.map((service) => [service._id, service]));
}

/** Whether any service has it, those included that are deleted and can be brought back. */
export async function isSlugTaken(store: Store, slug: string): Promise<boolean> {
  return (await store.services.findOne({ slug }, { projection: { _id: 1 } })) !== null;
}

/** `taken` where another service has the slug. */
export async function changeService(
  store: Store,
  { _id, accountId }: Pick<ServiceDoc, "_id" | "accountId">,
  changes: Partial<Pick<ServiceDoc, "name" | "slug">> & { updatedAt: Date },
): Promise<ServiceDoc | "taken" | null> {
  try {
    return await store.services.findOneAndUpdate({ _id, accountId, ...there }, { $set: changes }, AFTER);
  } catch (error) {
    if (isDuplicateOf(error, "slug")) return "taken";
    throw error;
  }
}

/** Deletes it; one that is deleted stays as it is. */
export async function buryService(store: Store, id: string, now: Date): Promise<ServiceDoc | null> {
  const set = { $set: { deletedAt: now, updatedAt: now } };
  const buried = await store.services.findOneAndUpdate({ _id: id, ...there }, set, AFTER);
  return buried ?? store.services.findOne({ _id: id });
}

/** Brings it back; one that is there stays as it is. */
export async function restoreService(store: Store, id: string, now: Date): Promise<ServiceDoc | null> {
  const set = { $set: { deletedAt: null, updatedAt: now } };
  const restored = await store.services.findOneAndUpdate(
    { _id: id, deletedAt: { $type: "date" }, isOver: { $exists: false } },
    set,
    AFTER,
  );
  return restored ?? store.services.findOne({ _id: id, ...there });
}

/** How many an account has, deleted ones included. */
export function countServices(store: Store, accountId: string): Promise<number> {
  return store.services.countDocuments({ accountId });
}

/** The number of a new deployment; null where the service is gone. */
export async function nextDeploymentN(store: Store, id: string): Promise<number | null> {
  const update = { $inc: { deploymentN: 1 } };
  const counted = await store.services.findOneAndUpdate({ _id: id, ...there }, update, AFTER);
  return counted?.deploymentN ?? null;
}

/** Switches to a deployment, unless a newer one was switched to. True where it is switched to, be it by an earlier call. */
export async function switchForward(
  store: Store,
  id: string,
  { _id: activeDeploymentId, n }: { _id: string; n: number },
  now: Date,
): Promise<boolean> {
  const { matchedCount } = await store.services.updateOne(
    { _id: id, switchedN: { $lt: n }, ...there },
    { $set: { activeDeploymentId, switchedN: n, updatedAt: now } },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** Switches to one that was switched to before, if `from` is still what is served. */
export function switchBack(
  store: Store,
  { _id, activeDeploymentId }: Pick<ServiceDoc, "_id" | "activeDeploymentId">,
  to: string,
  now: Date,
): Promise<ServiceDoc | null> {
  const set = { $set: { activeDeploymentId: to, updatedAt: now } };
  return store.services.findOneAndUpdate({ _id, activeDeploymentId, ...there }, set, AFTER);
}

export async function hasActiveService(store: Store): Promise<boolean> {
  const found = await store.services.findOne(
    { ...there, activeDeploymentId: { $ne: null } },
    { projection: { _id: 1 } },
  );
  return found !== null;
}

export function servicesOf(store: Store, accountId: string): AsyncIterable<ServiceDoc> {
  return store.services.find({ accountId });
}

export function servicesDeletedBefore(store: Store, moment: Date): Promise<ServiceDoc[]> {
  return store.services.find({ deletedAt: { $lt: moment } }).toArray();
}

/** From here on nothing brings it back; false where somebody just did. */
export async function endUndo(store: Store, { _id, deletedAt }: ServiceDoc): Promise<boolean> {
  const set = { $set: { isOver: true as const } };
  const { matchedCount } = await store.services.updateOne({ _id, deletedAt }, set, { writeConcern: DURABLE });
  return matchedCount === 1;
}

/** For good, as the last of what is its own. */
export async function removeService(store: Store, id: string): Promise<void> {
  await store.services.deleteOne({ _id: id, isOver: true }, { writeConcern: DURABLE });
}
