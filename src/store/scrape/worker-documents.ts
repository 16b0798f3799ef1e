import { collection, HOUR_SECONDS } from "../collection.ts";

export interface WorkerDoc {
  /** Random, one per process. */
  _id: string;
  /** Host and process, for people. */
  workerId: string;
  /** Ids of the scrapers that it can run. */
  scrapers: string[];
  seenAt: Date;
}

export const workerCollections = {
  workers: collection<WorkerDoc>({
    account: { nobodys: "of the server" },
    lifetime: { field: "seenAt", seconds: HOUR_SECONDS, for: "forgetting workers that ended" },
    growth: { by: "server", most: "one for each worker" },
    shards: { by: "unsharded", why: "One document per worker, written every 15 s." },
  }),
};
