import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CODES } from "../../src/errors/codes.ts";
import { startEngine, type Engine } from "../../src/engine/engine.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rest, type RestError } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let folder: string;
let engine: Engine;
let server: ApiServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-engine-"));
  engine = await startEngine({ dataDir: folder, log: silent });
  server = await startApiServer({ MONGODB_URL: engine.uri });
});
afterAll(async () => {
  await server.stop();
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("documentation", () => {
  it("explains every code of the dictionary where docs_url points", async () => {
    const refused = await rest<RestError>(server.url, null, "/v1/requests");
    const [page = "", fragment] = refused.body.docs_url.split("#");
    expect(fragment).toBe("unauthenticated");
    const response = await fetch(page);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await response.text();
    for (const code of Object.keys(CODES)) expect(html.split(`id="${code}"`), code).toHaveLength(2);
  });

  it("names every route on its index, and lets its pages load nothing and run only what their policy names", async () => {
    for (const path of ["/", "/docs/errors"]) {
      const response = await fetch(server.url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      const page = await response.text();
      expect(page).not.toMatch(/<script [^>]|https?:\/\/(?!127)/);
      for (const [, script = ""] of page.matchAll(/<script>([^]*?)<\/script>/g)) {
        const hash = createHash("sha256").update(script).digest("base64");
        expect(response.headers.get("content-security-policy")).toContain(`script-src 'sha256-${hash}';`);
      }
    }
    const index = await (await fetch(server.url)).text();
    for (const path of [
      "/v1/data-sources",
      "/v1/requests/:id/cancel",
      "/v1/requests/:id/results",
      "/graphql",
    ])
      expect(index).toContain(path);
  });
});

describe("probes", () => {
  it("need no credentials", async () => {
    const health = await rest(server.url, null, "/healthz");
    const ready = await rest(server.url, null, "/readyz");
    expect([health.status, health.body]).toEqual([200, { status: "ok" }]);
    expect([ready.status, ready.body]).toEqual([200, { status: "ready" }]);
  });

  it("say 503 while the database is gone, and the server stays alive", async () => {
    await engine.stop();
    const ready = await rest<RestError>(server.url, null, "/readyz");
    expect([ready.status, ready.body.code, ready.body.retryable]).toEqual([503, "not_ready", true]);
    expect(ready.headers.get("retry-after")).toBe("2");
    expect((await rest(server.url, null, "/healthz")).status).toBe(200);
    expect(server.child.exitCode).toBeNull();

    engine = await startEngine({ dataDir: folder, log: silent });
    await expect.poll(async () => (await rest(server.url, null, "/readyz")).status).toBe(200);
    const list = await rest(server.url, server.apiKey, "/v1/requests");
    expect(list.status).toBe(200);
  });
});
