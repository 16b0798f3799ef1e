import type { FieldCount } from "../request/run-progress.ts";
import { collection, DAY_SECONDS } from "../collection.ts";

export interface SourceOutcome {
  at: Date;
  operation: string;
  /** Null for a good run. */
  code: string | null;
}

/** The outcome of an operation's canary. */
export interface CanaryResult {
  requestId: string;
  /** End of its Request. */
  at: Date;
  hasPassed: boolean;
  /** Code of the failure that ended it. */
  error: string | null;
  records: number;
  wantedRecords: number;
  /** Paths that no Record has all of; those of the fullest one. */
  missing: string[];
  /** Set where its Records were made up: it says nothing of the source. */
  isDemo?: true;
}

/** What runs of one operation came to. */
export interface OperationOutcomesDoc {
  /** The last 20 outcomes, oldest first. */
  recent?: { at: Date; code: string | null }[];
  lastSuccessAt?: Date;
  lastFailureAt?: Date;
  /** The newest canary, and the last one that passed. */
  canary?: CanaryResult;
  canaryPassedAt?: Date;
}

export interface SourceHealthDoc {
  /** Scraper id. */
  _id: string;
  /** The last 50 outcomes, oldest first. */
  recent: SourceOutcome[];
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  /** Without its words: they may name what one account looked for, and everybody may read this. */
  lastFailure: { code: string } | null;
  /** By the key of the operation's name. */
  operations?: Record<string, OperationOutcomesDoc>;
}

/** The same of all runs. */
export interface FieldHistory extends FieldCount {
  /** Records without it since it was last filled. */
  emptyInARow: number;
  /** The first of these. */
  emptySince: Date | null;
}

/** A field that used to be filled and no longer is. */
export interface MissingField {
  /** Dot path in the Record. */
  path: string;
  since: Date;
  /** Records without it since then. */
  records: number;
}

/** What is known of the fields that one operation fills for inputs with the same fields. */
export interface FieldHealthDoc {
  /** `<scraper>/<operation>/<names of the input fields that were given>` */
  _id: string;
  scraper: string;
  operation: string;
  /** Counts every write. */
  writes: number;
  /** By the key of the field's path; what never happened is left out. */
  fields: Record<string, Partial<FieldHistory>>;
  missing?: MissingField[];
  /** The last run that was counted. */
  at: Date;
}

export const healthCollections = {
  sourceHealth: collection<SourceHealthDoc>({
    account: { nobodys: "of sources" },
    growth: { by: "server", most: "one for each operation" },
    stays: "as long as the server",
    shards: { by: "unsharded", why: "One document per scraper." },
  }),
  fieldHealth: collection<FieldHealthDoc>({
    account: { nobodys: "of sources" },
    lifetime: {
      field: "at",
      seconds: 90 * DAY_SECONDS,
      for: "forgetting counts of fields after 90 days without a run",
    },
    growth: { by: "server", most: "one for each operation" },
    shards: { by: "unsharded", why: "A few documents per operation, written once per run." },
  }),
};
