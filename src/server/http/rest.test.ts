import fastify, { type FastifyInstance } from "fastify";
import { buildSchema, parse } from "graphql";
import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate as immediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCESS } from "../../domain/access/access-table.ts";
import type { Access } from "../../kinds/access.ts";
import type { GatewayServices } from "../../resolvers/context.ts";
import { bytesRow, row, rows, type Method } from "../../rest-compat/row.ts";
import { Executor } from "../graphql/executor.ts";
import { createLog } from "../../kernel/log.ts";
import { replyWithError } from "./error-reply.ts";
import { restRoutes } from "./rest-routes.ts";
import type { LiveLimits } from "./live-limits.ts";
import { serveRest } from "./rest.ts";

/** The table has a row for each route of the server; those of this test are there while it runs. */
const OWN = ["PUT /v1/bytes/:key", "GET /v1/bytes/:key", "POST /v1/bytes/count", "GET /v1/bytes/whose"];
const table = ACCESS as Record<string, Access>;

const schema = buildSchema("type Query { thing(id: ID): Thing } type Thing { name: String! }");
const kind = { rest: { tag: { name: "Things", what: "Things.", place: 1 }, path: "/v1/things" } };
const thing = parse("query Thing($id: ID) { thing(id: $id) { name } }") as Parameters<typeof row>[0];
const ofDocument = (method: Method) =>
  row(thing, {
    operationId: method,
    status: 201,
    reply: (_data, { params }) => ({ headers: { "x-method": `${method} ${params["id"]}` } }),
  });

const said = { summary: "", description: "" };
const forms = { "text/plain": { description: "", example: "" } };
/** Sends back what it was sent, in capitals, as it comes. */
const echo = bytesRow({
  ...said,
  operationId: "putBytes",
  status: 201,
  takesBytes: { most: 20 },
  bytes: {
    forms,
    async open({ params, body }) {
      const shout = async function* (): AsyncGenerator<Buffer> {
        for await (const part of body as Readable) yield Buffer.from(String(part).toUpperCase());
      };
      return { contentType: "text/plain", fileName: params["key"] ?? "", body: Readable.from(shout()) };
    },
  },
});
/** Reads all that it was sent before it answers, and not before `reads` says so. */
let reads: (body: Readable) => Promise<void>;
const count = bytesRow({
  ...said,
  operationId: "countBytes",
  takesBytes: { most: 20 },
  bytes: {
    forms,
    async open({ body }) {
      await reads(body as Readable);
      const { length } = await buffer(body as Readable);
      return { contentType: "text/plain", fileName: "count.txt", body: Readable.from([String(length)]) };
    },
  },
});
const whose = bytesRow({
  ...said,
  operationId: "getAccountId",
  bytes: {
    forms,
    open: async (_call, _services, account) => ({
      contentType: "text/plain",
      fileName: "account.txt",
      body: Readable.from([account()]),
    }),
  },
});
const KITES = Buffer.from("kites fly");
const file = bytesRow({
  ...said,
  operationId: "getBytes",
  bytes: {
    forms,
    hasRanges: true,
    open: async () => ({
      contentType: "text/plain",
      fileName: "kites.txt",
      length: KITES.length,
      part: (part) => Readable.from([part ? KITES.subarray(part.start, part.end + 1) : KITES]),
    }),
  },
});

let app: FastifyInstance;
beforeAll(() => {
  for (const own of OWN) table[own] = { who: "everyone" };
  table["Query.thing"] = { who: "everyone" };
  app = fastify();
  app.decorateRequest("caller", null);
  app.decorateRequest("gone", () => new AbortController().signal);
  const log = createLog("silent");
  app.setErrorHandler((error, request, reply) => replyWithError(log, "", error, request, reply));
  schema.getQueryType()!.getFields()["thing"]!.resolve = () => ({ name: "kite" });
  const routes = restRoutes(schema, [
    ...rows(kind, {
      "GET /:id": ofDocument("GET"),
      "POST /:id": ofDocument("POST"),
      "PUT /:id": ofDocument("PUT"),
      "PATCH /:id": ofDocument("PATCH"),
      "DELETE /:id": ofDocument("DELETE"),
    }),
    ...rows(kind, {
      "PUT /v1/bytes/:key": echo,
      "GET /v1/bytes/:key": file,
      "POST /v1/bytes/count": count,
      "GET /v1/bytes/whose": whose,
    }),
  ]);
  const limits = {} as LiveLimits;
  serveRest(app, { services: {} as GatewayServices, schema, executor: new Executor(schema), routes, limits });
});
afterAll(async () => {
  for (const own of [...OWN, "Query.thing"]) delete table[own];
  await app.close();
});

