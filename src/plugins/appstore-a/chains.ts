import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.id", to: "app.appIds" },
  { from: "search.id", to: "reviews.appIds" },
  { from: "search.developerId", to: "developer.developerIds" },
  { from: "rankings.id", to: "app.appIds" },
  { from: "developer.id", to: "app.appIds" },
  { from: "app.id", to: "reviews.appIds" },
  { from: "app.developerId", to: "developer.developerIds" },
  { from: "keywords.suggestion", to: "search.searchTerms" },
  { from: "reviews.appId", to: "app.appIds" },
  { from: "app.similarApps.*.id", to: "app.appIds" },
];
