import { collection, idsBetween } from "../collection.ts";

/** A Record as it is kept. */
export interface KeptRecord {
  /** Hash of the dedupe key. */
  key: string;
  /** The Record as JSON text: what is billed is what is served, byte for byte. */
  json: string;
  /** Of the erasure that put another text in its place. */
  erasureId?: string;
}

/** Records of a Request that follow each other, written together. */
export interface RecordChunk {
  /** `<requestId>.<fence>.<seq of the last, seven digits>`: the first id that is not before a position is that of its chunk. */
  _id: string;
  requestId: string;
  /** Of the first. */
  seq: number;
  records: KeptRecord[];
}

/** Before there were chunks each Record was a document; those stay as they are until they expire. */
export interface LoneRecord extends KeptRecord {
  _id: string;
  requestId: string;
  seq: number;
}

export type RecordDoc = RecordChunk | LoneRecord;

export const recordCollections = {
  records: collection<RecordDoc>({
    account: {
      ofRequest: (id) => ({ requestId: id, ...idsBetween(`${id}.`, `${id}/`) }),
      export: { file: "records" },
      deletion: "erased",
    },
    growth: { by: "request", most: "the limit of their Request" },
    stays: "as long as its Results (`QUARRY_RESULTS_DAYS`)",
    shards: {
      by: '`{ requestId: "hashed", _id: 1 }`',
      why: "The bulk of all data. Every read, insert and delete names `requestId`, so each goes to one shard; hashing spreads Requests that are made in the same second; `_id` lets a large Request be split.",
    },
  }),
};
