import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { chromiumPath, startChromium, watchedPage } from "./browser.ts";

let server: ApiServer;
let browser: Browser;
beforeAll(async () => {
  server = await startApiServer();
  if (chromiumPath !== null) browser = await startChromium();
});
afterAll(async () => {
  await browser?.close();
  await server.stop();
});

const call = async (path: string, body?: unknown) =>
  (
    await rest<AnswerJson>(
      server.url,
      server.apiKey,
      `/v1/billing${path}`,
      body === undefined ? {} : { body },
    )
  ).body;

async function press(page: Page, words: string): Promise<void> {
  const button = await page.waitForSelector(`::-p-xpath(//button[normalize-space()="${words}"])`);
  await Promise.all([page.waitForNavigation(), button?.click()]);
}
const text = (page: Page) => page.$eval("body", (body) => body.textContent ?? "");
/** Wider than the window means that a person has to push the page around. */
const overflow = (page: Page) =>
  page.evaluate("document.scrollingElement.scrollWidth - window.innerWidth") as Promise<number>;

describe.skipIf(chromiumPath === null).each([390, 1280])("checkout, paid, balance, at %i px", (width) => {
  it("walks from the page to the balance, the portal and the invoice", async () => {
    const { page, complaints } = await watchedPage(browser);
    await page.setViewport({ width, height: 900 });
    const before = (await call("")).availableUsdMicros as number;
    await page.goto((await call("/checkout", { topUp: 25 })).url);
    expect(await page.$eval("#price", (price) => price.textContent)).toBe("25.00 USD");
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await press(page, "Pay with a card that is declined");
    expect(await page.$eval('[role="alert"]', (alert) => alert.textContent)).toContain(
      "The card was declined.",
    );
    expect((await call("")).availableUsdMicros).toBe(before);
    await press(page, "Pay");
    expect(page.url()).toBe(`${server.url}/billing/return`);
    expect((await call("")).availableUsdMicros).toBe(before + 25_000_000);

    await page.goto((await call("/portal", {})).url);
    expect(await text(page)).toContain("A card that pays.");
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const invoice = await page.$('a[href^="/billing/invoices/"]:not([href$=".pdf"])');
    await Promise.all([page.waitForNavigation(), invoice?.click()]);
    expect(await text(page)).toContain("Top-up of the balance");
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
