import { ObjectId, type Collection, type Db } from "mongodb";
import { COLLECTIONS } from "./all-collections.ts";
import { isDuplicateKey } from "./client.ts";
import type { CollectionFacts } from "./collection.ts";
import { indexesOf } from "./indexes.ts";
import { storeWriters, type StoreWriters } from "./store-writers.ts";
import { moveMoneyToWallets } from "./wallet/wallet-upgrade.ts";

/** Room for about 200,000 events: minutes of history at full speed, hours at a usual one. */
const EVENT_LOG_BYTES = 64 * 1024 * 1024;

type Facts = typeof COLLECTIONS;
type DocumentOf<F> = F extends CollectionFacts<infer D> ? D : never;

/** The typed collections, each declared beside the type of its documents. `<kind>.store.ts` has the atomic operations on them. */
export type Collections = { [Name in keyof Facts]: Collection<DocumentOf<Facts[Name]>> };
export type CollectionName = keyof Collections;

export interface Store extends Collections {
  /** What writes in groups. */
  writers: StoreWriters;
}

const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** One for each process: what two of them write does not come together. */
export const storeOf = (db: Db): Store => storeOver(collectionsOf(db));

/** Listing a store lists its collections, and a copy has not the writers of another. */
export function storeOver(collections: Collections): Store {
  const store = { ...collections } as Store;
  return Object.defineProperty(store, "writers", { value: storeWriters(store) });
}

function collectionsOf(db: Db): Collections {
  return Object.fromEntries(NAMES.map((name) => [name, db.collection(name)])) as unknown as Collections;
}

/** Creates what is missing, and moves what stands in an older form. Safe to run from many processes at once. */
export async function prepareStore(db: Db): Promise<void> {
  const store = collectionsOf(db);
  await moveMoneyToWallets(db, store);
  await createEventLog(db, store);
  await Promise.all(
    NAMES.map(async (name) => {
      const indexes = indexesOf(COLLECTIONS[name]);
      if (indexes.length > 0) await store[name].createIndexes(indexes);
    }),
  );
}

/** A tailable cursor on an empty capped collection dies at once, so the log starts with one event. */
async function createEventLog(db: Db, store: Collections): Promise<void> {
  try {
    await db.createCollection("events", { capped: true, size: EVENT_LOG_BYTES });
  } catch (error) {
    const exists =
      typeof error === "object" &&
      error !== null &&
      "codeName" in error &&
      error.codeName === "NamespaceExists";
    if (!exists) throw error;
  }
  if ((await store.events.estimatedDocumentCount()) === 0) {
    // Under one id, below all others: of processes that begin together one writes it.
    const first = {
      topic: "job",
      subject: "log-created",
      accountId: null,
      kind: "created",
      at: new Date(),
    } as const;
    await store.events.insertOne({ _id: new ObjectId("0".repeat(24)), ...first }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
}
