import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rest, untilTerminal, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

/** The price table of the contract: unit, and USD for 1,000 Records. */
const PRICES: Record<string, [unit: string, usdPerThousand: number]> = {
  forum: ["record", 0.7],
  codehost: ["record", 0.6],
  maps: ["place", 1.2],
  "retail-global": ["record", 1.4],
  wholesale: ["record", 1.5],
  "discount-shop": ["record", 1.6],
  "handmade-shop": ["record", 1.2],
  "appstore-a": ["record", 1.4],
  "appstore-b": ["record", 1.4],
  "shop-tr-a": ["record", 1.4],
  "shop-tr-b": ["record", 1.4],
  video: ["record", 1.4],
  realestate: ["record", 1.5],
  jobs: ["record", 1.2],
  reviews: ["record", 1.0],
  professional: ["record", 0.9],
  shortvideo: ["record", 1.7],
  "photo-social": ["record", 0.8],
  microblog: ["post", 0.3],
};

interface Entry {
  id: string;
  title: string;
  unit: string;
  isolation: string | null;
  status: string;
  priceEvents: { name: string; unit: string; usdMicros: number }[];
  operations: { name: string; example?: { curl: string; client: string } | null; [field: string]: unknown }[];
  defaultOperation: string | null;
  inputSchema: { anyOf: { properties: Record<string, Record<string, unknown>> }[] } | null;
}
interface Page<T> {
  data: T[];
  nextCursor: string | null;
}

const COUNT_CAPS = { limit: 100_000, total: 5000, words: 3 };

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

describe("GET /v1/data-sources", () => {
  it("lists exactly the scrapers of the contract, and the plugin's, without a key", async () => {
    const { status, body } = await rest<Page<Entry>>(server.url, null, "/v1/data-sources");
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["data", "nextCursor"]);
    expect(body.nextCursor).toBeNull();
    expect(body.data.map((one) => one.id)).toEqual([...Object.keys(PRICES), "counter"]);
  });

  it("serves every scraper of the contract: none is switched off or not built", async () => {
    const { body } = await rest<Page<Entry>>(server.url, null, "/v1/data-sources");
    const own = body.data.filter(({ id }) => id in PRICES);
    expect(Object.fromEntries(own.map(({ id, status }) => [id, status]))).toEqual(
      Object.fromEntries(Object.keys(PRICES).map((id) => [id, "ready"])),
    );
    const health = await rest<Page<{ id: string; status: string; reason: string | null }>>(
      server.url,
      null,
      "/v1/data-sources/health",
    );
    const refused = ["not_implemented", "disabled"];
    expect(health.body.data.filter(({ status }) => refused.includes(status))).toEqual([]);
  });

  it("says of each where its code reads inputs", async () => {
    const { body } = await rest<Page<Entry>>(server.url, null, "/v1/data-sources");
    const isolations = new Map(body.data.map((one) => [one.id, one.isolation]));
    expect(["codehost", "counter"].map((id) => isolations.get(id))).toEqual(["in_process", "thread"]);
  });

  it("prices every Record exactly as the contract does", async () => {
    const { body } = await rest<Page<Entry>>(server.url, null, "/v1/data-sources");
    const prices = Object.fromEntries(body.data.map((one) => [one.id, one.priceEvents]));
    for (const [id, [unit, usdPerThousand]] of Object.entries(PRICES)) {
      expect(prices[id], id).toEqual([
        { name: "record_stored", unit, usdMicros: Math.round(usdPerThousand * 1000) },
      ]);
    }
    expect(prices.counter).toEqual([{ name: "record_stored", unit: "record", usdMicros: 700 }]);
  });

  it("shows operations in the list without their schemas, and the input caps as a schema", async () => {
    const { body } = await rest<Page<Entry>>(server.url, null, "/v1/data-sources");
    const counter = body.data.find((one) => one.id === "counter");
    expect(counter?.operations).toEqual([
      {
        name: "count",
        aliases: ["tally", "count-up"],
        title: "Count",
        summary: "Counts from 0.",
        agentHint: "Use it in tests.",
        availability: "full",
        availabilityNote: null,
        features: [],
        leadsTo: [],
        caps: COUNT_CAPS,
      },
      {
        name: "hidden",
        aliases: [],
        title: "Hidden",
        summary: "Shown to nobody.",
        agentHint: "Never use it.",
        availability: "not_public",
        availabilityNote: "The source wants a login.",
        features: [],
        leadsTo: [],
        caps: { limit: 100_000 },
      },
    ]);
    expect(counter?.inputSchema?.anyOf[0]?.properties.words?.maxItems).toBe(3);
  });

  it("has a short view: names, units, prices, availability and caps, under 30 KB", async () => {
    const { body } = await rest<Page<Entry>>(server.url, null, "/v1/data-sources?view=short");
    expect(body.data.map((one) => one.id)).toEqual([...Object.keys(PRICES), "counter"]);
    expect(JSON.stringify(body).length).toBeLessThan(30_000);
    expect(body.data.at(-1)).toEqual({
      id: "counter",
      title: "Counter",
      unit: "record",
      priceEvents: [{ name: "record_stored", unit: "record", usdMicros: 700 }],
      operations: [
        { name: "count", availability: "full", caps: COUNT_CAPS },
        { name: "hidden", availability: "not_public", caps: { limit: 100_000 } },
      ],
    });
    const bad = await rest<RestError>(server.url, null, "/v1/data-sources?view=long");
    expect([bad.status, bad.body.code, bad.body.details[0]?.path]).toEqual([400, "invalid_input", "view"]);
  });

  it("ignores a bad key nowhere: credentials that are sent must be valid", async () => {
    const { status, body } = await rest<RestError>(server.url, "qk_wrong", "/v1/data-sources");
    expect([status, body.code]).toEqual([401, "unauthenticated"]);
  });
});

