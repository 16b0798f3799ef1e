import { METERS, recordsMeter, type MeterId } from "../meter/meters.ts";
import { FREE_LIMITS } from "../meter/plan-limits.ts";
import type { ScraperPrice } from "../usage/billing-estimate.ts";
import { PRODUCTS } from "./declarations.ts";
import type { PlanFigure, ProductDeclaration } from "./product.ts";

/** What a plan costs each month, and the balance that comes with it. */
export interface PlanPrice {
  name: string;
  priceUsdMicros: number;
  includedUsdMicros: number;
  /** Whether Requests can be created. */
  canScrape: boolean;
}

/** One thing that is counted for a product. */
export interface MeterDetail {
  id: string;
  title: string;
  unit: string;
  kind: "flow" | "stored";
  /** In a month, on a paid plan. */
  includedQuantity: number;
  unitPriceUsdMicros: number;
  unitPricePer: number;
  /** What a free plan may use; null where it may use none. */
  freeLimit: number | null;
  freeLimitPer: "day" | "month" | "stored" | null;
}

export interface Product {
  id: string;
  name: string;
  summary: string;
  features: string[];
  /** Ids of its meters. */
  meters: string[];
  meterDetails: MeterDetail[];
  /** Names in `pricing`, which has the price of each meter. */
  pricingFields: string[];
  /** Names in `limits` and in `planLimits`. */
  limitFields: string[];
  limits: Record<string, PlanFigure>;
  /** By plan: `free` and `paid`. */
  planLimits: Record<"free" | "paid", Record<string, PlanFigure>>;
  /** By meter: micro-USD for each `per` units beyond what is included. */
  pricing: Record<string, { usdMicros: number; per: number; unit: string; included: number }>;
}

export interface ProductCatalog {
  products: Product[];
  plans: PlanPrice[];
}

/** What the platform offers, with meters, limits and prices: the same figures that usage is counted and priced by. */
export class ProductService {
  readonly #deps: { plans: readonly PlanPrice[]; scrapers: () => readonly ScraperPrice[] };

  constructor(deps: { plans: readonly PlanPrice[]; scrapers: () => readonly ScraperPrice[] }) {
    this.#deps = deps;
  }

  catalog(): ProductCatalog {
    const { plans, scrapers } = this.#deps;
    return { products: [scraping(scrapers(), plans), ...PRODUCTS.map(productOf)], plans: [...plans] };
  }
}

function productOf(declared: ProductDeclaration): Product {
  const { id, name, summary, features, meters, limits, planLimits = {} } = declared;
  const details = meters.map(platformMeter);
  const free: Record<string, PlanFigure> = {};
  const paid: Record<string, PlanFigure> = {};
  for (const [field, figures] of Object.entries(planLimits)) {
    free[field] = figures.free;
    paid[field] = figures.paid;
  }
  for (const meter of meters) {
    const { value, per } = FREE_LIMITS[meter];
    free[per === "stored" ? meter : `${meter}_per_${per}`] = value;
  }
  return finish({ id, name, summary, features: [...features], limits: { ...limits }, free, paid }, details);
}

function platformMeter(id: MeterId): MeterDetail {
  const { title, unit, kind, included, rate } = METERS[id];
  const { value, per } = FREE_LIMITS[id];
  return {
    id,
    title,
    unit,
    kind,
    includedQuantity: included,
    unitPriceUsdMicros: rate.usdMicros,
    unitPricePer: rate.per,
    freeLimit: value,
    freeLimitPer: per,
  };
}

/** Records of every source; without a plan that may scrape there are none. */
function scraping(scrapers: readonly ScraperPrice[], plans: readonly PlanPrice[]): Product {
  const details = scrapers.map(({ id, title, unit, priceUsdMicros }): MeterDetail => ({
    id: recordsMeter(id),
    title,
    unit,
    kind: "flow",
    includedQuantity: 0,
    unitPriceUsdMicros: priceUsdMicros,
    unitPricePer: 1,
    freeLimit: null,
    freeLimitPer: null,
  }));
  const included = Object.fromEntries(
    plans.map(({ name, includedUsdMicros }) => [`includedUsdMicros${name}`, includedUsdMicros]),
  );
  const head = {
    id: "scrapers",
    name: "Scrapers",
    summary: "Public data of many sources, billed by the stored Record from the balance.",
    features: [
      "Billed by stored Record",
      "Failed Requests are free",
      "Results as JSON, JSON Lines and CSV",
      "Live Records",
    ],
    limits: {},
    free: { canScrape: false },
    paid: { canScrape: true, ...included },
  };
  return finish(head, details);
}

function finish(
  {
    free,
    paid,
    ...head
  }: Pick<Product, "id" | "name" | "summary" | "features" | "limits"> & Product["planLimits"],
  details: MeterDetail[],
): Product {
  const pricing = Object.fromEntries(
    details.map(({ id, unit, unitPriceUsdMicros, unitPricePer, includedQuantity }) => [
      id,
      { usdMicros: unitPriceUsdMicros, per: unitPricePer, unit, included: includedQuantity },
    ]),
  );
  const limitFields = new Set([...Object.keys(head.limits), ...Object.keys(free), ...Object.keys(paid)]);
  return {
    ...head,
    meters: details.map(({ id }) => id),
    meterDetails: details,
    pricingFields: Object.keys(pricing),
    limitFields: [...limitFields],
    planLimits: { free, paid },
    pricing,
  };
}
