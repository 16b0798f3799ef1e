import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal } from "../kit/rest-client.ts";
import { chromiumPath } from "../reference/browser.ts";
import {
  flaws,
  press,
  pressAt,
  startDashboard,
  untilHeading,
  untilText,
  type Dashboard,
} from "./dashboard.ts";

const PRODUCT = "B0KITE0001";

describe.skipIf(chromiumPath === null)("prices of products in the dashboard", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard.stop());

  async function track(): Promise<string> {
    const { url, apiKey } = dashboard.server;
    const input = { operation: "price-tracker", productIds: [PRODUCT] };
    const body = { scraper: "retail-global", input };
    const { id } = (await rest<AnswerJson>(url, apiKey, "/v1/requests", { body })).body;
    await untilTerminal(url, apiKey, id as string);
    return id as string;
  }

  it("leads who tracks nothing to the price trackers", async () => {
    const { page, complaints, context } = await dashboard.open("/products");
    await untilHeading(page, "No price is tracked yet");
    expect(await flaws(page)).toEqual([]);
    await press(page, "Find a price tracker");
    await page.waitForSelector("main ul li");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("lists a product with its newest price, and draws how it changed", async () => {
    const first = await track();
    // As if it had cost more at that time.
    await dashboard.server.db
      .collection("pricePoints")
      .updateOne({ requestId: first }, { $set: { price: 25, priceMicros: 25_000_000 } });
    const second = await track();
    const { page, complaints, context } = await dashboard.open("/products");
    await page.waitForSelector("main tbody tr");
    expect(await page.$$eval("main tbody tr", (rows) => rows.map((row) => row.textContent))).toEqual([
      expect.stringContaining("$20.00"),
    ]);
    await pressAt(page, "main tbody a");
    await untilHeading(page, "Price history");
    const url = new URL(page.url());
    expect([url.pathname, url.search]).toEqual([
      `/dashboard/products/retail-global/${PRODUCT}`,
      "?country=us",
    ]);
    await page.waitForSelector(".uplot");
    expect(await page.$eval("main dl", (stats) => stats.innerText.replaceAll(/\s+/g, " "))).toMatch(
      /Price now \$20\.00 .* Lowest \$20\.00 Highest \$25\.00 Times looked at 2/,
    );
    for (const id of [first, second]) await page.waitForSelector(`main a[href$="/requests/${id}"]`);
    await untilText(page, "In stock");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("speaks Turkish, and says that nothing is known of a product that was never seen", async () => {
    const { page, context } = await dashboard.open(`/products/retail-global/${PRODUCT}?country=us`, {
      language: "tr",
    });
    await untilHeading(page, "Fiyat geçmişi");
    await untilText(page, "$20,00");
    await page.goto(`${dashboard.server.url}/dashboard/products/retail-global/B0NEVER000`);
    await untilHeading(page, "Burada bir şey yok");
    await context.close();
  });

  describe("on narrow and wide screens, dark and light", () => {
    it.each([
      ["/products", ".max-w-7xl tbody tr"],
      [`/products/retail-global/${PRODUCT}?country=us`, ".uplot"],
    ])("%s has no grave flaw", async (path, selector) => {
      const { page, complaints, context } = await dashboard.open(path);
      await page.waitForSelector(selector);
      await page.waitForNetworkIdle();
      expect(await flaws(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
});
