import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { graphqlData } from "../kit/graphql-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read } from "./calls.ts";
import { waitUntil } from "./wait-until.ts";

let folder: string;
let plugin: string;
let go: string;
let server: ServerProcess;

/** Gives a Record with this word, and a second one once there is a file to go on. */
function pluginText(word: string): string {
  return `
    import { setTimeout as delay } from "node:timers/promises";
    import { existsSync } from "node:fs";
    import { defineScraper, flag, operation, z } from "@quarry/plugin-sdk";
    import { WORD } from "./word.js";
    const list = operation({
      name: "list", title: "List", summary: "Says a word.", agentHint: "For tests.", availability: "full",
      input: z.object({ waits: flag.default(false).describe("Whether a second Record comes later.") }),
      record: z.object({ n: z.int().describe("Number."), word: z.string().describe("The word ${word}.") }),
      dedupeKey: (record) => String(record.n),
      async *run(ctx, { waits }, found) {
        const from = { url: "https://example.com/", fetchedAt: ctx.now() };
        yield found(from, { n: 1, word: WORD });
        ctx.checkpoint(1);
        while (waits && !existsSync(${JSON.stringify(go)})) await delay(20, undefined, { signal: ctx.signal });
        if (waits) yield found(from, { n: 2, word: WORD });
      },
    });
    export default defineScraper({
      id: "spoken", title: "Spoken", summary: "Says a word.", sdk: "^2", unit: "word", priceUsdMicros: 1,
      origins: { web: { url: "https://example.com", requestsPerSecond: 1, concurrency: 1 } },
      failures: [], defaultOperation: "list", operations: [list],
    });`;
}

async function say(word: string): Promise<void> {
  // Two files, as an editor that saves all would do.
  await writeFile(join(plugin, "word.js"), `export const WORD = "${word}";\n`);
  await writeFile(join(plugin, "index.js"), pluginText(word));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-reload-"));
  plugin = join(folder, "plugins", "my-folder");
  go = join(folder, "go");
  await mkdir(plugin, { recursive: true });
  await writeFile(join(plugin, "package.json"), '{ "type": "module" }');
  await say("one");
  // As plugins for SDK 1 began.
  const old = pluginText("old").replace("@quarry/plugin-sdk", "quarry/plugin-sdk");
  await mkdir(join(folder, "plugins", "of-sdk-one"));
  await writeFile(join(folder, "plugins", "of-sdk-one", "index.mjs"), old);
  await writeFile(join(folder, "plugins", "of-sdk-one", "package.json"), '{ "main": "index.mjs" }');
  const env = { QUARRY_PLUGIN_DIRS: join(folder, "plugins"), QUARRY_PLUGIN_RELOAD: "on" };
  server = await startServer({ env });
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const health = async (scraper = "spoken"): Promise<{ status: string; reason: string | null } | undefined> => {
  const { sourceHealth } = await graphqlData<{
    sourceHealth: { id: string; status: string; reason: string | null }[];
  }>(server.url, server.apiKey, "{ sourceHealth { id status reason } }");
  const found = sourceHealth.find(({ id }) => id === scraper);
  return found && { status: found.status, reason: found.reason };
};

const words = async (id: string): Promise<string[]> => {
  const { request } = await graphqlData<{
    request: { records: { edges: { node: { data: { word: string } } }[] } };
  }>(
    server.url,
    server.apiKey,
    "query ($id: ID!) { request(id: $id) { records(first: 10) { edges { node { data } } } } }",
    { id },
  );
  return request.records.edges.map(({ node }) => node.data.word);
};

/** What a new Request gets to hear, once it is over. */
async function heard(): Promise<string[]> {
  const { id } = await create(server, { scraper: "spoken", input: {} });
  await waitUntil("it is over", async () => isOver(await read(server, id)));
  return words(id);
}

test("a changed plugin is loaded again, a broken one is off with its reason until it is fixed, and what runs ends on the old code", async () => {
  expect(await heard()).toEqual(["one"]);
  const running = await create(server, { scraper: "spoken", input: { waits: true } });
  await waitUntil("the first Record", async () => (await words(running.id)).length === 1);

  await say("two");
  await waitUntil("the new word", async () => (await heard()).join() === "two");
  await writeFile(go, "");
  await waitUntil("the old run is over", async () => isOver(await read(server, running.id)));
  expect(await words(running.id)).toEqual(["one", "one"]);
  expect(await read(server, running.id)).toMatchObject({ status: "SUCCEEDED", attempt: 1 });

  await writeFile(join(plugin, "index.js"), "export default {");
  const broken = await waitUntil("it is off", async () => {
    const now = await health();
    return now?.status !== "READY" && now;
  });
  expect(broken).toMatchObject({
    status: "DISABLED",
    reason: expect.stringMatching(/^Loading failed: /),
  });
  await expect(create(server, { scraper: "spoken", input: {} })).rejects.toThrow(
    "The scraper spoken is switched off: Loading failed: ",
  );

  await say("three");
  await waitUntil("it is back", async () => (await health())?.reason === null);
  await waitUntil("the newest word", async () => (await heard()).join() === "three");
});

test("a plugin for SDK 1 is off, and source health says what to change", async () => {
  expect(await health("of-sdk-one")).toEqual({
    status: "DISABLED",
    reason:
      'Loading failed: It imports "quarry/plugin-sdk". Since SDK 2 plugins import from "@quarry/plugin-sdk", and `run` takes a third argument: yield `found(from, record)` instead of `{ from, record }`, then set `sdk` to "^2".',
  });
});
