/** A plugin that is switched off is shown with its reason on every face, and stops no other. */
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { graphqlData } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";

const SERIES = fileURLToPath(new URL("../fixtures/plugins-process/series", import.meta.url));

interface Health {
  id: string;
  status: string;
  reason: string | null;
}

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-switched-off-"));
  await mkdir(join(folder, "empty"));
  await write("throws/index.js", 'throw new Error("Not today.");');
  await write("shadows/package.json", '{ "type": "module" }');
  await write(
    "shadows/index.js",
    'import series from "./series.js";\nexport default { ...series, id: "codehost" };',
  );
  await cp(join(SERIES, "index.js"), join(folder, "shadows/series.js"));
  await write("unnamable/package.json", '{ "type": "module" }');
  await write(
    "unnamable/index.js",
    `import series from "./series.js";
const info = { ...series.operations[0], name: "info" };
export default { ...series, id: "page", operations: [info], defaultOperation: "info" };`,
  );
  await cp(join(SERIES, "index.js"), join(folder, "unnamable/series.js"));
  await cp(SERIES, join(folder, "twin"), { recursive: true });
  server = await startServer({ env: { QUARRY_PLUGIN_DIRS: [SERIES, folder].join(delimiter) } });
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(folder, path, ".."), { recursive: true });
  await writeFile(join(folder, path), text);
}

test("each has its reason in /v1/data-sources/health and in sourceHealth", async () => {
  const { body } = await rest<{ data: Health[] }>(server.url, null, "/v1/data-sources/health");
  const { sourceHealth } = await graphqlData<{ sourceHealth: Health[] }>(
    server.url,
    server.apiKey,
    "{ sourceHealth { id status reason } }",
  );
  const inSmallLetters = sourceHealth.map((one) => ({ ...one, status: one.status.toLowerCase() }));
  expect(body.data.map(({ id, status, reason }) => ({ id, status, reason }))).toEqual(inSmallLetters);
  const off = body.data.filter(({ status }) => status === "disabled");
  expect(off.map(({ id }) => id)).toEqual([
    "empty",
    "codehost (folder 2)",
    "throws",
    "test-series (folder 2)",
    "page",
  ]);
  const [empty, shadows, throws, twin, page] = off.map(({ reason }) => reason);
  expect(empty).toBe("The folder has no index.js, index.ts or package.json with `main`.");
  expect(page).toMatch(/PageInfo/);
  expect(shadows).toMatch(/^The id codehost is taken by file:.*codehost\/index\.js\.$/);
  expect(throws).toBe("Loading failed: Not today.");
  expect(twin).toMatch(/^The id test-series is taken by file:.*series\/index\.js\.$/);
  const ready = body.data.filter(({ status }) => status === "ready").map(({ id }) => id);
  expect(ready).toEqual(expect.arrayContaining(["codehost", "test-series"]));
});
