import type { Binary } from "mongodb";
import { byStart, collection, DAY_SECONDS } from "../collection.ts";

/** A value as it is kept: JSON as text, or bytes. */
export interface StateValue {
  v: Binary;
  isJson: boolean;
  /** Bytes of key and value: what is counted. */
  size: number;
}

/** What one commit changes. */
export interface StateChange {
  /** Version of the object that it makes. */
  ver: number;
  puts: (StateValue & { key: string })[];
  deletes: string[];
}

/** An object, by its key. */
export interface StateObjectDoc {
  /** `<account>|<class>|<object>` */
  _id: string;
  /** One more with each commit. */
  ver: number;
  /** The last commit, until all of it stands in the values: readers look here first. */
  log: StateChange[];
  keys: number;
  bytes: number;
  /** When it was last written. */
  at: Date;
  /** Since when it has no values: it is forgotten after those that were deleted are. */
  emptyAt?: Date;
}

export interface StateValueDoc extends Partial<StateValue> {
  /** `<account>|<class>|<object>\0<key>`, which sorts as the bytes of the keys do. */
  _id: string;
  /** Version of the object that wrote it. */
  ver: number;
  /** Where it was deleted: it stays for a day, so that a commit that is applied late does not bring it back. */
  goneAt?: Date;
}

const shards = {
  by: "`{ _id: 1 }`",
  why: "Account and class stand in front: what is of one object is one range.",
};

export const stateCollections = {
  stateObjects: collection<StateObjectDoc>({
    account: { ...byStart("|"), export: { file: "state-objects", without: ["log"] }, deletion: "erased" },
    lifetime: { field: "emptyAt", seconds: 2 * DAY_SECONDS, for: "forgetting objects without values" },
    growth: { by: "calls", most: "one for each object that has values" },
    shards,
  }),
  stateValues: collection<StateValueDoc>({
    account: { ...byStart("|"), export: { file: "state-values" }, deletion: "erased" },
    lifetime: { field: "goneAt", seconds: DAY_SECONDS, for: "forgetting values that were deleted" },
    growth: { by: "calls", most: "what its caps and its plan allow to be stored and written" },
    shards,
  }),
};
