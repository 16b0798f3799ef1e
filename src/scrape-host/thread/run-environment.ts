import { pause } from "../../kernel/pause.ts";
import { createBrowserClient } from "../browser/puppeteer.ts";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import { createHttpClient } from "../http/client.ts";
import type { HttpEvent, HttpMode } from "../http/deps.ts";
import { HarPlayer } from "../http/har/player.ts";
import { HarRecorder } from "../http/har/recorder.ts";
import type { LastPages } from "../http/last-pages.ts";
import type { OriginPolicy } from "../../plugin-sdk/http/types.ts";
import type { RunEnvironment } from "../run-operation.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import type { Batcher } from "./batcher.ts";
import type { FetchSettings, ThreadTask } from "./messages.ts";
import type { PortPermits } from "./port-permits.ts";
import type { PortSender } from "./port-sender.ts";

interface Around {
  environment: RunEnvironment;
  /** Writes what was recorded and closes the browser. */
  close(): Promise<void>;
}

/** Builds what a RunContext stands on: HTTP in the configured mode, the browser, and the run log. */
export async function runEnvironmentOf(
  task: ThreadTask,
  scraper: Scraper,
  operation: Operation,
  run: {
    signal: AbortSignal;
    permits: PortPermits;
    authorized: PortSender;
    batcher: Batcher;
    pages: LastPages | null;
  },
): Promise<Around> {
  const { fetch } = task;
  const mode = await modeOf(fetch);
  const shared = {
    origins: fetch.origins,
    websites: scraper.websites,
    authorized: run.authorized,
    failures: scraper.failures,
    userAgent: fetch.userAgent,
    signal: run.signal,
    now: () => new Date(),
    sleep: pause,
    mode,
    pages: run.pages ?? undefined,
    permits: run.permits,
    robotsIgnored: fetch.robotsIgnored,
    privateOrigins: fetch.privateOrigins,
    stats: run.batcher.stats,
    onEvent: (event: HttpEvent) => logEvent(run.batcher, event),
  };
  const http = createHttpClient(shared);
  const place = (signal: AbortSignal): Promise<{ release(): void }> => run.permits.acquireBrowser(signal);
  const browser = operation.browser
    ? createBrowserClient({ ...shared, http, place, ...browserPath(fetch) })
    : null;
  return {
    environment: {
      http,
      browser: browser ?? {
        page: () =>
          Promise.reject(
            new SourceError(
              "browser_unavailable",
              `Operation ${operation.name} does not declare \`browser: true\`.`,
            ),
          ),
      },
      signal: run.signal,
      now: () => new Date(),
      origin: (name) => policyOf(fetch, name).url,
      isAuthorized(name) {
        const { url, authorized = [] } = policyOf(fetch, name);
        // A recording answers what was asked when it was made, with a credential or without.
        return mode.kind === "replay" ? mode.player.isAuthorized(new URL(url).origin) : authorized.length > 0;
      },
      log: (level, message, data) =>
        run.batcher.log({ at: Date.now(), level, message: message.slice(0, 1000), data: data ?? null }),
    },
    async close() {
      await browser?.close();
      if (mode.kind === "record" && fetch.harPath !== null) await mode.recorder.appendToFile(fetch.harPath);
    },
  };
}

function browserPath({ browserPath: executablePath }: FetchSettings): { executablePath?: string } {
  return executablePath === null ? {} : { executablePath };
}

async function modeOf(fetch: FetchSettings): Promise<HttpMode> {
  if (fetch.mode === "live") return { kind: "live" };
  if (fetch.mode === "record") return { kind: "record", recorder: new HarRecorder() };
  if (fetch.mode === "demo") return { kind: "replay", player: HarPlayer.of([]) };
  const player = await HarPlayer.load(fetch.harPath ?? "");
  return { kind: "replay", player: player.session() };
}

function policyOf(fetch: FetchSettings, name: string): OriginPolicy {
  const policy = fetch.origins[name];
  if (!policy) throw new SourceError("origin_not_allowed", `The plugin declares no origin named ${name}.`);
  return policy;
}

function logEvent(batcher: Batcher, event: HttpEvent): void {
  batcher.count(event);
  const { kind, ...data } = event;
  batcher.log({ at: Date.now(), level: kind === "retry" ? "warn" : "info", message: kind, data });
}
