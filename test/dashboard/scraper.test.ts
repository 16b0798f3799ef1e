import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "../reference/browser.ts";
import { startDashboard, textOf, untilHeading, type Dashboard } from "./dashboard.ts";

describe.skipIf(chromiumPath === null)("scrapers in the dashboard", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard.stop());

  it("finds one by the name of an operation, and keeps what was typed in the URL", async () => {
    const { page, complaints, context } = await dashboard.open("/scrapers");
    await page.waitForSelector("main ul li");
    await page.type("input[type=search]", "stargazers");
    await page.waitForFunction(() => document.querySelectorAll("main ul li").length === 1);
    expect(new URL(page.url()).search).toBe("?q=stargazers");
    await page.reload();
    await page.waitForSelector("main ul li");
    expect(await page.$$eval("main ul li code", (codes) => codes.map((code) => code.textContent))).toEqual([
      "codehost",
    ]);
    await page.type("input[type=search]", " nothing such");
    await untilHeading(page, "No scraper is called like that");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("shows operations with inputs, fields and price; the open one stands in the URL", async () => {
    const { page, complaints, context } = await dashboard.open("/scrapers/counter");
    await untilHeading(page, "Operations");
    expect(await textOf(page)).toMatch(/Inputs[\s\S]*Fields of a Record/);
    expect(await textOf(page)).toMatch(/Price\s+\$0\.\d+\s+per /);
    await (await page.$$("main button[aria-pressed=false]")).at(-1)!.click();
    await page.waitForFunction(() => location.search.startsWith("?operation="));
    expect(complaints).toEqual([]);
    await context.close();
  });
});
