import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { request } from "undici";
import { startApiServer, type ApiServer } from "./api-server.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const QUERY = "{ scrapers { id title summary operations { name summary inputSchema recordSchema } } }";

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  text: string;
}

/** Nothing unpacks the answer or adds a header. */
async function raw(path: string, headers: Record<string, string> = {}, body?: unknown): Promise<Raw> {
  const answer = await request(server.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  const coding = String(answer.headers["content-encoding"]);
  const text = (UNPACK[coding]?.(bytes) ?? bytes).toString();
  return { status: answer.statusCode, headers: answer.headers, bytes, text };
}

const preflight = { "apollo-require-preflight": "true" };
const READ: [string, Record<string, string>][] = [
  ["/v1/data-sources", {}],
  ["/v1/openapi.json?scraper=codehost", {}],
  ["/docs/errors", {}],
  ["/", {}],
  ["/docs/assets/swagger-ui.css", {}],
  [`/graphql?query=${encodeURIComponent(QUERY)}`, preflight],
];

describe.each(READ)("GET %s", (path, headers) => {
  it("is packed for who takes that, and the same for everybody", async () => {
    const plain = await raw(path, headers);
    expect(plain.status).toBe(200);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary).toMatch(/accept-encoding/);
    const packed = await raw(path, { ...headers, "accept-encoding": "gzip, deflate, br" });
    expect(packed.headers["content-encoding"]).toMatch(/^(br|gzip)$/);
    expect(packed.text).toBe(plain.text);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(packed.headers.etag).toBe(plain.headers.etag);
  });

  it("sends nothing to who has it", async () => {
    const { etag } = (await raw(path, headers)).headers;
    const again = await raw(path, { ...headers, "if-none-match": String(etag), "accept-encoding": "gzip" });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, "", etag]);
  });
});

it.each(["br", "zstd"])(
  "what is held as gzip is not packed anew at each call, for a client of %s alone",
  async (coding) => {
    for (const path of ["/docs/assets/swagger-ui.css", "/v1/openapi.json?scraper=codehost"]) {
      const plain = await raw(path, {});
      const answer = await raw(path, { "accept-encoding": coding });
      expect(answer.headers["content-encoding"], path).toBeUndefined();
      expect(answer.text === plain.text, path).toBe(true);
    }
  },
);

describe("GraphQL", () => {
  it.each(["zstd", "br", "gzip"])(
    "packs large answers as %s, but gives those to POST no tag",
    async (coding) => {
      const plain = await raw("/graphql", {}, { query: QUERY });
      const packed = await raw("/graphql", { "accept-encoding": coding }, { query: QUERY });
      expect(packed.headers).toMatchObject({
        "content-encoding": coding,
        "content-length": String(packed.bytes.length),
      });
      expect(packed.text).toBe(plain.text);
      expect(packed.headers.etag).toBeUndefined();
    },
  );

  it("leaves small answers and events as they are", async () => {
    const headers = { "accept-encoding": "gzip, br, zstd" };
    const small = await raw("/graphql", headers, { query: "{ scrapers { id } }" });
    expect(small.headers).not.toHaveProperty("content-encoding");
    expect(small.headers).not.toHaveProperty("etag");
    const events = await raw(
      "/graphql/stream",
      { ...headers, accept: "text/event-stream", authorization: `Bearer ${server.apiKey}` },
      { query: "{ scrapers { id } }" },
    );
    expect(events.headers).not.toHaveProperty("content-encoding");
    expect(events.text).toMatch(/^:\n\nevent: next\ndata: \{"data":\{"scrapers":/);
  });

  it("keeps what a key opened out of every cache, though it has a tag", async () => {
    const headers = { ...preflight, authorization: `Bearer ${server.apiKey}` };
    const answer = await raw(`/graphql?query=${encodeURIComponent(QUERY)}`, headers);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers.etag).toMatch(/^W\//);
  });
});
