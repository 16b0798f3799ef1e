import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Hosting } from "../../src/host/hosting.ts";
import { ask, deploymentOf, jsonOf, raw, startHost, staticOf, Told } from "./told-host.ts";

describe("static files", () => {
  const told = new Told();
  const script = "const a = 1;\n".repeat(1000);
  const large = Buffer.alloc(1_000_000, "0123456789");
  let host: Hosting;

  beforeAll(async () => {
    host = await startHost(told);
    told.serve(
      deploymentOf("files", {
        static: await staticOf({
          "index.html": ["text/html; charset=utf-8", "<h1>home</h1>"],
          "docs/index.html": ["text/html; charset=utf-8", "<h1>docs</h1>"],
          "404.html": ["text/html; charset=utf-8", "<h1>none</h1>"],
          "app.0a1b2c3d.js": ["text/javascript; charset=utf-8", script],
          "large.bin": ["application/octet-stream", large],
        }),
      }),
    );
  });
  afterAll(() => host.stop());

  test("are packed for those who take it, and not sent again to those who have them", async () => {
    const headers = { "accept-encoding": "gzip, br" };
    const answer = await ask(host, "files", "/app.0a1b2c3d.js", { headers });
    expect(answer.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      vary: "accept-encoding",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(script);
    const { etag = "" } = answer.headers;
    const again = await ask(host, "files", "/app.0a1b2c3d.js", {
      headers: { ...headers, "if-none-match": etag },
    });
    expect([again.status, again.bytes.length, again.headers.etag !== undefined]).toEqual([304, 0, true]);
    const plain = await ask(host, "files", "/app.0a1b2c3d.js", { headers: { "accept-encoding": "br;q=0" } });
    expect([plain.headers["content-encoding"], plain.text]).toEqual([undefined, script]);
  });

  test("what leaves is counted, and a cap that has no room for it refuses it", async () => {
    const name = "svc_files static_transfer_bytes";
    const used = () => told.used.get(name) ?? 0;
    const counts = async (bytes: number, path: string, options = {}) => {
      const before = used();
      const answer = await ask(host, "files", path, options);
      expect([answer.bytes.length, used() - before]).toEqual([bytes, bytes]);
      return answer;
    };
    await counts(13, "/");
    await counts(large.length, "/large.bin");
    await counts(100, "/large.bin", { headers: { range: "bytes=0-99" } });
    await counts(0, "/", { method: "HEAD" });
    const packed = await ask(host, "files", "/app.0a1b2c3d.js", { headers: { "accept-encoding": "br" } });
    const again = { "accept-encoding": "br", "if-none-match": packed.headers.etag ?? "" };
    await counts(0, "/app.0a1b2c3d.js", { headers: again });
    told.caps.set(name, used() + 20);
    await counts(13, "/");
    const refused = await ask(host, "files", "/");
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(jsonOf<object>(refused)).toMatchObject({
      ...{ code: "usage_cap_reached", meter: "static_transfer_bytes", period: "day" },
      agent_instruction: expect.any(String),
      docs_url: expect.stringContaining("usage_cap_reached"),
    });
    told.caps.clear();
    await counts(13, "/");
  });

  test("a part of a file is sent alone, a part outside of it is refused", async () => {
    for (const path of ["/large.bin", "/app.0a1b2c3d.js"]) {
      const whole = (await ask(host, "files", path)).bytes;
      const part = await ask(host, "files", path, { headers: { range: "bytes=5-14" } });
      expect([part.status, part.headers["content-range"], part.text]).toEqual([
        206,
        `bytes 5-14/${whole.length}`,
        whole.subarray(5, 15).toString(),
      ]);
      const outside = await ask(host, "files", path, { headers: { range: `bytes=${whole.length}-` } });
      expect([outside.status, outside.headers["content-range"]]).toEqual([416, `bytes */${whole.length}`]);
      const changed = await ask(host, "files", path, {
        headers: { range: "bytes=5-14", "if-range": '"other"' },
      });
      expect([changed.status, changed.bytes.equals(whole)]).toEqual([200, true]);
    }
    const head = await ask(host, "files", "/large.bin", { method: "HEAD" });
    expect([head.headers["content-length"], head.bytes.length]).toEqual(["1000000", 0]);
  });

  test("pages of folders, of what is missing, and of a service that is named by the path", async () => {
    expect((await ask(host, "files", "/docs/")).text).toBe("<h1>docs</h1>");
    expect((await ask(host, "files", "/docs?a=1")).headers.location).toBe("/docs/?a=1");
    const missing = await ask(host, "files", "/none");
    expect([missing.status, missing.text]).toEqual([404, "<h1>none</h1>"]);
    const byPath = await raw(
      host,
      "GET /s/files/docs HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
    );
    expect(byPath).toContain("location: /s/files/docs/\r\n");
    expect((await ask(host, "files", "/", { method: "POST" })).status).toBe(405);
    expect((await ask(host, "files", "/api/x")).status).toBe(404);
  });

  test("reach nothing but their list", async () => {
    for (const path of ["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/.env", "/.svc/x"])
      expect((await ask(host, "files", path)).text, path).toMatch(/none|page_not_found/);
  });
});
