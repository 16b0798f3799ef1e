import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../../src/rest-compat/routes/all-routes.ts";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { chromiumPath, startChromium, watchedPage } from "./browser.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

describe("/docs", () => {
  it("is a page under a strict policy: scripts of this origin only, none inline, none made from text", async () => {
    const answer = await fetch(`${server.url}/docs`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
    const page = await answer.text();
    expect(page).not.toMatch(/<script(?! src="\/docs\/)/);
    expect(page).not.toMatch(/https?:\/\//);
    expect(page).toContain('href="/docs/errors"');
    expect(page).toContain('href="/graphql"');
  });

  it.each([
    ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
    ["swagger-ui.css", "text/css; charset=utf-8"],
    ["favicon-32x32.png", "image/png"],
    ["start.js", "text/javascript; charset=utf-8"],
  ])("serves %s from the installation, packed or not", async (name, type) => {
    const [packed, plain] = await Promise.all(
      ["gzip", "identity"].map((encoding) =>
        fetch(`${server.url}/docs/assets/${name}`, { headers: { "accept-encoding": encoding } }),
      ),
    );
    expect(plain?.headers.get("content-type")).toBe(type);
    expect(plain?.headers.get("content-encoding")).toBeNull();
    expect(Buffer.from(await packed!.arrayBuffer())).toEqual(Buffer.from(await plain!.arrayBuffer()));
  });

  it("serves nothing else of that folder", async () => {
    for (const name of ["package.json", "..%2fpackage.json", "swagger-ui-bundle.js.map"])
      expect((await fetch(`${server.url}/docs/assets/${name}`)).status, name).toBe(404);
  });

  it("keeps the page of error codes", async () => {
    const answer = await fetch(`${server.url}/docs/errors`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('id="rate_limited"');
  });
});

describe.skipIf(chromiumPath === null)("/docs in Chromium", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  it("renders every operation offline, and its policy refuses nothing", async () => {
    const { page, requested, complaints } = await watchedPage(browser);
    await page.goto(`${server.url}/docs`);
    const shown = () =>
      page.$$eval(".opblock", (blocks) =>
        blocks
          .map((block) => {
            const of = (selector: string) =>
              block.querySelector(selector)?.textContent?.replaceAll("​", "").trim();
            return `${of(".opblock-summary-method")} ${of(".opblock-summary-path")}`;
          })
          .sort(),
      );
    const table = ROUTES.map((row) => `${row.method} ${row.path.replaceAll(/:(\w+)/g, "{$1}")}`);
    // So many are drawn as one scrolls to them.
    const seen = new Set<string>();
    let top = 0;
    const scrolled = async () => {
      const height = await page.evaluate((y) => {
        window.scrollTo(0, y);
        return document.body.scrollHeight;
      }, top);
      top = top > height ? 0 : top + 600;
      for (const one of await shown()) seen.add(one);
      return [...seen].sort();
    };
    await expect.poll(scrolled, { timeout: 60_000, interval: 50 }).toEqual(table.sort());
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForSelector("#operations-Requests-createRequest");

    // One operation opened: parameters, body, errors and examples are drawn too.
    await page.click("#operations-Requests-createRequest button.opblock-summary-control");
    await page.waitForSelector("#operations-Requests-createRequest .responses-table");
    const drawn = await page.$eval("#operations-Requests-createRequest", (block) => block.textContent ?? "");
    for (const word of [
      "Idempotency-Key",
      "insufficient_balance",
      "scraper_not_implemented",
      "nodejs/undici",
    ])
      expect(drawn).toContain(word);

    expect(requested.length).toBeGreaterThan(3);
    expect(requested.filter((url) => !url.startsWith(`${server.url}/`) && !url.startsWith("data:"))).toEqual(
      [],
    );
    expect(complaints).toEqual([]);

    // The shapes of one scraper, chosen above.
    await Promise.all([page.waitForNavigation(), page.select("#scraper", "counter")]);
    expect(new URL(page.url()).search).toBe("?scraper=counter");
    await page.waitForSelector("body[data-ready] .opblock");
    await page.waitForSelector("#scraper option[value=codehost]");
    expect(await page.$eval("#scraper", (choice) => (choice as HTMLSelectElement).value)).toBe("counter");
    expect(complaints).toEqual([]);
    if (process.env.QUARRY_TEST_SCREENSHOTS)
      await page.screenshot({ path: `${process.env.QUARRY_TEST_SCREENSHOTS}/docs.png` });
  });
});
