import { byStart, collection, DAY_SECONDS } from "../collection.ts";

export interface IdempotencyDoc {
  /** `<accountId>:<sha256 of the key>` */
  _id: string;
  bodyHash: string;
  requestId: string;
  createdAt: Date;
}

export const IDEMPOTENCY_SECONDS = DAY_SECONDS;

export const idempotencyCollections = {
  idempotency: collection<IdempotencyDoc>({
    account: {
      ...byStart(":"),
      export: { not: "hashes of keys, gone after a day" },
      deletion: "erased",
    },
    lifetime: { field: "createdAt", seconds: IDEMPOTENCY_SECONDS, for: "forgetting keys after a day" },
    growth: { by: "request", most: "one for each key" },
    shards: { by: '`{ _id: "hashed" }`', why: "Asked by `_id` alone, and `_id` must be unique." },
  }),
};
