import { everyone } from "./access.ts";
import { kind } from "./kind.ts";
import { scraper } from "./scraper.ts";

/** Whether a source answers. */
export const sourceHealth = kind({
  one: "source",
  many: "sources",
  rest: { tag: scraper.rest.tag, path: "/v1/data-sources/health" },
  access: everyone("Query.sourceHealth", "Subscription.sourceHealthChanged"),
});
