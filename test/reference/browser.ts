/// <reference lib="dom" />
import { launch, type Browser, type Page } from "puppeteer-core";
import { findExecutable } from "../../src/scrape-host/browser/executable.ts";

/** Path of a Chromium of this machine; null, with the reason printed, when there is none. */
export const chromiumPath: string | null = await findExecutable(process.env.QUARRY_BROWSER_PATH).catch(
  (error: Error) => {
    process.stderr.write(`Browser tests skipped: ${error.message}\n`);
    return null;
  },
);

const WITHIN_MS = 90_000;

export interface WatchedPage {
  page: Page;
  /** Every URL that was asked for, blob: and data: ones included. */
  requested: string[];
  /** Console errors and warnings, uncaught errors and refusals by the content security policy. */
  complaints: string[];
}

export async function startChromium(): Promise<Browser> {
  if (chromiumPath === null) throw new Error("There is no Chromium.");
  return launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
}

/** A page that notes all it loads and all that it is refused. */
export async function watchedPage(browser: Pick<Browser, "newPage">): Promise<WatchedPage> {
  const page = await browser.newPage();
  page.setDefaultTimeout(WITHIN_MS);
  await page.setViewport({ width: 1280, height: 900 });
  const requested: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  page.on("pageerror", (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on("console", (message) => {
    // Chromium says so of a dialog that opens while its button has the focus, which moves into it in the same frame.
    if (message.text().startsWith("Blocked aria-hidden on an element")) return;
    if (message.type() === "error" || message.type() === "warn")
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  await page.exposeFunction("noteViolation", (text: string) => complaints.push(`policy: ${text}`));
  await page.evaluateOnNewDocument(`addEventListener("securitypolicyviolation", (event) =>
    noteViolation(event.effectiveDirective + " refused " + event.blockedURI + " at " + event.sourceFile + ":" + event.lineNumber));`);
  return { page, requested, complaints };
}
