import { createRequire } from "node:module";
import { Parser } from "youtubei.js";

const { cleanApp } = createRequire(import.meta.url)("app-store-scraper/lib/common.js") as {
  cleanApp: (app: unknown) => object;
};

/** What npm app-store-scraper makes of an answer of the search or lookup call. */
export const appStoreScraperApps = (text: string): object[] =>
  (JSON.parse(text) as { results: unknown[] }).results.map(cleanApp);

/** What npm youtubei.js makes of an answer of the search call: its nodes for videos. */
export function youtubeiResults(text: string): object[] {
  const { contents_memo: memo } = Parser.parseResponse(JSON.parse(text) as never);
  return memo?.get("Video") ?? [];
}
