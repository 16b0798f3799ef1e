import type { Binary } from "mongodb";
import { byField, collection, DAY_SECONDS } from "../collection.ts";

/** One exchange of a recording, without what was said in it. */
export interface PageFacts {
  method: string;
  url: string;
  /** 0 when there was no answer. */
  status: number;
  bytes: number;
  /** Whether only the beginning of its body is kept. */
  isCut: boolean;
}

/** The last exchanges of a run; structured-clone safe. */
export interface PageRecording {
  /** HAR 1.2 as JSON, without credentials and addresses of people. */
  har: string;
  pages: PageFacts[];
}

/** What a source answered to a run that failed. */
export interface SourceRecordingDoc {
  /** `rcg_…`: sorts by time. */
  _id: string;
  /** Whose run it was: what was asked for is theirs. */
  accountId: string;
  requestId: string;
  scraper: string;
  operation: string;
  /** What the run failed with. */
  code: string;
  message: string;
  pages: PageFacts[];
  /** Gzipped HAR. */
  har: Binary;
  at: Date;
}

/** Of each operation. */
export const MOST_RECORDINGS = 3;

export const recordingCollections = {
  sourceRecordings: collection<SourceRecordingDoc>({
    account: {
      ...byField,
      export: { not: "pages of sources, kept some days for operators to mend a scraper by" },
      deletion: "erased",
    },
    indexes: [
      { key: { scraper: 1, operation: 1, _id: -1 }, for: "recordings of an operation, newest first" },
    ],
    lifetime: { field: "at", seconds: 14 * DAY_SECONDS, for: "forgetting recordings after 14 days" },
    growth: { by: "server", most: "3 for each operation, of 5 pages with 1 MB each" },
    shards: { by: "unsharded", why: "A few documents per operation." },
  }),
};
