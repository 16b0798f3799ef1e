import { everyone } from "./access.ts";
import { kind } from "./kind.ts";

export const scraper = kind({
  one: "scraper",
  many: "scrapers",
  rest: {
    tag: { name: "Catalog", what: "Scrapers, their prices and their readiness. Needs no key.", place: 1 },
    path: "/v1/data-sources",
  },
  access: everyone("Query.scrapers", "Query.scraper"),
});