describe("GET /v1/data-sources/{id}", () => {
  it("has the input schema of the family and both schemas of each operation", async () => {
    const { status, body } = await rest<Entry>(server.url, null, "/v1/data-sources/counter");
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: "counter", unit: "record", status: "ready", defaultOperation: "count" });
    expect(body.inputSchema?.anyOf).toHaveLength(1);
    expect(body.inputSchema?.anyOf[0]?.properties.limit).toMatchObject({
      type: "integer",
      minimum: 1,
      maximum: 100_000,
      default: 100,
    });
    expect(body.operations[0]).toMatchObject({
      name: "count",
      inputSchema: { type: "object", properties: { total: { maximum: 5000, default: 10 } } },
      recordSchema: { type: "object", properties: { n: { type: "integer" } } },
    });
  });

  it("shows a built-in family with its operations", async () => {
    const { body } = await rest<Entry>(server.url, null, "/v1/data-sources/codehost");
    expect(body.operations.map((one) => one.name)).toEqual(
      expect.arrayContaining(["trending", "codeSearch", "issue", "pullRequest", "file", "marketplace"]),
    );
    expect(body.inputSchema).not.toBeNull();
    // A call that can be pasted, for each.
    for (const { name, example } of body.operations) {
      expect(example?.curl, name).toContain(`"operation":"${name}"`);
      expect(example?.client, name).toContain(`quarry.scrape("codehost", "${name}"`);
    }
  });

  it("answers 404 scraper_not_found for an id that is none", async () => {
    const { status, body } = await rest<RestError>(server.url, null, "/v1/data-sources/nothing");
    expect([status, body.code]).toEqual([404, "scraper_not_found"]);
  });
});

