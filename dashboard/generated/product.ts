// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
export type ProductRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductRunsQuery = { scrapers: Array<{ id: string, title: string, operations: Array<{ name: string, recordSchema: unknown }> }>, requests: { nodes: Array<{ id: string, operation: string, recordCount: number, isDemo: boolean, scraper: { id: string } }> } };

export type ProductRecordSubscriptionVariables = Exact<{
  requestId: string;
  after?: string | null | undefined;
  withData: boolean;
}>;


export type ProductRecordSubscription = { recordStored: { cursor: string, record: { seq: number, data?: unknown } } };

export type ProductPricesQueryVariables = Exact<{
  scraper: string;
  productId: string;
  country?: string | null | undefined;
}>;


export type ProductPricesQuery = { priceHistory: { nodes: Array<{ observedAt: string, requestId: string, url: string, title: string | null, price: number | null, priceMicros: number | null, priceMin: number | null, priceMax: number | null, currency: string | null, availability: string | null, seller: { id: string | null, name: string | null, url: string | null } | null }> }, scraper: { title: string } | null };

export type PricePointFragment = { observedAt: string, requestId: string, url: string, title: string | null, price: number | null, priceMicros: number | null, priceMin: number | null, priceMax: number | null, currency: string | null, availability: string | null, seller: { id: string | null, name: string | null, url: string | null } | null };

export const PricePointFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment PricePoint on PricePoint {
  observedAt
  requestId
  url
  title
  price
  priceMicros
  priceMin
  priceMax
  currency
  availability
  seller {
    id
    name
    url
  }
}
    `) as TypedDocument<PricePointFragment, unknown>;
export const ProductRunsDocument = /* @__PURE__ */ new TypedDocument(`
    query ProductRuns {
  scrapers {
    id
    title
    operations {
      name
      recordSchema
    }
  }
  requests(first: 100, filter: {status: [SUCCEEDED, PARTIAL]}) {
    nodes {
      id
      scraper {
        id
      }
      operation
      recordCount
      isDemo
    }
  }
}
    `) as TypedDocument<ProductRunsQuery, ProductRunsQueryVariables>;
export const ProductRecordDocument = /* @__PURE__ */ new TypedDocument(`
    subscription ProductRecord($requestId: ID!, $after: String, $withData: Boolean!) {
  recordStored(requestId: $requestId, after: $after) {
    cursor
    record {
      seq
      data @include(if: $withData)
    }
  }
}
    `) as TypedDocument<ProductRecordSubscription, ProductRecordSubscriptionVariables>;
export const ProductPricesDocument = /* @__PURE__ */ new TypedDocument(`
    query ProductPrices($scraper: String!, $productId: ID!, $country: String) {
  priceHistory(
    scraper: $scraper
    productId: $productId
    country: $country
    first: 1000
  ) {
    nodes {
      ...PricePoint
    }
  }
  scraper(id: $scraper) {
    title
  }
}
    fragment PricePoint on PricePoint {
  observedAt
  requestId
  url
  title
  price
  priceMicros
  priceMin
  priceMax
  currency
  availability
  seller {
    id
    name
    url
  }
}`) as TypedDocument<ProductPricesQuery, ProductPricesQueryVariables>;