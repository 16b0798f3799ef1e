import { DURABLE, isDuplicateKey } from "../client.ts";
import type { Store } from "../store.ts";
import type { HomeDoc } from "./host-documents.ts";

export function findHome(store: Store, serviceId: string): Promise<HomeDoc | null> {
  return store.homes.findOne({ _id: serviceId });
}

/** Unless it has a home already. */
export async function insertHome(store: Store, home: HomeDoc): Promise<void> {
  await store.homes.insertOne(home, { writeConcern: DURABLE }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
}

/** Gives a service another home, if it still has this one. */
export async function replaceHome(
  store: Store,
  { _id, node, epoch }: HomeDoc,
  to: string,
  placedAt: Date,
): Promise<void> {
  const update = { $set: { node: to, epoch: epoch + 1, placedAt } };
  await store.homes.updateOne({ _id, node, epoch }, update, { writeConcern: DURABLE });
}

/** Services whose home is none of these hosts. */
export function homesElsewhere(store: Store, nodes: readonly string[], limit: number): Promise<HomeDoc[]> {
  return store.homes
    .find({ node: { $nin: [...nodes] } })
    .limit(limit)
    .toArray();
}

/** Ids of the services that were given to a host since then. */
export async function homesGiven(store: Store, node: string, since: Date): Promise<string[]> {
  const found = store.homes.find({ node, placedAt: { $gte: since } }, { projection: { _id: 1 } });
  return (await found.toArray()).map(({ _id }) => _id);
}

/** How many services each of these hosts has; those without any are left out. */
export async function countHomes(
  store: Store,
  nodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await store.homes
    .aggregate<{ _id: string; n: number }>([
      { $match: { node: { $in: [...nodes] } } },
      { $group: { _id: "$node", n: { $sum: 1 } } },
    ])
    .toArray();
  return new Map(counted.map(({ _id, n }) => [_id, n]));
}

export async function removeHome(store: Store, serviceId: string): Promise<void> {
  await store.homes.deleteOne({ _id: serviceId }, { writeConcern: DURABLE });
}
