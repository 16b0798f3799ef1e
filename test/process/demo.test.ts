import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { graphqlData } from "../kit/graphql-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { act, create, isOver, read, type SeenRequest } from "./calls.ts";
import { waitUntil } from "./wait-until.ts";

const LIMITS = [1, 2, 10, 50, 100];
/** Families: the examples of one come after another, so that one thread runs them all. */
const AT_ONCE = 3;

let source: Server;
let asked = 0;
let folder: string;
let server: ServerProcess;

/** A server on one data folder. Whatever it would ask of the code host, it would ask here. */
async function start(mode: "demo" | "live"): Promise<ServerProcess> {
  const origin = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
  const names = ["api", "web", "raw", "codeload"];
  return startServer({
    dataDir: folder,
    env: {
      QUARRY_FETCH: mode,
      QUARRY_PLUGIN_DIRS: fileURLToPath(new URL("../fixtures/plugins/slow", import.meta.url)),
      QUARRY_ORIGINS: names.map((name) => `codehost.${name}=${origin}`).join(","),
      QUARRY_PRIVATE_ORIGINS: origin,
    },
  });
}

beforeAll(async () => {
  source = createServer((_request, response) => {
    asked += 1;
    response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  folder = await mkdtemp(join(tmpdir(), "quarry-demo-test-"));
  server = await start("demo");
});
afterAll(async () => {
  await server?.stop();
  source.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

interface Example {
  scraper: string;
  usdMicros: number;
  operation: string;
  input: object;
}

async function examples(): Promise<Example[]> {
  const { scrapers } = await graphqlData<{
    scrapers: {
      id: string;
      priceEvents: { usdMicros: number }[];
      operations: { name: string; canary: { input: object } | null }[];
    }[];
  }>(
    server.url,
    server.apiKey,
    "{ scrapers { id priceEvents { usdMicros } operations { name canary { input } } } }",
  );
  return scrapers
    .filter(({ id }) => !id.startsWith("test-"))
    .flatMap(({ id, priceEvents, operations }) =>
      operations.flatMap(({ name, canary }) =>
        canary === null
          ? []
          : [
              {
                scraper: id,
                usdMicros: priceEvents[0]?.usdMicros ?? 0,
                operation: name,
                input: canary.input,
              },
            ],
      ),
    );
}

/** As the example for curl says it, but for the limit. */
async function check({ scraper, operation, usdMicros, input }: Example, index: number): Promise<void> {
  const limit = LIMITS[index % LIMITS.length] as number;
  const response = await fetch(`${server.url}/v1/requests?include=results`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${server.apiKey}`,
      "content-type": "application/json",
      prefer: "wait=30",
    },
    body: JSON.stringify({ scraper, input: { operation, ...input }, limit }),
  });
  const request = (await response.json()) as {
    recordCount: number;
    agentInstruction: string;
    results: { data: { _source: { url: string } }[] };
  };
  const name = `${scraper} ${operation}, limit ${limit}`;
  expect([1, limit], name).toContain(request.recordCount);
  expect(request, name).toMatchObject({
    isDemo: true,
    status: "succeeded",
    finalCostUsdMicros: request.recordCount * usdMicros,
    progress: { warnings: [], dropped: 0 },
  });
  expect(request.agentInstruction).toMatch(/ These Records are made up: this is a demo\.$/);
  expect(request.results.data, name).toHaveLength(request.recordCount);
  for (const { _source } of request.results.data)
    expect(_source.url).toBe(`https://demo.invalid/${scraper}/${operation}`);
}

interface DemoRequest {
  isDemo: boolean;
  status: string;
  recordCount: number;
  finalCostUsdMicros: number;
  error: { code: string; message: string; agentInstruction: string } | null;
}

async function demoRequest(id: string): Promise<DemoRequest> {
  const { request } = await graphqlData<{ request: DemoRequest }>(
    server.url,
    server.apiKey,
    `query ($id: ID!) { request(id: $id) { isDemo status recordCount finalCostUsdMicros
      error { code message agentInstruction } } }`,
    { id },
  );
  return request;
}

const over = (id: string): Promise<SeenRequest> =>
  waitUntil("the Request is over", async () => {
    const now = await read(server, id);
    return isOver(now) && now;
  });

test("every example of the catalog gives made-up Records, which are stored and billed as any", async () => {
  const all = await examples();
  expect(all.length).toBeGreaterThan(150);
  const numbered = all.map((example, index) => ({ example, index }));
  const waiting = Map.groupBy(numbered, ({ example }) => example.scraper).values();
  const runFamilies = async (): Promise<void> => {
    for (const family of waiting) for (const { example, index } of family) await check(example, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runFamilies));
  expect(asked).toBe(0);
});

test("what the demo does not have says so, and costs nothing", async () => {
  const { id } = await create(server, { scraper: "test-slow", input: { records: 1 } });
  await over(id);
  expect(await demoRequest(id)).toMatchObject({
    isDemo: true,
    status: "FAILED",
    finalCostUsdMicros: 0,
    error: {
      code: "not_in_demo",
      message: "The demo has no Records of test-slow: it comes without recorded cases.",
      agentInstruction: expect.stringContaining("Use one of the operations that the message lists") as string,
    },
  });
});

test("a Request stays what it was when the server changes, and runs on no server of the other kind", async () => {
  const demo = await create(server, { scraper: "test-slow", input: { records: 1 } });
  await over(demo.id);
  await server.stop();
  server = await start("live");
  await act(server, "Resume", demo.id);
  await over(demo.id);
  const mismatch = {
    status: "FAILED",
    recordCount: 0,
    finalCostUsdMicros: 0,
    error: { code: "demo_mismatch" },
  };
  expect(await demoRequest(demo.id)).toMatchObject({ ...mismatch, isDemo: true });

  const input = { records: 400, delayMs: 60_000 };
  const real = await create(server, { scraper: "test-slow", input });
  await act(server, "Cancel", real.id);
  const { recordCount } = await over(real.id);
  await server.stop();
  server = await start("demo");
  await act(server, "Resume", real.id);
  await over(real.id);
  expect(await demoRequest(real.id)).toMatchObject({
    isDemo: false,
    recordCount,
    error: { code: "demo_mismatch" },
  });
});
