import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createQuarryClient, type QuarryClient } from "../../src/client/index.ts";
import { gateName, startApiServer, type ApiServer } from "../api/api-server.ts";
import { failure } from "./failure.ts";
import { flakyWay } from "./flaky-way.ts";

let server: ApiServer;
interface CounterTypes {
  "Record.counter.count": { n: number };
  "Record.counter.nope": { n: number };
}

let client: QuarryClient<CounterTypes>;
beforeAll(async () => {
  server = await startApiServer();
  client = createQuarryClient({ url: server.url, apiKey: server.apiKey });
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** Something that listens where a Quarry server should. */
async function listening(answer: RequestListener): Promise<{ url: string; stop(): void }> {
  const other = createServer(answer).listen(0, "127.0.0.1");
  await once(other, "listening");
  const stop = (): void => {
    other.close();
    other.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(other.address() as AddressInfo).port}`, stop };
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

it("has every method in its README", () => {
  const readme = readFileSync("packages/client/README.md", "utf8");
  expect(Object.keys(client).filter((name) => !readme.includes(`| \`${name}(`))).toEqual([]);
});

describe("queries and mutations", () => {
  it("reads the catalog without a key", async () => {
    const open = createQuarryClient({ url: `${server.url}/` });
    const scrapers = await open.scrapers();
    expect(scrapers.find((one) => one.id === "counter")).toMatchObject({
      title: "Counter",
      priceEvents: [{ name: "record_stored", unit: "record", usdMicros: 700 }],
      health: { status: "READY" },
    });
    expect((await failure(open.request("req_000000000000000000000000"))).code).toBe("unauthenticated");
  });

  it("estimates, creates once per idempotency key, waits and reads all pages", async () => {
    const input = { scraper: "counter", input: { total: 25 }, limit: 100 };
    expect(await client.estimate(input)).toMatchObject({
      operation: "count",
      estimatedCostUsdMicros: 70_000,
    });
    const created = await client.create(input, { idempotencyKey: "client-1" });
    expect(created).toMatchObject({ status: "QUEUED", scraper: { id: "counter" } });
    expect((await client.create(input, { idempotencyKey: "client-1" })).id).toBe(created.id);
    const ended = await client.waitFor(created.id);
    expect(ended).toMatchObject({
      id: created.id,
      status: "SUCCEEDED",
      recordCount: 25,
      finalCostUsdMicros: 17_500,
    });
    const seen: number[] = [];
    for await (const { seq, data } of client.records(created.id, { pageSize: 10 })) {
      expect((data as { n: number }).n).toBe(seq);
      seen.push(seq);
    }
    expect(seen).toEqual(upTo(25));
    expect(await client.request(created.id)).toMatchObject({ status: "SUCCEEDED" });
    expect(await client.request("req_000000000000000000000000")).toBeNull();
  });

  it("cancels and resumes", async () => {
    const gate = gateName();
    const { id } = await client.create({ scraper: "counter", input: { total: 5, holdAt: 2, gate } });
    expect(["CANCELLING", "CANCELLED"]).toContain((await client.cancel(id)).status);
    expect((await client.waitFor(id)).status).toBe("CANCELLED");
    await server.openGate(gate);
    expect((await client.resume(id)).status).toBe("QUEUED");
    expect(await client.waitFor(id)).toMatchObject({ status: "SUCCEEDED", recordCount: 5, round: 2 });
  });

  it("throws what the server says", async () => {
    const error = await failure(
      client.create({ scraper: "counter", input: { words: ["a", "b", "c", "d"] } }),
    );
    expect(error).toMatchObject({
      code: "input_cap_exceeded",
      retryable: false,
      docsUrl: `${server.url}/docs/errors#input_cap_exceeded`,
      requestId: expect.any(String),
      agentInstruction: expect.stringContaining("Split"),
    });
    expect(error.details[0]).toMatchObject({ path: "input.words", limit: 3, actual: 4 });
  });

  it("reads one scraper with its schemas, and the health of all", async () => {
    const scraper = await client.scraper("counter");
    expect(scraper?.operations.map(({ name }) => name)).toContain("count");
    expect(scraper?.operations[0]).toMatchObject({ inputSchema: { type: "object" } });
    expect(await client.scraper("nope")).toBeNull();
    const health = await client.sourceHealth();
    expect(health.find(({ id }) => id === "counter")).toMatchObject({ title: "Counter", status: "READY" });
  });

  it("reads the account, and makes, lists and revokes keys", async () => {
    expect(await client.account()).toMatchObject({ id: "acc_000000000000000000000001", plan: "Plus" });
    const { apiKey, secret } = await client.createApiKey("of the client");
    const own = createQuarryClient({ url: server.url, apiKey: secret });
    // No call waits until its use is noted.
    await expect
      .poll(async () => (await own.apiKeys({ first: 1 })).items)
      .toEqual([{ ...apiKey, lastUsedAt: expect.anything() as unknown }]);
    expect(apiKey.madeBy).toMatchObject({ kind: "API_KEY", id: expect.stringMatching(/^key_/) as unknown });
    const child = (await own.createApiKey("of its own")).apiKey;
    const { apiKey: revoked, descendants } = await client.revokeApiKey(apiKey.id);
    expect([revoked.revokedAt, descendants]).toEqual([
      expect.any(String),
      [{ ...child, revokedAt: revoked.revokedAt }],
    ]);
    expect((await failure(own.account())).code).toBe("unauthenticated");
    expect((await failure(client.revokeApiKey("key_000000000000000000000000"))).code).toBe("not_found");
  });

  it("lists Requests page by page, and lines of a log", async () => {
    const { id } = await client.create({ scraper: "counter", input: { total: 1 } });
    await client.waitFor(id);
    const first = await client.requests({ first: 1, filter: { scraper: "counter", status: ["SUCCEEDED"] } });
    expect(first.items.map((one) => one.id)).toEqual([id]);
    const next = await client.requests({ first: 1, after: first.nextCursor ?? "" });
    expect(next.items).toHaveLength(1);
    expect(next.items[0]?.id).not.toBe(id);
    expect(await client.log(id)).toEqual(expect.any(Array));
    expect(await client.log("req_000000000000000000000000")).toBeNull();
  });

  it("downloads Results as bytes, and fails for those that are not there", async () => {
    const { id } = await client.create({ scraper: "counter", input: { total: 3 } });
    await client.waitFor(id);
    const lines = (await textOf(client.results(id))).trimEnd().split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { n: number }).n)).toEqual([0, 1, 2]);
    expect((await textOf(client.results(id, { format: "csv" }))).split("\n")[0]).toMatch(/^n,.*_source/);
    const none = textOf(client.results("req_000000000000000000000000"));
    expect((await failure(none)).toJSON()).toMatchObject({
      code: "not_found",
      docs_url: `${server.url}/docs/errors#not_found`,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      retryable: false,
      details: [],
    });
  });

  it("creates once where the answer is lost", async () => {
    const way = await flakyWay(server.url, { loseAnswers: 1 });
    const flaky = createQuarryClient({ url: way.url, apiKey: server.apiKey });
    const before = (await client.requests({ first: 100 })).items.length;
    const created = await flaky.create({ scraper: "counter", input: { total: 1 } });
    way.close();
    expect(created.idempotentReplayed).toBe(true);
    expect((await client.requests({ first: 100 })).items).toHaveLength(before + 1);
  });
});

