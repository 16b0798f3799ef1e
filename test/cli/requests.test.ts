import { parquetReadObjects } from "hyparquet";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServerProcess } from "../kit/server-process.ts";
import { sheetOf } from "../kit/unzip.ts";
import { envOf, startCliServer } from "./cli-server.ts";
import { startCli } from "./cli-process.ts";
import { runCli } from "./run-cli.ts";
import { until } from "./until.ts";

let dataDir: string;
let server: ServerProcess;
let env: Record<string, string>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "quarry-cli-requests-"));
  server = await startCliServer({ dataDir });
  env = envOf(server);
});
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

async function detached(records: number, delayMs: number): Promise<string> {
  const args = [
    "scrape",
    "test-slow",
    "--records",
    String(records),
    "--delay-ms",
    String(delayMs),
    "--detach",
  ];
  return (await runCli(args, { env })).stdout.trim();
}

const numbers = (stdout: string): number[] =>
  stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).n);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe("requests", () => {
  it("watches a Request live, each Record once, and gives its Results in every form", async () => {
    const id = await detached(12, 20);
    const watched = await runCli(["requests", "watch", id, "--records"], { env });
    expect(numbers(watched.stdout)).toEqual(upTo(12));
    expect(watched.stderr).toBe(`${id} succeeded (exhausted): 12 Records, 0.012 USD\n`);
    expect(watched.code).toBe(0);

    expect(numbers((await runCli(["requests", "results", id], { env })).stdout)).toEqual(upTo(12));
    expect(numbers((await runCli(["requests", "results", id, "--limit", "5"], { env })).stdout)).toEqual(
      upTo(5),
    );
    const json = await runCli(["requests", "results", id, "--json"], { env });
    expect(JSON.parse(json.stdout).map(({ n }: { n: number }) => n)).toEqual(upTo(12));
    const csv = await runCli(["requests", "results", id, "--format", "csv"], { env });
    expect(csv.stdout.split("\n")[0]).toBe("n,_source,_truncated");

    const typed = [
      "requests",
      "results",
      id,
      "--fields",
      "n,_source.operation,_source.fetchedAt",
      "--output",
    ];
    const [parquet, xlsx] = [join(dataDir, "typed.parquet"), join(dataDir, "typed.xlsx")];
    for (const path of [parquet, xlsx])
      expect(await runCli([...typed, path], { env })).toMatchObject({ code: 0, stdout: "", stderr: "" });
    const rows = await parquetReadObjects({ file: new Uint8Array(await readFile(parquet)).buffer });
    expect(
      rows.map((row) => [row.n, row["_source.operation"], row["_source.fetchedAt"] instanceof Date]),
    ).toEqual(upTo(12).map((n) => [BigInt(n), "run", true]));
    const [names, ...cells] = sheetOf(await readFile(xlsx));
    expect(Object.values(names ?? {})).toEqual(["t:n", "t:_source.operation", "t:_source.fetchedAt"]);
    expect(cells.map(({ A, B }) => [A, B])).toEqual(upTo(12).map((n) => [String(n), "t:run"]));

    const results = ["requests", "results", id, "--fields", "n,_source.operation", "--limit", "2"];
    const picked = await runCli(results, { env });
    expect(picked.stdout).toBe(
      [1, 2].map((n) => `${JSON.stringify({ n, _source: { operation: "run" } })}\n`).join(""),
    );
    const text = await runCli([...results.slice(0, -2), "--format", "csv"], { env });
    expect(text.stdout).toBe(
      `n,_source.operation\n${upTo(12)
        .map((n) => `${n},run\n`)
        .join("")}`,
    );
    const short = await runCli(
      ["requests", "results", id, "--format", "csv", "--bom", "--omit-empty-columns"],
      { env },
    );
    expect(short.stdout.split("\n")[0]).toBe("\ufeffn,_source");
    const notCsv = await runCli(["requests", "results", id, "--json", "--bom"], { env });
    expect([notCsv.code, notCsv.stdout]).toEqual([2, ""]);
    expect(notCsv.stderr).toContain("are for csv, not for json");
    const unknown = await runCli(["requests", "results", id, "--fields", "m"], { env });
    expect([unknown.code, unknown.stdout]).toEqual([2, ""]);
    expect(unknown.stderr).toContain("error invalid_input");
  });

  it("goes on after a cursor", async () => {
    const id = await detached(6, 1);
    const lines = (await runCli(["requests", "watch", id, "--records", "--json"], { env })).stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
    const rest = await runCli(["requests", "watch", id, "--records", "--after", lines[3].cursor], { env });
    expect(numbers(rest.stdout)).toEqual([5, 6]);
  });

  it("shows, cancels, resumes and lists", async () => {
    const id = await detached(500, 50);
    const cancelled = await runCli(["requests", "cancel", id, "--json"], { env });
    expect(["cancelling", "cancelled"]).toContain(JSON.parse(cancelled.stdout).status);
    const watched = await runCli(["requests", "watch", id, "--json"], { env });
    expect(JSON.parse(watched.stdout)).toMatchObject({
      id,
      status: "cancelled",
      stopReason: "cancelled_by_user",
    });
    expect(watched.code).toBe(8);

    const resumed = await runCli(["requests", "resume", id], { env });
    expect(resumed.stdout).toContain(`request   ${id}\nscraper   test-slow run\n`);
    await runCli(["requests", "cancel", id], { env });
    expect((await runCli(["requests", "watch", id], { env })).code).toBe(8);

    const page = JSON.parse((await runCli(["requests", "list", "--limit", "1", "--json"], { env })).stdout);
    expect(page.data.map((one: { id: string }) => one.id)).toEqual([id]);
    const next = await runCli(["requests", "list", "--limit", "1", "--cursor", page.nextCursor, "--json"], {
      env,
    });
    expect(JSON.parse(next.stdout).data[0].id).not.toBe(id);
    const filtered = await runCli(["requests", "list", "--status", "cancelled", "--scraper", "test-slow"], {
      env,
    });
    expect(filtered.stdout.split("\n")[1]).toMatch(
      new RegExp(`^${id} +test-slow +run +cancelled +\\d+ +0\\.\\d{2,6} `),
    );
  });

  it("names the command of the next page with every filter of this one", async () => {
    const id = await detached(1, 1);
    await runCli(["requests", "watch", id], { env });
    await runCli(["requests", "watch", await detached(1, 1)], { env });
    const filters = ["--limit", "1", "--scraper", "test-slow", "--status", "succeeded"];
    const { stderr } = await runCli(["requests", "list", ...filters], { env });
    expect(stderr).toMatch(
      /^more: quarry requests list --limit 1 --scraper test-slow --status succeeded --cursor \S+\n$/,
    );
    const next = await runCli(stderr.trim().split(" ").slice(2), { env });
    expect(next.stdout).toContain(`\n${id} `);
  });

  it("says that no Request fits", async () => {
    const { code, stdout, stderr } = await runCli(["requests", "list", "--scraper", "maps"], { env });
    expect([code, stdout, stderr]).toEqual([0, "", "no Requests\n"]);
  });

  it("prints the run log", async () => {
    const run = await runCli(
      ["scrape", "codehost", "--operation", "stargazers", "--repo", "example-org/quarry"],
      { env },
    );
    const id = /req_[0-9a-f]{24}/.exec(run.stderr)?.[0] ?? "";
    const log = JSON.parse((await runCli(["requests", "log", id, "--json"], { env })).stdout);
    expect(log.map(({ message }: { message: string }) => message)).toContain("response");
    expect((await runCli(["requests", "log", id, "--limit", "1"], { env })).stdout).toMatch(
      /^\d{4}-\d\d-\d\dT[\d:.]+Z (info|warn) /,
    );
  });

  it("ends with 4 for a Request that is not there", async () => {
    for (const verb of ["show", "results", "cancel", "resume", "watch", "log"]) {
      const { code, stderr } = await runCli(["requests", verb, "req_000000000000000000000000"], { env });
      expect([verb, code]).toEqual([verb, 4]);
      expect(stderr).toContain("error not_found: ");
    }
  });

  // Last: it replaces the server.
  it("goes on after the last Record when the gateway is killed and comes back", async () => {
    const id = await detached(80, 50);
    const cli = startCli(["requests", "watch", id, "--records"], { env });
    await until("some Records have arrived", () => cli.stdout().split("\n").length > 5, cli.stderr);
    await server.kill("SIGKILL");
    await until("the loss is noticed", () => cli.stderr().includes("Trying again."), cli.stderr);
    server = await startCliServer({ dataDir, env: { PORT: new URL(server.url).port } });
    const { code, stdout, stderr } = await cli.ended;
    expect(numbers(stdout)).toEqual(upTo(80));
    expect(stderr).toContain(`${id} succeeded (exhausted): 80 Records, 0.08 USD\n`);
    expect(code).toBe(0);
  });
});

