/** Package @quarry/client: everything of a Quarry server as typed calls. */
export type { AccountCalls } from "./account.ts";
export type { BillingCalls } from "./billing.ts";
export type { CatalogCalls } from "./catalog.ts";
export { createQuarryClient, type QuarryClient, type QuarryClientOptions } from "./client.ts";
export type { LiveCalls, RecordStoredOptions, WatchOptions } from "./live.ts";
export type {
  Account,
  AccountDeletion,
  AddedNotification,
  ApiKey,
  AutoTopUpSettings,
  Billing,
  CanaryOutcome,
  CreatedRequest,
  Erasure,
  ErasureSubject,
  Estimate,
  HostedPage,
  Invoice,
  LedgerEntry,
  LedgerVerification,
  LogLine,
  NewCheckout,
  NewRequest,
  NewSpendLimit,
  NewTicket,
  NewUsageCap,
  NewWebhook,
  Notification,
  NotificationSetting,
  NotificationSettingChange,
  OperatorTicket,
  OperatorTicketWithLog,
  Page,
  PageOptions,
  Payment,
  PricePoint,
  ProductCatalog,
  QuarryRecord,
  Request,
  RequestFilter,
  RequestStatus,
  Scraper,
  ScraperSummary,
  RecoveryCodes,
  SecondFactor,
  SecondFactorEnrolment,
  SecondFactorOn,
  Session,
  SignedIn,
  SourceHealth,
  SourceStatus,
  SpendLimit,
  Stoppable,
  StoredRecord,
  Ticket,
  TicketSeverity,
  TicketStatus,
  Usage,
  UsageCap,
  UsageCapSimulation,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookDeliveryStatus,
} from "./models.ts";
export type { SecondFactorCalls } from "./second-factors.ts";
export type { SessionCalls } from "./sessions.ts";
export type { NotificationCalls } from "./notifications.ts";
export type { Probe } from "./probe.ts";
export { QuarryError, type QuarryErrorBody, type QuarryErrorDetail } from "./quarry-error.ts";
export type { RecordsOptions, RequestCalls } from "./requests.ts";
export type { ResultsOptions } from "./results.ts";
export type { Scrape, ScrapeCalls, ScrapeOptions } from "./scrape.ts";
export type { InputOf, OperationName, RecordOf, Schemas, ScraperId } from "./schemas.ts";
export type { WebhookCalls } from "./webhooks.ts";
export type { TicketCalls, TicketFilter } from "./tickets.ts";
export type { UsageCalls } from "./usage.ts";
