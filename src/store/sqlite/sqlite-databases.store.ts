import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import type { SqliteDatabaseDoc } from "./sqlite-documents.ts";

/** As it is; as given where nothing was there. */
export async function claimDatabase(store: Store, given: SqliteDatabaseDoc): Promise<SqliteDatabaseDoc> {
  const { _id, ...rest } = given;
  const claimed = await store.sqliteDatabases.findOneAndUpdate(
    { _id },
    { $setOnInsert: rest },
    { upsert: true, returnDocument: "after", writeConcern: DURABLE },
  );
  return claimed ?? given;
}

/** By how many bytes it has grown; null where it is not there. */
export async function resizeDatabase(store: Store, _id: string, bytes: number): Promise<number | null> {
  const before = await store.sqliteDatabases.findOneAndUpdate(
    { _id },
    { $set: { bytes } },
    { returnDocument: "before", writeConcern: DURABLE },
  );
  return before && bytes - before.bytes;
}

export function databasesById(store: Store, ids: readonly string[]): Promise<SqliteDatabaseDoc[]> {
  return store.sqliteDatabases.find({ _id: { $in: [...ids] } }).toArray();
}

export async function forgetDatabase(store: Store, _id: string): Promise<void> {
  await store.sqliteDatabases.deleteOne({ _id }, { writeConcern: DURABLE });
}