describe("operator shell", () => {
  const ask = (expression: string, ...flags: string[]) =>
    startCli(["operator", "shell", ...flags, "--eval", expression], { env: { QUARRY_DATA_DIR: dataDir } })
      .ended;

  it("reads the embedded engine of a server that runs", async () => {
    const { code, stdout, stderr } = await ask("db.accounts.find({}, { projection: { name: 1 } })");
    expect([code, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toEqual([{ _id: expect.any(String), name: expect.any(String) }]);
    expect(JSON.parse((await ask("db.collections()")).stdout)).toContain("requests");
    expect(JSON.parse((await ask('db.accounts.aggregate([{ $count: "n" }])')).stdout)).toEqual([{ n: 1 }]);
  });

  it("changes nothing unless it is told to", async () => {
    for (const [attempt, said] of [
      ["db.accounts.deleteMany({})", "deleteMany is not a function"],
      ["db.dropDatabase()", "db.dropDatabase is not a function"],
      ['db.accounts.aggregate([{ $unionWith: { coll: "x", pipeline: [{ $out: "y" }] } }])', "$out writes"],
      ["db.client.close()", "is not a function"],
    ] as const) {
      const { code, stderr } = await ask(attempt);
      expect([code, stderr]).toEqual([1, expect.stringContaining(said)]);
    }
    expect(JSON.parse((await ask("db.accounts.count()")).stdout)).toBe(1);
    const written = await ask('db.collection("shellNotes").insertOne({ _id: "a" })', "--write");
    expect(written.code).toBe(0);
    expect(JSON.parse((await ask("db.shellNotes.find()")).stdout)).toEqual([{ _id: "a" }]);
  });

  it("says where it looked for a server", async () => {
    const nowhere = { QUARRY_DATA_DIR: join(dataDir, "none") };
    const { code, stderr } = await startCli(["operator", "shell", "--eval", "1"], { env: nowhere }).ended;
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(`No server runs on the data folder ${dataDir}/none`),
    ]);
  });
});
