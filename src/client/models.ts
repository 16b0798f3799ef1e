import type {
  ClientAccountQuery,
  ClientApiKeyFragment,
  ClientRecordStoredSubscription,
  ClientRequestEstimateMutation,
  ClientRequestFragment,
  ClientRequestLogQuery,
  ClientScraperListQuery,
  ClientScraperQuery,
  ClientSourceHealthQuery,
  RequestCreateInput,
} from "./generated/documents.ts";

export type { RequestFilter, RequestStatus, SourceStatus } from "./generated/documents.ts";

/** One line of the catalog. */
export type ScraperSummary = ClientScraperListQuery["scrapers"][number];
/** One catalog entry with its operations and their input and Record schemas. */
export type Scraper = NonNullable<ClientScraperQuery["scraper"]>;
export type SourceHealth = ClientSourceHealthQuery["sourceHealth"][number];
/** What the newest canary of an operation came to. */
export type CanaryOutcome = NonNullable<SourceHealth["operations"][number]["canary"]>;
export type Account = NonNullable<ClientAccountQuery["viewer"]>;
export type ApiKey = ClientApiKeyFragment;
export type Request = ClientRequestFragment;
/** What to scrape, by its types or as `scraper` with plain JSON, and on which terms. */
export type NewRequest = Pick<RequestCreateInput, "limit" | "maxCostUsdMicros"> &
  (
    | { typed: NonNullable<RequestCreateInput["typed"]>; scraper?: never; input?: never }
    | { scraper: string; input: unknown; typed?: never }
  );
export type Estimate = NonNullable<ClientRequestEstimateMutation["requestEstimate"]>;
export type LogLine = NonNullable<ClientRequestLogQuery["request"]>["log"][number];
/** A Record with its position in the Results, from 0. `data` is left out where the caller asked for none. */
export type QuarryRecord = ClientRecordStoredSubscription["recordStored"]["record"];
/** A Record and the cursor that goes on behind it. */
export type StoredRecord = ClientRecordStoredSubscription["recordStored"];

/** A Request as `create` returns it. */
export interface CreatedRequest extends Request {
  /** True when it existed already, from the same idempotency key and input. */
  idempotentReplayed: boolean;
}

/** Ends a call early; what was waited for rejects with the reason of the signal. */
export interface Stoppable {
  signal?: AbortSignal;
}

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** Pass it as `after` to read on; null after the last page. */
  nextCursor: string | null;
}

export interface PageOptions {
  /** Cursor of the page before. */
  after?: string;
  /** Size of the page; the server's default unless given. */
  first?: number;
}
