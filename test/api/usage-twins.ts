import { expect } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { usd } from "./twins.ts";

/** How a twin asks either face. */
interface Faces {
  ask(query: string): Promise<AnswerJson>;
  call(path: string): Promise<AnswerJson>;
  put(path: string, body: unknown): Promise<AnswerJson>;
  remove(path: string): Promise<AnswerJson>;
}

const CAP = "{ metric period value notifyAtPercent used percent state resetsAt }";
const SPEND_LIMIT =
  "{ scope monthlyUsdMicros maxRequestUsdMicros notifyAtPercent usedUsdMicros percent state resetsAt }";

function asRestCap(cap: AnswerJson) {
  return { ...cap, period: cap.period.toLowerCase(), state: cap.state.toLowerCase() };
}

function asRestLimit(limit: AnswerJson) {
  return {
    ...limit,
    state: limit.state.toLowerCase(),
    monthly: usd(limit.monthlyUsdMicros),
    maxRequest: usd(limit.maxRequestUsdMicros),
    used: usd(limit.usedUsdMicros),
  };
}

/** It moves with the clock. */
function withoutForecast({ lineItems, ...estimate }: AnswerJson) {
  const { forecastSpendUsdMicros: _micros, forecastSpend: _spend, ...rest_ } = estimate;
  const lines = lineItems.map((line: AnswerJson) => {
    const { forecastQuantity: _q, forecastSpendUsdMicros: _m, forecastSpend: _s, ...own } = line;
    return own;
  });
  return { ...rest_, lineItems: lines };
}

/** Rows of /v1 for usage, caps and products, with the same from GraphQL. */
export const usageTwins = ({ ask, call, put, remove }: Faces) => ({
  "GET /v1/products": {
    rest: () => call("/v1/products"),
    graphql: async () => {
      const { products, plans } = (
        await ask(`{ productCatalog {
          products { id name summary features meters meterDetails { id title unit kind includedQuantity
            unitPriceUsdMicros unitPricePer freeLimit freeLimitPer } pricingFields limitFields limits planLimits pricing }
          plans { name priceUsdMicros includedUsdMicros canScrape } } }`)
      ).productCatalog;
      return {
        products: products.map(
          ({ meterDetails, pricingFields, limitFields, planLimits, ...product }: AnswerJson) => ({
            ...product,
            meter_details: meterDetails.map((meter: AnswerJson) => ({
              ...meter,
              kind: meter.kind.toLowerCase(),
              unitPrice: usd(meter.unitPriceUsdMicros),
            })),
            pricing_fields: pricingFields,
            limit_fields: limitFields,
            plan_limits: planLimits,
          }),
        ),
        plans: plans.map((plan: AnswerJson) => ({
          ...plan,
          price: usd(plan.priceUsdMicros),
          includedBalance: usd(plan.includedUsdMicros),
        })),
      };
    },
  },
  "PUT /v1/usage/caps/:metric": {
    rest: () => put("/v1/usage/caps/records:counter", { period: "day", value: 1000 }),
    graphql: async () => {
      const query = `mutation { usageCapSet(input: { metric: "records:counter", period: DAY, value: 1000 })
        { usageCap ${CAP} } }`;
      return asRestCap((await ask(query)).usageCapSet.usageCap);
    },
  },
  "PUT /v1/usage/spend-limits/:scope": {
    rest: () => put("/v1/usage/spend-limits/account", { monthly: 1000 }),
    graphql: async () => {
      const query = `mutation { spendLimitSet(input: { monthlyUsdMicros: 1000000000 }) { spendLimit ${SPEND_LIMIT} } }`;
      return asRestLimit((await ask(query)).spendLimitSet.spendLimit);
    },
  },
  "GET /v1/usage": {
    rest: async () => {
      const { updatedAt: _at, billingEstimate, ...usage } = await call("/v1/usage");
      return { ...usage, billingEstimate: withoutForecast(billingEstimate) };
    },
    graphql: async () => {
      const { caps, spendLimits, billingEstimate, meters, days, ...usage } = (
        await ask(`{ usage { month plan
        meters { meter title unit kind used today scraper } services { service meters { meter quantity } }
        days { date meters { meter quantity } scrapingUsdMicros } caps ${CAP} spendLimits ${SPEND_LIMIT}
        billingEstimate { currency periodStart periodEnd estimatedSpendUsdMicros lineItems { meter title unit
          usedQuantity includedQuantity billableQuantity unitPriceUsdMicros unitPricePer estimatedSpendUsdMicros
          scraper resultCount } } } }`)
      ).usage;
      return {
        ...usage,
        meters: meters.map((one: AnswerJson) => ({ ...one, kind: one.kind.toLowerCase() })),
        days: days.map((day: AnswerJson) => ({ ...day, scraping: usd(day.scrapingUsdMicros) })),
        caps: caps.map(asRestCap),
        spendLimits: spendLimits.map(asRestLimit),
        billingEstimate: {
          ...billingEstimate,
          estimatedSpend: usd(billingEstimate.estimatedSpendUsdMicros),
          lineItems: billingEstimate.lineItems.map((line: AnswerJson) => ({
            ...line,
            unitPrice: usd(line.unitPriceUsdMicros),
            estimatedSpend: usd(line.estimatedSpendUsdMicros),
          })),
        },
      };
    },
  },
  "GET /v1/usage/caps/:metric/simulation": {
    rest: () => call("/v1/usage/caps/records:counter/simulation?period=day&value=3"),
    graphql: async () => {
      const query = `{ usageCapSimulation(metric: "records:counter", period: DAY, value: 3) { metric period value month
        used stoppedQuantity stoppedPercent stops { date used stopped } warnedOn } }`;
      const { usageCapSimulation } = await ask(query);
      return { ...usageCapSimulation, period: usageCapSimulation.period.toLowerCase() };
    },
  },
  "DELETE /v1/usage/caps/:metric/:period": {
    rest: async () => {
      const gone = await remove("/v1/usage/caps/records:counter/day");
      expect((await call("/v1/usage")).caps).toEqual([]);
      await put("/v1/usage/caps/records:counter", { period: "day", value: 1000 });
      return gone;
    },
    graphql: async () => {
      const query = `mutation { usageCapDelete(metric: "records:counter", period: DAY) { usageCap ${CAP} } }`;
      return asRestCap((await ask(query)).usageCapDelete.usageCap);
    },
  },
  "DELETE /v1/usage/spend-limits/:scope": {
    rest: async () => {
      const gone = await remove("/v1/usage/spend-limits/account");
      await put("/v1/usage/spend-limits/account", { monthly: 1000 });
      return gone;
    },
    graphql: async () => {
      const query = `mutation { spendLimitDelete(scope: "account") { spendLimit ${SPEND_LIMIT} } }`;
      return asRestLimit((await ask(query)).spendLimitDelete.spendLimit);
    },
  },
});
