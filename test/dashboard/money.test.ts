import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { chromiumPath } from "../reference/browser.ts";
import {
  flaws,
  press,
  startDashboard,
  untilHeading,
  untilText,
  writeOver,
  type Dashboard,
} from "./dashboard.ts";

describe.skipIf(chromiumPath === null)("balance, plan and payments in the dashboard", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard.stop());

  const billing = async () =>
    (await rest<AnswerJson>(dashboard.server.url, dashboard.server.apiKey, "/v1/billing")).body;
  /** A button of the provider's page, which is a form without JavaScript. */
  async function pay(page: Page, words: string): Promise<void> {
    const button = await page.waitForSelector(`::-p-xpath(//button[normalize-space()="${words}"])`);
    await Promise.all([page.waitForNavigation(), button?.click()]);
  }

  it("adds money at the provider's checkout and comes back to the new balance, its entry and its invoice", async () => {
    const before = (await billing()).availableUsdMicros as number;
    const { page, complaints, context } = await dashboard.open("/money");
    await untilHeading(page, "Add money");
    await writeOver(page, "Amount, USD", "a lot");
    await untilText(page, "Write an amount such as 20 or 20.50.");
    await writeOver(page, "Amount, USD", "19.99");
    await press(page, "Go to checkout");
    await page.waitForSelector("main [role=alert]");
    expect(page.url()).toContain("/dashboard/money");

    await writeOver(page, "Amount, USD", "25.10");
    await press(page, "Go to checkout");
    await page.waitForSelector("#price");
    expect(await page.$eval("#price", (price) => price.textContent)).toBe("25.10 USD");
    await pay(page, "Pay with a card that is declined");
    expect((await billing()).availableUsdMicros).toBe(before);
    await pay(page, "Pay");
    expect((await billing()).availableUsdMicros).toBe(before + 25_100_000);
    expect(page.url()).toBe(`${dashboard.server.url}/dashboard/money`);
    await untilHeading(page, "Payments");
    await untilText(page, "Top-up");
    await untilText(page, `$${((before + 25_100_000) / 1_000_000).toFixed(2)}`);

    await press(page, "Ledger");
    await page.waitForSelector("main table");
    expect(new URL(page.url()).searchParams.get("tab")).toBe("ledger");
    await untilText(page, "$25.10");
    await press(page, "Invoices");
    await untilText(page, "Paid");
    const links = await page.$$eval("main table a", (all) => all.map((link) => link.href));
    expect(links).toHaveLength(2);
    const [html, pdf] = await Promise.all(links.map((url) => fetch(url)));
    expect(await html!.text()).toContain("Top-up of the balance");
    expect(pdf!.headers.get("content-type")).toBe("application/pdf");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("changes the plan at the provider's checkout", async () => {
    const { page, complaints, context } = await dashboard.open("/money");
    await untilHeading(page, "Plan");
    await press(page, "Change to Pro");
    await page.waitForSelector("#price");
    expect(await page.$eval("#price", (price) => price.textContent)).toBe("100.00 USD");
    await pay(page, "Pay");
    await page.goto(`${dashboard.server.url}/dashboard/money`);
    await page.waitForFunction(() =>
      [...document.querySelectorAll("main li")].some(
        (one) => one.querySelector("h3")?.textContent === "Pro" && one.textContent.includes("Your plan"),
      ),
    );
    expect((await billing()).plan).toBe("Pro");
    await untilText(page, "Active");
    await press(page, "Payment methods, end of the plan");
    await page.waitForFunction(() => location.pathname.startsWith("/billing/sandbox/portal/"));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("turns automatic top-up on with its amounts, refuses what the server refuses, and turns it off", async () => {
    const { page, complaints, context } = await dashboard.open("/money");
    await untilHeading(page, "Automatic top-up");
    await writeOver(page, "When less is left", "1.50");
    await writeOver(page, "Add", "1");
    await press(page, "Turn on");
    await page.waitForSelector("main [role=alert]");
    expect((await billing()).autoTopUp.isEnabled).toBe(false);
    await writeOver(page, "Add", "30");
    await writeOver(page, "At most a month", "90.01");
    await press(page, "Turn on");
    await untilText(page, "Automatic top-up is on.");
    expect((await billing()).autoTopUp).toMatchObject({
      isEnabled: true,
      thresholdUsdMicros: 1_500_000,
      amountUsdMicros: 30_000_000,
      monthlyCeilingUsdMicros: 90_010_000,
    });
    await press(page, "Turn off");
    await untilText(page, "Automatic top-up is off.");
    expect((await billing()).autoTopUp.isEnabled).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("goes through a long ledger by pages", async () => {
    const ledger = dashboard.server.db.collection<{ _id: string } & Record<string, unknown>>("ledger");
    const [accountId] = await ledger.distinct("accountId");
    const old = Date.UTC(2026, 0, 1);
    const entries = Array.from({ length: 60 }, (_, index) => ({
      ...{ _id: `test:${accountId as string}:${index}`, accountId, kind: "grant", source: null },
      ...{ meter: null, quantity: null, unitPriceUsdMicros: null, usdMicros: 1000 + index },
      at: new Date(old + index * 1000),
    }));
    await ledger.insertMany(entries);
    const { page, context } = await dashboard.open("/money?tab=ledger");
    const count = () => page.$$eval("main tbody tr", (rows) => rows.length);
    await page.waitForSelector("main tbody tr");
    expect(await count()).toBe(50);
    await press(page, "Older");
    await page.waitForFunction(() => {
      const rows = document.querySelectorAll("main tbody tr").length;
      return rows > 0 && rows < 50;
    });
    await untilText(page, "$0.001");
    await press(page, "Newest");
    await page.waitForFunction(() => document.querySelectorAll("main tbody tr").length === 50);
    await ledger.deleteMany({ _id: { $in: entries.map(({ _id }) => _id) } });
    await context.close();
  });

  it("says on the first page that the balance is used up, with the way to add money, in Turkish too", async () => {
    const wallets = dashboard.server.db.collection("wallets");
    const wallet = (await wallets.findOne({}))!;
    await wallets.updateOne({ _id: wallet._id }, { $set: { availableUsdMicros: 0 } });
    const { page, context } = await dashboard.open("/");
    await untilText(page, "The balance is used up, so Requests stop. Add money to continue.");
    await press(page, "Add money");
    await untilHeading(page, "Balance and plan");
    const turkish = await dashboard.open("/", { language: "tr" });
    await untilText(turkish.page, "Bakiye bitti");
    await press(turkish.page, "Para ekle");
    await untilHeading(turkish.page, "Otomatik yükleme");
    await wallets.updateOne({ _id: wallet._id }, { $set: { availableUsdMicros: wallet.availableUsdMicros } });
    await Promise.all([context.close(), turkish.context.close()]);
  });

  describe("on narrow and wide screens, dark and light", () => {
    it.each([
      ["/money", "Payments"],
      ["/money?tab=ledger", null],
      ["/money?tab=invoices", null],
    ])("%s has no grave flaw", async (path, heading) => {
      const { page, complaints, context } = await dashboard.open(path);
      if (heading === null) await page.waitForSelector("main tbody tr");
      else await untilHeading(page, heading);
      await page.waitForNetworkIdle();
      expect(await flaws(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
});
