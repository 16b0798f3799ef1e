// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
/** State of a Request. The last four are terminal; `stopReason` says why. */
export type RequestStatus =
  /** Cancelled; Records stored before are kept and billed. */
  | 'CANCELLED'
  /** Asked to stop; ends in a moment. */
  | 'CANCELLING'
  /** Stopped early with no stored Record; free. */
  | 'FAILED'
  /** Stopped early with at least one stored Record, which is billed. */
  | 'PARTIAL'
  /** Waiting for a worker. */
  | 'QUEUED'
  /** A worker stores Records. */
  | 'RUNNING'
  /** The source is exhausted or the limit is reached. */
  | 'SUCCEEDED';

export type HomeMonthFragment = { days: Array<{ date: string, scrapingUsdMicros: number, scrapers: Array<{ scraper: string, records: number, usdMicros: number }> }> };

export type HomeRequestFragment = { id: string, operation: string, status: RequestStatus, recordCount: number, limit: number, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, createdAt: string, scraper: { id: string, title: string } };

export type HomeStateQueryVariables = Exact<{
  before: string;
}>;


export type HomeStateQuery = { viewer: { plan: string, billingActive: boolean, availableUsdMicros: number, heldUsdMicros: number } | null, usage: { billingEstimate: { forecastSpendUsdMicros: number }, days: Array<{ date: string, scrapingUsdMicros: number, scrapers: Array<{ scraper: string, records: number, usdMicros: number }> }> } | null, before: { days: Array<{ date: string, scrapingUsdMicros: number, scrapers: Array<{ scraper: string, records: number, usdMicros: number }> }> } | null, running: { nodes: Array<{ id: string, operation: string, status: RequestStatus, recordCount: number, limit: number, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, createdAt: string, scraper: { id: string, title: string } }> }, newest: { nodes: Array<{ id: string, operation: string, status: RequestStatus, recordCount: number, limit: number, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, createdAt: string, scraper: { id: string, title: string } }> }, scrapers: Array<{ id: string, title: string }> };

export type HomeRequestChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type HomeRequestChangedSubscription = { requestUpdated: { id: string, operation: string, status: RequestStatus, recordCount: number, limit: number, estimatedCostUsdMicros: number, finalCostUsdMicros: number | null, createdAt: string, scraper: { id: string, title: string } } };

export type HomeUsageChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type HomeUsageChangedSubscription = { usageUpdated: { updatedAt: string } };

export const HomeMonthFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment HomeMonth on Usage {
  days {
    date
    scrapingUsdMicros
    scrapers {
      scraper
      records
      usdMicros
    }
  }
}
    `) as TypedDocument<HomeMonthFragment, unknown>;
export const HomeRequestFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment HomeRequest on Request {
  id
  scraper {
    id
    title
  }
  operation
  status
  recordCount
  limit
  estimatedCostUsdMicros
  finalCostUsdMicros
  createdAt
}
    `) as TypedDocument<HomeRequestFragment, unknown>;
export const HomeStateDocument = /* @__PURE__ */ new TypedDocument(`
    query HomeState($before: String!) {
  viewer {
    plan
    billingActive
    availableUsdMicros
    heldUsdMicros
  }
  usage {
    ...HomeMonth
    billingEstimate {
      forecastSpendUsdMicros
    }
  }
  before: usage(month: $before) {
    ...HomeMonth
  }
  running: requests(first: 20, filter: {status: [QUEUED, RUNNING, CANCELLING]}) {
    nodes {
      ...HomeRequest
    }
  }
  newest: requests(first: 6) {
    nodes {
      ...HomeRequest
    }
  }
  scrapers {
    id
    title
  }
}
    fragment HomeMonth on Usage {
  days {
    date
    scrapingUsdMicros
    scrapers {
      scraper
      records
      usdMicros
    }
  }
}
fragment HomeRequest on Request {
  id
  scraper {
    id
    title
  }
  operation
  status
  recordCount
  limit
  estimatedCostUsdMicros
  finalCostUsdMicros
  createdAt
}`) as TypedDocument<HomeStateQuery, HomeStateQueryVariables>;
export const HomeRequestChangedDocument = /* @__PURE__ */ new TypedDocument(`
    subscription HomeRequestChanged($id: ID!) {
  requestUpdated(id: $id) {
    ...HomeRequest
  }
}
    fragment HomeRequest on Request {
  id
  scraper {
    id
    title
  }
  operation
  status
  recordCount
  limit
  estimatedCostUsdMicros
  finalCostUsdMicros
  createdAt
}`) as TypedDocument<HomeRequestChangedSubscription, HomeRequestChangedSubscriptionVariables>;
export const HomeUsageChangedDocument = /* @__PURE__ */ new TypedDocument(`
    subscription HomeUsageChanged {
  usageUpdated {
    updatedAt
  }
}
    `) as TypedDocument<HomeUsageChangedSubscription, HomeUsageChangedSubscriptionVariables>;