import { everyone, operator } from "./access.ts";
import { kind } from "./kind.ts";
import { scraper } from "./scraper.ts";
import { worker } from "./worker.ts";

/** Whether a source answers. */
export const sourceHealth = kind({
  one: "source",
  many: "sources",
  rest: { tag: scraper.rest.tag, path: "/v1/data-sources/health" },
  access: everyone("Query.sourceHealth", "Subscription.sourceHealthChanged"),
});

/** What a source answered to a run that failed. */
export const sourceRecording = kind({
  id: "rcg",
  node: { not: "it is the operator's, and a node is the account's" },
  one: "recording",
  many: "recordings",
  most: { not: "of each operation the newest 3 are kept" },
  page: { usual: 20, most: 100 },
  rest: { tag: worker.rest.tag, path: "/v1/operator/recordings" },
  access: operator("Query.operatorRecordings", "GET /v1/operator/recordings/:id/har"),
});
