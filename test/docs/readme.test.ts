import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { graphqlData } from "../kit/graphql-client.ts";
import { rest, untilTerminal } from "../kit/rest-client.ts";
import { subscribe } from "../kit/websocket-client.ts";
import { moneyText } from "../../src/kernel/usd.ts";
import { BUILT_IN_IDS } from "../../scripts/generate/built-in-scrapers.ts";
import { openDocument, ROOT, type ExampleDocument } from "./example-document.ts";
import { requirePackages } from "./installed-packages.ts";
import { plainEnv, startPrinted, type PrintedServer } from "./printed-server.ts";

const run = promisify(execFile);
/** Small, and not this one. */
const ONE_TEST_FILE = "test/architecture/lockfile.test.ts";

let readme: ExampleDocument;
let contributing: ExampleDocument;
let folder: string;
let twoCommands: string;
let server: PrintedServer;
/** Runs a block as printed, but for the port and the data folder. */
async function shell(block: string): Promise<string> {
  const here = block
    .replaceAll("http://127.0.0.1:4000", server.url)
    .replaceAll("data/api-key", join(server.dataDir, "api-key"));
  const { stdout } = await run("bash", ["-euo", "pipefail", "-c", here], { cwd: ROOT, env: plainEnv() });
  return stdout;
}

beforeAll(async () => {
  requirePackages();
  readme = await openDocument("README.md");
  contributing = await openDocument("CONTRIBUTING.md");
  folder = await mkdtemp(join(tmpdir(), "quarry-readme-"));
  twoCommands = readme.take("sh");
  server = await startPrinted(readme.take("sh"), join(folder, "data"));
});

