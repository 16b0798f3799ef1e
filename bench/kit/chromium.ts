import { launch, type Browser } from "puppeteer-core";
import { findExecutable } from "../../src/scrape-host/browser/executable.ts";
import { atEnd } from "./cleanup.ts";

/** A Chromium of this machine; null, with the reason printed, when there is none. */
export async function startChromium(): Promise<Browser | null> {
  try {
    const executablePath = await findExecutable(process.env.QUARRY_BROWSER_PATH);
    const args = [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
    ];
    const browser = await launch({ executablePath, args });
    atEnd(() => browser.close());
    return browser;
  } catch (error) {
    console.log(`Passed over: ${String(error)}`);
    return null;
  }
}
