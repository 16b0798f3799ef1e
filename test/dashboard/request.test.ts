import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gateName } from "../api/api-server.ts";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal } from "../kit/rest-client.ts";
import { chromiumPath } from "../reference/browser.ts";
import {
  cutOff,
  flaws,
  KEEP_SOCKETS,
  press,
  startDashboard,
  untilHeading,
  type Dashboard,
} from "./dashboard.ts";

const FIRST_CELL = "[role=row][aria-rowindex='2'] [role=gridcell]";
/** Notes what stands in the first row, whenever that changes. */
const KEEP_FIRST_ROWS = `window.firstRows = [];
const note = () => {
  const text = document.querySelector("${FIRST_CELL}")?.textContent;
  if (text !== undefined && text !== window.firstRows.at(-1)) window.firstRows.push(text);
};
note();
new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });`;

describe.skipIf(chromiumPath === null)("Requests in the dashboard", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard.stop());

  /** @returns its id */
  async function create(input: Record<string, unknown>, more: Record<string, unknown> = {}): Promise<string> {
    const { server } = dashboard;
    const body = { scraper: "counter", input, limit: 1000, ...more };
    return (await rest<AnswerJson>(server.url, server.apiKey, "/v1/requests", { body })).body.id as string;
  }
  const ended = (id: string) => untilTerminal(dashboard.server.url, dashboard.server.apiKey, id);
  const untilStatus = (page: Page, status: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector("main header")?.textContent.includes(wanted),
      {},
      status,
    );
  /** Rows of the table, seen or not. */
  const untilRows = (page: Page, count: number) =>
    page.waitForSelector(`[role=grid][aria-rowcount="${count + 1}"]`);

  it("shows one while it runs, and one Record of it in full", async () => {
    const gate = gateName();
    const id = await create({ total: 300, holdAt: 120, gate });
    const { page, complaints, context } = await dashboard.open(`/requests/${id}`);
    await untilStatus(page, "Running");
    await untilRows(page, 120);
    await dashboard.server.openGate(gate);
    await untilRows(page, 300);
    await untilStatus(page, "Succeeded");
    // 300 Records at 0.0007 USD.
    await page.waitForFunction(() => document.body.innerText.includes("$0.21"));

    await page.focus("[role=grid]");
    for (const key of ["ArrowDown", "ArrowDown", "Enter"] as const) await page.keyboard.press(key);
    await untilHeading(page, "Record 2");
    expect(new URL(page.url()).searchParams.get("record")).toBe("1");
    expect(await page.$eval("[role=dialog]", (side) => side.textContent)).toContain("=1+1");
    await page.keyboard.press("ArrowDown");
    await untilHeading(page, "Record 3");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("[role=dialog]") === null);
    const untilGrid = () =>
      page.waitForFunction(() => document.activeElement?.getAttribute("role") === "grid");
    await untilGrid();
    // By the mouse, too.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.click("[role=row][aria-rowindex='5'] [role=gridcell]");
    await untilHeading(page, "Record 4");
    await page.keyboard.press("Escape");
    await untilGrid();

    await press(page, "Log");
    await page.waitForFunction(() => document.querySelector("[role=log]")?.textContent.includes("counting"));
    expect(new URL(page.url()).searchParams.get("tab")).toBe("log");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("moves nothing under the hand: what comes while one has sorted waits behind a button", async () => {
    const gate = gateName();
    const id = await create({ total: 300, holdAt: 120, gate });
    const { page, complaints, context } = await dashboard.open(`/requests/${id}`);
    await untilRows(page, 120);
    for (const order of ["ascending", "descending"]) {
      await page.click("[role=columnheader]:first-child button");
      await page.waitForSelector(`[role=columnheader][aria-sort=${order}]`);
    }
    await page.evaluate(KEEP_FIRST_ROWS);
    await dashboard.server.openGate(gate);
    await untilStatus(page, "Succeeded");
    await press(page, "180 new rows");
    await untilRows(page, 300);
    expect(await page.evaluate("window.firstRows")).toEqual(["119", "299"]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("keeps the order of a link while more comes, and takes what is over as it is read in", async () => {
    const gate = gateName();
    const { url, apiKey } = dashboard.server;
    const id = await create({ total: 4000, holdAt: 120, gate }, { limit: 4000 });
    const stored = async () => (await rest<AnswerJson>(url, apiKey, `/v1/requests/${id}`)).body.recordCount;
    await expect.poll(stored).toBe(120);
    const running = await dashboard.open(`/requests/${id}?sort=-n`);
    await untilRows(running.page, 120);
    await running.page.evaluate(KEEP_FIRST_ROWS);
    await dashboard.server.openGate(gate);
    await ended(id);
    await press(running.page, "3880 new rows");
    await untilRows(running.page, 4000);
    expect(await running.page.evaluate("window.firstRows")).toEqual(["119", "3,999"]);
    const over = await dashboard.open(`/requests/${id}?sort=-n`);
    await untilRows(over.page, 4000);
    expect(await over.page.$eval(FIRST_CELL, (cell) => cell.textContent)).toBe("3,999");
    await Promise.all([running.context.close(), over.context.close()]);
  });

  it("shows a run log of more lines than the API gives at once, and finds one in it", async () => {
    const id = await create({ total: 1 });
    await ended(id);
    const logs = dashboard.server.db.collection("runLogs");
    const one = (await logs.findOne({ requestId: id }))!;
    const lines = Array.from({ length: 1500 }, (_unused, n) => ({
      ...one,
      _id: `${id}.z${String(n).padStart(6, "0")}` as never,
      message: `line ${n}`,
    }));
    await logs.insertMany(lines);
    const { page, complaints, context } = await dashboard.open(`/requests/${id}?tab=log`);
    const all = 1500 + (await logs.countDocuments({ requestId: id, message: { $not: /^line/ } }));
    await page.waitForFunction(
      (text) => document.querySelector("[role=tabpanel] [role=status]")?.textContent === text,
      {},
      `${all} lines`,
    );
    await page.type("[role=tabpanel] input[type=search]", "line 1499");
    await page.waitForFunction(() => document.querySelector("[role=log]")?.textContent.includes("line 1499"));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("cancels one, resumes it, and keeps what was stored", async () => {
    const gate = gateName();
    const id = await create({ total: 40, holdAt: 20, gate });
    const { page, complaints, context } = await dashboard.open(`/requests/${id}`);
    await untilRows(page, 20);
    await press(page, "Cancel");
    await untilStatus(page, "Cancelled");
    expect((await ended(id)).status).toBe("cancelled");
    await untilRows(page, 20);
    await dashboard.server.openGate(gate);
    await press(page, "Resume");
    await untilStatus(page, "Succeeded");
    await untilRows(page, 40);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("says that the connection is lost, and goes on without a Record twice when it is back", async () => {
    const gate = gateName();
    const id = await create({ total: 90, holdAt: 30, gate });
    const { page, context } = await dashboard.open("/scrapers");
    await page.evaluateOnNewDocument(KEEP_SOCKETS);
    await page.goto(`${dashboard.server.url}/dashboard/requests/${id}`);
    await untilRows(page, 30);
    await cutOff(page);
    await page.waitForFunction(() => document.body.innerText.includes("The connection is lost"));
    await dashboard.server.openGate(gate);
    await ended(id);
    await untilRows(page, 30);
    await page.setOfflineMode(false);
    await untilRows(page, 90);
    await page.waitForFunction(() => !document.body.innerText.includes("The connection is lost"));
    await untilStatus(page, "Succeeded");
    await context.close();
  });

  it("says why one failed, and shares it as a ticket", async () => {
    const id = await create({ total: 20, failAt: 0 });
    await ended(id);
    const { page, complaints, context } = await dashboard.open(`/requests/${id}`);
    await untilStatus(page, "Failed");
    expect(await page.$eval("main [role=alert]", (alert) => alert.textContent)).toContain("source_blocked");
    await untilHeading(page, "No Records");
    await press(page, "Get help");
    await untilHeading(page, "Share it as a support ticket");
    await page.type("[role=dialog] textarea", "It worked yesterday.");
    await press(page, "Open the ticket");
    await page.waitForFunction(() => /Ticket \S+ is open/.test(document.body.innerText));
    const ticket = await dashboard.server.db.collection("tickets").findOne({ requestId: id });
    expect(ticket).toMatchObject({ details: "It worked yesterday.", scraperId: "counter" });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("runs it again with the same input, and gives its Records in every format", async () => {
    const id = await create({ total: 3 }, { tags: ["again"] });
    await ended(id);
    const { page, complaints, context } = await dashboard.open(`/requests/${id}`);
    await untilRows(page, 3);
    const sizes = await page.evaluate(async (of) => {
      const formats = ["json", "jsonl", "csv", "xlsx", "parquet"];
      const answers = await Promise.all(
        formats.map((format) => fetch(`/v1/requests/${of}/results?format=${format}`)),
      );
      return answers.map(({ status }) => status);
    }, id);
    expect(sizes).toEqual([200, 200, 200, 200, 200]);
    await press(page, "Show the call");
    await page.waitForFunction(() =>
      document.querySelector("[role=dialog] pre")?.textContent.startsWith("curl"),
    );
    await page.keyboard.press("Escape");
    await press(page, "Run again");
    await page.waitForFunction((old) => !location.pathname.endsWith(old), {}, id);
    await untilStatus(page, "Succeeded");
    const made = await rest<AnswerJson>(
      dashboard.server.url,
      dashboard.server.apiKey,
      new URL(page.url()).pathname.replace("/dashboard", "/v1"),
    );
    expect(made.body).toMatchObject({ input: { total: 3 }, tags: ["again"] });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("finds them by status and tag in the URL, and follows those that run", async () => {
    const gate = gateName();
    const id = await create({ total: 4, holdAt: 2, gate }, { tags: ["followed"] });
    const { page, complaints, context } = await dashboard.open("/requests?tag=followed");
    await page.waitForFunction(() => document.querySelector("tbody")?.textContent.includes("Running"));
    expect(await page.$$eval("tbody tr", (rows) => rows.length)).toBe(1);
    await dashboard.server.openGate(gate);
    await page.waitForFunction(() => document.querySelector("tbody")?.textContent.includes("Succeeded"));
    expect(await page.$eval("tbody a", (link) => link.getAttribute("href"))).toBe(
      `/dashboard/requests/${id}`,
    );
    await page.goto(`${dashboard.server.url}/dashboard/requests?tag=followed&status=FAILED`);
    await untilHeading(page, "No Request is like that");
    await press(page, "Show all");
    await page.waitForFunction(() => location.search === "" && document.querySelector("tbody tr") !== null);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("has no grave flaw", async () => {
    const id = await create({ total: 30 });
    await ended(id);
    for (const [path, heading] of [
      ["/requests", "Requests"],
      [`/requests/${id}`, "Count"],
      [`/requests/${id}?tab=log`, "Count"],
      [`/requests/${id}?tab=history`, "Count"],
      [`/requests/${id}?tab=warnings`, "Count"],
      [`/requests/${id}?record=3`, "Record 4"],
    ] as const) {
      const { page, complaints, context } = await dashboard.open(path);
      await untilHeading(page, heading);
      await page.waitForNetworkIdle();
      expect([path, await flaws(page)]).toEqual([path, []]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
