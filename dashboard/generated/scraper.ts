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

export type ScraperCatalogQueryVariables = Exact<{ [key: string]: never; }>;


export type ScraperCatalogQuery = { scrapers: Array<{ id: string, title: string, summary: string | null, unit: string, priceEvents: Array<{ unit: string, usdMicros: number }>, health: { status: SourceStatus, reason: string | null } | null, operations: Array<{ name: string, title: string, aliases: Array<string>, availability: OperationAvailability }> }> };

export type ScraperDetailQueryVariables = Exact<{
  id: string;
}>;


export type ScraperDetailQuery = { scraper: { id: string, title: string, summary: string | null, unit: string, defaultOperation: string | null, origins: Array<string>, priceEvents: Array<{ name: string, unit: string, usdMicros: number }>, health: { status: SourceStatus, reason: string | null, recentRuns: number, successRate: number | null, lastSuccessAt: string | null } | null, operations: Array<{ name: string, title: string, summary: string, aliases: Array<string>, availability: OperationAvailability, availabilityNote: string | null, inputSchema: unknown, recordSchema: unknown }> } | null };


export const ScraperCatalogDocument = /* @__PURE__ */ new TypedDocument(`
    query ScraperCatalog {
  scrapers {
    id
    title
    summary
    unit
    priceEvents {
      unit
      usdMicros
    }
    health {
      status
      reason
    }
    operations {
      name
      title
      aliases
      availability
    }
  }
}
    `) as TypedDocument<ScraperCatalogQuery, ScraperCatalogQueryVariables>;
export const ScraperDetailDocument = /* @__PURE__ */ new TypedDocument(`
    query ScraperDetail($id: String!) {
  scraper(id: $id) {
    id
    title
    summary
    unit
    defaultOperation
    origins
    priceEvents {
      name
      unit
      usdMicros
    }
    health {
      status
      reason
      recentRuns
      successRate
      lastSuccessAt
    }
    operations {
      name
      title
      summary
      aliases
      availability
      availabilityNote
      inputSchema
      recordSchema
    }
  }
}
    `) as TypedDocument<ScraperDetailQuery, ScraperDetailQueryVariables>;