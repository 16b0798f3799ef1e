import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { graphqlData } from "../kit/graphql-client.ts";
import { rest, untilTerminal } from "../kit/rest-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { subscribe } from "../kit/websocket-client.ts";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

let readme: string;
let plugins: string;
let server: ServerProcess;

/** The fenced blocks of a language that contain a word, in order. */
function blocks(language: string, word: string): string[] {
  return [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, "g"))]
    .map((match) => match[1] ?? "")
    .filter((text) => text.includes(word));
}

/** Runs a block as printed, but for the port and the data folder. */
async function shell(block: string): Promise<string> {
  const here = block
    .replaceAll("http://127.0.0.1:4000", server.url)
    .replaceAll("data/api-key", join(server.dataDir, "api-key"));
  const { stdout } = await run("bash", ["-euo", "pipefail", "-c", here], { cwd: ROOT });
  return stdout;
}

beforeAll(async () => {
  readme = await readFile(join(ROOT, "README.md"), "utf8");
  plugins = await mkdtemp(join(tmpdir(), "quarry-readme-"));
  await mkdir(join(plugins, "my-source"));
  await writeFile(join(plugins, "my-source/index.ts"), blocks("ts", "defineScraper")[0] ?? "");
  const [start = ""] = blocks("sh", "QUARRY_FETCH=replay");
  const har = /QUARRY_FETCH_HAR=(\S+) npm start/.exec(start)?.[1] ?? "";
  server = await startServer({
    env: { QUARRY_FETCH: "replay", QUARRY_FETCH_HAR: join(ROOT, har), QUARRY_PLUGIN_DIRS: plugins },
  });
});

afterAll(async () => {
  await server.stop();
  await rm(plugins, { recursive: true, force: true });
});

test("The curl examples create a Request and print its Records as CSV", async () => {
  const [create = "", results = ""] = blocks("sh", "curl");
  const created = JSON.parse(await shell(create)) as { id: string; status: string; estimatedCost: number };
  expect(created).toMatchObject({ status: "queued", estimatedCost: 0.06 });
  await untilTerminal(server.url, server.apiKey, created.id);
  const lines = (await shell(results)).trimEnd().split("\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^login,url,id,.*,_source,_truncated$/);
});

test("The GraphQL example creates a Request and the subscription brings each of its Records", async () => {
  const [mutation = ""] = blocks("graphql", "requestCreate");
  const [subscription = ""] = blocks("graphql", "recordStored");
  const { requestCreate } = await graphqlData<{
    requestCreate: { request: { id: string; estimatedCostUsd: string } };
  }>(server.url, server.apiKey, mutation);
  expect(requestCreate.request.estimatedCostUsd).toBe("0.060000");
  const stream = subscribe<{ recordStored: { record: { data: { login: string } } } }>(
    server.wsUrl,
    server.apiKey,
    subscription,
    { variables: { id: requestCreate.request.id } },
  );
  const stored = await stream.rest();
  await stream.close();
  const logins = stored.map(({ recordStored }) => recordStored.record.data.login);
  expect(logins).toHaveLength(3);
});

test("The plugin example loads and shows its input schema", async () => {
  const { status, body } = await rest<{
    status: string;
    operations: { inputSchema: { properties: Record<string, unknown> } }[];
  }>(server.url, null, "/v1/data-sources/my-source");
  expect(status).toBe(200);
  expect(body.status).toBe("ready");
  expect(Object.keys(body.operations[0]?.inputSchema.properties ?? {})).toEqual([
    "operation",
    "limit",
    "query",
  ]);
});
