import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDocument, ROOT, type ExampleDocument } from "../docs/example-document.ts";
import { requirePackages } from "../docs/installed-packages.ts";
import { startPrinted, type PrintedServer } from "../docs/printed-server.ts";
import { graphqlData } from "../kit/graphql-client.ts";
import { untilTerminal } from "../kit/rest-client.ts";

const run = promisify(execFile);
const CLIENT = pathToFileURL(join(ROOT, "src/client/index.ts")).href;

let folder: string;
let server: PrintedServer;
let guide: ExampleDocument;
beforeAll(async () => {
  requirePackages();
  folder = await mkdtemp(join(tmpdir(), "quarry-guide-"));
  guide = await openDocument("docs/api.md");
  server = await startPrinted(guide.take("sh"), join(folder, "data"));
});
afterAll(async () => {
  await server?.interrupt();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** As printed, but for the port, the key file and where the client package lies. */
const here = (text: string): string =>
  text
    .replaceAll("http://127.0.0.1:4000", server.url)
    .replaceAll("data/api-key", join(server.dataDir, "api-key"))
    .replaceAll('"@quarry/client"', JSON.stringify(CLIENT));

const shell = async (text: string): Promise<string> =>
  (await run("bash", ["-euo", "pipefail", "-c", here(text)], { cwd: ROOT })).stdout;

it("runs all examples in the order of the guide", async () => {
  const created = JSON.parse(await shell(guide.take("sh"))) as {
    id: string;
    status: string;
    estimatedCost: number;
  };
  expect(created).toMatchObject({ status: "queued", estimatedCost: 0.0006 });
  await untilTerminal(server.url, server.apiKey, created.id);

  const waited = JSON.parse(await shell(guide.take("sh"))) as { id: string; results: { data: unknown[] } };
  expect(waited).toMatchObject({ status: "succeeded", recordCount: 1, results: { complete: true } });
  expect(waited.results.data).toHaveLength(1);

  const page = JSON.parse(await shell(guide.take("sh"))) as { data: { id: string; status: string }[] };
  expect(page.data.map((one) => [one.id, one.status])).toEqual([[waited.id, "succeeded"]]);

  const lines = (await shell(guide.take("sh"))).trimEnd().split("\n");
  expect(lines).toHaveLength(1);
  const record = JSON.parse(lines[0]!) as Record<string, unknown>;
  expect(record).toMatchObject({ number: 7 });

  const [header, cells] = (await shell(guide.take("sh"))).split("\n");
  expect(header).toBe("\ufeffnumber,title,state");
  expect(cells).toMatch(/^7,/);

  await shell(guide.take("sh").replace("records.xlsx", join(folder, "records.xlsx")));
  expect((await readFile(join(folder, "records.xlsx"), "latin1")).slice(0, 2)).toBe("PK");

  expect(JSON.parse(await shell(guide.take("sh")))).toMatchObject({ id: "codehost", status: "ready" });

  const canary = guide.take("graphql");
  const answer = await graphqlData<{ requests: { nodes: { id: string; records: { nodes: unknown[] } }[] } }>(
    server.url,
    server.apiKey,
    guide.take("graphql"),
  );
  expect(answer.requests.nodes[0]).toMatchObject({
    id: waited.id,
    status: "SUCCEEDED",
    recordCount: 1,
    finalCostUsd: "0.000600",
    records: { nodes: [{ seq: 0, data: record }] },
  });
  const { requestCreate } = await graphqlData<{ requestCreate: { request: object } }>(
    server.url,
    server.apiKey,
    guide.take("graphql"),
  );
  expect(requestCreate.request).toEqual({
    status: "SUCCEEDED",
    records: {
      nodes: [{ value: { number: 7, title: record["title"], author: { login: "alice-example" } } }],
    },
  });

  const health = JSON.parse(await shell(guide.take("sh"))) as {
    data: { id: string; operations: object[] }[];
  };
  expect(health.data.find(({ id }) => id === "codehost")?.operations).toContainEqual({
    name: "issue",
    status: "ready",
    // What is made up says nothing of a source.
    lastSuccessAt: null,
    lastFailureAt: null,
    fieldWarnings: [],
    canary: null,
  });

  const stream = await shell(guide.take("sh"));
  expect(stream).toMatch(/event: next\ndata: .*"record":\{"seq":0\}/);
  expect(stream.trimEnd()).toMatch(/event: complete\ndata:$/);

  await writeFile(join(folder, "example.ts"), here(guide.take("ts")));
  const { stdout } = await run(process.execPath, [join(folder, "example.ts")], { cwd: ROOT });
  expect(stdout.trimEnd().split("\n")).toEqual(["0", "SUCCEEDED", "private_input_refused"]);
  const { canaryRun } = await graphqlData<{ canaryRun: { request: object } }>(
    server.url,
    server.apiKey,
    canary,
  );
  expect(canaryRun.request).toMatchObject({ estimatedCostUsdMicros: 0 });
  expect(guide.untaken()).toEqual([]);
});
