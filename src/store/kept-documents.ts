import type { Collection, OptionalUnlessRequiredId } from "mongodb";
import { DURABLE } from "./client.ts";
import { inFreePlace } from "./free-place.ts";
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
    insert: (store: Store, document: Omit<D, "place">, most: number): Promise<D | null> => {
      const { accountId } = document as unknown as Kept;
      const taken = async () => {
        const others = of(store).find({ accountId } as object, { projection: { place: 1 } });
        return (await others.toArray()).map(({ place }) => place);
      };
      return inFreePlace({ field: "place", most, taken }, async (place) => {
        const placed = { ...document, place } as OptionalUnlessRequiredId<D>;
        await of(store).insertOne(placed, { writeConcern: DURABLE });
        return placed as D;
      });
    },
  };
}