describe("scrape", () => {
  const numbersOf = async (records: AsyncIterable<{ n: number }>): Promise<number[]> => {
    const numbers: number[] = [];
    for await (const { n } of records) numbers.push(n);
    return numbers;
  };

  it("gives the Records of one Request once and in order", async () => {
    const scrape = client.scrape("counter", "count", { total: 25 }, { limit: 20 });
    expect(await numbersOf(scrape)).toEqual(upTo(20));
    const { id } = await scrape.request;
    expect(await client.request(id)).toMatchObject({
      status: "SUCCEEDED",
      recordCount: 20,
      operation: "count",
    });
  });

  it("takes a cost ceiling in USD", async () => {
    const scrape = client.scrape("counter", "count", { total: 3 }, { limit: 3, maxCost: 0.1234567 });
    expect(await numbersOf(scrape)).toEqual(upTo(3));
    const { id } = await scrape.request;
    expect(await client.request(id)).toMatchObject({ maxCostUsdMicros: 123_457, status: "SUCCEEDED" });
  });

  it("goes on over lost connections, also where one is lost at the end", async () => {
    const way = await flakyWay(server.url);
    const flaky = createQuarryClient({ url: way.url, apiKey: server.apiKey });
    const gate = gateName();
    const seen: number[] = [];
    const scrape = flaky.scrape("counter", "count", { total: 12, holdAt: 6, gate });
    for await (const { n } of scrape) {
      seen.push(Number(n));
      if (seen.length === 3) expect(way.cut()).toBeGreaterThan(0);
      if (seen.length === 6) await server.openGate(gate);
      if (seen.length === 12) {
        way.loseNext(1);
        way.cut();
      }
    }
    await flaky.close();
    way.close();
    expect(seen).toEqual(upTo(12));
  });

  it("throws after the Records of a Request that ended early for an error", async () => {
    const numbers: number[] = [];
    const read = async (): Promise<void> => {
      for await (const { n } of client.scrape("counter", "count", { total: 9, failAt: 4 })) numbers.push(n);
    };
    expect(await failure(read())).toMatchObject({
      code: "source_blocked",
      message: "The source said no.",
      agentInstruction: expect.stringContaining("resume"),
    });
    expect(numbers).toEqual(upTo(4));
  });

  it("throws what a Request failed with that stored nothing", async () => {
    const scrape = client.scrape("counter", "count", { total: 2, failAt: 0 });
    expect(await failure(numbersOf(scrape))).toMatchObject({
      code: "source_blocked",
      message: "The source said no.",
      failedRequestId: (await scrape.request).id,
    });
  });

  it("throws what it was refused for, to those who iterate and to those who look at the Request", async () => {
    const before = await server.db.collection("requests").countDocuments();
    const scrape = client.scrape("counter", "nope", {});
    expect((await failure(numbersOf(scrape))).code).toBe("operation_not_found");
    expect((await failure(scrape.request)).code).toBe("operation_not_found");
    expect(await server.db.collection("requests").countDocuments()).toBe(before);
  });

  it("ends where it is cancelled, with what was stored", async () => {
    const gate = gateName();
    const scrape = client.scrape("counter", "count", { total: 30, holdAt: 10, gate });
    const numbers: number[] = [];
    for await (const { n } of scrape) {
      numbers.push(n);
      if (n === 9) await scrape.cancel();
    }
    expect(numbers).toEqual(upTo(10));
    expect((await client.request((await scrape.request).id))?.status).toBe("CANCELLED");
  });
});

