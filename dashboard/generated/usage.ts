// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
/** When a cap starts counting again, in UTC. */
export type CapPeriod =
  /** At midnight. */
  | 'DAY'
  /** On the first of the month. */
  | 'MONTH';

/** How usage compares with a cap. */
export type CapState =
  /** Below the warning. */
  | 'OK'
  /** At the cap: nothing more is allowed on this meter. */
  | 'STOPPED'
  /** At `notifyAtPercent` or above. */
  | 'WARNED';

/** How a meter counts. */
export type MeterKind =
  /** Counts up and starts again each period. */
  | 'FLOW'
  /** A level, which falls when something is deleted. */
  | 'STORED';

/** Limits to set: for the month, for one Request, or both. */
export type SpendLimitInput = {
  /** For one Request, in micro-USD; null for no such limit. */
  maxRequestUsdMicros?: number | null | undefined;
  /** Each UTC month, in micro-USD; null for no such limit. */
  monthlyUsdMicros?: number | null | undefined;
  /** Percent of the monthly limit at which to warn. */
  notifyAtPercent?: number;
  /** `account`, or the id of an API key. */
  scope?: string;
};

/** A cap to set. */
export type UsageCapInput = {
  /** Id of the meter. */
  metric: string;
  /** Percent of `value` at which to warn, 1 to 100. */
  notifyAtPercent?: number;
  /** When it starts counting again. */
  period: CapPeriod;
  /** The most that may be used, in the meter's unit; 0 stops at once. */
  value: number;
};

export type UsageMonthQueryVariables = Exact<{
  month?: string | null | undefined;
}>;


export type UsageMonthQuery = { usage: { month: string, plan: string, updatedAt: string, meters: Array<{ meter: string, title: string, unit: string, kind: MeterKind, used: number, today: number, scraper: string | null }>, services: Array<{ service: string | null, meters: Array<{ meter: string, quantity: number }>, days: Array<{ date: string, meters: Array<{ meter: string, quantity: number }> }> }>, days: Array<{ date: string, scrapingUsdMicros: number, meters: Array<{ meter: string, quantity: number }>, scrapers: Array<{ scraper: string, records: number, usdMicros: number }> }>, caps: Array<{ metric: string, period: CapPeriod, value: number, notifyAtPercent: number, used: number, percent: number, state: CapState, resetsAt: string | null }>, spendLimits: Array<{ scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, notifyAtPercent: number, usedUsdMicros: number, percent: number | null, state: CapState, resetsAt: string }>, billingEstimate: { currency: string, periodStart: string, periodEnd: string, estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number, lineItems: Array<{ meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null }> } } | null, scrapers: Array<{ id: string, title: string, unit: string }> };

export type UsageKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type UsageKeysQuery = { viewer: { apiKeys: { nodes: Array<{ id: string, label: string, hint: string }> } } | null };

export type UsageStopsQueryVariables = Exact<{ [key: string]: never; }>;


export type UsageStopsQuery = { usage: { meters: Array<{ meter: string, title: string, unit: string }>, caps: Array<{ metric: string, period: CapPeriod, value: number, notifyAtPercent: number, used: number, percent: number, state: CapState, resetsAt: string | null }>, spendLimits: Array<{ scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, notifyAtPercent: number, usedUsdMicros: number, percent: number | null, state: CapState, resetsAt: string }> } | null, scrapers: Array<{ id: string, title: string, unit: string }> };

export type UsageTrialQueryVariables = Exact<{
  metric: string;
  period: CapPeriod;
  value: number;
  notifyAtPercent: number;
  month?: string | null | undefined;
}>;


export type UsageTrialQuery = { usageCapSimulation: { used: number, stoppedQuantity: number, stoppedPercent: number, warnedOn: Array<string>, stops: Array<{ date: string }> } | null };

export type UsageCapKeepMutationVariables = Exact<{
  input: UsageCapInput;
}>;


export type UsageCapKeepMutation = { usageCapSet: { usageCap: { metric: string, period: CapPeriod, value: number, notifyAtPercent: number, used: number, percent: number, state: CapState, resetsAt: string | null } } | null };

export type UsageCapRemoveMutationVariables = Exact<{
  metric: string;
  period: CapPeriod;
}>;


export type UsageCapRemoveMutation = { usageCapDelete: { usageCap: { metric: string, period: CapPeriod, value: number, notifyAtPercent: number, used: number, percent: number, state: CapState, resetsAt: string | null } } | null };

export type UsageLimitKeepMutationVariables = Exact<{
  input: SpendLimitInput;
}>;


export type UsageLimitKeepMutation = { spendLimitSet: { spendLimit: { scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, notifyAtPercent: number, usedUsdMicros: number, percent: number | null, state: CapState, resetsAt: string } } | null };

