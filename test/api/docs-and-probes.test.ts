import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CODES } from "../../src/errors/codes.ts";
import { startEngine, type Engine } from "../../src/engine/engine.ts";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Front } from "../../src/server/http/front.ts";
import { GUIDE_NAMES } from "../../src/server/guides.ts";
import { rest, type RestError } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** At /graphql a page is for browsers alone. */
const BROWSER = { headers: { accept: "text/html,*/*;q=0.8" } };

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
      // What is shown of a call is text.
      expect(page.replaceAll(/<pre>[^]*?<\/pre>/g, "")).not.toMatch(/<script [^>]|https?:\/\/(?!127)/);
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

  it("says first what this is, what to do, and what it costs, to people and to programs", async () => {
    const page = await (await fetch(server.url, BROWSER)).text();
    const answer = await fetch(server.url, { headers: { accept: "application/json" } });
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("vary")).toMatch(/accept\b(?!-)/i);
    const front = (await answer.json()) as Front;
    expect(front.what).toMatch(/^Quarry [^.]+\.$/);
    expect(page).toContain(front.what);
    expect(front.toDo.map(({ path }) => path)).toEqual(["/graphql", "/claim", "/docs"]);
    const catalog = await rest<{ data: { id: string; priceEvents: { usdMicros: number }[] }[] }>(
      server.url,
      null,
      "/v1/data-sources",
    );
    const priced = catalog.body.data.filter(({ id }) => front.scrapers.some((one) => one.id === id));
    expect(priced.length).toBeGreaterThan(0);
    expect(front.scrapers.map(({ id, usdMicros }) => [id, usdMicros])).toEqual(
      priced.map(({ id, priceEvents }) => [id, priceEvents[0]?.usdMicros]),
    );
    expect(page).toContain("20.00 USD a month");
    for (const { path } of [...front.toDo, ...front.reference, ...front.guides]) {
      expect(page).toContain(`href="${path}"`);
      expect((await fetch(server.url + path, BROWSER)).status, path).toBe(200);
    }
  });

  it("has its documents in the form of llmstxt.org, with links that lead somewhere", async () => {
    const answer = await fetch(`${server.url}/llms.txt`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const text = await answer.text();
    expect(text).toMatch(/^# Quarry\n\n> Quarry reads [^\n]+\.\n\n/);
    expect(text.match(/^#{1,6} .+$/gm)?.filter((line) => !line.startsWith("## "))).toEqual(["# Quarry"]);
    const items = text
      .split(/^## .+$/m)
      .slice(1)
      .join("")
      .trim()
      .split(/\n+/);
    const paths = items.map((item) => /^- \[[^\]]+\]\(([^)\s]+)\): \S.*$/.exec(item)?.[1] ?? item);
    for (const path of new Set(paths)) expect((await fetch(path, BROWSER)).status, path).toBe(200);
    for (const id of ["codehost", "forum"]) expect(paths).toContain(`${server.url}/v1/data-sources/${id}`);
  });

  it("serves the guides of the checkout", async () => {
    for (const name of GUIDE_NAMES) {
      const answer = await fetch(`${server.url}/docs/guides/${name}.md`);
      expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
      expect(await answer.text()).toBe(await readFile(join("docs", `${name}.md`), "utf8"));
    }
  });

  it("tells who has no key where one comes from, on both faces", async () => {
    const { body } = await rest<RestError>(server.url, null, "/v1/requests");
    const { errors } = (await (
      await fetch(`${server.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: "{ requests { nodes { id } } }" }),
      })
    ).json()) as { errors: { extensions: RestError }[] };
    for (const instruction of [body.agent_instruction, errors[0]?.extensions.agent_instruction])
      expect(instruction).toMatch(/\/dashboard\/api-keys.*\/sign-up.*`api-key`/);
    expect(body.message).toContain("/dashboard/api-keys");
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
