import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { chromiumPath, startChromium, watchedPage } from "./browser.ts";

const HTML = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

const get = (path: string, accept: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { accept, ...headers } });

describe("GET /graphql", () => {
  it("is GraphiQL for a browser: a small page, whose files are this server's and kept for ever", async () => {
    const answer = await get("/graphql", HTML);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("vary")).toBe("accept, accept-encoding");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
    expect(/worker-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
    const page = await answer.text();
    expect(page.length).toBeLessThan(2_000);
    expect(page).not.toMatch(/<script(?![^>]* src=)/);
    const files = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, path = ""]) => path);
    expect(files).toHaveLength(4);
    for (const path of files) {
      expect(path).toMatch(/^\/docs\/assets\/graphiql\/[a-z]+-[0-9a-f]{16}\.(js|css|ico)$/);
      const [file, plain] = await Promise.all(
        ["gzip", "identity"].map((encoding) => get(path, "*/*", { "accept-encoding": encoding })),
      );
      expect(file?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(file?.headers.get("content-encoding")).toBe("gzip");
      expect(plain?.headers.get("content-encoding")).toBeNull();
      expect(await file?.text()).toBe(await plain?.text());
    }
    const again = await get("/graphql", HTML, { "if-none-match": answer.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    const none = await get("/docs/assets/graphiql/graphiql-0000000000000000.js", "*/*");
    expect([none.status, ((await none.json()) as { code: string }).code]).toEqual([404, "route_not_found"]);
  });

  it("stays GraphQL for everybody else", async () => {
    const preflight = { "apollo-require-preflight": "true" };
    const query = await get("/graphql?query=%7B__typename%7D", HTML, preflight);
    expect(await query.json()).toEqual({ data: { __typename: "Query" } });
    const none = await get("/graphql", "application/json", preflight);
    expect(none.status).toBe(400);
    expect(
      ((await none.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code,
    ).toBe("graphql_invalid");
  });
});

/** The text of an editor by its accessible place: `query`, `headers`, `response`. */
async function fill(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForSelector(`${selector} .monaco-editor .view-lines`);
  await page.click(`${selector} .monaco-editor .view-lines`);
  await page.keyboard.down("Control");
  await page.keyboard.press("KeyA");
  await page.keyboard.up("Control");
  await page.keyboard.press("Backspace");
  await page.keyboard.type(text);
}

const responseText = (page: Page): Promise<string> =>
  page.$eval(".graphiql-response", (element) => (element.textContent ?? "").replaceAll(" ", " "));

/** Waits until the answer matches. */
async function untilShown(page: Page, pattern: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector(".graphiql-response")?.textContent ?? ""),
    {},
    pattern.source,
  );
}

async function run(page: Page): Promise<void> {
  await page.click(".graphiql-execute-button");
}

describe.skipIf(chromiumPath === null)("GraphiQL in Chromium", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  it("types a query, runs it and shows the answer, under its policy and without another origin", async () => {
    const { page, requested, complaints } = await watchedPage(browser);
    await page.goto(`${server.url}/graphql`);
    await fill(page, ".graphiql-query-editor", "{ scrapers { id } }");
    await run(page);
    await untilShown(page, /"codehost"/);
    if (process.env.QUARRY_TEST_SCREENSHOTS)
      await page.screenshot({ path: `${process.env.QUARRY_TEST_SCREENSHOTS}/graphiql.png` });
    const foreign = requested.filter(
      (url) => !url.startsWith(`${server.url}/`) && !/^(data:|blob:)/.test(url),
    );
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("is loaded once: a second visit transfers the page alone", async () => {
    const { page, requested, complaints } = await watchedPage(await browser.createBrowserContext());
    /** Bytes of body and headers that came over the wire. */
    const visit = async (): Promise<number> => {
      const session = await page.createCDPSession();
      await session.send("Network.enable");
      const ids = new Set<string>();
      let bytes = 0;
      session.on("Network.requestWillBeSent", ({ request, requestId }) => {
        if (request.method === "GET" && request.url.startsWith("http")) ids.add(requestId);
      });
      session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        if (ids.has(requestId)) bytes += encodedDataLength;
      });
      await page.goto(`${server.url}/graphql`);
      await page.waitForSelector(".graphiql-query-editor .view-lines");
      await session.detach();
      return bytes;
    };
    expect(await visit()).toBeGreaterThan(1_000_000);
    expect(await visit()).toBeLessThan(3_000);
    // Workers are files as well.
    expect(requested.filter((url) => url.startsWith("blob:"))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("opens with a tab for each scraper, whose call runs as it stands", async () => {
    const { page, complaints } = await watchedPage(browser);
    await page.goto(`${server.url}/graphql`);
    const names = (): Promise<string[]> =>
      page.$$eval(".graphiql-tab-button", (tabs) => tabs.map((tab) => tab.textContent ?? ""));
    await page.waitForFunction(() => document.querySelectorAll(".graphiql-tab-button").length > 1);
    expect(await names()).toEqual(expect.arrayContaining(["CodehostSearch", "AppstoreAApp", "AppstoreBApp"]));
    await page.evaluate(() => {
      const tabs = [...document.querySelectorAll<HTMLElement>(".graphiql-tab-button")];
      tabs.find((tab) => tab.textContent === "CodehostSearch")?.click();
    });
    await run(page);
    // Without a key it is refused, and for that alone.
    await untilShown(page, /"code":\s*"unauthenticated"/);
    expect(complaints).toEqual([]);
  });

  it("sends the key of the header editor with queries and with subscriptions", async () => {
    const body = { scraper: "counter", input: { total: 3 } };
    const created = await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body });
    await untilTerminal(server.url, server.apiKey, created.body.id);

    const { page, complaints } = await watchedPage(browser);
    await page.goto(`${server.url}/graphql`);
    await fill(page, ".graphiql-query-editor", "{ viewer { id } }");
    await page.evaluate(() => {
      const tabs = [...document.querySelectorAll<HTMLElement>(".graphiql-editor-tools button")];
      tabs.find((tab) => tab.textContent === "Headers")?.click();
    });
    await fill(
      page,
      ".graphiql-editor-tool .graphiql-editor:not(.hidden)",
      `{"Authorization":"Bearer ${server.apiKey}"}`,
    );
    await run(page);
    await untilShown(page, /acc_000000000000000000000001/);
    await fill(
      page,
      ".graphiql-query-editor",
      `subscription { recordStored(requestId: "${created.body.id}") { cursor record { seq } } }`,
    );
    await run(page);
    await untilShown(page, /"seq":\s*2/);
    expect(await responseText(page)).not.toContain("errors");
    expect(complaints).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain(server.apiKey);
  });
});