export type UsageLimitRemoveMutationVariables = Exact<{
  scope: string;
}>;


export type UsageLimitRemoveMutation = { spendLimitDelete: { spendLimit: { scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, notifyAtPercent: number, usedUsdMicros: number, percent: number | null, state: CapState, resetsAt: string } } | null };

export type UsageFragment = { month: string, plan: string, updatedAt: string, meters: Array<{ meter: string, title: string, unit: string, kind: MeterKind, used: number, today: number, scraper: string | null }>, services: Array<{ service: string | null, meters: Array<{ meter: string, quantity: number }>, days: Array<{ date: string, meters: Array<{ meter: string, quantity: number }> }> }>, days: Array<{ date: string, scrapingUsdMicros: number, meters: Array<{ meter: string, quantity: number }>, scrapers: Array<{ scraper: string, records: number, usdMicros: number }> }>, caps: Array<{ metric: string, period: CapPeriod, value: number, notifyAtPercent: number, used: number, percent: number, state: CapState, resetsAt: string | null }>, spendLimits: Array<{ scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, notifyAtPercent: number, usedUsdMicros: number, percent: number | null, state: CapState, resetsAt: string }>, billingEstimate: { currency: string, periodStart: string, periodEnd: string, estimatedSpendUsdMicros: number, forecastSpendUsdMicros: number, lineItems: Array<{ meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null }> } };

export type UsageCapFragment = { metric: string, period: CapPeriod, value: number, notifyAtPercent: number, used: number, percent: number, state: CapState, resetsAt: string | null };

export type SpendLimitFragment = { scope: string, monthlyUsdMicros: number | null, maxRequestUsdMicros: number | null, notifyAtPercent: number, usedUsdMicros: number, percent: number | null, state: CapState, resetsAt: string };

export type UsageLineItemFragment = { meter: string, title: string, unit: string, usedQuantity: number, includedQuantity: number, billableQuantity: number, unitPriceUsdMicros: number, unitPricePer: number, estimatedSpendUsdMicros: number, forecastQuantity: number, forecastSpendUsdMicros: number, scraper: string | null, resultCount: number | null };

export const UsageCapFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment UsageCap on UsageCap {
  metric
  period
  value
  notifyAtPercent
  used
  percent
  state
  resetsAt
}
    `) as TypedDocument<UsageCapFragment, unknown>;
export const SpendLimitFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment SpendLimit on SpendLimit {
  scope
  monthlyUsdMicros
  maxRequestUsdMicros
  notifyAtPercent
  usedUsdMicros
  percent
  state
  resetsAt
}
    `) as TypedDocument<SpendLimitFragment, unknown>;
export const UsageLineItemFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}
    `) as TypedDocument<UsageLineItemFragment, unknown>;
export const UsageFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment Usage on Usage {
  month
  plan
  meters {
    meter
    title
    unit
    kind
    used
    today
    scraper
  }
  services {
    service
    meters {
      meter
      quantity
    }
    days {
      date
      meters {
        meter
        quantity
      }
    }
  }
  days {
    date
    meters {
      meter
      quantity
    }
    scrapingUsdMicros
    scrapers {
      scraper
      records
      usdMicros
    }
  }
  caps {
    ...UsageCap
  }
  spendLimits {
    ...SpendLimit
  }
  billingEstimate {
    currency
    periodStart
    periodEnd
    lineItems {
      ...UsageLineItem
    }
    estimatedSpendUsdMicros
    forecastSpendUsdMicros
  }
  updatedAt
}
    fragment UsageCap on UsageCap {
  metric
  period
  value
  notifyAtPercent
  used
  percent
  state
  resetsAt
}
fragment SpendLimit on SpendLimit {
  scope
  monthlyUsdMicros
  maxRequestUsdMicros
  notifyAtPercent
  usedUsdMicros
  percent
  state
  resetsAt
}
fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}`) as TypedDocument<UsageFragment, unknown>;
export const UsageMonthDocument = /* @__PURE__ */ new TypedDocument(`
    query UsageMonth($month: String) {
  usage(month: $month) {
    ...Usage
  }
  scrapers {
    id
    title
    unit
  }
}
    fragment Usage on Usage {
  month
  plan
  meters {
    meter
    title
    unit
    kind
    used
    today
    scraper
  }
  services {
    service
    meters {
      meter
      quantity
    }
    days {
      date
      meters {
        meter
        quantity
      }
    }
  }
  days {
    date
    meters {
      meter
      quantity
    }
    scrapingUsdMicros
    scrapers {
      scraper
      records
      usdMicros
    }
  }
  caps {
    ...UsageCap
  }
  spendLimits {
    ...SpendLimit
  }
  billingEstimate {
    currency
    periodStart
    periodEnd
    lineItems {
      ...UsageLineItem
    }
    estimatedSpendUsdMicros
    forecastSpendUsdMicros
  }
  updatedAt
}
fragment UsageCap on UsageCap {
  metric
  period
  value
  notifyAtPercent
  used
  percent
  state
  resetsAt
}
fragment SpendLimit on SpendLimit {
  scope
  monthlyUsdMicros
  maxRequestUsdMicros
  notifyAtPercent
  usedUsdMicros
  percent
  state
  resetsAt
}
fragment UsageLineItem on UsageLineItem {
  meter
  title
  unit
  usedQuantity
  includedQuantity
  billableQuantity
  unitPriceUsdMicros
  unitPricePer
  estimatedSpendUsdMicros
  forecastQuantity
  forecastSpendUsdMicros
  scraper
  resultCount
}`) as TypedDocument<UsageMonthQuery, UsageMonthQueryVariables>;
export const UsageKeysDocument = /* @__PURE__ */ new TypedDocument(`
    query UsageKeys {
  viewer {
    apiKeys(first: 100, revoked: false) {
      nodes {
        id
        label
        hint
      }
    }
  }
}
    `) as TypedDocument<UsageKeysQuery, UsageKeysQueryVariables>;
