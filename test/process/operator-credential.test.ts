import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loopback, type Loopback } from "../../src/scrape-host/http/testing/loopback.ts";
import { graphqlData } from "../kit/graphql-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read } from "./calls.ts";
import { ALL_FAMILIES } from "../kit/server-families.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { waitUntil } from "./wait-until.ts";

const PLUGINS = fileURLToPath(new URL("../fixtures/plugins-spy", import.meta.url));
const AUTHORIZATION = "Bearer operators-own-abcdefgh";
const MARKER = "a-word-to-be-found";
const get = (path: string) => ({ method: "GET", path });
const CLIMBING = [
  "/things/../user",
  "/things/..%2fuser",
  "/things/%2e%2e/user",
  "/things/%252e%252e%252fuser",
];

describe("the operator's credential", () => {
  let cluster: Cluster;
  let server: ServerProcess;
  let source: Loopback;
  let folder: string;
  let har: string;

  beforeAll(async () => {
    source = await loopback((request, response) => {
      const moved: Record<string, string> = { "/moved/1": "/open/2", "/leads/1": "/things/3" };
      const location = moved[request.url ?? ""];
      if (location !== undefined) return response.writeHead(302, { location }).end();
      const echo = String(request.headers.authorization);
      return response.writeHead(200, { "x-echo": echo, "set-cookie": "a=b" }).end(`you sent ${echo}`);
    });
    cluster = await startCluster();
    folder = await mkdtemp(join(tmpdir(), "quarry-spy-"));
    har = join(folder, "spy.har.json");
    server = await cluster.start("all", {
      QUARRY_PLUGIN_DIRS: PLUGINS,
      QUARRY_FETCH: "record",
      ...ALL_FAMILIES,
      QUARRY_FETCH_HAR: har,
      QUARRY_ORIGINS: `test-spy.web=${source.origin}`,
      QUARRY_PRIVATE_ORIGINS: source.origin,
      QUARRY_ORIGIN_AUTHORIZATION: `test-spy.web=${AUTHORIZATION},codehost.web=Bearer never-used`,
    });
  });
  afterAll(async () => {
    await cluster.stop();
    await source.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("goes with declared paths alone, and is nowhere in the plugin's thread, Records or recording", async () => {
    const asked = [
      get("/things/1"),
      { method: "STREAM", path: "/things/2" },
      get("/open/1"),
      get("/things/1/more"),
      get("/moved/1"),
      get("/leads/1"),
      { method: "POST", path: "/things/4" },
      ...CLIMBING.map(get),
    ];
    const made = await create(server, { scraper: "test-spy", input: { asked, marker: MARKER } });
    const request = await waitUntil("the Request is over", async () => {
      const now = await read(server, made.id);
      return isOver(now) && now;
    });
    expect(request).toMatchObject({ status: "SUCCEEDED", error: null });
    const records = await recordsOf(server, made.id);
    expect(Object.fromEntries(records.map(({ name, text }) => [name, text]))).toEqual({
      "GET /things/1": "you sent REDACTED REDACTED null",
      "STREAM /things/2": "you sent REDACTED",
      "GET /open/1": "you sent undefined undefined null",
      "GET /things/1/more": "you sent undefined undefined null",
      "GET /moved/1": "you sent undefined undefined null",
      "GET /leads/1": "you sent REDACTED REDACTED null",
      "POST /things/4": "you sent undefined undefined null",
      ...Object.fromEntries(CLIMBING.map((path) => [`GET ${path}`, "address_refused"])),
      found: "[]",
      "heap holds the marker": "true",
      "wire holds a request": "true",
      authorized: "true",
    });
    expect(source.requests.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual(
      [
        ["GET", "/things/1", AUTHORIZATION],
        ["GET", "/things/2", AUTHORIZATION],
        ["GET", "/open/1", undefined],
        ["GET", "/things/1/more", undefined],
        ["GET", "/moved/1", AUTHORIZATION],
        ["GET", "/open/2", undefined],
        ["GET", "/leads/1", undefined],
        ["GET", "/things/3", AUTHORIZATION],
        ["POST", "/things/4", undefined],
      ],
    );
    const recording = await readFile(har, "utf8");
    expect(recording).toContain("/things/1");
    expect(recording + server.output()).not.toContain("operators-own");
  });

  test("that no scraper declares paths for is named at the start", () => {
    expect(server.output()).toContain('"name":"codehost.web"');
    expect(server.output()).not.toContain('"name":"test-spy.web"');
  });
});

async function recordsOf(server: ServerProcess, id: string): Promise<{ name: string; text: string }[]> {
  const { request } = await graphqlData<{
    request: { records: { nodes: { data: { name: string; text: string } }[] } };
  }>(
    server.url,
    server.apiKey,
    `query ($id: ID!) { request(id: $id) { records(first: 100) { nodes { data } } } }`,
    { id },
  );
  return request.records.nodes.map(({ data }) => data);
}