afterAll(async () => {
  await server?.interrupt();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test("The curl examples create a Request and print its Records as CSV", async () => {
  const created = JSON.parse(await shell(readme.take("sh"))) as {
    id: string;
    status: string;
    isDemo: boolean;
  };
  expect(created).toMatchObject({ status: "succeeded", recordCount: 3, finalCost: 0.0018, isDemo: true });
  const lines = (await shell(readme.take("sh"))).trimEnd().split("\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^login,url,id,.*,_source,_truncated$/);
  for (const line of lines.slice(1)) expect(line).toContain("https://demo.invalid/codehost/stargazers");
});

test("The command that the banner tells to try runs, and shows the key to no log", async () => {
  const banner = server.output();
  expect(banner).not.toContain(server.apiKey);
  expect(banner).toContain("\n  demo       every Record is made up, and no source is asked\n");
  const [, command = ""] = /^ {2}try\n((?: {4}.*\n)+)/m.exec(banner) ?? [];
  const { stdout } = await run("bash", ["-euo", "pipefail", "-c", command], { env: plainEnv() });
  const { id } = JSON.parse(stdout) as { id: string };
  const ended = await untilTerminal(server.url, server.apiKey, id);
  expect(ended).toMatchObject({ status: "succeeded", recordCount: 1 });
});

test("The GraphQL example creates a Request and the subscription brings each of its Records", async () => {
  const { requestCreate } = await graphqlData<{
    requestCreate: { request: { id: string; estimatedCostUsd: string } };
  }>(server.url, server.apiKey, readme.take("graphql"));
  expect(requestCreate.request.estimatedCostUsd).toBe("0.060000");
  const stream = subscribe<{ recordStored: { record: { data: { login: string } } } }>(
    `${server.url.replace(/^http/, "ws")}/graphql`,
    server.apiKey,
    readme.take("graphql"),
    { variables: { id: requestCreate.request.id } },
  );
  const stored = await stream.rest();
  await stream.close();
  const logins = stored.map(({ recordStored }) => recordStored.record.data.login);
  expect(new Set(logins).size).toBe(100);
});

test("A new scraper passes its tests and is served, and so is the plugin that is printed", async () => {
  const plugins = join(folder, "my-plugins");
  const [make = "", check = "", attempt = "", start = "", ...more] = readme
    .take("sh")
    .replaceAll("../my-plugins", plugins)
    .trimEnd()
    .split("\n");
  expect(more).toEqual([]);
  expect(await shell(make)).toContain(`Made ${join(plugins, "my-source")}.`);
  expect(await shell(check)).toMatch(/^Tests \d+ passed/m);
  expect(await shell(attempt)).toContain('"title": "Paper boat"');
  await mkdir(join(plugins, "printed"));
  const printed = readme.take("ts").replace('id: "my-source"', 'id: "printed"');
  await writeFile(join(plugins, "printed/index.ts"), printed);
  const har = join(folder, "two-items.har.json");
  await writeFile(har, JSON.stringify({ log: { version: "1.2", creator, entries: [twoItems] } }));
  const tried = await shell(
    `npm run plugin:try ${join(plugins, "printed")} '{"query":"kite"}' -- --har ${har}`,
  );
  const titles = [...tried.matchAll(/"title": "(.*)"/g)].map(([, title]) => title);
  expect(titles).toEqual(["Red kite", "Paper boat"]);

  const served = await startPrinted(start, join(folder, "data of plugins"));
  try {
    const fields = async (id: string) => {
      const { body } = await rest<{
        status: string;
        operations: { inputSchema: { properties: Record<string, unknown> } }[];
      }>(served.url, null, `/v1/data-sources/${id}`);
      expect(body.status).toBe("ready");
      return Object.keys(body.operations[0]?.inputSchema.properties ?? {});
    };
    expect(await fields("my-source")).toEqual(["operation", "limit", "query"]);
    expect(await fields("printed")).toEqual(["operation", "limit", "query"]);
  } finally {
    await served.interrupt();
  }
});

const creator = { name: "hand", version: "1" };
/** What the source of the printed plugin answers. */
const twoItems = {
  request: { method: "GET", url: "https://example.org/items?q=kite" },
  response: {
    status: 200,
    content: {
      mimeType: "text/html",
      text: '<html><body><article><a href="/1">Red kite</a></article><article><a href="/2">Paper boat</a></article></body></html>',
    },
  },
};

test("The two commands start a server and run tests", async () => {
  const commands = (block: string) =>
    block
      .trimEnd()
      .split("\n")
      .map((line) => line.replace(/ *#.*/, ""));
  const [start = "", check = "", ...more] = commands(twoCommands);
  expect([start, check, ...more]).toEqual(commands(contributing.take("sh")));
  const started = await startPrinted(start, join(folder, "data of two commands"));
  expect(started.output()).toContain("Quarry 0.1.0 is up");
  await started.interrupt();
  // All of them would start this one again.
  expect(await shell(`${check} -- ${ONE_TEST_FILE}`)).toMatch(/\n1 passed, 0 failed\n$/);
});

test("The demo shows a Request of each family and the bill", async () => {
  const { stdout } = await run("npm", ["run", "demo"], { cwd: ROOT, env: plainEnv() });
  const lines = [...stdout.matchAll(/^(\S+) +\S+ +SUCCEEDED +(\d+) +(\d+\.\d{2,6}) {2}\S/gm)];
  expect(lines.map(([, scraper]) => scraper).sort()).toEqual([...BUILT_IN_IDS]);
  const sum = (cell: number) => lines.reduce((total, line) => total + Number(line[cell]), 0);
  expect(stdout).toContain(
    `\n${sum(2)} Records of ${BUILT_IN_IDS.length} families; ${moneyText(20_000_000 - Math.round(sum(3) * 1_000_000))} of 20 are left.`,
  );
  const readmeStart = "npm start -- --demo";
  expect(stdout).toMatch(new RegExp(`\nNext\n {2}the same by hand +${readmeStart}\n`));
  // Colours and pauses are for terminals.
  expect(stdout).not.toContain("\u001b[");
});

test("No example is left", () => {
  // test/process/first-steps.test.ts runs them.
  readme.take("bash");
  expect(readme.untaken()).toEqual([]);
  expect(contributing.untaken()).toEqual([]);
});
