import type { Collection, OptionalUnlessRequiredId } from "mongodb";
import { DURABLE, isDuplicateOf } from "./client.ts";
import { ownedDocuments } from "./owned-documents.ts";
import type { Store } from "./store.ts";

/** What an account keeps only so many of. */
export interface Kept {
  _id: string;
  accountId: string;
  /** No other one of the account has it: an index holds that (`placesOf`). */
  place: number;
}

/** The usual operations on documents of which an account keeps only so many. */
export function keptDocuments<D extends Kept>(of: (store: Store) => Collection<D>) {
  return {
    ...ownedDocuments(of),

    /** Stores one in the lowest free place of its account; null when all are taken, however many do so at once. Throws what another key refuses. */
    insert: async (store: Store, document: Omit<D, "place">, most: number): Promise<D | null> => {
      const { accountId } = document as unknown as Kept;
      for (;;) {
        const others = of(store).find({ accountId } as object, { projection: { place: 1 } });
        const taken = new Set((await others.toArray()).map(({ place }) => place));
        let place = 0;
        while (taken.has(place)) place += 1;
        if (place >= most) return null;
        const placed = { ...document, place } as OptionalUnlessRequiredId<D>;
        try {
          await of(store).insertOne(placed, { writeConcern: DURABLE });
          return placed as D;
        } catch (error) {
          if (!isDuplicateOf(error, "place")) throw error;
        }
      }
    },
  };
}
