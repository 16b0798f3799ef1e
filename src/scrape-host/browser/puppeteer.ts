import type { Browser, Page } from "puppeteer-core";
import type { HttpClient } from "../../plugin-sdk/http/types.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import { findExecutable } from "./executable.ts";
import { createInterceptor, type Interceptor } from "./intercept.ts";
import { launchBrowser, type RunningBrowser } from "./launch.ts";
import type { BrowserClient, BrowserPage } from "../../plugin-sdk/browser/types.ts";

export interface BrowserClientDeps {
  /** Fetches everything that a page asks for: the browser itself has no net. */
  http: HttpClient;
  userAgent: string;
  /** Kills the browser at once. */
  signal: AbortSignal;
  now: () => Date;
  /** Waits until the browser may be started; its place is given back when it has ended. */
  place?: (signal: AbortSignal) => Promise<{ release(): void }>;
  /** Default: the first standard place that has a Chromium. */
  executablePath?: string;
}

export interface ClosableBrowserClient extends BrowserClient {
  /** Ends the browser and removes its profile. Call it when the run is over; harmless when none was started. */
  close(): Promise<void>;
}

const TIMEOUT_MS = 30_000;
const NETWORK_IDLE_MS = 500;
const MAX_HTML_CHARACTERS = 16 * 1024 * 1024;

/** A browser for one run, started by its first page. Each page has a fresh context: no cookies, no storage. */
export function createBrowserClient(deps: BrowserClientDeps): ClosableBrowserClient {
  let running: Promise<RunningBrowser> | undefined;

  async function close(): Promise<void> {
    const ending = running;
    running = undefined;
    // A browser that did not start has nothing to end; its page() call has already said so.
    const started = await ending?.catch(() => undefined);
    await started?.kill();
  }

  deps.signal.addEventListener("abort", () => void close(), { once: true });

  return {
    close,
    async page(url, options = {}): Promise<BrowserPage> {
      if (deps.signal.aborted) throw cancelled(url);
      running ??= start(deps);
      try {
        const { browser } = await running;
        return await readPage(browser, url, options, deps);
      } catch (error) {
        if (deps.signal.aborted) throw cancelled(url);
        if (error instanceof SourceError && error.code === "browser_unavailable") running = undefined;
        throw error;
      }
    },
  };
}

async function start({ place, signal, executablePath }: BrowserClientDeps): Promise<RunningBrowser> {
  const path = await findExecutable(executablePath);
  const held = await place?.(signal);
  try {
    const started = await launchBrowser(path);
    return { browser: started.browser, kill: () => started.kill().finally(() => held?.release()) };
  } catch (error) {
    held?.release();
    throw error;
  }
}

async function readPage(
  browser: Browser,
  url: string,
  options: { waitFor?: string; timeoutMs?: number },
  deps: BrowserClientDeps,
): Promise<BrowserPage> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: "deny" } });
  try {
    const page = await context.newPage();
    const interceptor = createInterceptor(deps.http, timeoutMs);
    await prepare(page, interceptor, deps.userAgent, timeoutMs);
    try {
      await page.goto(url, { waitUntil: "domcontentloaded" });
      if (options.waitFor === undefined) await page.waitForNetworkIdle({ idleTime: NETWORK_IDLE_MS });
      else await page.waitForSelector(options.waitFor);
    } catch (error) {
      throw pageError(error, interceptor, url, timeoutMs, options.waitFor);
    }
    const html = await page.content();
    if (html.length > MAX_HTML_CHARACTERS) {
      throw new SourceError("response_too_large", `The page grew past ${MAX_HTML_CHARACTERS} characters.`, {
        url,
      });
    }
    return { url: page.url(), fetchedAt: deps.now(), html };
  } finally {
    // Fails only when the browser is gone already, and the context with it.
    await context.close().catch(() => undefined);
  }
}

async function prepare(
  page: Page,
  interceptor: Interceptor,
  userAgent: string,
  timeoutMs: number,
): Promise<void> {
  page.setDefaultTimeout(timeoutMs);
  page.setDefaultNavigationTimeout(timeoutMs);
  await page.setUserAgent({ userAgent });
  await page.setBypassServiceWorker(true);
  await page.setRequestInterception(true);
  page.on("request", (request) => void interceptor.handle(request));
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
}

function pageError(
  error: unknown,
  interceptor: Interceptor,
  url: string,
  timeoutMs: number,
  waitFor: string | undefined,
): unknown {
  const failure = interceptor.failure();
  if (failure !== undefined) return failure;
  if (error instanceof Error && error.name === "TimeoutError") {
    const what = waitFor === undefined ? "did not come to rest" : `showed no ${waitFor}`;
    return new SourceError("source_timeout", `The page ${what} within ${timeoutMs} ms.`, {
      url,
      cause: error,
    });
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new SourceError("source_unavailable", `The browser could not read the page: ${reason}`, {
    url,
    cause: error,
  });
}

function cancelled(url: string): SourceError {
  return new SourceError("cancelled", "The run was cancelled.", { url });
}
