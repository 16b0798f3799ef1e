import { everyone } from "./access.ts";
import { kind } from "./kind.ts";
import { scraper } from "./scraper.ts";

export const product = kind({
  one: "product",
  many: "products",
  rest: { tag: scraper.rest.tag, path: "/v1/products" },
  access: everyone("Query.productCatalog"),
});
