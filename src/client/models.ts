import type { Request, SourceHealth, TicketSeverity, TicketStatus } from "./generated/models.ts";
import type {
  AutoTopUpInput,
  BillingCheckoutInput,
  EstimateMutation,
  NotificationAddedSubscription,
  NotificationSettingInput,
  RecordStoredSubscription,
  RequestCreateInput,
  SpendLimitInput,
  UsageCapInput,
} from "./generated/documents.ts";

/** What the newest canary of an operation came to. */
export type CanaryOutcome = NonNullable<SourceHealth["operations"][number]["canary"]>;
/** A plan, or an amount to top up. */
export type NewCheckout = BillingCheckoutInput;
export type AutoTopUpSettings = AutoTopUpInput;
/** What to scrape, by its types or as `scraper` with plain JSON, and on which terms. */
export type NewRequest = Pick<RequestCreateInput, "limit" | "maxCostUsdMicros" | "tags"> &
  (
    | { typed: NonNullable<RequestCreateInput["typed"]>; scraper?: never; input?: never }
    | { scraper: string; input: unknown; typed?: never }
  );
export type Estimate = NonNullable<EstimateMutation["requestEstimate"]>;
/** A notification and the cursor that goes on behind it. */
export type AddedNotification = NotificationAddedSubscription["notificationAdded"];
export type NotificationSettingChange = NotificationSettingInput;
/** Who or what is to be erased: a URL, or an id or handle at the source of a scraper. */
export type ErasureSubject =
  { url: string; scraper?: string } | { id: string; scraper: string } | { handle: string; scraper: string };
/** A Record with its position in the Results, from 0. `data` is left out where the caller asked for none. */
export type QuarryRecord = RecordStoredSubscription["recordStored"]["record"];
/** A Record and the cursor that goes on behind it. */
export type StoredRecord = RecordStoredSubscription["recordStored"];

/** A cap to set; it warns at 80 % unless set otherwise. */
export type NewUsageCap = UsageCapInput;
/** Limits to set, in micro-USD: for the month, for one Request, or both; for the whole account unless `scope` names a key. */
export type NewSpendLimit = SpendLimitInput;

export interface TicketFilter {
  status?: TicketStatus;
  severity?: TicketSeverity;
}

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
