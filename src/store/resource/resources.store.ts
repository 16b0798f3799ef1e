import type { Filter } from "mongodb";
import type { ResourceKind } from "../../kinds/resource.ts";
import { DURABLE, isDuplicateOf } from "../client.ts";
import { inFreePlace } from "../free-place.ts";
import type { Store } from "../store.ts";
import { PRESENT, type ResourceDoc } from "./resource-documents.ts";

const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;
/** By its id or its name. */
export type WhichResource = { _id: string } | { name: string };

/** Those of a service that are there, by kind and name. */
export function resourcesOf(store: Store, serviceId: string): Promise<ResourceDoc[]> {
  return store.resources
    .find({ serviceId, ...PRESENT })
    .sort({ kind: 1, name: 1 })
    .toArray();
}

/** Those of one kind, by name. */
export function resourcesOfKind<K extends ResourceKind>(
  store: Store,
  serviceId: string,
  kind: K,
): Promise<ResourceDoc<K>[]> {
  return store.resources
    .find({ serviceId, kind, ...PRESENT })
    .sort({ name: 1 })
    .toArray() as Promise<object> as Promise<ResourceDoc<K>[]>;
}

/** Those of one kind, of several services. */
export function resourcesOfServices<K extends ResourceKind>(
  store: Store,
  serviceIds: readonly string[],
  kind: K,
): Promise<ResourceDoc<K>[]> {
  return store.resources.find({ serviceId: { $in: [...serviceIds] }, kind, ...PRESENT }).toArray() as Promise<
    object[]
  > as Promise<ResourceDoc<K>[]>;
}

/** How many of a service are stored, deleted ones that can be brought back included; no more than `most` are counted. */
export function countStored(store: Store, serviceId: string, most: number): Promise<number> {
  return store.resources.countDocuments({ serviceId, isOver: { $exists: false } }, { limit: most });
}

/** Whether any service has one of that kind. */
export async function hasResource(store: Store, kind: ResourceKind): Promise<boolean> {
  return (await store.resources.findOne({ kind, ...PRESENT }, { projection: { _id: 1 } })) !== null;
}

/** How many of each kind services have, by service and kind. */
export async function countResources(
  store: Store,
  serviceIds: readonly string[],
): Promise<Map<string, Map<ResourceKind, number>>> {
  const counts = new Map<string, Map<ResourceKind, number>>(serviceIds.map((id) => [id, new Map()]));
  const groups = store.resources.aggregate<{ _id: { serviceId: string; kind: ResourceKind }; n: number }>([
    { $match: { serviceId: { $in: [...serviceIds] }, ...PRESENT } },
    { $group: { _id: { serviceId: "$serviceId", kind: "$kind" }, n: { $sum: 1 } } },
  ]);
  for await (const { _id, n } of groups) counts.get(_id.serviceId)?.set(_id.kind, n);
  return counts;
}

/** One of a service: of several that have had the name the one that is there, or else the one that was deleted last. */
export async function findResource<K extends ResourceKind>(
  store: Store,
  { serviceId, kind }: { serviceId: string; kind: K },
  which: WhichResource,
): Promise<ResourceDoc<K> | null> {
  const filter: Filter<ResourceDoc> = { serviceId, kind, isOver: { $exists: false }, ...which };
  const present = await store.resources.findOne({ ...filter, ...PRESENT });
  const found = present ?? (await store.resources.findOne(filter, { sort: { deletedAt: -1 } }));
  return found as object | null as ResourceDoc<K> | null;
}

/** One of any service of the account. */
export function findResourceOf(store: Store, accountId: string, id: string): Promise<ResourceDoc | null> {
  return store.resources.findOne({ _id: id, accountId });
}

/** Of any account, deleted or not. */
export function findResourcesById(store: Store, ids: readonly string[]): Promise<ResourceDoc[]> {
  return store.resources.find({ _id: { $in: [...ids] } }).toArray();
}

/** How many there may be: in a service, and of the kind in an account where that counts, too. */
export interface MostResources {
  inService: number;
  inAccount: number | null;
}

/** Null where there are as many as there may be; `taken` where another one has the variable. */
export function insertResource<K extends ResourceKind>(
  store: Store,
  resource: ResourceDoc<K>,
  { inService, inAccount }: MostResources,
): Promise<ResourceDoc<K> | "taken" | null> {
  return inAccountPlace(store, resource, inAccount, (held) =>
    inServicePlace(store, resource.serviceId, inService, async (place) => {
      const placed = { ...resource, ...held, place };
      await store.resources.insertOne(placed as object as ResourceDoc, { writeConcern: DURABLE });
      return placed;
    }),
  );
}

