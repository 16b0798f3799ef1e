import { createClient } from "graphql-sse";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gateName, startApiServer, type ApiServer } from "../api/api-server.ts";
import { rest, untilRequest, type RestRequest } from "../kit/rest-client.ts";
import { openStream } from "./event-stream.ts";

const RECORDS = `subscription ($id: ID!, $after: String) {
  recordStored(requestId: $id, after: $after) { cursor record { seq data } }
}`;

interface Stored {
  cursor: string;
  record: { seq: number; data: { n: number } };
}

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

async function created(input: Record<string, unknown>, limit = 5000): Promise<string> {
  const body = { scraper: "counter", input, limit };
  return (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body.id;
}

const storedOf = (data: unknown): Stored => (data as { data: { recordStored: Stored } }).data.recordStored;

describe("recordStored over server-sent events", () => {
  it("brings each Record once and in order, also after lost connections, and completes", async () => {
    const gate = gateName();
    const id = await created({ total: 120, holdAt: 60, gate });
    const seen: number[] = [];
    let after: string | null = null;
    let connections = 0;
    let isComplete = false;
    while (!isComplete) {
      connections += 1;
      const stream = await openStream(server.url, server.apiKey, RECORDS, { id, after });
      let here = 0;
      for await (const { event, data } of stream.events) {
        if (event === "complete") {
          isComplete = true;
          break;
        }
        const { cursor, record } = storedOf(data);
        expect(record.data.n).toBe(record.seq);
        seen.push(record.seq);
        after = cursor;
        here += 1;
        // Twice in the middle: once while Records are waiting, once while the run waits.
        if ((connections === 1 && here === 25) || (connections === 2 && seen.length === 60)) break;
      }
      stream.cut();
      if (seen.length === 60) await server.openGate(gate);
    }
    expect(connections).toBe(3);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => n));
  });

  it("works with the client of graphql-sse", async () => {
    const id = await created({ total: 7 });
    const client = createClient({
      url: `${server.url}/graphql/stream`,
      headers: { authorization: `Bearer ${server.apiKey}` },
      retryAttempts: 0,
    });
    const seen: number[] = [];
    for await (const result of client.iterate({ query: RECORDS, variables: { id } }))
      seen.push(storedOf(result).record.seq);
    client.dispose();
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("ends with the error of a Request that fails", async () => {
    const id = await created({ total: 1, failAt: 0 });
    const stream = await openStream(server.url, server.apiKey, RECORDS, { id });
    const events = [];
    for await (const { event, data } of stream.events) events.push({ event, errors: data?.errors });
    const extensions = {
      code: "source_blocked",
      agent_instruction: expect.stringMatching(/\w/),
      docs_url: `${server.url}/docs/errors#source_blocked`,
      failed_request: id,
    };
    const error = { message: "The source said no.", extensions };
    expect(events).toEqual([
      {
        event: "next",
        errors: [expect.objectContaining({ ...error, extensions: expect.objectContaining(extensions) })],
      },
      { event: "complete", errors: undefined },
    ]);
  });

  it("brings everything to a reader that stalls", async () => {
    const id = await created({ total: 3000 });
    const stream = await openStream(server.url, server.apiKey, RECORDS, { id });
    await untilRequest(server.url, server.apiKey, id, (one) => one.status === "succeeded");
    let next = 0;
    for await (const { event, data } of stream.events) {
      if (event === "complete") break;
      expect(storedOf(data).record.seq).toBe(next);
      next += 1;
      if (next % 1000 === 0) await sleep(100);
    }
    expect(next).toBe(3000);
  });

  it("ends its subscription when the client goes", async () => {
    const gate = gateName();
    const id = await created({ total: 2, holdAt: 1, gate });
    const open = await openStream(server.url, server.apiKey, RECORDS, { id });
    await open.events.next();
    await untilSubscriptions(1);
    open.cut();
    await untilSubscriptions(0);
    await server.openGate(gate);
  });
});

/** Waits until the gauge of /metrics shows this many open subscriptions. */
async function untilSubscriptions(count: number): Promise<void> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const line = text.split("\n").find((one) => /^quarry_\w*subscriptions\w* /.test(one));
    if (line?.endsWith(` ${count}`)) return;
    if (performance.now() > deadline) throw new Error(`Not ${count} open subscriptions: ${line ?? text}`);
    await sleep(50);
  }
}

