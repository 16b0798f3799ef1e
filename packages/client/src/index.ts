export {
  createQuarryClient,
  type Estimate,
  type NewRequest,
  type QuarryClient,
  type QuarryClientOptions,
  type QuarryRecord,
  type Request,
  type Scraper,
  type Stoppable,
  type StoredRecord,
} from "./client.ts";
export { QuarryError, type QuarryErrorDetail } from "./quarry-error.ts";
