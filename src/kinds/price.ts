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
