import { connect, createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createQuarryClient, QuarryError, type QuarryClient } from "../../packages/client/src/index.ts";
import { gateName, startApiServer, type ApiServer } from "../api/api-server.ts";

let server: ApiServer;
let client: QuarryClient;
beforeAll(async () => {
  server = await startApiServer();
  client = createQuarryClient({ url: server.url, apiKey: server.apiKey });
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

async function failure(promise: Promise<unknown>): Promise<QuarryError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(QuarryError);
  return error as QuarryError;
}

/** Passes TCP through to the server and can cut every connection, as a bad network does. */
async function flakyWay(): Promise<{ url: string; accepted(): number; cut(): number; close(): void }> {
  const sockets = new Set<Socket>();
  const target = new URL(server.url);
  let accepted = 0;
  const proxy: Server = createServer((near) => {
    accepted += 1;
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const cut = (): number => {
    const count = sockets.size;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    return count;
  };
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    accepted: () => accepted,
    cut,
    close() {
      cut();
      proxy.close();
    },
  };
}

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

  it("tells a server that is not there from one that is something else", async () => {
    const nobody = createQuarryClient({ url: "http://127.0.0.1:9", reconnectAttempts: 0 });
    expect(await failure(nobody.scrapers())).toMatchObject({ code: "connection_failed", retryable: true });
    expect((await failure(nobody.waitFor("req_1"))).code).toBe("connection_failed");
    const other = createQuarryClient({ url: `${server.url}/docs` });
    expect((await failure(other.scrapers())).code).toBe("unexpected_answer");
  });
});

describe("subscriptions", () => {
  it("bring each Record once and in order across lost connections", async () => {
    const way = await flakyWay();
    const gate = gateName();
    const flaky = createQuarryClient({ url: way.url, apiKey: server.apiKey });
    const { id } = await client.create({ scraper: "counter", input: { total: 90, holdAt: 45, gate } });
    const seen: number[] = [];
    for await (const { record } of flaky.recordStored(id)) {
      seen.push(record.seq);
      // The run waits at 45, so the first connection is open when it is cut; the second may be at its end already.
      if (seen.length === 20) expect(way.cut()).toBeGreaterThan(0);
      if (seen.length === 45) await server.openGate(gate);
      if (seen.length === 46) way.cut();
    }
    await flaky.close();
    way.close();
    expect(way.accepted()).toBeGreaterThan(1);
    expect(seen).toEqual(upTo(90));
  });

  it("go on from a cursor, and stop when the caller stops", async () => {
    const { id } = await client.create({ scraper: "counter", input: { total: 6 } });
    await client.waitFor(id);
    const first: string[] = [];
    for await (const { cursor } of client.recordStored(id)) {
      first.push(cursor);
      if (first.length === 2) break;
    }
    const rest: number[] = [];
    for await (const { record } of client.recordStored(id, { after: first[1] ?? "" })) rest.push(record.seq);
    expect(rest).toEqual([2, 3, 4, 5]);
  });

  it("end at an abort with its reason", async () => {
    const gate = gateName();
    const { id } = await client.create({ scraper: "counter", input: { total: 2, holdAt: 1, gate } });
    const abort = new AbortController();
    const waiting = client.waitFor(id, { signal: abort.signal });
    setTimeout(() => abort.abort(new Error("enough")), 100);
    await expect(waiting).rejects.toThrow("enough");
    await server.openGate(gate);
  });

  it("fail at once for a bad key and a Request that is not there", async () => {
    const bad = createQuarryClient({ url: server.url, apiKey: "qk_wrong" });
    expect((await failure(bad.waitFor("req_000000000000000000000000"))).code).toBe("unauthenticated");
    expect((await failure(client.waitFor("req_000000000000000000000000"))).code).toBe("not_found");
  });
});