describe("/graphql/stream", () => {
  const stream = async (body: unknown, headers: Record<string, string> = {}, query = "") => {
    const response = await fetch(`${server.url}/graphql/stream${query}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { accept: "text/event-stream", "content-type": "application/json", ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    const json = text.startsWith("{")
      ? (JSON.parse(text) as { errors: { extensions: Record<string, unknown> }[] })
      : null;
    return { response, status: response.status, text, error: json?.errors[0]?.extensions };
  };
  const key = () => ({ authorization: `Bearer ${server.apiKey}` });

  it("answers queries too, by POST and by GET", async () => {
    const wanted = 'event: next\ndata: {"data":{"viewer":{"plan":"Max"}}}\n\nevent: complete\ndata:';
    const post = await stream({ query: "{ viewer { plan } }" }, key());
    expect(post.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const get = await stream(undefined, key(), "?query=%7Bviewer%7Bplan%7D%7D");
    expect(post.text.replace(/"plan":"\w+"/, '"plan":"Max"')).toContain(wanted);
    expect(get.text).toBe(post.text);
  });

  it.each([
    ["an unknown field", { query: "{ nope }" }, 400, "graphql_invalid"],
    ["no query", { variables: {} }, 400, "graphql_invalid"],
    ["no object", [1], 400, "graphql_invalid"],
    [
      "too many aliases",
      { query: `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: __typename`).join(" ")} }` },
      400,
      "graphql_too_complex",
    ],
    [
      "too dear an operation",
      { query: "{ requests(first: 100) { nodes { records(first: 1000) { nodes { seq } } } } }" },
      400,
      "graphql_too_complex",
    ],
  ])("refuses %s as /graphql does", async (_what, body, status, code) => {
    const answer = await stream(body, key());
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
    expect(answer.error).toMatchObject({
      docs_url: `${server.url}/docs/errors#${code}`,
      request_id: answer.response.headers.get("x-request-id"),
    });
  });

  it("refuses a bad key, a mutation by GET, another media type and a caller that takes no events", async () => {
    const bad = await stream({ query: "{ viewer { id } }" }, { authorization: "Bearer qk_wrong" });
    expect([bad.status, bad.error?.code]).toEqual([401, "unauthenticated"]);
    const mutation = encodeURIComponent('mutation { requestCancel(id: "req_1") { request { id } } }');
    const byGet = await stream(undefined, key(), `?query=${mutation}`);
    expect([byGet.status, byGet.error?.code]).toEqual([405, "method_not_allowed"]);
    const type = await stream({ query: "{ __typename }" }, { "content-type": "text/plain" });
    expect([type.status, type.error?.code]).toEqual([415, "unsupported_media_type"]);
    const accept = await stream({ query: "{ __typename }" }, { accept: "application/json" });
    expect([accept.status, accept.error?.code]).toEqual([406, "not_acceptable"]);
  });

  it("sends errors of the operation itself as an event, formatted, and ends", async () => {
    for (const [headers, code] of [
      [key(), "not_found"],
      [{}, "unauthenticated"],
    ] as const) {
      const answer = await stream(
        { query: RECORDS, variables: { id: "req_000000000000000000000000" } },
        headers,
      );
      expect(answer.status).toBe(200);
      const data = /^event: next\ndata: (.*)$/m.exec(answer.text)?.[1] ?? "{}";
      const { errors } = JSON.parse(data) as { errors: { extensions: Record<string, unknown> }[] };
      expect(errors[0]?.extensions).toMatchObject({ code, agent_instruction: expect.any(String) });
      expect(answer.text.trimEnd()).toMatch(/event: complete\ndata:$/);
    }
  });
});