export const UsageStopsDocument = /* @__PURE__ */ new TypedDocument(`
    query UsageStops {
  usage {
    meters {
      meter
      title
      unit
    }
    caps {
      ...UsageCap
    }
    spendLimits {
      ...SpendLimit
    }
  }
  scrapers {
    id
    title
    unit
  }
}
    fragment UsageCap on UsageCap {
  metric
  period
  value
  notifyAtPercent
  used
  percent
  state
  resetsAt
}
fragment SpendLimit on SpendLimit {
  scope
  monthlyUsdMicros
  maxRequestUsdMicros
  notifyAtPercent
  usedUsdMicros
  percent
  state
  resetsAt
}`) as TypedDocument<UsageStopsQuery, UsageStopsQueryVariables>;
export const UsageTrialDocument = /* @__PURE__ */ new TypedDocument(`
    query UsageTrial($metric: String!, $period: CapPeriod!, $value: SafeInt!, $notifyAtPercent: Int!, $month: String) {
  usageCapSimulation(
    metric: $metric
    period: $period
    value: $value
    notifyAtPercent: $notifyAtPercent
    month: $month
  ) {
    used
    stoppedQuantity
    stoppedPercent
    stops {
      date
    }
    warnedOn
  }
}
    `) as TypedDocument<UsageTrialQuery, UsageTrialQueryVariables>;
export const UsageCapKeepDocument = /* @__PURE__ */ new TypedDocument(`
    mutation UsageCapKeep($input: UsageCapInput!) {
  usageCapSet(input: $input) {
    usageCap {
      ...UsageCap
    }
  }
}
    fragment UsageCap on UsageCap {
  metric
  period
  value
  notifyAtPercent
  used
  percent
  state
  resetsAt
}`) as TypedDocument<UsageCapKeepMutation, UsageCapKeepMutationVariables>;
export const UsageCapRemoveDocument = /* @__PURE__ */ new TypedDocument(`
    mutation UsageCapRemove($metric: String!, $period: CapPeriod!) {
  usageCapDelete(metric: $metric, period: $period) {
    usageCap {
      ...UsageCap
    }
  }
}
    fragment UsageCap on UsageCap {
  metric
  period
  value
  notifyAtPercent
  used
  percent
  state
  resetsAt
}`) as TypedDocument<UsageCapRemoveMutation, UsageCapRemoveMutationVariables>;
export const UsageLimitKeepDocument = /* @__PURE__ */ new TypedDocument(`
    mutation UsageLimitKeep($input: SpendLimitInput!) {
  spendLimitSet(input: $input) {
    spendLimit {
      ...SpendLimit
    }
  }
}
    fragment SpendLimit on SpendLimit {
  scope
  monthlyUsdMicros
  maxRequestUsdMicros
  notifyAtPercent
  usedUsdMicros
  percent
  state
  resetsAt
}`) as TypedDocument<UsageLimitKeepMutation, UsageLimitKeepMutationVariables>;
export const UsageLimitRemoveDocument = /* @__PURE__ */ new TypedDocument(`
    mutation UsageLimitRemove($scope: ID!) {
  spendLimitDelete(scope: $scope) {
    spendLimit {
      ...SpendLimit
    }
  }
}
    fragment SpendLimit on SpendLimit {
  scope
  monthlyUsdMicros
  maxRequestUsdMicros
  notifyAtPercent
  usedUsdMicros
  percent
  state
  resetsAt
}`) as TypedDocument<UsageLimitRemoveMutation, UsageLimitRemoveMutationVariables>;