import type {
  AutoTopUpInput,
  BillingCheckoutInput,
  ClientAccountDeleteMutation,
  ClientAccountQuery,
  ClientApiKeyFragment,
  ClientBillingFragment,
  ClientCredentialQuery,
  ClientRecoveryCodesCreateMutation,
  ClientSecondFactorBeginMutation,
  ClientSecondFactorConfirmMutation,
  ClientSecondFactorStateFragment,
  ClientSessionFragment,
  ClientSignInMutation,
  ClientErasureFragment,
  ClientNotificationAddedSubscription,
  ClientNotificationFragment,
  ClientNotificationSettingsQuery,
  ClientHostedPageFragment,
  ClientInvoiceFragment,
  ClientLedgerQuery,
  ClientLedgerVerificationQuery,
  ClientPriceHistoryQuery,
  ClientProductsQuery,
  ClientRecordStoredSubscription,
  ClientRequestEstimateMutation,
  ClientRequestFragment,
  ClientRequestLogQuery,
  ClientScraperListQuery,
  ClientScraperQuery,
  ClientSourceHealthQuery,
  ClientSpendLimitFragment,
  ClientUsageCapFragment,
  ClientUsageCapSimulationQuery,
  ClientUsageFragment,
  NotificationSettingInput,
  RequestCreateInput,
  ClientOperatorTicketFragment,
  ClientOperatorTicketWithLogQuery,
  ClientSupportTicketFragment,
  SupportTicketCreateInput,
  ClientWebhookDeliveryFragment,
  ClientWebhookFragment,
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
export type ScraperSummary = ClientScraperListQuery["scrapers"][number];
/** One catalog entry with its operations and their input and Record schemas. */
export type Scraper = NonNullable<ClientScraperQuery["scraper"]>;
export type SourceHealth = ClientSourceHealthQuery["sourceHealth"][number];
/** What the newest canary of an operation came to. */
export type CanaryOutcome = NonNullable<SourceHealth["operations"][number]["canary"]>;
export type Account = NonNullable<ClientAccountQuery["viewer"]>;
/** When an account was closed, and when it is erased. */
export type AccountDeletion = NonNullable<ClientAccountDeleteMutation["accountDelete"]>;
export type ApiKey = ClientApiKeyFragment;
/** Plan, balance and payments. */
export type Billing = ClientBillingFragment;
export type Payment = Billing["payments"][number];
/** A plan, or an amount to top up. */
export type NewCheckout = BillingCheckoutInput;
/** A page of the payment provider, for a person. */
export type HostedPage = ClientHostedPageFragment;
export type AutoTopUpSettings = AutoTopUpInput;
/** Money that came to the balance or left it. */
export type LedgerEntry = ClientLedgerQuery["ledger"]["nodes"][number];
export type Invoice = ClientInvoiceFragment;
export type LedgerVerification = ClientLedgerVerificationQuery["ledgerVerification"];
export type Session = ClientSessionFragment;
export type SecondFactor = ClientSecondFactorStateFragment;
/** A secret for an authenticator app, as text, URL and QR code; nothing is on before a first code confirms it. */
export type SecondFactorEnrolment = NonNullable<ClientSecondFactorBeginMutation["secondFactorBegin"]>;
/** A second factor that was turned on, with its recovery codes, which are never shown again. */
export type SecondFactorOn = NonNullable<ClientSecondFactorConfirmMutation["secondFactorConfirm"]>;
export type RecoveryCodes = NonNullable<ClientRecoveryCodesCreateMutation["recoveryCodesCreate"]>;
/** A new session; `token` is what to call with, and is never shown again. */
export type SignedIn = NonNullable<ClientSignInMutation["signIn"]>;
/** What a call is made with. */
export type Credential = NonNullable<ClientCredentialQuery["credential"]>;
export type Request = ClientRequestFragment;
/** What to scrape, by its types or as `scraper` with plain JSON, and on which terms. */
export type NewRequest = Pick<RequestCreateInput, "limit" | "maxCostUsdMicros" | "tags"> &
  (
    | { typed: NonNullable<RequestCreateInput["typed"]>; scraper?: never; input?: never }
    | { scraper: string; input: unknown; typed?: never }
  );
export type Estimate = NonNullable<ClientRequestEstimateMutation["requestEstimate"]>;
/** What a product cost when a Request looked at it. */
export type PricePoint = ClientPriceHistoryQuery["priceHistory"]["nodes"][number];
/** Something that the account is to know. */
export type Notification = ClientNotificationFragment;
/** A notification and the cursor that goes on behind it. */
export type AddedNotification = ClientNotificationAddedSubscription["notificationAdded"];
/** Where the account is notified of events of one kind. */
export type NotificationSetting = ClientNotificationSettingsQuery["notificationSettings"][number];
export type NotificationSettingChange = NotificationSettingInput;
/** A question of the account to who runs the server. */
export type Ticket = ClientSupportTicketFragment;
/** Only `subject` and `details` must be given. */
export type NewTicket = SupportTicketCreateInput;
/** A ticket of any account. */
export type OperatorTicket = ClientOperatorTicketFragment;
export type OperatorTicketWithLog = NonNullable<ClientOperatorTicketWithLogQuery["operatorTicket"]>;
/** A URL that webhooks are sent to. */
export type Webhook = ClientWebhookFragment;
/** Only `url` and `topics` must be given. */
export type NewWebhook = WebhookEndpointCreateInput;
export type WebhookChange = WebhookEndpointUpdateInput;
/** One event for one endpoint, with its tries. */
export type WebhookDelivery = ClientWebhookDeliveryFragment;
/** A walk over all stored Records that erases, or counts, those of one subject. */
export type Erasure = ClientErasureFragment;
/** Who or what is to be erased: a URL, or an id or handle at the source of a scraper. */
export type ErasureSubject =
  { url: string; scraper?: string } | { id: string; scraper: string } | { handle: string; scraper: string };
export type LogLine = NonNullable<ClientRequestLogQuery["request"]>["log"][number];
/** A Record with its position in the Results, from 0. `data` is left out where the caller asked for none. */
export type QuarryRecord = ClientRecordStoredSubscription["recordStored"]["record"];
/** A Record and the cursor that goes on behind it. */
export type StoredRecord = ClientRecordStoredSubscription["recordStored"];

/** What the account used in a month, what stops it, and what it comes to. */
export type Usage = ClientUsageFragment;
/** A hard stop on one meter, with where it stands. */
export type UsageCap = ClientUsageCapFragment;
/** A cap to set; it warns at 80 % unless set otherwise. */
export type NewUsageCap = Pick<UsageCap, "metric" | "period" | "value"> & { notifyAtPercent?: number };
export type UsageCapSimulation = NonNullable<ClientUsageCapSimulationQuery["usageCapSimulation"]>;
/** What scraping may cost, with what it has cost. */
export type SpendLimit = ClientSpendLimitFragment;
/** Limits to set, in micro-USD: for the month, for one Request, or both; for the whole account unless `scope` names a key. */
export interface NewSpendLimit {
  scope?: string;
  monthlyUsdMicros?: number | null;
  maxRequestUsdMicros?: number | null;
  notifyAtPercent?: number;
}
/** Everything that is offered, and what it costs. */
export type ProductCatalog = ClientProductsQuery["productCatalog"];

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
