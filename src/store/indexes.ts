import type { IndexDescription } from "mongodb";
import type { Store } from "./store.ts";

/** Indexes by collection. What jobs look for are few of many, hence the partial ones. */
export type Indexes = Partial<Record<keyof Store, IndexDescription[]>>;
