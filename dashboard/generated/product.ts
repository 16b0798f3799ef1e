// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
export type ProductListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ProductListQuery = { trackedProducts: { nodes: Array<{ scraper: string, productId: string, country: string | null, latest: { observedAt: string, requestId: string, url: string, title: string | null, price: number | null, priceMicros: number | null, priceMin: number | null, priceMax: number | null, currency: string | null, availability: string | null, seller: { id: string | null, name: string | null, url: string | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, scrapers: Array<{ id: string, title: string }> };

export type ProductPricesQueryVariables = Exact<{
  scraper: string;
  productId: string;
  country?: string | null | undefined;
}>;


export type ProductPricesQuery = { priceHistory: { nodes: Array<{ observedAt: string, requestId: string, url: string, title: string | null, price: number | null, priceMicros: number | null, priceMin: number | null, priceMax: number | null, currency: string | null, availability: string | null, seller: { id: string | null, name: string | null, url: string | null } | null }> }, scraper: { title: string } | null };

export type TrackedProductFragment = { scraper: string, productId: string, country: string | null, latest: { observedAt: string, requestId: string, url: string, title: string | null, price: number | null, priceMicros: number | null, priceMin: number | null, priceMax: number | null, currency: string | null, availability: string | null, seller: { id: string | null, name: string | null, url: string | null } | null } };

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
export const TrackedProductFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment TrackedProduct on TrackedProduct {
  scraper
  productId
  country
  latest {
    ...PricePoint
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
}`) as TypedDocument<TrackedProductFragment, unknown>;
export const ProductListDocument = /* @__PURE__ */ new TypedDocument(`
    query ProductList($after: String) {
  trackedProducts(first: 50, after: $after) {
    nodes {
      ...TrackedProduct
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  scrapers {
    id
    title
  }
}
    fragment TrackedProduct on TrackedProduct {
  scraper
  productId
  country
  latest {
    ...PricePoint
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
}`) as TypedDocument<ProductListQuery, ProductListQueryVariables>;
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