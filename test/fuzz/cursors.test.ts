/** Any string as a cursor or page size: a page, or `invalid_cursor` or `invalid_input`; never a fault, never another list's page. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeCursor, encodeCursor } from "../../src/kernel/cursor.ts";
import { graphql } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { bounded } from "./bounded.ts";
import { undocumented, undocumentedGraphql } from "./documented-error.ts";
import { assertWell, startFuzzServer } from "./fuzz-server.ts";

const position = fc.oneof(
  fc.constantFrom(
    "0",
    "1",
    "-1",
    "999999",
    "1000000",
    "1e3",
    "0x1",
    " 1",
    "1 ",
    "NaN",
    "",
    "١",
    "req_",
    `req_${"0".repeat(24)}`,
    `req_${"f".repeat(24)}`,
    `req_${"g".repeat(24)}`,
    `req_${"0".repeat(24)}.1`,
    '{"$gt":""}',
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.nat().map(String),
);
const cursor = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.base64String({ maxLength: 60 }),
  fc.stringMatching(/^[\w-]{0,250}$/),
  fc
    .tuple(fc.constantFrom("req", "rec", "log", "", "rec:rec", "REC"), position)
    .map(([kind, at]) => encodeCursor(kind, at)),
  fc
    .tuple(fc.constantFrom("req", "rec"), position, fc.constantFrom("=", "A", "\n", "%00", " "))
    .map(([kind, at, tail]) => encodeCursor(kind, at) + tail),
);

describe("decodeCursor", () => {
  it("gives back what encodeCursor took, for its own kind only", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("req", "rec"),
        fc.string({ unit: "grapheme-ascii", maxLength: 60 }),
        (kind, at) => {
          const made = encodeCursor(kind, at);
          expect(decodeCursor(kind, made)).toBe(at);
          expect(decodeCursor(kind === "req" ? "rec" : "req", made)).toBeNull();
        },
      ),
      bounded(2000),
    );
  });

  it("takes no second spelling of a cursor", () => {
    fc.assert(
      fc.property(cursor, (text) => {
        const at = decodeCursor("rec", text);
        if (at !== null) expect(encodeCursor("rec", at)).toBe(text);
      }),
      bounded(5000),
    );
  });
});

describe("a server", () => {
  let server: ServerProcess;
  let id: string;
  beforeAll(async () => {
    server = await startFuzzServer();
    const created = await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", {
      body: { scraper: "test-series", input: { rows: 20, pageMs: 0 } },
    });
    ({ id } = created.body);
    const { status } = await untilTerminal(server.url, server.apiKey, id);
    expect(status).toBe("succeeded");
  });
  afterAll(() => server?.stop());

  it("answers lists and Results by REST with a page or a documented refusal", async () => {
    const size = fc.oneof(
      fc.constantFrom("1", "2", "100", "0", "-1", "1.5", "1e2", "", "x", "1000000000000000000000"),
      fc.string({ maxLength: 8 }),
    );
    const query = fc.record(
      {
        cursor,
        limit: size,
        extra: fc.constantFrom("", "&cursor=a&cursor=b", "&limit[]=1", "&__proto__=1", "&format=x"),
      },
      { requiredKeys: ["extra"] },
    );
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom("requests", "results"), async ({ extra, ...pairs }, list) => {
        const path = list === "requests" ? "/v1/requests" : `/v1/requests/${id}/results`;
        const search = new URLSearchParams(pairs);
        const { status, body } = await rest(server.url, server.apiKey, `${path}?${search}${extra}`);
        if (status === 200) {
          expect(Array.isArray((body as { data: unknown }).data)).toBe(true);
          return;
        }
        expect(undocumented(status, body)).toBeNull();
        expect(["invalid_cursor", "invalid_input", "not_acceptable"]).toContain(
          (body as { code: string }).code,
        );
      }),
      bounded(1200, 8000),
    );
    await assertWell(server);
  });

  it("answers GraphQL pages likewise", async () => {
    const document = `query ($id: ID!, $after: String, $first: Int!) {
      requests(first: $first, after: $after) { pageInfo { endCursor } }
      request(id: $id) { records(first: $first, after: $after) { pageInfo { endCursor } } } }`;
    await fc.assert(
      fc.asyncProperty(
        cursor,
        fc.integer({ min: -5, max: 1200 }),
        fc.boolean(),
        async (after, first, other) => {
          const variables = { id: other ? after : id, after, first };
          const { status, body } = await graphql(server.url, server.apiKey, document, variables);
          expect(status).toBe(200);
          expect(undocumentedGraphql(status, body)).toBeNull();
        },
      ),
      bounded(500, 6000),
    );
    await assertWell(server);
  });
});
