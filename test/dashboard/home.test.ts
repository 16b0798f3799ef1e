import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gateName } from "../api/api-server.ts";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal } from "../kit/rest-client.ts";
import { untilBooked } from "../kit/until-booked.ts";
import { chromiumPath } from "../reference/browser.ts";
import { flaws, press, startDashboard, untilHeading, untilText, type Dashboard } from "./dashboard.ts";

const BUILT = fileURLToPath(new URL("../../dist/dashboard/", import.meta.url));
const FIRST_LOAD_BYTES = 200 * 1024;

describe.skipIf(chromiumPath === null)("the first page of the dashboard", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard.stop());

  async function create(input: Record<string, unknown>): Promise<string> {
    const { server } = dashboard;
    const body = { scraper: "counter", input, limit: 1000 };
    return (await rest<AnswerJson>(server.url, server.apiKey, "/v1/requests", { body })).body.id as string;
  }
  async function run(input: Record<string, unknown>): Promise<string> {
    const id = await create(input);
    await untilTerminal(dashboard.server.url, dashboard.server.apiKey, id);
    await untilBooked(dashboard.server.db);
    return id;
  }

  it("leads who has run nothing to a first Request", async () => {
    const { page, complaints, context } = await dashboard.open("/");
    await untilHeading(page, "Run your first Request");
    await untilText(page, "Nothing needs your attention.");
    expect(await flaws(page)).toEqual([]);
    await press(page, "Choose a scraper");
    await untilHeading(page, "Scrapers");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("leads who has no plan to the plans", async () => {
    const wallets = dashboard.server.db.collection("wallets");
    await wallets.updateOne({}, { $set: { isOpen: false } });
    const { page, context } = await dashboard.open("/");
    await untilHeading(page, "Choose a plan first");
    await wallets.updateOne({}, { $set: { isOpen: true } });
    await context.close();
  });

  it("shows what is spent by day and scraper, what runs, and what failed with the way to it", async () => {
    const { db } = dashboard.server;
    await run({ total: 30 });
    const failed = await run({ total: 5, failAt: 0 });
    const gate = gateName();
    const running = await create({ total: 20, holdAt: 10, gate });
    const { page, complaints, context } = await dashboard.open("/");
    await untilHeading(page, "Running now");
    await untilHeading(page, "Spent by scraper, 30 days");
    // 30 Records at 0.0007 USD.
    await untilText(page, "$0.021");
    const { availableUsdMicros } = (await db.collection("wallets").findOne({}))!;
    const balance = (availableUsdMicros / 1_000_000).toFixed(2);
    expect(await page.$eval("main dl", (stats) => stats.innerText)).toContain(`$${balance}`);

    await page.waitForSelector(`section[aria-label="Needs attention"] a[href$="/requests/${failed}"]`);
    expect(await page.$eval('section[aria-label="Needs attention"]', (part) => part.innerText)).toContain(
      "The source refused to answer.",
    );

    // It ends without a reload.
    await dashboard.server.openGate(gate);
    await page.waitForFunction(
      () => ![...document.querySelectorAll("main h2")].some((one) => one.textContent === "Running now"),
    );
    await page.waitForSelector(`main a[href$="/requests/${running}"]`);
    // 20 more.
    await untilText(page, "$0.035");
    await press(page, "Look at it");
    await page.waitForFunction((id) => location.pathname.endsWith(id), {}, failed);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("speaks Turkish", async () => {
    const { page, complaints, context } = await dashboard.open("/", { language: "tr" });
    await untilHeading(page, "Ana sayfa");
    await untilHeading(page, "Kazıyıcılara göre harcama, 30 gün");
    await untilText(page, "$0,035");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(["en", "tr"] as const)("has come whole with 200 KB of code and styles, in %s", async (language) => {
    const { page, requested, context } = await dashboard.open("/", { language });
    await page.waitForSelector(".uplot canvas");
    await page.waitForNetworkIdle();
    const names = requested.flatMap((url) => /\/dashboard\/(.+\.(?:js|css))$/.exec(url)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(20);
    const files = ["index.html", ...new Set(names)];
    const bytes = files.reduce((sum, name) => sum + statSync(`${BUILT}${name}.gz`).size, 0);
    expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_BYTES);
    await context.close();
  });

  it("has no grave flaw", async () => {
    const { page, complaints, context } = await dashboard.open("/");
    await untilHeading(page, "Spent by day");
    await page.waitForSelector(".uplot");
    await page.waitForNetworkIdle();
    expect(await flaws(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
