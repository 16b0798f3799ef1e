/** Package @quarry/client: everything of a Quarry server as typed calls. */
export type { AccountCalls } from "./account.ts";
export type { BillingCalls } from "./billing.ts";
export type { DeploymentCalls, UploadedDeployment } from "./deployments.ts";
export {
  createQuarryClient,
  type QuarryClient,
  type QuarryClientOptions,
  type UsageCalls,
} from "./client.ts";
export type * from "./generated/calls.ts";
export type { ScraperCalls as CatalogCalls } from "./generated/calls.ts";
export type * from "./generated/models.ts";
export type { RecordStoredOptions } from "./follow-records.ts";
export type { KvBytesOptions, KvCalls } from "./kv.ts";
export type { LiveCalls, WatchOptions } from "./live.ts";
export type * from "./models.ts";
export type { NotificationCalls } from "./notifications.ts";
export type { Probe } from "./probe.ts";
export { QuarryError, type QuarryErrorBody, type QuarryErrorDetail } from "./quarry-error.ts";
export type { RecordsOptions, RequestCalls } from "./requests.ts";
export type { ResultsOptions } from "./results.ts";
export type { Scrape, ScrapeCalls, ScrapeOptions } from "./scrape.ts";
export type { FollowLogOptions, ServiceLogCalls } from "./service-logs.ts";
export type { InputOf, OperationName, RecordOf, Schemas, ScraperId } from "./schemas.ts";
