import { afterAll, beforeAll, expect, it } from "vitest";
import { createQuarryClient, type QuarryClient } from "../../src/client/index.ts";
import { gateName, startApiServer, type ApiServer } from "../api/api-server.ts";
import { failure } from "./failure.ts";
import { flakyWay } from "./flaky-way.ts";

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

it("bring each Record once and in order across lost connections", async () => {
  const way = await flakyWay(server.url);
  const gate = gateName();
  const flaky = createQuarryClient({ url: way.url, apiKey: server.apiKey });
  const { id } = await client.create({ scraper: "counter", input: { total: 90, holdAt: 45, gate } });
  const seen: number[] = [];
  const lost: string[] = [];
  for await (const { record } of flaky.recordStored(id, { onLost: ({ code }) => lost.push(code) })) {
    expect(record.data).toMatchObject({ n: record.seq });
    seen.push(record.seq);
    // The run waits at 45, so the first connection is open when it is cut; the second may be at its end already.
    if (seen.length === 20) expect(way.cut()).toBeGreaterThan(0);
    if (seen.length === 45) await server.openGate(gate);
    if (seen.length === 46) way.cut();
  }
  await flaky.close();
  way.close();
  expect(way.accepted()).toBeGreaterThan(1);
  expect(new Set(lost)).toEqual(new Set(["connection_failed"]));
  expect(seen).toEqual(upTo(90));
});

it("notice a connection that a network swallowed, and go on over a new one", async () => {
  const way = await flakyWay(server.url);
  const gate = gateName();
  const patient = createQuarryClient({ url: way.url, apiKey: server.apiKey, pingMs: 100 });
  const { id } = await client.create({ scraper: "counter", input: { total: 8, holdAt: 4, gate } });
  const seen: number[] = [];
  const lost: string[] = [];
  for await (const { record } of patient.recordStored(id, { onLost: ({ message }) => lost.push(message) })) {
    seen.push(record.seq);
    if (seen.length === 4) {
      way.freeze();
      await server.openGate(gate);
    }
  }
  await patient.close();
  way.close();
  expect(lost).toEqual([`No gateway answers at ${way.url} (the connection was closed with 4499).`]);
  expect(way.accepted()).toBe(2);
  expect(seen).toEqual(upTo(8));
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

it("leave out the Records themselves for a caller who only counts", async () => {
  const { id } = await client.create({ scraper: "counter", input: { total: 2 } });
  const seen = [];
  for await (const { record } of client.recordStored(id, { withData: false })) seen.push(record);
  expect(seen).toEqual([{ seq: 0 }, { seq: 1 }]);
});

it("throw what a failed Request failed with, once, and complete for one that stored something", async () => {
  const { id } = await client.create({ scraper: "counter", input: { total: 1, failAt: 0 } });
  const lost: string[] = [];
  const read = async (): Promise<void> => {
    for await (const _ of client.recordStored(id, { onLost: ({ code }) => lost.push(code) }));
  };
  const error = await failure(read());
  const { code, message, agentInstruction, docsUrl, retryable } = (await client.waitFor(id)).error ?? {};
  expect(error).toMatchObject({ code, message, agentInstruction, docsUrl, retryable, failedRequestId: id });
  expect([error.code, error.toJSON().failed_request]).toEqual(["source_blocked", id]);
  expect(lost).toEqual([]);

  const partial = await client.create({ scraper: "counter", input: { total: 9, failAt: 4 } });
  const seen: number[] = [];
  for await (const { record } of client.recordStored(partial.id)) seen.push(record.seq);
  expect(seen).toEqual(upTo(4));
  expect(await client.waitFor(partial.id)).toMatchObject({
    status: "PARTIAL",
    error: { code: "source_blocked" },
  });
});

it("end at an abort with its reason, before and while they run", async () => {
  const gate = gateName();
  const { id } = await client.create({ scraper: "counter", input: { total: 2, holdAt: 1, gate } });
  const abort = new AbortController();
  const following = (async () => {
    for await (const request of client.requestUpdated(id, { signal: abort.signal }))
      if (request.status === "RUNNING") abort.abort(new Error("enough"));
  })();
  await expect(following).rejects.toThrow("enough");
  await expect(client.waitFor(id, { signal: abort.signal })).rejects.toThrow("enough");
  await server.openGate(gate);
});

it("fail at once for a bad key and a Request that is not there", async () => {
  const bad = createQuarryClient({ url: server.url, apiKey: "qk_wrong" });
  expect((await failure(bad.waitFor("req_000000000000000000000000"))).code).toBe("unauthenticated");
  expect((await failure(client.waitFor("req_000000000000000000000000"))).code).toBe("not_found");
});

it("fail after the attempts to reconnect that were given", async () => {
  const nobody = createQuarryClient({ url: "http://127.0.0.1:9", reconnectAttempts: 2 });
  const lost: string[] = [];
  const following = (async () => {
    for await (const _ of nobody.requestUpdated("req_1", { onLost: ({ code }) => lost.push(code) }));
  })();
  expect(await failure(following)).toMatchObject({
    code: "connection_failed",
    message: "No gateway answers at http://127.0.0.1:9 (connect ECONNREFUSED 127.0.0.1:9).",
  });
  expect(lost).toEqual(["connection_failed", "connection_failed"]);
});
