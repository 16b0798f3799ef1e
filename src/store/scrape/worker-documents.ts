import { collection, HOUR_SECONDS } from "../collection.ts";

/** What a worker says of itself, for operators; older versions say nothing. */
export interface WorkerFacts {
  version: string;
  startedAt: Date;
  /** Requests that it runs at once at most, and runs. */
  slots: number;
  running: number;
  /** Threads that it keeps. */
  threads: number;
  memoryBytes: number;
}

export interface WorkerDoc {
  /** Random, one per process. */
  _id: string;
  /** Host and process, for people. */
  workerId: string;
  /** Ids of the scrapers that it can run. */
  scrapers: string[];
  seenAt: Date;
  facts?: WorkerFacts;
  /** Set when it ended as it was told to: it is missed by nobody. */
  stoppedAt?: Date;
}

export const workerCollections = {
  workers: collection<WorkerDoc>({
    account: { nobodys: "of the server" },
    lifetime: { field: "seenAt", seconds: HOUR_SECONDS, for: "forgetting workers that ended" },
    growth: { by: "server", most: "one for each worker" },
    shards: { by: "unsharded", why: "One document per worker, written every 15 s." },
  }),
};
