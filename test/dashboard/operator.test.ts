import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR_TOKEN } from "../api/api-server.ts";
import { OTHER_ACCOUNT, otherAccount } from "../api/other-account.ts";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest, untilTerminal } from "../kit/rest-client.ts";
import { waitUntil } from "../process/wait-until.ts";
import { chromiumPath } from "../reference/browser.ts";
import {
  fillIn,
  flaws,
  press,
  pressAt,
  startDashboard,
  textOf,
  untilHeading,
  untilText,
  type Dashboard,
  type OpenPage,
} from "./dashboard.ts";

const PROBLEM = "Answers of the other account are late";

describe.skipIf(chromiumPath === null)("the operator's pages", () => {
  let dashboard: Dashboard;
  let otherKey: string;
  /** Of the other account: a Request whose source has changed, and a ticket about it. */
  let failed: string;
  let ticket: string;
  beforeAll(async () => {
    // One of its own: it looks at what is wrong with the whole server.
    dashboard = await startDashboard({});
    otherKey = await otherAccount(dashboard.server.db);
    const input = { operation: "stargazers", repo: "hush-hush/project-x" };
    failed = (await call("/v1/requests", { body: { scraper: "codehost", input } })).body.id;
    await untilTerminal(dashboard.server.url, otherKey, failed);
    const about = { subject: PROBLEM, details: "Since this morning.", severity: "high", request_id: failed };
    ticket = (await call("/v1/support/tickets", { body: about })).body.id;
    await waitUntil("the failure counts", async () => {
      const { body } = await call("/v1/data-sources/health");
      return body.data.some(({ status }: { status: string }) => status === "changed");
    });
  });
  afterAll(() => dashboard?.stop());

  const call = (path: string, options = {}, key = otherKey) =>
    rest<AnswerJson>(dashboard.server.url, key, path, options);

  async function show(page: Page, token: string): Promise<void> {
    await page.waitForSelector('input[type="password"]');
    await page.type('input[type="password"]', token);
    await press(page, "Open the operator's pages");
  }

  /** Opens a page for who has shown the token in this tab. */
  async function asOperator(path: string, options = {}): Promise<OpenPage> {
    const opened = await dashboard.open("/operator", options);
    await opened.page.evaluate(
      (token) => sessionStorage.setItem("quarry.operator-token", token),
      OPERATOR_TOKEN,
    );
    await opened.page.goto(`${dashboard.server.url}/dashboard${path}`);
    return opened;
  }

  const kept = (page: Page): Promise<string | null> =>
    page.evaluate(() => sessionStorage.getItem("quarry.operator-token"));

  it("ask for the token: a wrong one, a key and being signed in open nothing", async () => {
    const { page, complaints, context } = await dashboard.open("/scrapers");
    await untilHeading(page, "Scrapers");
    expect(await textOf(page)).not.toContain("All accounts");
    await page.keyboard.down("Control");
    await page.keyboard.press("k");
    await page.keyboard.up("Control");
    const field = await page.waitForSelector("[role=dialog] [role=combobox]");
    await field?.type("Operator");
    await page.keyboard.press("Enter");
    await untilHeading(page, "Operator");
    await show(page, "a-token-of-nobody");
    await untilText(page, "The server knows no such operator token: nothing was kept.");
    expect(await kept(page)).toBeNull();
    await page.$eval('input[type="password"]', (field) => field.select());
    await show(page, otherKey);
    await untilText(page, "This key is of an account and opens nothing here");
    expect(await kept(page)).toBeNull();
    expect(await textOf(page)).not.toContain(PROBLEM);
    await page.$eval('input[type="password"]', (field) => field.select());
    await show(page, OPERATOR_TOKEN);
    await untilHeading(page, "What is wrong");
    expect(await textOf(page)).toContain("All accounts");
    await press(page, "Forget the token");
    await page.waitForSelector('input[type="password"]');
    expect(await kept(page)).toBeNull();
    expect(await textOf(page)).not.toContain("All accounts");
    // What the wrong token was answered.
    expect(complaints.filter((text) => !text.includes("401"))).toEqual([]);
    await context.close();
  });

  it("need no account: who has a token is not asked to sign in, and sees no page of one", async () => {
    const { page, complaints, context } = await dashboard.open("/operator/accounts", { isStranger: true });
    await show(page, OPERATOR_TOKEN);
    await untilText(page, "Spent, 30 days");
    const shown = await textOf(page);
    expect(shown).toContain("All tickets");
    expect(shown).not.toContain("New Request");
    expect(await flaws(page, "stranger")).toEqual([]);
    // The mark leads to the first page of an account.
    await page.click("aside a");
    await page.waitForFunction(() => window.location.pathname === "/sign-in");
    expect(complaints.filter((text) => !text.includes("401"))).toEqual([]);
    await context.close();
  });

  it("say what is wrong, the worst first, and lead to where it is mended", async () => {
    const { page, complaints, context } = await asOperator("/operator");
    await untilHeading(page, "What is wrong");
    await untilText(page, `“${PROBLEM}” waits for an answer`);
    const lines = await page.$$eval("main li p", (found) => found.map(({ innerText }) => innerText));
    expect(lines.find((line) => line.startsWith("Code host"))).toContain("mend the scraper");
    expect(lines.find((line) => line.includes(PROBLEM))).toBeDefined();
    await page.$$eval("main li", (items) => {
      const item = items.find(({ innerText }) => innerText.startsWith("Code host"));
      item?.querySelector("a")?.click();
    });
    await untilHeading(page, "Recordings of failures");
    expect(new URL(page.url()).pathname).toBe("/dashboard/operator/sources/codehost");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("call with the token alone, never with the cookie of the session", async () => {
    const { page, context } = await dashboard.open("/operator");
    const cdp = await page.createCDPSession();
    const sent: Record<string, string>[] = [];
    cdp.on("Network.requestWillBeSentExtraInfo", ({ headers }) => sent.push(headers));
    await cdp.send("Network.enable");
    await show(page, OPERATOR_TOKEN);
    await untilHeading(page, "What is wrong");
    const own = sent.filter((headers) =>
      Object.values(headers).some((value) => value === `Bearer ${OPERATOR_TOKEN}`),
    );
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter((headers) => "cookie" in headers || "Cookie" in headers)).toEqual([]);
    await context.close();
  });

  it("download what the source answered to the run that failed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "quarry-recordings-"));
    const { page, complaints, context } = await asOperator("/operator/sources/codehost");
    const cdp = await dashboard.browser.target().createCDPSession();
    await cdp.send("Browser.setDownloadBehavior", {
      behavior: "allow",
      downloadPath: folder,
      ...(context.id === undefined ? {} : { browserContextId: context.id }),
    });
    await untilText(page, "Expected a JSON array.");
    await pressAt(page, "::-p-xpath(//button[contains(., 'Download')])");
    const name = await waitUntil("the file", async () =>
      (await readdir(folder)).find((one) => one.endsWith(".har.json")),
    );
    const har = JSON.parse(await readFile(join(folder, name), "utf8"));
    expect(har.log.entries[0].response.content.text).toBe('{"data":[]}');
    expect(complaints).toEqual([]);
    await rm(folder, { recursive: true });
    await context.close();
  });

  it("find an account and its Requests, and one of them with its error and log", async () => {
    const { page, complaints, context } = await asOperator(`/operator/accounts?q=${OTHER_ACCOUNT}`);
    await press(page, "other");
    await untilText(page, OTHER_ACCOUNT);
    await press(page, "Let it deploy");
    await untilText(page, "May deploy");
    const { body: other } = await call(`/v1/operator/accounts/${OTHER_ACCOUNT}`, {}, OPERATOR_TOKEN);
    expect(other.mayHost).toBe(true);
    await press(page, "No more deploys");
    await page.waitForSelector("::-p-aria(Let it deploy)");
    await press(page, "Its Requests");
    await untilText(page, "source_changed");
    expect(new URL(page.url()).search).toBe(`?account=${OTHER_ACCOUNT}`);
    await press(page, "codehost stargazers");
    await untilText(page, "Expected a JSON array.");
    expect(new URL(page.url()).pathname).toBe(`/dashboard/operator/requests/${failed}`);
    await page.waitForSelector("[role=log]");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("answer a ticket and close it", async () => {
    const { page, complaints, context } = await asOperator("/operator/tickets");
    await press(page, PROBLEM);
    await untilText(page, "Since this morning.");
    await page.waitForSelector("[role=log]");
    await fillIn(page, "Answer", "It is mended now.");
    await press(page, "Send the answer");
    await page.waitForFunction(() => document.querySelectorAll("article").length === 2);
    const { body } = await call(`/v1/support/tickets/${ticket}`);
    expect(body).toMatchObject({
      status: "waiting_on_customer",
      messages: [{ from: "support", body: "It is mended now." }],
    });
    await press(page, "Close the ticket");
    await untilText(page, "The ticket is closed");
    expect((await call(`/v1/support/tickets/${ticket}`)).body.status).toBe("resolved");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("verify the ledger, and name the account that does not add up", async () => {
    const { page, complaints, context } = await asOperator("/operator/ledger");
    // The other account got its balance past the ledger.
    await untilHeading(page, "One account does not add up");
    expect(await textOf(page)).toContain(OTHER_ACCOUNT);
    const local = (await call("/v1/account", {}, dashboard.server.apiKey)).body.id as string;
    await page.type('input[type="search"]', local);
    await untilHeading(page, "Everything adds up");
    await press(page, "Verify now");
    await untilHeading(page, "Everything adds up");
    expect(complaints).toEqual([]);
    await context.close();
  });

  describe("on narrow and wide screens, dark and light", () => {
    it("have no grave flaw", async () => {
      const { page, complaints, context } = await dashboard.open("/operator");
      await untilHeading(page, "Operator");
      expect(await flaws(page, "token")).toEqual([]);
      await page.evaluate((token) => sessionStorage.setItem("quarry.operator-token", token), OPERATOR_TOKEN);
      const pages: [path: string, text: string][] = [
        ["/operator", "does not add up"],
        ["/operator/accounts", "Spent, 30 days"],
        [`/operator/accounts/${OTHER_ACCOUNT}`, "Verify its ledger"],
        ["/operator/requests", "stargazers"],
        [`/operator/requests/${failed}`, "Expected a JSON array."],
        ["/operator/tickets?status=any", PROBLEM],
        [`/operator/tickets/${ticket}`, "Since this morning."],
        ["/operator/sources", "Code host"],
        ["/operator/sources/codehost", "Recordings of failures"],
        ["/operator/workers", "Running"],
        ["/operator/ledger", OTHER_ACCOUNT],
      ];
      for (const [path, text] of pages) {
        await page.goto(`${dashboard.server.url}/dashboard${path}`);
        await untilText(page, text);
        expect([path, await flaws(page)]).toEqual([path, []]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
});
