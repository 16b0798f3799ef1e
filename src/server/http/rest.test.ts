import fastify from "fastify";
import { buildSchema, parse } from "graphql";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCESS } from "../../domain/access/access-table.ts";
import type { Access } from "../../kinds/access.ts";
import type { GatewayServices } from "../../resolvers/context.ts";
import type { DocumentRoute, RestRoute, StreamRoute } from "../../rest-compat/route.ts";
import { Executor } from "../graphql/executor.ts";
import { withAnswers } from "./rest-routes.ts";
import { serveRest } from "./rest.ts";

/** The table has a row for each route of the server; that of this test is there while it runs. */
const BYTES = "PUT /v1/bytes/:key";
const table = ACCESS as Record<string, Access>;
beforeAll(() => {
  table[BYTES] = { who: "everyone" };
});
afterAll(() => {
  delete table[BYTES];
});

const schema = buildSchema("type Query { thing: Thing } type Thing { name: String! }");
const reference = (operationId: string): RestRoute["reference"] => ({
  operationId,
  tag: "Catalog",
  answer: { status: 201, description: "" },
  errors: [],
});

const ofDocument = (method: DocumentRoute["method"]): DocumentRoute => ({
  method,
  path: "/v1/things/:id",
  access: "public",
  summary: "",
  reference: reference(method),
  document: parse("query RestThing { thing { name } }"),
  variables: () => ({}),
  reply: (_data, { params }) => ({ headers: { "x-method": `${method} ${params["id"]}` } }),
});

/** Sends back what it was sent, in capitals, as it comes. */
const echo: StreamRoute = {
  method: "PUT",
  path: "/v1/bytes/:key",
  access: "public",
  summary: "",
  reference: reference("bytes"),
  readsStream: true,
  async open({ params, body }) {
    const shout = async function* (): AsyncGenerator<Buffer> {
      for await (const part of body as Readable) yield Buffer.from(String(part).toUpperCase());
    };
    return { contentType: "text/plain", fileName: params["key"] ?? "", body: Readable.from(shout()) };
  },
};

test("rows of every method, and rows of bytes in and out", async () => {
  const app = fastify();
  app.decorateRequest("caller", null);
  app.decorateRequest("gone", null as never);
  const rows = [...(["GET", "POST", "PUT", "PATCH", "DELETE"] as const).map(ofDocument), echo];
  const executor = new Executor(schema);
  schema.getQueryType()!.getFields()["thing"]!.resolve = () => ({ name: "kite" });
  serveRest(app, { services: {} as GatewayServices, schema, executor, routes: withAnswers(rows, schema) });
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
    const answer = await app.inject({ method, url: "/v1/things/7" });
    expect([answer.statusCode, answer.json(), answer.headers["x-method"]]).toEqual([
      201,
      { name: "kite" },
      `${method} 7`,
    ]);
  }
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
  // The reader of bytes is of its own row only.
  const other = await app.inject({
    method: "POST",
    url: "/v1/things/7",
    headers: { "content-type": "application/octet-stream" },
    payload: "x",
  });
  expect(other.statusCode).toBe(415);
  await app.close();
});
