import { once } from "node:events";
import net from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphql } from "../kit/graphql-client.ts";
import { plainSocket, subscribing } from "../kit/plain-socket.ts";
import { rest, type RestError } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

const CREATE = 'requestCreate(input: { scraper: "counter", input: { total: 1 } }) { request { id } }';
const creating = (count: number): string =>
  `mutation { ${Array.from({ length: count }, (_, n) => `a${n}: ${CREATE}`).join(" ")} }`;
const KEY_LIMIT = 20;
const ADDRESS_LIMIT = 5;

let server: ApiServer;
let otherKey: string;
beforeAll(async () => {
  server = await startApiServer({
    QUARRY_RATE_LIMIT: String(KEY_LIMIT),
    QUARRY_ADDRESS_RATE_LIMIT: String(ADDRESS_LIMIT),
    QUARRY_TRUSTED_PROXIES: "127.0.0.1",
    // Long enough for the calls of this file that arrive whole.
    QUARRY_TIMEOUTS: "call=6",
  });
  otherKey = await otherAccount(server.db);
});
afterAll(() => server.stop());

const requestsStored = (): Promise<number> => server.db.collection("requests").countDocuments();

describe("a mutation", () => {
  it("counts as many calls as it has root fields, and runs whole or not at all", async () => {
    const first = await graphql(server.url, otherKey, creating(8));
    expect(first.status).toBe(200);
    expect(first.headers.get("x-ratelimit-remaining")).toBe(String(KEY_LIMIT - 8));
    const stored = await requestsStored();
    expect(stored).toBe(8);
    const refused = await graphql(server.url, otherKey, creating(13));
    expect([refused.status, refused.body.errors?.[0]?.extensions.code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("x-ratelimit-remaining")).toBe("0");
    expect(await requestsStored()).toBe(stored);
  });

  it("counts so over WebSocket and event streams too", async () => {
    const stored = await requestsStored();
    const socket = await plainSocket(server.wsUrl, otherKey);
    socket.send(subscribing("1", creating(2)));
    expect(await socket.next()).toMatchObject({
      type: "error",
      payload: [{ extensions: { code: "rate_limited" } }],
    });
    socket.socket.terminate();
    const answer = await fetch(`${server.url}/graphql/stream`, {
      method: "POST",
      headers: {
        accept: "text/event-stream",
        "content-type": "application/json",
        authorization: `Bearer ${server.apiKey}`,
      },
      body: JSON.stringify({ query: creating(8) }),
    });
    expect(answer.status).toBe(200);
    await answer.text();
    const { headers } = await rest(server.url, server.apiKey, "/v1/data-sources");
    expect(headers.get("x-ratelimit-remaining")).toBe(String(KEY_LIMIT - 9));
    expect(await requestsStored()).toBe(stored + 8);
  });
});

describe("calls without a good key", () => {
  const from = (address: string, authorization?: string) =>
    rest<RestError>(server.url, null, "/v1/data-sources", {
      headers: { "x-forwarded-for": address, ...(authorization === undefined ? {} : { authorization }) },
    });
  const wrong = `Bearer qk_${"x".repeat(43)}`;

  it("are limited by address, wrong keys and none together; a good key from there and other addresses are not", async () => {
    const answers = [];
    for (const authorization of [undefined, wrong, "Bearer nonsense", wrong, undefined, undefined, wrong])
      answers.push((await from("192.0.2.50", authorization)).status);
    expect(answers).toEqual([200, 401, 401, 401, 200, 429, 429]);
    const refused = await from("192.0.2.50");
    expect(refused.body).toMatchObject({ code: "rate_limited", message: "More than 5 calls in a minute." });
    expect(refused.headers.get("ratelimit-policy")).toBe('"address";q=5;w=60');
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await from("192.0.2.50", `Bearer ${server.apiKey}`)).status).toBe(200);
    expect((await from("192.0.2.51")).status).toBe(200);
    // Written by the client itself, in front of what our proxy wrote.
    expect((await from("192.0.2.52, 192.0.2.50")).status).toBe(429);
  });

  it("carry small bodies only", async () => {
    const body = JSON.stringify({ scraper: "counter", input: { total: 1 } }) + " ".repeat(200_000);
    const anonymous = await rest<RestError>(server.url, null, "/v1/requests", {
      body,
      headers: { "x-forwarded-for": "192.0.2.53" },
    });
    expect([anonymous.status, anonymous.body.code, anonymous.body.details[0]?.limit]).toEqual([
      413,
      "payload_too_large",
      131_072,
    ]);
    expect((await rest(server.url, server.apiKey, "/v1/requests", { body })).status).toBe(201);
  });
});

describe("a call that does not arrive whole", () => {
  it.each([
    [
      "body",
      "POST /v1/requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ],
    ["head", "GET /v1/requests HTTP/1.1\r\nHost: x\r\n"],
  ])("is refused with 408 after its time, by its %s, while an answer goes on", async (_what, part) => {
    const stream = await fetch(
      `${server.url}/graphql/stream?query=${encodeURIComponent("subscription { sourceHealthChanged { id } }")}`,
      { headers: { accept: "text/event-stream", authorization: `Bearer ${server.apiKey}` } },
    );
    const reader = stream.body!.getReader();
    await reader.read();
    let isCut = false;
    const cut = reader.read().then(({ done }) => (isCut = done));
    const socket = net.connect(Number(new URL(server.url).port), "127.0.0.1");
    await once(socket, "connect");
    const began = performance.now();
    socket.write(part);
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    expect(performance.now() - began).toBeGreaterThan(1000);
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(body)).toMatchObject({ code: "request_timeout", retryable: true });
    expect(isCut).toBe(false);
    await reader.cancel();
    await cut;
  });
});
