import type { Db, Document, FindOptions } from "mongodb";

const USUAL_LIMIT = 20;
/** Stages that write what the others found. */
const WRITES = /^\$(out|merge)$/;

interface ReadableCollection {
  /** The first 20, unless `limit` says otherwise. */
  find(filter?: Document, options?: FindOptions): Promise<Document[]>;
  count(filter?: Document): Promise<number>;
  distinct(field: string, filter?: Document): Promise<unknown[]>;
  aggregate(stages: Document[]): Promise<Document[]>;
}

/** A database whose collections, as its properties, can be read and in no way be changed. */
export function readableDatabase(database: Db): object {
  const collections = async (): Promise<string[]> =>
    (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).toSorted();
  return new Proxy(
    { collections },
    {
      get: (own, name) =>
        typeof name !== "string" || Object.hasOwn(own, name) || name === "then"
          ? (Reflect.get(own, name) as unknown)
          : readable(database, name),
    },
  );
}

function readable(database: Db, name: string): ReadableCollection {
  const collection = database.collection(name);
  return {
    find: (filter = {}, options = {}) =>
      collection.find(filter, { limit: USUAL_LIMIT, ...options }).toArray(),
    count: (filter = {}) => collection.countDocuments(filter),
    distinct: (field, filter = {}) => collection.distinct(field, filter),
    async aggregate(stages) {
      assertReads(stages);
      return collection.aggregate(stages).toArray();
    },
  };
}

/** Throws for a stage that writes, within others too. */
function assertReads(stages: readonly Document[]): void {
  JSON.stringify(stages, (key, value: unknown) => {
    if (WRITES.test(key)) throw new Error(`${key} writes: it needs quarry operator shell --write.`);
    return value;
  });
}
