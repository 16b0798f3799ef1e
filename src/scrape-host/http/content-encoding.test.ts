import zlib, { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { loopback, testClient, type Loopback } from "./testing/loopback.ts";

const open: Loopback[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function serve(
  body: Buffer,
  encoding: string,
  headers: Record<string, string> = {},
): Promise<Loopback> {
  const server = await loopback((_request, response) => {
    response.writeHead(200, { "content-encoding": encoding, ...headers }).end(body);
  });
  open.push(server);
  return server;
}

async function readAll(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const TEXT = "Grüße, dünya! ".repeat(20);
/** Too large to be decoded synchronously. */
const LONG = Buffer.from(Array.from({ length: 200_000 }, (_, n) => (n * 7919 + (n >> 3)) % 251));

const ENCODINGS: [string, (body: Buffer) => Buffer][] = [
  ["gzip", zlib.gzipSync],
  ["x-gzip", zlib.gzipSync],
  ["br", zlib.brotliCompressSync],
  ["zstd", zlib.zstdCompressSync],
  ["deflate", zlib.deflateSync],
  ["deflate", zlib.deflateRawSync],
  ["identity", (body) => body],
  ["deflate, gzip", (body) => zlib.gzipSync(zlib.deflateSync(body))],
];

describe.each(ENCODINGS)("content-encoding %s", (name, encode) => {
  it.each([
    ["short", Buffer.from(TEXT)],
    ["long", LONG],
    ["empty", Buffer.alloc(0)],
  ])("is taken off a %s body, whole and streamed", async (_size, plain) => {
    const server = await serve(encode(plain), name);
    const { http } = testClient({ site: server.origin });
    expect(Buffer.from((await http.get(server.origin)).body).equals(plain)).toBe(true);
    expect((await readAll((await http.stream(server.origin)).body)).equals(plain)).toBe(true);
  });
});

it("bytes are counted as they came over the wire", async () => {
  const packed = gzipSync(TEXT);
  const server = await serve(packed, "gzip");
  const { http, stats, events } = testClient({ site: server.origin });
  expect((await http.get(server.origin)).text).toBe(TEXT);
  expect(stats.bytesReceived).toBe(packed.length);
  expect(events).toEqual([expect.objectContaining({ status: 200, bytes: packed.length })]);
});

describe("a bomb", () => {
  const bombs: [string, Buffer][] = [
    ["gzip", zlib.gzipSync(Buffer.alloc(64 * 1024 * 1024))],
    ["zstd", zlib.zstdCompressSync(Buffer.alloc(64 * 1024 * 1024))],
    [
      "br",
      zlib.brotliCompressSync(Buffer.alloc(64 * 1024 * 1024), {
        params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 },
      }),
    ],
  ];
  it.each(bombs)("in %s stops at the cap, whole and streamed", async (name, bomb) => {
    const server = await serve(bomb, name);
    const { http, slept } = testClient({ site: server.origin });
    const maxBytes = 1024 * 1024;
    const before = process.memoryUsage().arrayBuffers;
    await expect(http.get(server.origin, { maxBytes })).rejects.toMatchObject({ code: "response_too_large" });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * maxBytes);
    const stream = await http.stream(server.origin, { maxBytes });
    await expect(readAll(stream.body)).rejects.toMatchObject({ code: "response_too_large" });
    expect(slept).toEqual([]);
  });
});

it("a plain body past the cap is refused by its length or while it comes", async () => {
  const server = await serve(Buffer.alloc(2000), "identity");
  const chunked = await serve(Buffer.alloc(2000), "identity", { "transfer-encoding": "chunked" });
  const { http } = testClient({ a: server.origin, b: chunked.origin });
  for (const { origin } of [server, chunked]) {
    await expect(http.get(origin, { maxBytes: 1999 })).rejects.toMatchObject({ code: "response_too_large" });
    expect((await http.get(origin, { maxBytes: 2000 })).body).toHaveLength(2000);
  }
});

it("a damaged or cut body is tried again, an unknown coding is not", async () => {
  const packed = gzipSync(TEXT);
  const cut = await serve(packed.subarray(0, packed.length - 12), "gzip");
  const odd = await serve(packed, "compress");
  const { http, stats } = testClient({ a: cut.origin, b: odd.origin });
  await expect(http.get(cut.origin)).rejects.toMatchObject({ code: "source_unavailable" });
  expect(stats.retries).toBe(2);
  await expect(readAll((await http.stream(cut.origin)).body)).rejects.toMatchObject({
    code: "source_unavailable",
  });
  await expect(http.get(odd.origin)).rejects.toMatchObject({ code: "source_changed" });
  expect(stats.retries).toBe(2);
});
