import { COLLECTIONS } from "./all-collections.ts";
import type { Document } from "mongodb";
import type { Facts } from "./collection.ts";
import type { CollectionName } from "./store.ts";

/** Documents that are forgotten some time after a date in them. */
export interface Lifetime {
  collection: CollectionName;
  /** Where the date is. */
  field: string;
  seconds: number;
  only?: Document;
}

/** A server that sweeps TTL indexes forgets these by itself; on the embedded engine, which does not, a job does. */
export const LIFETIMES: readonly Lifetime[] = Object.entries<Facts>(COLLECTIONS).flatMap(
  ([name, { lifetime }]) => (lifetime ? [{ collection: name as CollectionName, ...lifetime }] : []),
);
