// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
/** How much of what an operation promises is public at the source. */
export type OperationAvailability =
  /** Everything. */
  | 'FULL'
  /** Nothing: creation is refused. */
  | 'NOT_PUBLIC'
  /** A part; the note says what is missing. */
  | 'PARTIAL';

/** What to scrape. Public targets only: cookies, credentials, tokens and proxies are refused. */
export type RequestCreateInput = {
  /** Input of the scraper, `operation` included; see `inputSchema`. Goes with `scraper`. */
  input?: unknown;
  /** Maximum number of Records, 1 to 100,000; also accepted as `input.limit`. Default 100. */
  limit?: number | null | undefined;
  /** Exact cost ceiling in micro-USD. The run ends as PARTIAL before it would exceed it. */
  maxCostUsdMicros?: number | null | undefined;
  /** Scraper id from the catalog, unless `typed` is given. */
  scraper?: string | null | undefined;
  /** Your own tags to find it by, at most 10 of 50 characters each. */
  tags?: Array<string> | null | undefined;
};

/** What a caller may expect of a source now, from the outcomes of real runs. */
export type SourceStatus =
  /** The source refuses most runs. */
  | 'BLOCKED'
  /** The source no longer looks the way the scraper expects. */
  | 'CHANGED'
  /** Some recent runs failed. */
  | 'DEGRADED'
  /** The plugin did not load; `reason` says why. */
  | 'DISABLED'
  /** Listed in the catalog, not built yet. */
  | 'NOT_IMPLEMENTED'
  /** Recent runs were good, or none was made yet. */
  | 'READY';

export type NewRequestCatalogQueryVariables = Exact<{ [key: string]: never; }>;


export type NewRequestCatalogQuery = { scrapers: Array<{ id: string, title: string, defaultOperation: string | null, operations: Array<{ name: string, title: string, aliases: Array<string>, availability: OperationAvailability, canary: { input: unknown } | null }> }> };

export type NewRequestScraperQueryVariables = Exact<{
  id: string;
}>;


export type NewRequestScraperQuery = { scraper: { id: string, title: string, unit: string, defaultOperation: string | null, health: { status: SourceStatus, reason: string | null } | null, operations: Array<{ name: string, title: string, summary: string, availability: OperationAvailability, availabilityNote: string | null, inputSchema: unknown, canary: { input: unknown } | null }> } | null };

export type NewRequestEstimateMutationVariables = Exact<{
  input: RequestCreateInput;
}>;


export type NewRequestEstimateMutation = { requestEstimate: { input: unknown, isDemo: boolean, limit: number, affordableRecords: number, priceUsdMicros: number, estimatedCostUsdMicros: number, normalizations: Array<{ path: string, from: unknown, to: unknown, reason: string }> } | null };

export type NewRequestCreateMutationVariables = Exact<{
  input: RequestCreateInput;
  idempotencyKey: string;
}>;


export type NewRequestCreateMutation = { requestCreate: { request: { id: string } } | null };


export const NewRequestCatalogDocument = /* @__PURE__ */ new TypedDocument(`
    query NewRequestCatalog {
  scrapers {
    id
    title
    defaultOperation
    operations {
      name
      title
      aliases
      availability
      canary {
        input
      }
    }
  }
}
    `) as TypedDocument<NewRequestCatalogQuery, NewRequestCatalogQueryVariables>;
export const NewRequestScraperDocument = /* @__PURE__ */ new TypedDocument(`
    query NewRequestScraper($id: String!) {
  scraper(id: $id) {
    id
    title
    unit
    defaultOperation
    health {
      status
      reason
    }
    operations {
      name
      title
      summary
      availability
      availabilityNote
      inputSchema
      canary {
        input
      }
    }
  }
}
    `) as TypedDocument<NewRequestScraperQuery, NewRequestScraperQueryVariables>;
export const NewRequestEstimateDocument = /* @__PURE__ */ new TypedDocument(`
    mutation NewRequestEstimate($input: RequestCreateInput!) {
  requestEstimate(input: $input) {
    input
    normalizations {
      path
      from
      to
      reason
    }
    isDemo
    limit
    affordableRecords
    priceUsdMicros
    estimatedCostUsdMicros
  }
}
    `) as TypedDocument<NewRequestEstimateMutation, NewRequestEstimateMutationVariables>;
export const NewRequestCreateDocument = /* @__PURE__ */ new TypedDocument(`
    mutation NewRequestCreate($input: RequestCreateInput!, $idempotencyKey: String!) {
  requestCreate(input: $input, idempotencyKey: $idempotencyKey) {
    request {
      id
    }
  }
}
    `) as TypedDocument<NewRequestCreateMutation, NewRequestCreateMutationVariables>;