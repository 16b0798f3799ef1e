import type { Collection, Document, Filter } from "mongodb";
import { COLLECTIONS } from "../all-collections.ts";
import type { Facts, OwnedDocuments } from "../collection.ts";
import { DURABLE } from "../client.ts";
import { deleteInSlices } from "../delete-in-slices.ts";
import type { RequestDoc } from "../request/request-documents.ts";
import type { CollectionName, Store } from "../store.ts";

/** Requests whose Records and logs are erased together. */
const REQUESTS = 100;

export interface OwnedCollection {
  name: CollectionName;
  row: OwnedDocuments;
}

/** The collections that hold what is an account's, in the order in which it is exported and erased. */
export const OWNED: readonly OwnedCollection[] = Object.entries<Facts>(COLLECTIONS).flatMap(
  ([name, { account }]) => ("nobodys" in account ? [] : [{ name: name as CollectionName, row: account }]),
);

/** They share nothing but the kind of their ids. */
type StoredDocument = { _id: string } & Document;
const collectionOf = (store: Store, name: CollectionName) =>
  store[name] as unknown as Collection<StoredDocument>;

/** Documents of an account, as they are stored; null for a collection whose documents name their Request alone. */
export function documentsOfAccount(
  store: Store,
  { name, row }: OwnedCollection,
  accountId: string,
): AsyncIterable<{ _id: string }> | null {
  if (row.ofAccount === undefined) return null;
  return collectionOf(store, name).find(row.ofAccount(accountId) as Filter<StoredDocument>);
}

/** The same of one Request. */
export function documentsOfRequest(
  store: Store,
  { name, row }: OwnedCollection,
  requestId: string,
): AsyncIterable<{ _id: string }> {
  return collectionOf(store, name).find((row.ofRequest?.(requestId) ?? {}) as Filter<StoredDocument>);
}

/** All Requests of an account, those that are not visible yet left out. */
export function requestsOf(store: Store, accountId: string): AsyncIterable<RequestDoc> {
  return store.requests.find({ accountId, state: { $ne: "reserving" } });
}

/**
 * Erases what the table says of an account, slice by slice: Records and logs before the Requests that name them. Can be cut
 * off anywhere and is made good by the next call.
 */
export async function eraseAccountData(store: Store, accountId: string): Promise<void> {
  for (;;) {
    const found = await store.requests
      .find({ accountId }, { projection: { _id: 1 }, limit: REQUESTS })
      .toArray();
    const ids = found.map(({ _id }) => _id);
    for (const id of ids) await eraseOfRequest(store, id);
    await store.requests.deleteMany({ _id: { $in: ids }, accountId }, { writeConcern: DURABLE });
    if (found.length < REQUESTS) break;
  }
  for (const { name, row } of OWNED)
    if (row.deletion === "erased" && row.ofAccount !== undefined)
      await deleteInSlices(collectionOf(store, name), row.ofAccount(accountId) as never, {});
  await store.invoices.updateMany(
    { accountId, $or: [{ billedTo: { $ne: "" } }, { token: { $ne: "" } }] },
    { $set: { billedTo: "", token: "" } },
    { writeConcern: DURABLE },
  );
}

async function eraseOfRequest(store: Store, requestId: string): Promise<void> {
  for (const { name, row } of OWNED)
    if (row.ofRequest !== undefined)
      await deleteInSlices(collectionOf(store, name), row.ofRequest(requestId) as never, {});
}
