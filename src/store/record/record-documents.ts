import { collection, idsBetween } from "../collection.ts";

export interface RecordDoc {
  /** `<requestId>.<fence>.<seq, seven digits>`: one range scan reads a segment in order. */
  _id: string;
  requestId: string;
  seq: number;
  /** Hash of the dedupe key. */
  key: string;
  /** The Record as JSON text: what is billed is what is served, byte for byte. */
  json: string;
  /** Of the erasure that put another text in its place. */
  erasureId?: string;
}

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