/** Other settings, those that are left out as they are; null where it is not there. */
export async function changeResource<K extends ResourceKind>(
  store: Store,
  { _id, serviceId }: ResourceDoc<K>,
  settings: Partial<ResourceDoc<K>["settings"]>,
): Promise<ResourceDoc<K> | null> {
  const set = {
    $set: Object.fromEntries(Object.entries(settings).map(([name, value]) => [`settings.${name}`, value])),
  };
  const changed = await store.resources.findOneAndUpdate({ _id, serviceId, ...PRESENT }, set, AFTER);
  return changed as object | null as ResourceDoc<K> | null;
}

/** Deletes it; one that is deleted stays as it is. */
export async function buryResource(
  store: Store,
  { _id, serviceId }: Pick<ResourceDoc, "_id" | "serviceId">,
  now: Date,
): Promise<void> {
  await store.resources.updateOne(
    { _id, serviceId, ...PRESENT },
    { $set: { deletedAt: now }, $unset: { place: 1, classPlace: 1 } },
    { writeConcern: DURABLE },
  );
}

/** Brings it back; one that is there stays as it is. Null where there is no place for it, `taken` where another one has its variable. */
export function restoreResource(
  store: Store,
  { _id, accountId, serviceId }: Pick<ResourceDoc, "_id" | "accountId" | "serviceId">,
  { inService, inAccount }: MostResources,
): Promise<ResourceDoc | "taken" | null> {
  const deleted = { _id, serviceId, place: { $exists: false }, isOver: { $exists: false } };
  return inAccountPlace(store, { accountId }, inAccount, (held) =>
    inServicePlace(store, serviceId, inService, async (place) => {
      const restored = await store.resources.findOneAndUpdate(
        deleted,
        { $set: { ...held, place, deletedAt: null } },
        AFTER,
      );
      return restored ?? store.resources.findOne({ _id, serviceId, ...PRESENT });
    }),
  );
}

/** Writes into the lowest free place of an account, where it has a number of them. */
async function inAccountPlace<T>(
  store: Store,
  { accountId }: Pick<ResourceDoc, "accountId">,
  most: number | null,
  write: (held: Pick<ResourceDoc, "classPlace">) => Promise<T>,
): Promise<T | null> {
  if (most === null) return write({});
  const taken = async () => {
    const others = store.resources.find(
      { accountId, classPlace: { $gte: 0 } },
      { projection: { _id: 0, classPlace: 1 } },
    );
    return (await others.toArray()).flatMap(({ classPlace }) => classPlace ?? []);
  };
  return inFreePlace({ field: "classPlace", most, taken }, (classPlace) => write({ classPlace }));
}

/** Writes into the lowest free place of a service. `taken` where another one has its variable. */
async function inServicePlace<T>(
  store: Store,
  serviceId: string,
  most: number,
  write: (place: number) => Promise<T>,
): Promise<T | "taken" | null> {
  const taken = async () => {
    const others = store.resources.find({ serviceId, ...PRESENT }, { projection: { _id: 0, place: 1 } });
    return (await others.toArray()).flatMap(({ place }) => place ?? []);
  };
  try {
    return await inFreePlace({ field: "place", most, taken }, write);
  } catch (error) {
    if (isDuplicateOf(error, "variable")) return "taken";
    throw error;
  }
}

export function resourcesDeletedBefore(store: Store, moment: Date): Promise<ResourceDoc[]> {
  return store.resources.find({ deletedAt: { $lt: moment } }).toArray();
}

/** From here on nothing brings it back; false where somebody just did. */
export async function endResource(store: Store, { _id, serviceId }: ResourceDoc): Promise<boolean> {
  const { matchedCount } = await store.resources.updateOne(
    { _id, serviceId, place: { $exists: false } },
    { $set: { isOver: true } },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** For good, as the last of what is its own. */
export async function removeResource(
  store: Store,
  { _id, serviceId }: Pick<ResourceDoc, "_id" | "serviceId">,
): Promise<void> {
  await store.resources.deleteOne({ _id, serviceId }, { writeConcern: DURABLE });
}

/** All of a service, deleted ones included. */
export function everyResourceOf(store: Store, serviceId: string): Promise<ResourceDoc[]> {
  return store.resources.find({ serviceId }).toArray();
}
