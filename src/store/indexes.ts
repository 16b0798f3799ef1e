import type { IndexDescription } from "mongodb";
import type { CollectionName } from "./store.ts";

/** Indexes by collection. What jobs look for are few of many, hence the partial ones. */
export type Indexes = Partial<Record<CollectionName, IndexDescription[]>>;
