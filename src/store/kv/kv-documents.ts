import type { Binary } from "mongodb";
import { byStart, collection } from "../collection.ts";

/** What is kept under a key. */
export interface KvValue {
  /** Of the value. */
  bytes: number;
  /** Of key, value and metadata: what is counted. */
  size: number;
  /** The value; one that is larger stands in chunks, under the id of its upload. */
  v?: Binary;
  upload?: string;
  /** Metadata, in JSON. */
  m?: string;
  /** When it expires; long ago where it was deleted. */
  exp?: Date;
  /** Where it was deleted: it stays for moments, so that who writes meanwhile sees it. */
  isGone?: true;
}

export interface KvValueDoc extends KvValue {
  /** `<account>|<namespace>|<key>`, which sorts as the bytes of the keys do. */
  _id: string;
  /** Another one with each write. */
  ver: string;
  /** Id of the batch that holds it: nothing else may write it. */
  lock?: string;
}

/** Several keys that are written together or not at all. */
export interface KvAtomicDoc {
  /** `<account>|<namespace>|<id>` */
  _id: string;
  /** Values that it holds. */
  ids: string[];
  /** What is written where it is done. */
  writes: KvValueDoc[];
  state: "open" | "done" | "undone";
  at: Date;
}

/** A part of a large value, at most a megabyte. */
export interface KvChunkDoc {
  /** `<account>|<namespace>|<upload>|<number>` */
  _id: string;
  data: Binary;
  /** In the first one: which value it is of, and when it is removed unless that value is this upload. */
  valueId?: string;
  due?: Date;
}

/** A namespace in which something was written, until what is counted of it is known to be right. */
export interface KvMarkDoc {
  /** `<account>|<namespace>` */
  _id: string;
  /** Within the last minute before the last write. */
  writtenAt: Date;
  /** Since when nobody has looked. */
  since: Date;
  /** By how many bytes the last look found the service off. */
  found: number;
}

export const kvCollections = {
  kvAtomics: collection<KvAtomicDoc>({
    account: {
      ...byStart("|"),
      export: { not: "batches that are in progress; their values are in kv-values" },
      deletion: "erased",
    },
    indexes: [{ key: { at: 1 }, name: "begun", for: "batches that were cut off" }],
    growth: { by: "calls", most: "what is in progress" },
    stays: "for the moment that a batch takes; a job ends those that were cut off",
    shards: { by: '`{ _id: "hashed" }`', why: "Small documents, asked by `_id`." },
  }),
  kvMarks: collection<KvMarkDoc>({
    account: {
      ...byStart("|"),
      export: { not: "where a job looks whether all is counted" },
      deletion: "erased",
    },
    growth: { by: "account", most: "one for each namespace" },
    stays: "until minutes after the last write",
    shards: { by: '`{ _id: "hashed" }`', why: "Small documents, asked by `_id`." },
  }),
  kvValues: collection<KvValueDoc>({
    account: { ...byStart("|"), export: { file: "kv-values" }, deletion: "erased" },
    indexes: [
      {
        key: { exp: 1 },
        partialFilterExpression: { exp: { $type: "date" } },
        name: "expiring",
        for: "values that have expired or were deleted",
      },
    ],
    growth: { by: "calls", most: "what its caps and its plan allow to be stored and written" },
    stays: "until it is deleted or expires, and as long as its namespace",
    shards: {
      by: "`{ _id: 1 }`",
      why: "`_id` begins with account and namespace: a list is one range, and a large namespace is cut by its keys.",
    },
  }),
  kvChunks: collection<KvChunkDoc>({
    account: {
      ...byStart("|"),
      export: { not: "parts of values, which are read whole by their keys" },
      deletion: "erased",
    },
    indexes: [
      {
        key: { due: 1 },
        partialFilterExpression: { due: { $type: "date" } },
        name: "due",
        for: "uploads that were cut off or replaced",
      },
    ],
    growth: { by: "calls", most: "25 of each value" },
    stays: "as long as the value that they are of; a job removes those of none",
    shards: { by: "`{ _id: 1 }`", why: "The chunks of a value are one range." },
  }),
};
