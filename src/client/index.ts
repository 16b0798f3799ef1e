/** Package @quarry/client: everything of a Quarry server as typed calls. */
export type { AccountCalls } from "./account.ts";
export type { CatalogCalls } from "./catalog.ts";
export { createQuarryClient, type QuarryClient, type QuarryClientOptions } from "./client.ts";
export type { LiveCalls, RecordStoredOptions, WatchOptions } from "./live.ts";
export type {
  Account,
  ApiKey,
  CanaryOutcome,
  CreatedRequest,
  Estimate,
  LogLine,
  NewRequest,
  Page,
  PageOptions,
  QuarryRecord,
  Request,
  RequestFilter,
  RequestStatus,
  Scraper,
  ScraperSummary,
  SourceHealth,
  SourceStatus,
  Stoppable,
  StoredRecord,
} from "./models.ts";
export type { Probe } from "./probe.ts";
export { QuarryError, type QuarryErrorBody, type QuarryErrorDetail } from "./quarry-error.ts";
export type { RecordsOptions, RequestCalls } from "./requests.ts";
export type { ResultsOptions } from "./results.ts";
export type { Scrape, ScrapeCalls, ScrapeOptions } from "./scrape.ts";
export type { InputOf, OperationName, RecordOf, Schemas, ScraperId } from "./schemas.ts";
