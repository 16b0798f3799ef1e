import { byField, collection } from "../collection.ts";

/** The file of a database, which is there once it was asked for anything. */
export interface SqliteDatabaseDoc {
  /** Id of the resource. */
  _id: string;
  accountId: string;
  serviceId: string;
  /** Id of the data folder that has the file. */
  folderId: string;
  /** As they are counted by the meter. */
  bytes: number;
}

export const sqliteCollections = {
  sqliteDatabases: collection<SqliteDatabaseDoc>({
    account: {
      ...byField,
      export: { not: "where the files of its databases are, and their bytes" },
      deletion: "erased",
    },
    indexes: [{ key: { accountId: 1 }, for: "the deletion of an account" }],
    growth: { by: "calls", most: "one for each SQLite database" },
    stays: "as long as its database",
    shards: { by: "unsharded", why: "Small documents, at most some thousands of a service." },
  }),
};
