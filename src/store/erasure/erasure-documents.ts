import { collection } from "../collection.ts";

/** What names somebody or something in Records. */
export interface ErasureName {
  kind: "url" | "id" | "handle";
  value: string;
  /** Whose ids and handles they are; null for a URL at any source. */
  scraper: string | null;
}

/** Whose Records are to be erased, as the caller named it. */
export interface ErasureSubject extends ErasureName {
  /** What else families call it whose page the URL is; missing in documents of before they were asked. */
  also?: ErasureName[];
}

/** One walk over all stored Records, which goes on where it was cut off. */
export interface ErasureDoc {
  _id: string;
  /** Null once it is done: what remains is its hash, or the audit would keep what was to be forgotten. */
  subject: ErasureSubject | null;
  /** SHA-256 of kind, scraper and value, hex. */
  subjectHash: string;
  /** True if it only counts and changes nothing. */
  isDryRun: boolean;
  /** The API key or operator token that requested it. */
  apiKeyId: string;
  /** Id of the last Record that was looked at; null before the first. */
  cursor: string | null;
  recordsRead: number;
  recordsMatched: number;
  pricePointsMatched: number;
  createdAt: Date;
  finishedAt: Date | null;
}

export const erasureCollections = {
  erasures: collection<ErasureDoc>({
    account: { nobodys: "what operators erased in all accounts, by a hash" },
    growth: { by: "operator", most: "as many as operators make" },
    stays: "says what must stay erased after a restore",
    shards: { by: "unsharded", why: "One small document each time that somebody has to be forgotten." },
  }),
};
