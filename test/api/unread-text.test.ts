import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { storeOf } from "../../src/store/store.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { rewriteRecords } from "../store/stored-records.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

/** No JSON: whoever parses it fails, and whoever passes it on sends it as it is. */
const textOf = (n: number) => `{"n":${n},"no JSON":<<${n}>>}`;
const COUNT = 3;
const ALL = Array.from({ length: COUNT }, (_, n) => n);
const PAGE = "query ($id: ID!) { request(id: $id) { records(first: 10) { nodes { seq data } } } }";
const STORED = "subscription ($id: ID!) { recordStored(requestId: $id) { record { seq data } } }";

let server: ApiServer;
let id: string;
beforeAll(async () => {
  server = await startApiServer();
  const body = { scraper: "counter", input: { total: COUNT } };
  id = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body.id;
  await untilTerminal(server.url, server.apiKey, id);
  await rewriteRecords(storeOf(server.db), id, (_json, n) => textOf(n));
});
afterAll(() => server.stop());

async function textFrom(path: string, call?: { query: string; accept: string }): Promise<string> {
  const headers: Record<string, string> = { authorization: `Bearer ${server.apiKey}` };
  if (call !== undefined) Object.assign(headers, { "content-type": "application/json", accept: call.accept });
  const body = call === undefined ? null : JSON.stringify({ query: call.query, variables: { id } });
  const response = await fetch(server.url + path, { method: body === null ? "GET" : "POST", headers, body });
  return response.text();
}

const graphql = (query: string) => textFrom("/graphql", { query, accept: "application/json" });

it("a page over GraphQL passes the stored text on, also by an operation that was compiled", async () => {
  const nodes = ALL.map((n) => `{"seq":${n},"data":${textOf(n)}}`).join(",");
  for (let time = 0; time < 4; time += 1)
    expect(await graphql(PAGE)).toBe(`{"data":{"request":{"records":{"nodes":[${nodes}]}}}}\n`);
});

it("is read by who asks for fields of it, so that these tests can fail", async () => {
  for (const asked of ["value { __typename }", 'data(fields: ["n"])']) {
    const answer = await graphql(PAGE.replace("seq data", asked));
    expect(answer).toContain('"errors"');
    expect(answer).not.toContain("<<");
  }
});

it("a page and a download of /v1 pass it on", async () => {
  const page = await textFrom(`/v1/requests/${id}/results?limit=10`);
  expect(page).toContain(`"data":[${ALL.map(textOf).join(",")}]`);
  expect(await textFrom(`/v1/requests/${id}/results?format=jsonl`)).toBe(
    ALL.map((n) => `${textOf(n)}\n`).join(""),
  );
});

it("server-sent events pass it on", async () => {
  const stream = await textFrom("/graphql/stream", { query: STORED, accept: "text/event-stream" });
  for (const n of ALL) expect(stream).toContain(`{"seq":${n},"data":${textOf(n)}}`);
  expect(stream).toContain("event: complete");
});

it("a WebSocket passes it on", async () => {
  const socket = new WebSocket(server.wsUrl, "graphql-transport-ws");
  const received: string[] = [];
  const isOver = Promise.withResolvers<void>();
  socket.on("error", isOver.reject);
  socket.on("close", () => isOver.resolve());
  socket.on("open", () =>
    socket.send(
      JSON.stringify({ type: "connection_init", payload: { Authorization: `Bearer ${server.apiKey}` } }),
    ),
  );
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    received.push(text);
    if (text.includes('"connection_ack"'))
      socket.send(
        JSON.stringify({ type: "subscribe", id: "a", payload: { query: STORED, variables: { id } } }),
      );
    if (text.includes('"complete"') || text.includes('"error"')) socket.close();
  });
  await isOver.promise;
  expect(received.filter((text) => text.includes('"next"'))).toEqual(
    ALL.map((n) => expect.stringContaining(`{"seq":${n},"data":${textOf(n)}}`) as string),
  );
});
