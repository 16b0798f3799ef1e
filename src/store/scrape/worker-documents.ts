export interface WorkerDoc {
  /** Random, one per process. */
  _id: string;
  /** Host and process, for people. */
  workerId: string;
  /** Ids of the scrapers that it can run. */
  scrapers: string[];
  seenAt: Date;
}
