import { owner } from "./access.ts";
import { kind } from "./kind.ts";
import { record } from "./record.ts";

export const pricePoint = kind({
  one: "price point",
  many: "price points",
  page: { usual: 100, most: 1000 },
  rest: { tag: record.rest.tag, path: "/v1/price-history" },
  access: owner("requests:read")("Query.priceHistory"),
});

/** A product whose price was looked at, as the newest of its points says. */
export const trackedProduct = kind({
  one: "tracked product",
  many: "tracked products",
  page: { usual: 50, most: 100 },
  rest: { tag: record.rest.tag, path: "/v1/tracked-products" },
  access: owner("requests:read")("Query.trackedProducts"),
});