test.each(["GET", "POST", "PUT", "PATCH", "DELETE"] as const)("a row of a document: %s", async (method) => {
  const answer = await app.inject({ method, url: "/v1/things/7" });
  expect([answer.statusCode, answer.json(), answer.headers["x-method"]]).toEqual([
    201,
    { name: "kite" },
    `${method} 7`,
  ]);
});

test("a row of bytes takes and gives them as they come, of its own row only", async () => {
  const bytes = await app.inject({
    method: "PUT",
    url: "/v1/bytes/a.txt",
    headers: { "content-type": "application/octet-stream" },
    payload: Readable.from([Buffer.from("kites "), Buffer.from("fly")]),
  });
  expect([bytes.statusCode, bytes.body, bytes.headers["content-disposition"]]).toEqual([
    201,
    "KITES FLY",
    'attachment; filename="a.txt"',
  ]);
  const other = await app.inject({
    method: "POST",
    url: "/v1/things/7",
    headers: { "content-type": "application/octet-stream" },
    payload: "x",
  });
  expect(other.statusCode).toBe(415);
});

/** What is sent, in parts of five bytes; `size` of it with the length said first. */
const sent = (size: number, isSaid: boolean) => {
  const parts = Array.from({ length: size / 5 }, () => Buffer.from("kites"));
  const said = isSaid ? { "content-length": String(size) } : {};
  const headers = { "content-type": "image/png", ...said };
  return { method: "POST", url: "/v1/bytes/count", headers, payload: Readable.from(parts) } as const;
};

test("a row of bytes takes as many as it says", async () => {
  reads = async () => undefined;
  expect((await app.inject(sent(20, false))).body).toBe("20");
  expect((await app.inject(sent(20, true))).body).toBe("20");
});

test.each([
  ["says", true],
  ["sends", false],
])("a row of bytes refuses a body that %s more", async (_what, isSaid) => {
  // It was refused before anybody reads it.
  reads = async (body) => {
    while (body.errored === null) await immediate();
  };
  const answer = await app.inject(sent(25, isSaid));
  const details = [{ path: "", code: "size", message: "The body is larger than 20 bytes.", limit: 20 }];
  expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: "payload_too_large", details }]);
});

test("a row of bytes keeps nothing beyond its limit, and answers over the same connection", async () => {
  reads = async () => undefined;
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(port), "127.0.0.1");
  socket.write("POST /v1/bytes/count HTTP/1.1\r\nhost: a\r\ncontent-type: image/png\r\n");
  // The body never ends: only what it has sent so far can be the reason.
  socket.write(`transfer-encoding: chunked\r\n\r\n19\r\n${"x".repeat(25)}\r\n`);
  const [answer] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
});

test("a row of bytes that is open to all has no account to give", async () => {
  const answer = await app.inject({ method: "GET", url: "/v1/bytes/whose" });
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: "unauthenticated" }]);
});

test.each(["bytes=9-", "bytes=-0"])("a row of bytes has no part for %s", async (range) => {
  const answer = await app.inject({ method: "GET", url: "/v1/bytes/kites", headers: { range } });
  expect([answer.statusCode, answer.headers["content-range"], answer.headers["content-type"]]).toEqual([
    416,
    "bytes */9",
    "application/json; charset=utf-8",
  ]);
  expect(answer.json()).toMatchObject({ code: "range_not_satisfiable" });
  expect(answer.headers["content-disposition"]).toBeUndefined();
});

test.each([
  [undefined, 200, "kites fly", "9", undefined],
  ["bytes=0-4", 206, "kites", "5", "bytes 0-4/9"],
  ["bytes=6-", 206, "fly", "3", "bytes 6-8/9"],
  ["bytes=-3", 206, "fly", "3", "bytes 6-8/9"],
  ["bytes=6-99", 206, "fly", "3", "bytes 6-8/9"],
  ["bytes=-99", 206, "kites fly", "9", "bytes 0-8/9"],
  ["bytes=4-2", 200, "kites fly", "9", undefined],
  ["bytes=0-1,3-4", 200, "kites fly", "9", undefined],
  ["lines=1-2", 200, "kites fly", "9", undefined],
])(
  "a row of bytes with a length gives the part that %s asks for",
  async (range, status, body, length, part) => {
    const headers = range === undefined ? {} : { range };
    const answer = await app.inject({ method: "GET", url: "/v1/bytes/kites", headers });
    expect([
      answer.statusCode,
      answer.body,
      answer.headers["content-length"],
      answer.headers["content-range"],
    ]).toEqual([status, body, length, part]);
    expect(answer.headers["accept-ranges"]).toBe("bytes");
  },
);
