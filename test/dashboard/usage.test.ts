import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal } from "../kit/rest-client.ts";
import { untilBooked } from "../kit/until-booked.ts";
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

const PRICE = 700;

describe.skipIf(chromiumPath === null)("usage, caps and spend limits in the dashboard", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
    await run(40);
  });
  afterAll(() => dashboard.stop());

  const call = (path: string, body?: unknown) =>
    rest<AnswerJson>(dashboard.server.url, dashboard.server.apiKey, path, body === undefined ? {} : { body });
  const create = (total: number) =>
    call("/v1/requests", { scraper: "counter", input: { total }, limit: total });
  async function run(total: number): Promise<void> {
    const { body } = await create(total);
    await untilTerminal(dashboard.server.url, dashboard.server.apiKey, body.id as string);
    await untilBooked(dashboard.server.db);
  }
  const usage = async () => (await call("/v1/usage")).body;
  /** By the keyboard: what a notice lies over cannot be pointed at. */
  async function enter(page: Page, startOfLabel: string): Promise<void> {
    const button = await page.waitForSelector(`button[aria-label^="${startOfLabel}"]`);
    await button!.press("Enter");
  }

  it("makes a cap after saying what it would have stopped, is hit by it, raises and removes it", async () => {
    const { page, complaints, context } = await dashboard.open("/usage");
    await untilHeading(page, "Caps");
    await press(page, "Add a cap");
    await page.waitForSelector('form[aria-label="Add a cap"]');
    await writeOver(page, "At most (record)", "25");
    await untilText(page, "Would have stopped 15 of 40 (37.5%)");
    expect((await usage()).caps).toEqual([]);
    await writeOver(page, "At most (record)", "40");
    await untilText(page, "Would have stopped nothing of the 40");
    await press(page, "Save");
    await page.waitForSelector('[role=meter][aria-valuenow="100"]');
    await untilText(page, "40 of 40");
    expect((await usage()).caps).toMatchObject([
      { metric: "records:counter", period: "month", value: 40, notifyAtPercent: 80, state: "stopped" },
    ]);

    // It stops work, and the first page says so.
    expect((await create(1)).body.code).toBe("usage_cap_reached");
    await press(page, "Home");
    await untilText(page, "the cap of 40 is reached and new work is refused");
    await press(page, "Change the cap");
    await untilHeading(page, "Caps");

    // Its line is in the chart of its meter.
    await page.goto(`${dashboard.server.url}/dashboard/usage?meter=records:counter&view=sum`);
    await page.waitForSelector(".uplot");
    await untilText(page, "Cap");

    // Edited where it stands.
    await enter(page, "Edit ");
    await writeOver(page, "At most (record)", "nothing");
    await untilText(page, "Write a whole number.");
    await writeOver(page, "At most (record)", "90");
    await untilText(page, "Would have stopped nothing of the 40");
    await press(page, "Save");
    await untilText(page, "40 of 90");
    await run(5);

    await enter(page, "Remove ");
    await untilText(page, "No cap. A cap is a hard limit");
    expect((await usage()).caps).toEqual([]);
    await press(page, "Undo");
    await untilText(page, "45 of 90");
    expect((await usage()).caps).toMatchObject([{ metric: "records:counter", value: 90 }]);
    await enter(page, "Remove ");
    await untilText(page, "No cap. A cap is a hard limit");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("keeps a spend limit of the account to the micro-USD, and removes it", async () => {
    const { page, complaints, context } = await dashboard.open("/usage");
    await untilHeading(page, "Spend limits");
    const spent = (await usage()).billingEstimate.estimatedSpendUsdMicros as number;
    expect(spent % PRICE).toBe(0);
    await press(page, "Add a spend limit");
    await writeOver(page, "Each month, USD", "1e3");
    await untilText(page, "Write an amount such as 20 or 0.50.");
    await writeOver(page, "Each month, USD", "0.07");
    await writeOver(page, "One Request, USD", "0,010001");
    await press(page, "Save");
    await untilText(page, "of $0.07 a month · $0.010001 for one Request");
    expect((await usage()).spendLimits).toMatchObject([
      { scope: "account", monthlyUsdMicros: 70_000, maxRequestUsdMicros: 10_001 },
    ]);
    await enter(page, "Remove ");
    await untilText(page, "No spend limit.");
    expect((await usage()).spendLimits).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("speaks Turkish, and says that a month had no use", async () => {
    const { page, complaints, context } = await dashboard.open("/usage?month=2020-01", { language: "tr" });
    await untilHeading(page, "Kullanım");
    await untilText(page, "Bu ay bir şey kullanılmadı.");
    expect(complaints).toEqual([]);
    await context.close();
  });

  describe("on narrow and wide screens, dark and light", () => {
    it("has no grave flaw, with caps and a form open", async () => {
      const { server } = dashboard;
      const body = { period: "day", value: 50 };
      await rest(server.url, server.apiKey, "/v1/usage/caps/records:counter", { body, method: "PUT" });
      const { page, complaints, context } = await dashboard.open("/usage?meter=records:counter");
      await untilHeading(page, "Meters");
      await page.waitForSelector(".uplot");
      await press(page, "Add a spend limit");
      await page.waitForNetworkIdle();
      expect(await flaws(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
});
