import type {
  AutoTopUpInput,
  BillingCheckoutInput,
  DeleteAccountMutation,
  AccountQuery,
  ApiKeyFragment,
  BillingFragment,
  CredentialQuery,
  CreateRecoveryCodesMutation,
  BeginSecondFactorMutation,
  ConfirmSecondFactorMutation,
  SecondFactorFragment,
  SessionFragment,
  SignInMutation,
  ErasureFragment,
  NotificationAddedSubscription,
  NotificationFragment,
  NotificationSettingsQuery,
  HostedPageFragment,
  InvoiceFragment,
  LedgerQuery,
  VerifyLedgerQuery,
  PriceHistoryQuery,
  ProductsQuery,
  RecordStoredSubscription,
  EstimateMutation,
  RequestFragment,
  LogQuery,
  ScrapersQuery,
  ScraperQuery,
  SourceHealthQuery,
  SpendLimitFragment,
  UsageCapFragment,
  SimulateUsageCapQuery,
  UsageFragment,
  NotificationSettingInput,
  RequestCreateInput,
  OperatorTicketFragment,
  OperatorTicketQuery,
  SupportTicketFragment,
  SupportTicketCreateInput,
  WebhookDeliveryFragment,
  WebhookFragment,
  WebhookEndpointCreateInput,
  WebhookEndpointUpdateInput,
} from "./generated/documents.ts";

export type {
  RequestFilter,
  RequestStatus,
  SourceStatus,
  TicketSeverity,
  TicketStatus,
  WebhookDeliveryStatus,
} from "./generated/documents.ts";

/** One line of the catalog. */
export type ScraperSummary = ScrapersQuery["scrapers"][number];
/** One catalog entry with its operations and their input and Record schemas. */
export type Scraper = NonNullable<ScraperQuery["scraper"]>;
export type SourceHealth = SourceHealthQuery["sourceHealth"][number];
/** What the newest canary of an operation came to. */
export type CanaryOutcome = NonNullable<SourceHealth["operations"][number]["canary"]>;
export type Account = NonNullable<AccountQuery["viewer"]>;
/** When an account was closed, and when it is erased. */
export type AccountDeletion = NonNullable<DeleteAccountMutation["accountDelete"]>;
export type ApiKey = ApiKeyFragment;
/** Plan, balance and payments. */
export type Billing = BillingFragment;
export type Payment = Billing["payments"][number];
/** A plan, or an amount to top up. */
export type NewCheckout = BillingCheckoutInput;
/** A page of the payment provider, for a person. */
export type HostedPage = HostedPageFragment;
export type AutoTopUpSettings = AutoTopUpInput;
/** Money that came to the balance or left it. */
export type LedgerEntry = LedgerQuery["ledger"]["nodes"][number];
export type Invoice = InvoiceFragment;
export type LedgerVerification = VerifyLedgerQuery["ledgerVerification"];
export type Session = SessionFragment;
export type SecondFactor = SecondFactorFragment;
/** A secret for an authenticator app, as text, URL and QR code; nothing is on before a first code confirms it. */
export type SecondFactorEnrolment = NonNullable<BeginSecondFactorMutation["secondFactorBegin"]>;
/** A second factor that was turned on, with its recovery codes, which are never shown again. */
export type SecondFactorOn = NonNullable<ConfirmSecondFactorMutation["secondFactorConfirm"]>;
export type RecoveryCodes = NonNullable<CreateRecoveryCodesMutation["recoveryCodesCreate"]>;
/** A new session; `token` is what to call with, and is never shown again. */
export type SignedIn = NonNullable<SignInMutation["signIn"]>;
/** What a call is made with. */
export type Credential = NonNullable<CredentialQuery["credential"]>;
export type Request = RequestFragment;
/** What to scrape, by its types or as `scraper` with plain JSON, and on which terms. */
export type NewRequest = Pick<RequestCreateInput, "limit" | "maxCostUsdMicros" | "tags"> &
  (
    | { typed: NonNullable<RequestCreateInput["typed"]>; scraper?: never; input?: never }
    | { scraper: string; input: unknown; typed?: never }
  );
export type Estimate = NonNullable<EstimateMutation["requestEstimate"]>;
/** What a product cost when a Request looked at it. */
export type PricePoint = PriceHistoryQuery["priceHistory"]["nodes"][number];
/** Something that the account is to know. */
export type Notification = NotificationFragment;
/** A notification and the cursor that goes on behind it. */
export type AddedNotification = NotificationAddedSubscription["notificationAdded"];
/** Where the account is notified of events of one kind. */
export type NotificationSetting = NotificationSettingsQuery["notificationSettings"][number];
export type NotificationSettingChange = NotificationSettingInput;
/** A question of the account to who runs the server. */
export type Ticket = SupportTicketFragment;
/** Only `subject` and `details` must be given. */
export type NewTicket = SupportTicketCreateInput;
/** A ticket of any account. */
export type OperatorTicket = OperatorTicketFragment;
export type OperatorTicketWithLog = NonNullable<OperatorTicketQuery["operatorTicket"]>;
/** A URL that webhooks are sent to. */
export type Webhook = WebhookFragment;
/** Only `url` and `topics` must be given. */
export type NewWebhook = WebhookEndpointCreateInput;
export type WebhookChange = WebhookEndpointUpdateInput;
/** One event for one endpoint, with its tries. */
export type WebhookDelivery = WebhookDeliveryFragment;
/** A walk over all stored Records that erases, or counts, those of one subject. */
export type Erasure = ErasureFragment;
/** Who or what is to be erased: a URL, or an id or handle at the source of a scraper. */
export type ErasureSubject =
  { url: string; scraper?: string } | { id: string; scraper: string } | { handle: string; scraper: string };
export type LogLine = NonNullable<LogQuery["request"]>["log"][number];
/** A Record with its position in the Results, from 0. `data` is left out where the caller asked for none. */
export type QuarryRecord = RecordStoredSubscription["recordStored"]["record"];
/** A Record and the cursor that goes on behind it. */
export type StoredRecord = RecordStoredSubscription["recordStored"];

/** What the account used in a month, what stops it, and what it comes to. */
export type Usage = UsageFragment;
/** A hard stop on one meter, with where it stands. */
export type UsageCap = UsageCapFragment;
/** A cap to set; it warns at 80 % unless set otherwise. */
export type NewUsageCap = Pick<UsageCap, "metric" | "period" | "value"> & { notifyAtPercent?: number };
export type UsageCapSimulation = NonNullable<SimulateUsageCapQuery["usageCapSimulation"]>;
/** What scraping may cost, with what it has cost. */
export type SpendLimit = SpendLimitFragment;
/** Limits to set, in micro-USD: for the month, for one Request, or both; for the whole account unless `scope` names a key. */
export interface NewSpendLimit {
  scope?: string;
  monthlyUsdMicros?: number | null;
  maxRequestUsdMicros?: number | null;
  notifyAtPercent?: number;
}
/** Everything that is offered, and what it costs. */
export type ProductCatalog = ProductsQuery["productCatalog"];

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
