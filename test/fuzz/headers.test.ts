/** Any header value: an answer with a documented error or without one, never a 500, never a broken connection for others. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ServerProcess } from "../kit/server-process.ts";
import { rest } from "../kit/rest-client.ts";
import { bounded } from "./bounded.ts";
import { undocumented } from "./documented-error.ts";
import { assertWell, startFuzzServer } from "./fuzz-server.ts";
import { sendRaw } from "./raw-socket.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await startFuzzServer();
});
afterAll(() => server?.stop());

const BODY = JSON.stringify({ scraper: "test-series", input: { rows: 1, pageMs: 0 }, limit: 1 });

/** What a header may hold on the wire: visible characters and blanks of ISO 8859-1. */
const wireValue = fc
  .array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0xa0, max: 0xff })), {
    maxLength: 40,
  })
  .map((codes) => String.fromCharCode(...codes).trim());

it("an Idempotency-Key is taken, or refused as invalid_input, and answers the same twice", async () => {
  const key = fc.oneof(
    wireValue,
    fc.uuid(),
    fc.stringMatching(/^[!-~]{1,255}$/),
    fc.constantFrom(
      "",
      "a b",
      "x".repeat(255),
      "x".repeat(256),
      "x".repeat(5000),
      "{}",
      "$ne",
      "../",
      "__proto__",
      "null",
    ),
  );
  await fc.assert(
    fc.asyncProperty(key, async (value) => {
      const send = () =>
        rest<{ id: string; code: string }>(server.url, server.apiKey, "/v1/requests", {
          body: BODY,
          headers: { "idempotency-key": value },
        });
      const first = await send();
      if (first.status !== 201) {
        expect([undocumented(first.status, first.body), first.body.code]).toEqual([null, "invalid_input"]);
        // An empty header is a key that was left blank by mistake.
        expect(value === "" || value.length > 255 || /[^!-~]/.test(value)).toBe(true);
        return;
      }
      const second = await send();
      expect([second.status, second.body.id, second.headers.get("idempotent-replayed")]).toEqual([
        201,
        first.body.id,
        "true",
      ]);
    }),
    bounded(120, 8000),
  );
  await assertWell(server);
});

const NAMES = [
  "authorization",
  "accept",
  "content-type",
  "x-request-id",
  "accept-encoding",
  "if-none-match",
  "range",
  "cookie",
  "origin",
  "x-forwarded-for",
  "x-http-method-override",
  "apollo-require-preflight",
  "expect",
  "te",
  "forwarded",
  "prefer",
];

it("other headers of any value never make a fault", async () => {
  const value = fc.oneof(
    wireValue,
    fc.constantFrom(
      "*/*;q=",
      "text/csv;q=2",
      ",,,",
      "a/b;c",
      "Bearer",
      "Bearer  ",
      `Bearer ${"x".repeat(8000)}`,
      "application/json; charset=utf-7",
      "application/json;",
      "100-continue",
      "bytes=0-1",
    ),
  );
  const path = fc.constantFrom(
    "/v1/requests",
    "/v1/data-sources",
    "/v1/data-sources/codehost",
    "/graphql?query={__typename}",
    "/v1/requests/req_0/results",
    "/docs/errors",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...NAMES),
      value,
      path,
      fc.constantFrom("GET", "POST", "DELETE", "HEAD"),
      async (name, text, target, method) => {
        const own = name === "authorization" ? "" : `authorization: Bearer ${server.apiKey}\r\n`;
        const body = method === "POST" ? BODY : "";
        const type = name === "content-type" ? "" : "content-type: application/json\r\n";
        const head = `${method} ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${body.length}\r\n${own}${type}${name}: `;
        const answer = await sendRaw(server.url, Buffer.from(`${head}${text}\r\n\r\n${body}`, "latin1"), {
          silentMs: 5000,
        });
        expect(answer).toMatch(/^HTTP\/1\.1 (100 Continue\r\n\r\nHTTP\/1\.1 )?[234]\d\d /);
        const json = /\r\ncontent-type: application\/json[^\r]*\r\n[^]*?\r\n\r\n(\{"code"[^]*\})$/i.exec(
          answer,
        )?.[1];
        if (json !== undefined)
          expect(undocumented(Number(/ (4\d\d) /.exec(answer)?.[1]), JSON.parse(json))).toBeNull();
      },
    ),
    bounded(600, 10_000),
  );
  await assertWell(server);
});

it("paths, methods and requests that break HTTP leave the server up", async () => {
  const target = fc.oneof(
    fc.constantFrom(
      "//",
      "///",
      "/%",
      "/%00",
      "/%ff",
      "/v1/requests/%2e%2e",
      "*",
      "http://[",
      "http://x",
      "/graphql?query=%",
      "/v1/requests?%=%",
      "/?".repeat(50),
      `/${"a".repeat(20_000)}`,
      "/v1/requests/__proto__",
      "/v1/data-sources/constructor",
    ),
    fc.string({ unit: "binary-ascii", maxLength: 30 }).map((text) => `/${text.replace(/[\s]/g, "")}`),
  );
  const extra = fc.constantFrom(
    "",
    "content-length: -1\r\n",
    "content-length: 5\r\n",
    "transfer-encoding: chunked\r\n",
    "transfer-encoding: x\r\ncontent-length: 3\r\n",
    "a b: c\r\n",
    ": x\r\n",
    `x: ${"y".repeat(20_000)}\r\n`,
    "connection: upgrade\r\nupgrade: h2c\r\n",
    "connection: upgrade\r\nupgrade: websocket\r\n",
  );
  await fc.assert(
    fc.asyncProperty(
      target,
      extra,
      fc.constantFrom("GET", "POST", "PUT", "CONNECT", "OPTIONS", "PRI", "get"),
      fc.constantFrom("wait" as const, "reset" as const),
      async (path, header, method, then) => {
        const answer = await sendRaw(server.url, `${method} ${path} HTTP/1.1\r\nhost: x\r\n${header}\r\nzz`, {
          then,
          silentMs: 60,
        });
        expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
      },
    ),
    bounded(300, 10_000),
  );
  await assertWell(server);
});
