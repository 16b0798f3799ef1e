import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { chromiumPath, startChromium, watchedPage } from "./browser.ts";
import { startOtherSite, type OtherSite } from "./other-site.ts";

let site: OtherSite;
let server: ApiServer;
let closed: ApiServer;
beforeAll(async () => {
  site = await startOtherSite();
  [server, closed] = await Promise.all([
    startApiServer({ QUARRY_CORS_ORIGINS: site.origin }),
    startApiServer(),
  ]);
});
afterAll(async () => {
  await Promise.all([server.stop(), closed.stop(), site.stop()]);
});

const preflight = (url: string, origin: string) =>
  fetch(url, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type,idempotency-key",
    },
  });

describe("CORS", () => {
  it("allows nobody unless an origin is named", async () => {
    for (const answer of [
      await preflight(`${closed.url}/graphql`, site.origin),
      await fetch(`${closed.url}/v1/data-sources`, { headers: { origin: site.origin } }),
    ])
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  it.each(["/graphql", "/graphql/stream", "/v1/requests"])(
    "answers the preflight of a named origin for %s",
    async (path) => {
      const answer = await preflight(server.url + path, site.origin);
      expect(answer.status).toBe(204);
      expect(answer.headers.get("access-control-allow-origin")).toBe(site.origin);
      expect(answer.headers.get("access-control-allow-headers")).toBe(
        "authorization,content-type,idempotency-key",
      );
      expect(answer.headers.get("access-control-max-age")).toBe("600");
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
      expect(answer.headers.get("vary")).toMatch(/\bOrigin\b/);
    },
  );

  it("allows no other origin, not even one that begins alike", async () => {
    for (const origin of [`${site.origin}0`, "https://evil.example", "null"])
      expect(
        (await preflight(`${server.url}/graphql`, origin)).headers.get("access-control-allow-origin"),
        origin,
      ).not.toBe(origin);
  });

  it("lets a page read errors, their Retry-After and the id of the call, too", async () => {
    const answer = await fetch(`${server.url}/v1/requests`, { headers: { origin: site.origin } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("access-control-allow-origin")).toBe(site.origin);
    const exposed = answer.headers.get("access-control-expose-headers")?.split(/, ?/);
    expect(exposed).toEqual(expect.arrayContaining(["X-Request-Id", "Retry-After", "RateLimit", "Location"]));
  });
});

/** What the page of the other site did with the client package. */
interface Walk {
  id: string;
  scrapers: number;
  seqs: number[];
  streamed: number;
  status: string;
  csv: string;
  refused: string;
}

describe.skipIf(chromiumPath === null)("the client package in Chromium, on another origin", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  async function walk(url: string, apiKey: string): Promise<Walk> {
    const { page } = await watchedPage(browser);
    await page.goto(site.origin);
    // As text: the test's own bundler must not touch the imports.
    return page.evaluate(`(async () => {
      const { createQuarryClient } = await import("@quarry/client");
      const quarry = createQuarryClient({ url: ${JSON.stringify(url)}, apiKey: ${JSON.stringify(apiKey)}, timeoutMs: 10000 });
      const scrapers = (await quarry.scrapers()).length;
      const { id } = await quarry.create({ scraper: "counter", input: { total: 3 } });
      const seqs = [];
      for await (const { record } of quarry.recordStored(id)) seqs.push(record.seq);
      const { status } = await quarry.waitFor(id);
      let csv = "";
      for await (const bytes of quarry.results(id, { format: "csv" })) csv += new TextDecoder().decode(bytes);
      const refused = await quarry.create({ scraper: "nobody", input: {} }).catch((error) => error.code);
      const events = await fetch(${JSON.stringify(`${url}/graphql/stream`)}, {
        method: "POST",
        headers: { authorization: ${JSON.stringify(`Bearer ${apiKey}`)}, "content-type": "application/json", accept: "text/event-stream" },
        body: JSON.stringify({ query: "subscription($id: ID!) { recordStored(requestId: $id) { cursor } }", variables: { id } }),
      });
      const streamed = (await events.text()).match(/event: next/g)?.length ?? 0;
      await quarry.close();
      return { id, scrapers, seqs, streamed, status, csv, refused };
    })()`) as Promise<Walk>;
  }

  it("creates, follows and reads a Request where its origin is named", async () => {
    const done = await walk(server.url, server.apiKey);
    expect(done).toMatchObject({
      seqs: [0, 1, 2],
      streamed: 3,
      status: "SUCCEEDED",
      refused: "scraper_not_found",
    });
    expect(done.scrapers).toBeGreaterThan(19);
    const direct = await fetch(`${server.url}/v1/requests/${done.id}/results?format=csv`, {
      headers: { authorization: `Bearer ${server.apiKey}` },
    });
    expect(done.csv).toBe(await direct.text());
    expect(done.csv.length).toBeGreaterThan(100);
  });

  it("is kept out by the browser where its origin is not named", async () => {
    await expect(walk(closed.url, closed.apiKey)).rejects.toThrow(
      /could not be reached|connection_failed|Failed to fetch/,
    );
    expect(await closed.db.collection("requests").countDocuments()).toBe(0);
  });
});