describe("a server that is none", () => {
  it("is told from one that is not there", async () => {
    const gone = await listening(() => undefined);
    gone.stop();
    const nobody = createQuarryClient({ url: gone.url });
    expect(await failure(nobody.scrapers())).toMatchObject({
      code: "connection_failed",
      message: `No gateway answers at ${gone.url} (ECONNREFUSED).`,
      retryable: true,
    });
    expect((await failure(nobody.probe())).code).toBe("connection_failed");
    const other = createQuarryClient({ url: `${server.url}/docs` });
    expect((await failure(other.scrapers())).code).toBe("unexpected_answer");
    expect((await failure(other.probe())).code).toBe("unexpected_answer");
    expect(await client.probe()).toEqual({ ready: true, status: 200, date: expect.stringMatching(/ GMT$/) });
  });

  it("is given up when it does not answer in time", async () => {
    const silent = await listening(() => undefined);
    const impatient = createQuarryClient({ url: silent.url, timeoutMs: 50 });
    expect(await failure(impatient.account())).toMatchObject({
      code: "connection_failed",
      message: `No gateway answers at ${silent.url} (it took too long).`,
    });
    silent.stop();
  });

  it("gets neither the key of a redirect nor passes for a whole download that broke off", async () => {
    const asked: string[] = [];
    const odd = await listening((request, response) => {
      asked.push(request.url ?? "");
      if (request.url === "/graphql") return response.writeHead(307, { location: "/elsewhere" }).end();
      response.writeHead(200, { "content-length": "100" });
      response.write('{"n":0}\n', () => response.destroy());
    });
    const careful = createQuarryClient({ url: odd.url, apiKey: "qk_own" });
    expect((await failure(careful.account())).code).toBe("connection_failed");
    expect((await failure(textOf(careful.results("req_1")))).code).toBe("connection_failed");
    expect(asked).toEqual(["/graphql", "/v1/requests/req_1/results?format=jsonl"]);
    odd.stop();
  });
});
