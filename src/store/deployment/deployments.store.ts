import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import { removeBuilds } from "./builds.store.ts";
import type { DeploymentDoc, DeploymentState } from "./deployment-documents.ts";

const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;

export async function insertDeployment(store: Store, deployment: DeploymentDoc): Promise<void> {
  await store.deployments.insertOne(deployment, { writeConcern: DURABLE });
}

export function findDeployment(store: Store, id: string): Promise<DeploymentDoc | null> {
  return store.deployments.findOne({ _id: id });
}

/** By id; those that are no more are left out. */
export async function findDeployments(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DeploymentDoc>> {
  if (ids.length === 0) return new Map();
  const found = await store.deployments.find({ _id: { $in: [...ids] } }).toArray();
  return new Map(found.map((one) => [one._id, one]));
}

export function findDeploymentOf(store: Store, accountId: string, id: string): Promise<DeploymentDoc | null> {
  return store.deployments.findOne({ _id: id, accountId });
}

/** Newest first. */
export function deploymentsOf(store: Store, serviceId: string): Promise<DeploymentDoc[]> {
  return store.deployments.find({ serviceId }).sort({ n: -1 }).toArray();
}

/** Moves one from a state to the next; null where it is not in that state. */
export function moveDeployment(
  store: Store,
  id: string,
  from: DeploymentState,
  changes: Partial<DeploymentDoc> & Pick<DeploymentDoc, "state" | "changedAt">,
): Promise<DeploymentDoc | null> {
  return store.deployments.findOneAndUpdate({ _id: id, state: from }, { $set: changes }, AFTER);
}

/** Gives it another token in the place of the one that was read. */
export async function renewToken(
  store: Store,
  { _id, token }: Pick<DeploymentDoc, "_id" | "token">,
  renewed: NonNullable<DeploymentDoc["token"]>,
): Promise<void> {
  // One of before there were tokens has none.
  const before = token ? token.n : { $exists: false };
  const set = { $set: { token: renewed } };
  await store.deployments.updateOne({ _id, "token.n": before }, set, { writeConcern: DURABLE });
}

/** Before another takes over from it: until then its worker may have requests to answer. */
export async function beginDraining(store: Store, id: string, until: Date): Promise<void> {
  await store.deployments.updateOne({ _id: id }, { $set: { drainsUntil: until } }, { writeConcern: DURABLE });
}

/** Its worker has ended. */
export async function endDraining(store: Store, id: string): Promise<void> {
  await store.deployments.updateOne({ _id: id }, { $unset: { drainsUntil: 1 } });
}

export function deploymentsByToken(store: Store, hashes: readonly string[]): Promise<DeploymentDoc[]> {
  return store.deployments.find({ "token.hash": { $in: [...hashes] } }).toArray();
}

export function deploymentsIn(store: Store, state: DeploymentState): Promise<DeploymentDoc[]> {
  return store.deployments.find({ state }).sort({ changedAt: 1 }).toArray();
}

export async function hasDeploymentIn(store: Store, state: DeploymentState): Promise<boolean> {
  return (await store.deployments.findOne({ state }, { projection: { _id: 1 } })) !== null;
}

export function readyDeployments(store: Store): AsyncIterable<DeploymentDoc> {
  return store.deployments.find({ state: "ready" });
}

/** All that refer to blobs, of every account. */
export function everyDeployment(store: Store): AsyncIterable<DeploymentDoc> {
  return store.deployments.find({});
}

export async function removeDeployments(store: Store, ids: readonly string[]): Promise<void> {
  await removeBuilds(store, { _id: { $in: [...ids] } });
  await store.deployments.deleteMany({ _id: { $in: [...ids] } }, { writeConcern: DURABLE });
}

export async function removeDeploymentsOf(store: Store, serviceId: string): Promise<void> {
  await removeBuilds(store, { serviceId });
  await store.deployments.deleteMany({ serviceId }, { writeConcern: DURABLE });
}
