import { DURABLE, isDuplicateKey } from "../client.ts";
import type { Store } from "../store.ts";
import type { ServiceSecretsDoc } from "./secret-documents.ts";

export function findSecrets(store: Store, serviceId: string): Promise<ServiceSecretsDoc | null> {
  return store.serviceSecrets.findOne({ _id: serviceId });
}

/** Staged ones included. */
export async function secretNames(store: Store, serviceId: string): Promise<string[]> {
  const found = await store.serviceSecrets.findOne({ _id: serviceId }, { projection: { "secrets.name": 1 } });
  return found?.secrets.map(({ name }) => name) ?? [];
}

/** The first of several that are made at once stays; what is there is returned. */
export async function beginSecrets(store: Store, made: ServiceSecretsDoc): Promise<ServiceSecretsDoc> {
  try {
    await store.serviceSecrets.insertOne(made, { writeConcern: DURABLE });
    return made;
  } catch (error) {
    const there = isDuplicateKey(error) ? await findSecrets(store, made._id) : null;
    if (there === null) throw error;
    return there;
  }
}

/** False where somebody wrote or applied them since they were read. */
export async function changeSecrets(
  store: Store,
  { _id, version, applied }: ServiceSecretsDoc,
  changes: Partial<Pick<ServiceSecretsDoc, "version" | "secrets" | "applied" | "values" | "check">>,
): Promise<boolean> {
  const { matchedCount } = await store.serviceSecrets.updateOne(
    { _id, version, "applied.version": applied.version },
    { $set: changes },
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** Those with which a worker is to be checked, and was not. */
export function secretsToCheck(store: Store): Promise<ServiceSecretsDoc[]> {
  return store.serviceSecrets.find({ "check.version": { $exists: true }, "check.failure": null }).toArray();
}

/** The worker did not answer with these. */
export async function failSecretsCheck(
  store: Store,
  serviceId: string,
  version: number,
  failure: string,
): Promise<void> {
  await store.serviceSecrets.updateOne(
    { _id: serviceId, "check.version": version, "check.failure": null },
    { $set: { "check.failure": failure } },
    { writeConcern: DURABLE },
  );
}

/** The sealed keys of all services. */
export function everyServiceKey(store: Store): AsyncIterable<Pick<ServiceSecretsDoc, "_id" | "key">> {
  return store.serviceSecrets.find({}, { projection: { key: 1 } });
}

/** Puts the same key, sealed anew, in the place of what was read; one that somebody else replaced stays. */
export async function replaceServiceKey(
  store: Store,
  { _id, key }: Pick<ServiceSecretsDoc, "_id" | "key">,
  sealed: string,
): Promise<void> {
  await store.serviceSecrets.updateOne({ _id, key }, { $set: { key: sealed } }, { writeConcern: DURABLE });
}

export async function removeSecrets(store: Store, serviceId: string): Promise<void> {
  await store.serviceSecrets.deleteOne({ _id: serviceId }, { writeConcern: DURABLE });
}
