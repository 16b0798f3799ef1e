/// <reference lib="dom" />
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "../reference/browser.ts";
import {
  flaws,
  LOOK_EVERY_MS,
  press,
  pressAt,
  startDashboard,
  textOf,
  untilHeading,
  type Dashboard,
} from "./dashboard.ts";

const SEARCH = "/requests/new?scraper=appstore-b&operation=search";

describe.skipIf(chromiumPath === null)("a new Request in the dashboard", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard({ QUARRY_FETCH: "demo" });
  });
  afterAll(() => dashboard.stop());

  const requests = () => dashboard.server.db.collection("requests");

  it("is made by the keyboard alone: choose, be corrected at the field, see the cost, run", async () => {
    const { page, complaints, context } = await dashboard.open("/requests/new");
    const { keyboard } = page;
    await page.waitForSelector("main input[role=combobox]");
    await tabTo(page, "Scraper");
    await keyboard.type("appstore-b");
    await keyboard.press("Enter");
    await untilSearch(page, "scraper=appstore-b");
    await tabTo(page, "Operation");
    await keyboard.type("searchApps");
    await keyboard.press("Enter");
    await untilSearch(page, "operation=search");
    // One of two fields, by the arrows as any choice.
    await tabTo(page, "Search terms");
    await keyboard.press("ArrowRight");
    await keyboard.press("Tab");
    await keyboard.type("https://play.google.com/store/search?q=chess&c=apps\nnowhere.example/x");
    const field = '[data-field="searchUrls"]';
    await untilText(page, field, "Line 2:");
    expect(await page.$eval(`${field} textarea`, (area) => area.ariaInvalid)).toBe("true");
    await untilText(page, "main", "Mend 1 field to see the cost.");
    for (let left = "nowhere.example/x".length + 1; left > 0; left--) await keyboard.press("Backspace");
    await untilText(page, "main", "100 × $");
    await page.waitForFunction(
      (selector) => document.querySelector(`${selector} textarea`)?.ariaInvalid === null,
      {},
      field,
    );
    await tabTo(page, "Records at most");
    await keyboard.type("3");
    await untilText(page, "main", "3 × $");
    await keyboard.press("Enter");
    await page.waitForFunction(() => /^\/dashboard\/requests\/req_/.test(location.pathname));
    const id = new URL(page.url()).pathname.split("/").at(-1)!;
    expect(await requests().findOne({ _id: id as never })).toMatchObject({
      scraper: "appstore-b",
      operation: "search",
      limit: 3,
      isDemo: true,
    });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("makes one of a double press, and of an answer that is lost", async () => {
    const { page, context } = await dashboard.open(`${SEARCH}&example=yes`);
    const before = await requests().countDocuments({});
    await untilText(page, "main", "100 × $");
    const creations: string[] = [];
    await page.setRequestInterception(true);
    page.on("request", (request) => {
      const body = request.postData() ?? "";
      if (!body.includes("NewRequestCreate")) return void request.continue();
      const { idempotencyKey } = (JSON.parse(body) as { variables: { idempotencyKey: string } }).variables;
      creations.push(idempotencyKey);
      if (creations.length > 1) return void request.continue();
      // The server makes it, and the page never hears of it.
      void fetch(request.url(), { method: "POST", body, headers: headersOf(request.headers(), cookie) }).then(
        (answer) => answer.text().then(() => request.abort("connectionreset")),
      );
    });
    const [session] = await context.cookies();
    const cookie = `${session!.name}=${session!.value}`;
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>("main button[type=submit]")!;
      button.click();
      button.click();
    });
    await page.waitForFunction(() => /^\/dashboard\/requests\/req_/.test(location.pathname));
    expect(creations).toHaveLength(2);
    expect(new Set(creations).size).toBe(1);
    expect(await requests().countDocuments({})).toBe(before + 1);
    await context.close();
  });

  it("keeps what was typed over a reload, for each operation on its own", async () => {
    const { page, context } = await dashboard.open(SEARCH);
    const first = '[data-field="searchTerms"] textarea';
    await typeInto(page, first, "chess\ngo");
    await page.reload();
    await page.waitForSelector(first);
    expect(await page.$eval(first, (area) => area.value)).toBe("chess\ngo");
    await page.goto(page.url().replace("operation=search", "operation=app"));
    await page.waitForSelector("main textarea");
    expect(await page.$$eval("main textarea", (areas) => areas.map(({ value }) => value).join(""))).toBe("");
    await context.close();
  });

  it("says what is made of the input while one types, and how a program would send it", async () => {
    const { page, context } = await dashboard.open(SEARCH);
    await typeInto(page, '[data-field="searchTerms"] textarea', "chess");
    await pressLike(page, "more options");
    await typeInto(page, '[data-field="country"] input', "TR");
    await untilText(page, '[data-field="country"]', "Read as tr (in lower case)");
    await press(page, "Show the call");
    await press(page, "CLI");
    await untilText(page, "[role=dialog]", "quarry scrape appstore-b --operation search --input -");
    await context.close();
  });

  it("shows fields of which one is needed as one choice, and at the open one what is wrong with all", async () => {
    const { page, complaints, context } = await dashboard.open(
      "/requests/new?scraper=appstore-b&operation=app",
    );
    const shown = () =>
      page.$$eval('[data-field^="app"]', (fields) => fields.map((field) => field.getAttribute("data-field")));
    await untilText(page, "main fieldset", "Give one of these");
    expect(await shown()).toEqual(["appIds"]);
    await untilText(page, "main", "Fill in what is needed");
    await press(page, "Run");
    await untilText(page, '[data-field="appIds"]', "Give `appIds` or `appUrls`.");
    await press(page, "App URLs");
    await untilText(page, '[data-field="appUrls"]', "Give `appIds` or `appUrls`.");
    expect(await shown()).toEqual(["appUrls"]);
    expect(await flaws(page, "one-of")).toEqual([]);
    const url = "https://play.google.com/store/apps/details?id=com.example";
    await typeInto(page, '[data-field="appUrls"] textarea', url);
    await untilText(page, "main", "100 × $");
    // What is filled in is sent, and stays in sight.
    await press(page, "App IDs");
    expect(await shown()).toEqual(["appIds", "appUrls"]);
    expect(await page.$eval('[data-field="appUrls"] textarea', (area) => area.value)).toBe(url);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("takes the input as JSON, marks where it is none, and goes back to the form with it", async () => {
    const { page, complaints, context } = await dashboard.open(SEARCH);
    await typeInto(page, '[data-field="searchTerms"] textarea', "chess");
    await press(page, "As JSON");
    const area = "main textarea";
    await page.waitForFunction(() => document.querySelector("main textarea")?.matches(".font-mono"));
    expect(JSON.parse(await page.$eval(area, ({ value }) => value))).toEqual({
      searchTerms: ["chess"],
    });
    const write = async (text: string) => {
      await page.$eval(area, (field) => field.select());
      await page.type(area, text);
    };
    await write('{"queries": ["go"],');
    await untilText(page, "main", "This is no JSON.");
    expect(await page.$eval(area, (field) => field.ariaInvalid)).toBe("true");
    expect(await flaws(page, "json")).toEqual([]);
    await write('{"queries": ["go"], "nowhere": 1}');
    await untilText(page, "main", "nowhere");
    await write('{"queries": ["go"]}');
    await untilText(page, "main", "100 × $");
    await press(page, "As a form");
    await page.waitForSelector('[data-field="searchTerms"] textarea');
    expect(await page.$eval('[data-field="searchTerms"] textarea', (field) => field.value)).toBe("go");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("runs the demo at one press on a first visit, and fills in examples", async () => {
    const { page, context } = await dashboard.open("/requests/new");
    await press(page, "Fill in the example");
    await untilSearch(page, "example=yes");
    await untilText(page, "main", "100 × $");
    await page.goBack();
    await page.goto(`${dashboard.server.url}/dashboard/requests/new`);
    await press(page, "Run the demo");
    await page.waitForFunction(() => /^\/dashboard\/requests\/req_/.test(location.pathname));
    await context.close();
  });

  it("speaks Turkish", async () => {
    const { page, context } = await dashboard.open(SEARCH, { language: "tr" });
    await untilHeading(page, "Yeni istek");
    await typeInto(page, '[data-field="searchTerms"] textarea', "satranç");
    await untilText(page, "main", "Bakiyeniz");
    expect(await textOf(page)).toContain("Çalıştır");
    await context.close();
  });

  describe("on narrow and wide screens, dark and light", () => {
    it("has no grave flaw with all of a form in sight and half of it wrong", async () => {
      const path = "/requests/new?scraper=realestate&operation=search";
      const { page, complaints, context } = await dashboard.open(path);
      await untilHeading(page, "Estimate");
      await pressLike(page, "more options");
      await untilText(page, "main", "Fill in what is needed");
      await press(page, "Run");
      await page.waitForSelector("main [aria-invalid]");
      await typeInto(page, '[data-field="minBeds"] input', "many");
      await untilText(page, '[data-field="minBeds"]', "number");
      await page.waitForNetworkIdle();
      expect(await flaws(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it.each([
      ["/requests/new", "See how it works"],
      [`${SEARCH}&example=yes`, "App search"],
      ["/requests/new?scraper=codehost&operation=file", "Estimate"],
    ])("%s has no grave flaw and no refusal", async (path, heading) => {
      const { page, complaints, context } = await dashboard.open(path);
      await untilHeading(page, heading);
      await page.waitForNetworkIdle();
      expect(await flaws(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
});

/** Presses Tab until the control of this label has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      return (at as HTMLInputElement | null)?.labels?.[0]?.textContent ?? "";
    });
    if (name === label) return;
    passed.push(name);
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${label}, but to ${passed.join(", ")}.`);
}

async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForSelector(selector);
  await page.type(selector, text);
}

/** Presses the button whose text ends so. */
function pressLike(page: Page, end: string): Promise<void> {
  return pressAt(page, `::-p-xpath(//main//button[contains(., "${end}")])`);
}

async function untilSearch(page: Page, part: string): Promise<void> {
  await page.waitForFunction((text) => location.search.includes(text), {}, part);
}

async function untilText(page: Page, selector: string, part: string): Promise<void> {
  await page
    .waitForFunction(
      (where, text) =>
        [...document.querySelectorAll<HTMLElement>(where)].some((one) => one.innerText.includes(text)),
      { polling: LOOK_EVERY_MS },
      selector,
      part,
    )
    .catch(async (cause: unknown) => {
      throw new Error(`There is no "${part}" at ${selector}, but:\n${await textOf(page)}`, { cause });
    });
}

function headersOf(headers: Record<string, string>, cookie: string): Record<string, string> {
  const { "content-type": type = "", origin = "" } = headers;
  return { "content-type": type, origin, cookie };
}
