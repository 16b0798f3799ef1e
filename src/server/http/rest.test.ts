import fastify, { type FastifyInstance } from "fastify";
import { buildSchema, parse } from "graphql";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCESS } from "../../domain/access/access-table.ts";
import type { Access } from "../../kinds/access.ts";
import type { GatewayServices } from "../../resolvers/context.ts";
import { bytesRow, row, rows, type Method } from "../../rest-compat/row.ts";
import { Executor } from "../graphql/executor.ts";
import { restRoutes } from "./rest-routes.ts";
import { serveRest } from "./rest.ts";

/** The table has a row for each route of the server; those of this test are there while it runs. */
const OWN = ["PUT /v1/bytes/:key", "GET /v1/bytes/:key"];
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
  takesBytes: true,
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
const KITES = Buffer.from("kites fly");
const file = bytesRow({
  ...said,
  operationId: "getBytes",
  bytes: {
    forms,
    open: async () => ({
      contentType: "text/plain",
      fileName: "kites.txt",
      length: KITES.length,
      body: (part) => Readable.from([part ? KITES.subarray(part.start, part.end + 1) : KITES]),
    }),
  },
});

let app: FastifyInstance;
beforeAll(() => {
  for (const own of OWN) table[own] = { who: "everyone" };
  table["Query.thing"] = { who: "everyone" };
  app = fastify();
  app.decorateRequest("caller", null);
  app.decorateRequest("gone", null as never);
  schema.getQueryType()!.getFields()["thing"]!.resolve = () => ({ name: "kite" });
  const routes = restRoutes(schema, [
    ...rows(kind, {
      "GET /:id": ofDocument("GET"),
      "POST /:id": ofDocument("POST"),
      "PUT /:id": ofDocument("PUT"),
      "PATCH /:id": ofDocument("PATCH"),
      "DELETE /:id": ofDocument("DELETE"),
    }),
    ...rows(kind, { "PUT /v1/bytes/:key": echo, "GET /v1/bytes/:key": file }),
  ]);
  serveRest(app, { services: {} as GatewayServices, schema, executor: new Executor(schema), routes });
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

test.each([
  [undefined, 200, "kites fly", "9", undefined],
  ["bytes=0-4", 206, "kites", "5", "bytes 0-4/9"],
  ["bytes=6-", 206, "fly", "3", "bytes 6-8/9"],
  ["bytes=-3", 206, "fly", "3", "bytes 6-8/9"],
  ["bytes=6-99", 206, "fly", "3", "bytes 6-8/9"],
  ["bytes=-99", 206, "kites fly", "9", "bytes 0-8/9"],
  ["bytes=9-", 416, "", "0", "bytes */9"],
  ["bytes=-0", 416, "", "0", "bytes */9"],
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
