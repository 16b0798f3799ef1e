import type { Collection, Filter, UpdateFilter } from "mongodb";
import { DURABLE } from "./client.ts";
import type { Store } from "./store.ts";

const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;

/** The usual operations on documents that are an account's, and whose ids sort by time. */
export function ownedDocuments<D extends { _id: string; accountId: string }>(
  of: (store: Store) => Collection<D>,
) {
  const one = (accountId: string, _id: string) => ({ _id, accountId }) as Filter<D>;
  return {
    /** Null when the account has no such one. */
    find: (store: Store, accountId: string, id: string) =>
      of(store).findOne(one(accountId, id)) as Promise<D | null>,

    /** Newest first, older than `before`. */
    page: (store: Store, accountId: string, { before, limit }: { before: string | null; limit: number }) => {
      const older = before === null ? {} : { _id: { $lt: before } };
      const found = of(store).find({ accountId, ...older } as Filter<D>);
      return found.sort({ _id: -1 }).limit(limit).toArray() as Promise<D[]>;
    },

    /** The document as it is then; null when the account has no such one. */
    change: (store: Store, accountId: string, id: string, changes: Partial<D>) => {
      const update = { $set: changes } as UpdateFilter<D>;
      return of(store).findOneAndUpdate(one(accountId, id), update, AFTER) as Promise<D | null>;
    },

    /** The document that is no more; null when there was none. */
    remove: (store: Store, accountId: string, id: string) =>
      of(store).findOneAndDelete(one(accountId, id), { writeConcern: DURABLE }) as Promise<D | null>,
  };
}
