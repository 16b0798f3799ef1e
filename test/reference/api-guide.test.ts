import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { graphqlData } from "../kit/graphql-client.ts";
import { untilTerminal } from "../kit/rest-client.ts";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CLIENT = pathToFileURL(join(ROOT, "src/client/index.ts")).href;

let server: ApiServer;
/** Language and text of each fenced example of docs/api.md, in order. */
let examples: { language: string; text: string }[];
beforeAll(async () => {
  server = await startApiServer();
  const guide = await readFile(join(ROOT, "docs/api.md"), "utf8");
  examples = [...guide.matchAll(/```(\w+)\n([^]*?)```/g)].map(([, language = "", text = ""]) => ({
    language,
    text,
  }));
});
afterAll(() => server.stop());

/** As printed, but for the port, the key file and where the client package lies. */
const here = (text: string): string =>
  text
    .replaceAll("http://127.0.0.1:4000", server.url)
    .replaceAll("data/api-key", join(server.dataDir, "api-key"))
    .replaceAll('"@quarry/client"', JSON.stringify(CLIENT));

const shell = async (text: string): Promise<string> =>
  (await run("bash", ["-euo", "pipefail", "-c", here(text)], { cwd: ROOT })).stdout;

it("has the examples that are run here and no others", () => {
  expect(examples.map((one) => one.language)).toEqual(["sh", "sh", "sh", "sh", "graphql", "sh", "ts"]);
});

it("runs all of them in the order of the guide", async () => {
  const [create, newest, results, catalog, query, events, script] = examples.map((one) => one.text);
  const created = JSON.parse(await shell(create!)) as { id: string; status: string; estimatedCost: number };
  expect(created).toMatchObject({ status: "queued", estimatedCost: 0.0006 });
  await untilTerminal(server.url, server.apiKey, created.id);

  const page = JSON.parse(await shell(newest!)) as { data: { id: string; status: string }[] };
  expect(page.data.map((one) => [one.id, one.status])).toEqual([[created.id, "succeeded"]]);

  const lines = (await shell(results!)).trimEnd().split("\n");
  expect(lines).toHaveLength(1);
  const record = JSON.parse(lines[0]!) as Record<string, unknown>;
  expect(record).toMatchObject({ number: 7 });

  expect(JSON.parse(await shell(catalog!))).toMatchObject({ id: "codehost", status: "ready" });

  const answer = await graphqlData<{ requests: { nodes: { id: string; records: { nodes: unknown[] } }[] } }>(
    server.url,
    server.apiKey,
    query!,
  );
  expect(answer.requests.nodes[0]).toMatchObject({
    id: created.id,
    status: "SUCCEEDED",
    recordCount: 1,
    finalCostUsd: "0.000600",
    records: { nodes: [{ seq: 0, data: record }] },
  });

  const stream = await shell(events!);
  expect(stream).toMatch(/event: next\ndata: .*"record":\{"seq":0\}/);
  expect(stream.trimEnd()).toMatch(/event: complete\ndata:$/);

  const folder = await mkdtemp(join(tmpdir(), "quarry-guide-"));
  try {
    await writeFile(join(folder, "example.ts"), here(script!));
    const { stdout } = await run(process.execPath, [join(folder, "example.ts")], { cwd: ROOT });
    expect(stdout.trimEnd().split("\n")).toEqual(["0", "SUCCEEDED", "private_input_refused"]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
