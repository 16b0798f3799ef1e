import {
  ProductsDocument,
  DeleteSpendLimitDocument,
  SetSpendLimitDocument,
  DeleteUsageCapDocument,
  SetUsageCapDocument,
  SimulateUsageCapDocument,
  UsageDocument,
  UsageUpdatedDocument,
} from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type { WatchOptions } from "./live.ts";
import type {
  NewSpendLimit,
  NewUsageCap,
  ProductCatalog,
  SpendLimit,
  Usage,
  UsageCap,
  UsageCapSimulation,
} from "./models.ts";
import { given } from "./quarry-error.ts";
import type { Socket } from "./socket.ts";

/** What the account used, what stops it, and what it comes to. */
export interface UsageCalls {
  /** The usage of a UTC month such as `2026-10`, the current one unless given; caps and limits are those of now. */
  usage(options?: { month?: string }): Promise<Usage>;
  /** The usage of the current month now, and again when it or a cap has changed. It does not end by itself. */
  usageUpdated(options?: WatchOptions): AsyncGenerator<Usage>;
  /** Sets or replaces a cap; it holds at once. */
  setUsageCap(cap: NewUsageCap): Promise<UsageCap>;
  /** Removes a cap; gives it as it was. */
  deleteUsageCap(metric: string, period: UsageCap["period"]): Promise<UsageCap>;
  /** What a cap would have stopped in a month, the last one unless given. */
  simulateUsageCap(cap: NewUsageCap & { month?: string }): Promise<UsageCapSimulation>;
  /** Sets what scraping may cost each month and each Request, for the account or for one of its API keys. */
  setSpendLimit(limit: NewSpendLimit): Promise<SpendLimit>;
  /** Removes the limits of `account`, or of an API key; gives them as they were. */
  deleteSpendLimit(scope: string): Promise<SpendLimit>;
  /** Everything that is offered, with meters, limits and prices; needs no key. */
  products(): Promise<ProductCatalog>;
}

const NOTIFY_AT_PERCENT = 80;

export function usageCalls(http: HttpSettings, socket: Socket): UsageCalls {
  const { url } = http;
  return {
    usage: async ({ month } = {}) =>
      given(url, (await send(http, UsageDocument, { month: month ?? null })).usage),
    async *usageUpdated(options = {}) {
      const updates = socket.follow(UsageUpdatedDocument, () => ({}), options);
      for await (const { usageUpdated } of updates) yield usageUpdated;
    },
    async setUsageCap({ notifyAtPercent = NOTIFY_AT_PERCENT, ...cap }) {
      const input = { ...cap, notifyAtPercent };
      return given(url, (await send(http, SetUsageCapDocument, { input })).usageCapSet).usageCap;
    },
    deleteUsageCap: async (metric, period) =>
      given(url, (await send(http, DeleteUsageCapDocument, { metric, period })).usageCapDelete).usageCap,
    async simulateUsageCap({ notifyAtPercent = NOTIFY_AT_PERCENT, month, ...cap }) {
      const variables = { ...cap, notifyAtPercent, month: month ?? null };
      return given(url, (await send(http, SimulateUsageCapDocument, variables)).usageCapSimulation);
    },
    async setSpendLimit({ scope = "account", notifyAtPercent = NOTIFY_AT_PERCENT, ...limit }) {
      const input = { ...limit, scope, notifyAtPercent };
      return given(url, (await send(http, SetSpendLimitDocument, { input })).spendLimitSet).spendLimit;
    },
    deleteSpendLimit: async (scope) =>
      given(url, (await send(http, DeleteSpendLimitDocument, { scope })).spendLimitDelete).spendLimit,
    products: async () => (await send(http, ProductsDocument, {})).productCatalog,
  };
}
