import type { BrowserClient } from "../../plugin-sdk/browser/types.ts";
import type { Scraper } from "../../plugin-sdk/define-scraper.ts";
import { createHttpClient } from "../http/client.ts";
import type { HttpStats, Permits } from "../http/deps.ts";
import type { HarPlayer } from "../http/har/player.ts";
import type { HttpClient } from "../../plugin-sdk/http/types.ts";
import type { RunEnvironment } from "../run-operation.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";

/** The time in every case. */
export const CASE_NOW = new Date("2026-01-01T00:00:00.000Z");

/** What a replayed run writes down about itself. */
export interface Trace {
  urls: string[];
  stats: HttpStats;
  log: string[];
}

const IMMEDIATE: Permits = { acquire: () => Promise.resolve({ release: () => undefined }) };

/** A RunContext's foundation that answers from a recording at once. `onResponse` is called after each answer. */
export function replayEnvironment(
  scraper: Scraper,
  player: HarPlayer,
  signal: AbortSignal,
  trace: Trace,
  onResponse: () => void,
): RunEnvironment {
  const now = (): Date => new Date(CASE_NOW);
  const http = createHttpClient({
    origins: scraper.origins,
    websites: scraper.websites,
    failures: scraper.failures,
    userAgent: "quarry-testkit",
    signal,
    now,
    sleep: () => Promise.resolve(),
    random: () => 0.5,
    mode: { kind: "replay", player },
    permits: IMMEDIATE,
    robotsIgnored: [],
    privateOrigins: [],
    stats: trace.stats,
    onEvent(event) {
      if (event.kind !== "response") return;
      trace.urls.push(event.url);
      onResponse();
    },
  });
  return {
    http,
    browser: recordedBrowser(http),
    signal,
    now,
    origin(name) {
      const policy = scraper.origins[name];
      if (!policy)
        throw new SourceError("origin_not_allowed", `The plugin declares no origin named ${name}.`);
      return policy.url;
    },
    isAuthorized: () => false,
    log: (level, message, data) => {
      trace.log.push(`${level}: ${message}${data ? ` ${JSON.stringify(data)}` : ""}`);
    },
  };
}

/** A page of the browser is the recorded DOM under its URL. */
function recordedBrowser(http: HttpClient): BrowserClient {
  return {
    async page(url) {
      const { url: finalUrl, fetchedAt, text } = await http.get(url);
      return { url: finalUrl, fetchedAt, html: text };
    },
  };
}
