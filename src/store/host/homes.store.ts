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

export function homesOf(store: Store, nodes: readonly string[], limit: number): Promise<HomeDoc[]> {
  return store.homes
    .find({ node: { $in: [...nodes] } })
    .limit(limit)
    .toArray();
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