describe("GET /v1/data-sources/health", () => {
  it("tells the readiness of every source without a key", async () => {
    const { status, body } = await rest<Page<Record<string, unknown>>>(
      server.url,
      null,
      "/v1/data-sources/health",
    );
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["data", "nextCursor"]);
    expect(body.data.map((one) => one.id)).toEqual([...Object.keys(PRICES), "counter"]);
    expect(body.data.at(-1)).toEqual({
      id: "counter",
      title: "Counter",
      status: "ready",
      reason: null,
      recentRuns: 0,
      successRate: null,
      errorRates: [],
      lastSuccessAt: null,
      lastFailureAt: null,
      operations: [
        {
          name: "count",
          status: "ready",
          lastSuccessAt: null,
          lastFailureAt: null,
          fieldWarnings: [],
          canary: null,
        },
      ],
    });
    expect(new Set(body.data.map((one) => one.status))).toSatisfy((seen: Set<string>) =>
      [...seen].every((status) => ["ready", "not_implemented"].includes(status)),
    );
  });

  it("is not told against a source that a replay has no recording of it", async () => {
    const input = { operation: "issue", repo: "example-org/quarry", number: 8 };
    const body = { scraper: "codehost", input };
    const created = await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body });
    const failed = await untilTerminal(server.url, server.apiKey, created.body.id);
    expect(failed.error?.code).toBe("replay_miss");
    expect(failed.error?.message).toContain(
      "The nearest recorded one is GET https://api.github.com/repos/example-org/quarry/issues/7; its path is another.",
    );
    const answer = await rest<Page<Record<string, unknown>>>(server.url, null, "/v1/data-sources/health");
    expect(answer.body.data.find((one) => one.id === "codehost")).toMatchObject({
      status: "ready",
      recentRuns: 0,
      lastFailureAt: null,
    });
  });

  it("tells nobody what an account looked for", async () => {
    const key = await otherAccount(server.db);
    const body = { scraper: "codehost", input: { operation: "stargazers", repo: "hush-hush/project-x" } };
    const created = await rest<RestRequest>(server.url, key, "/v1/requests", { body });
    const failed = await untilTerminal(server.url, key, created.body.id);
    // Its own account may read everything.
    expect(failed.error?.message).toBe("Expected a JSON array.");
    const source = async () => {
      const answer = await rest<Page<Record<string, unknown>>>(server.url, null, "/v1/data-sources/health");
      return answer.body.data.find((one) => one.id === "codehost");
    };
    // The outcome is counted a moment after the Request has ended.
    await expect.poll(async () => (await source())?.recentRuns).toBe(1);
    expect(await source()).toMatchObject({
      status: "changed",
      reason: "The source no longer looks the way this scraper expects.",
      errorRates: [{ code: "source_changed", count: 1, rate: 1 }],
    });
  });

  it("tells which field a source no longer fills, until it is there again", async () => {
    const run = async (total: number, blankFrom: number) => {
      const body = { scraper: "counter", input: { total, blankFrom }, limit: 100 };
      const { id } = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body;
      await untilTerminal(server.url, server.apiKey, id);
      const { body: made } = await rest<{ progress: { warnings: object[] } }>(
        server.url,
        server.apiKey,
        `/v1/requests/${id}`,
      );
      const log = await rest<Page<Record<string, unknown>>>(
        server.url,
        server.apiKey,
        `/v1/requests/${id}/log?limit=1000`,
      );
      return { warnings: made.progress.warnings, log: log.body.data };
    };
    const count = async () => {
      const answer = await rest<Page<{ id: string; operations: Record<string, unknown>[] }>>(
        server.url,
        null,
        "/v1/data-sources/health",
      );
      return answer.body.data.find((one) => one.id === "counter")?.operations[0];
    };

    const usual = await run(60, 100);
    expect(usual.warnings).toEqual([]);
    // `missing` is null by nature: no run has ever shown it.
    expect(usual.log.at(-1)).toMatchObject({
      message: "Fields that were null",
      data: { missing: "60 of 60" },
    });
    await expect.poll(async () => (await count())?.lastSuccessAt).toEqual(expect.any(String));

    const odd = await run(7, 0);
    expect(odd.warnings).toEqual([{ code: "field_always_null", count: 1 }]);
    expect(odd.log.at(-1)).toMatchObject({
      level: "warn",
      message: "formula: null in all 7 Records, though it used to be filled always.",
      data: { code: "field_always_null", path: "formula" },
    });
    const warning = { code: "field_always_null", path: "formula", since: expect.any(String), recordCount: 7 };
    await expect.poll(async () => (await count())?.fieldWarnings).toEqual([warning]);
    expect(await count()).toMatchObject({ name: "count", status: "degraded", lastFailureAt: null });

    // Each Record of a small run counts, too.
    expect((await run(1, 0)).warnings).toEqual([]);
    await expect.poll(async () => (await count())?.fieldWarnings).toEqual([{ ...warning, recordCount: 8 }]);

    expect((await run(2, 1)).warnings).toEqual([]);
    await expect.poll(async () => (await count())?.fieldWarnings).toEqual([]);
    expect(await count()).toMatchObject({ status: "ready" });
  });
});
