import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import type { ServerProcess } from "../kit/server-process.ts";
import { envOf, startCliServer } from "./cli-server.ts";
import { startCli } from "./cli-process.ts";
import { runCli } from "./run-cli.ts";
import { until } from "./until.ts";

const STARS = ["scrape", "codehost", "--operation", "stargazers", "--repo", "example-org/quarry"];
const SLOW = ["scrape", "test-slow", "--delay-ms", "20"];

let server: ServerProcess;
let env: Record<string, string>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-cli-test-"));
  server = await startCliServer({});
  env = envOf(server);
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const idIn = (text: string): string => /req_[0-9a-f]{24}/.exec(text)?.[0] ?? "";

describe("scrape", () => {
  it("writes JSON Lines into a pipe and says on stderr what it did", async () => {
    const { code, stdout, stderr } = await startCli(STARS, { env }).ended;
    expect(code).toBe(0);
    const records = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(records.map(({ login }) => login)).toEqual(["alice-example", "bob-example", "stone-org"]);
    const id = idIn(stderr);
    expect(stderr).toBe(
      `${id} created: codehost stargazers, at most 100 Records for 0.06 USD\n` +
        `${id} succeeded (exhausted): 3 Records, 0.0018 USD\n`,
    );
  });

  it("writes one JSON array with --json, and a table with --format table", async () => {
    const json = await runCli([...STARS, "--json"], { env });
    expect(JSON.parse(json.stdout)).toHaveLength(3);
    const table = await runCli([...STARS, "--format", "table"], { env });
    expect(table.stdout).toMatch(/^login +url +id /);
    expect(table.stdout.trimEnd().split("\n")).toHaveLength(4);
  });

  it("writes a CSV file, whole or not at all", async () => {
    const path = join(folder, "stars.csv");
    const { code, stdout, stderr } = await runCli([...STARS, "--output", path], { env });
    expect(stdout).toBe("");
    expect(code).toBe(0);
    const lines = (await readFile(path, "utf8")).trimEnd().split("\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^login,url,id,/);
    expect(lines[1]).toMatch(/^alice-example,https:\/\/github\.com\/alice-example,11,/);
    expect(await readdir(folder)).toEqual(["stars.csv"]);
    expect(stderr).toContain("succeeded");
  });

  it("says how an input was rewritten", async () => {
    const { stderr } = await runCli(
      [
        "scrape",
        "codehost",
        "--operation",
        "stargazers",
        "--repo",
        "https://github.com/example-org/quarry.git",
      ],
      { env },
    );
    expect(stderr).toContain(
      'input.repo: "https://github.com/example-org/quarry.git" -> "example-org/quarry"',
    );
  });

  it("takes the input from a file or stdin, and flags in any spelling win over it", async () => {
    const path = join(folder, "input.json");
    // Behind the mark that some editors and shells put first.
    await writeFile(path, `\ufeff${JSON.stringify({ records: 9, delayMs: 1 })}\r\n`);
    const fromFile = await runCli(["scrape", "test-slow", "--input", path, "--records", "2"], { env });
    expect(fromFile.stdout.trimEnd().split("\n")).toHaveLength(2);
    const fromStdin = await runCli(
      ["scrape", "test-slow", "--input", "-", "--delayMs=2", "--estimate", "--json"],
      {
        env,
        input: '\ufeff{"records": 4}',
      },
    );
    expect(JSON.parse(fromStdin.stdout).input).toMatchObject({ records: 4, delayMs: 2 });
    await rm(path);
  });

  it("estimates without creating anything", async () => {
    const before = JSON.parse((await runCli(["requests", "list", "--json"], { env })).stdout).data.length;
    const { code, stdout } = await runCli([...SLOW, "--limit", "7", "--estimate"], { env });
    expect(code).toBe(0);
    expect(stdout).toContain("cost     at most 0.007 USD\n");
    expect(JSON.parse((await runCli(["requests", "list", "--json"], { env })).stdout).data).toHaveLength(
      before,
    );
  });

  it("creates one Request for one idempotency key", async () => {
    const args = [...SLOW, "--records", "1", "--detach", "--idempotency-key", "cli-test-1"];
    const first = await runCli(args, { env });
    const second = await runCli(args, { env });
    expect(first.stdout).toMatch(/^req_[0-9a-f]{24}\n$/);
    expect(second.stdout).toBe(first.stdout);
  });
});

describe("exit codes", () => {
  it("8 for a Request that a cost ceiling ended, with its Records written", async () => {
    const args = [...SLOW, "--records", "5", "--max-cost", "0.003"];
    const { code, stdout, stderr } = await startCli(args, { env }).ended;
    expect(stdout.trimEnd().split("\n")).toHaveLength(3);
    expect(stderr).toContain("partial (cost cap reached): 3 Records, 0.003 USD");
    expect(code).toBe(8);
  });

  it("7 for a source that cannot be read, and no file is written", async () => {
    const path = join(folder, "none.csv");
    const { code, stderr } = await runCli([...STARS, "--limit", "3", "--output", path], { env });
    expect(stderr).toContain("error replay_miss: No recorded response for GET ");
    expect(stderr).toContain(`see  ${server.url}/docs/errors#replay_miss\n`);
    expect(code).toBe(7);
    expect(await readdir(folder)).not.toContain("none.csv");
  });

  it("2 for an input that the gateway refuses, naming each field", async () => {
    const { code, stderr } = await runCli([...SLOW, "--records", "0"], { env });
    expect(stderr).toContain("error invalid_input");
    expect(stderr).toContain("input.records");
    expect(code).toBe(2);
  });

  it.each([
    [["--fields", "login,logn"], '--fields: these Records have no field "logn". Did you mean login?'],
    [["--fields", "login,,url"], '--fields: these Records have no field ""'],
    [
      ["--fields", "nothing.at.all"],
      '--fields: these Records have no field "nothing.at.all". They have: login, ',
    ],
    [["--output", "/dev/null/stars.csv"], "/dev/null/stars.csv cannot be written (ENOTDIR)."],
    [["--output", `${"s".repeat(250)}.csv`], "cannot be written (ENAMETOOLONG)."],
    [["--format", "odt"], "argument 'odt' is invalid"],
    [["--format", "csv", "--json"], "--json and --format csv contradict each other."],
    [["--limit", "0"], "argument '0' is invalid"],
    [["--max-cost", "free"], "argument 'free' is invalid"],
  ])("2 before anything is created or paid for %j", async (options, said) => {
    const before = (await runCli(["requests", "list", "--json"], { env })).stdout;
    const { code, stdout, stderr } = await runCli([...STARS, ...options], { env });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(said);
    expect((await runCli(["requests", "list", "--json"], { env })).stdout).toBe(before);
  });

  it("2 before anything is created when the file could not be written", async () => {
    const { code, stderr } = await runCli([...SLOW, "--output", join(folder, "no", "such.csv")], { env });
    expect(stderr).toContain("cannot be written (ENOENT)");
    expect(stderr).not.toContain("req_");
    expect(code).toBe(2);
  });

  it("2 before anything is created when the file is a folder", async () => {
    const { code, stderr } = await runCli([...SLOW, "--output", folder], { env });
    expect(stderr).toContain(`error invalid_input: ${folder} is a folder; name a file in it.\n`);
    expect(stderr).not.toContain("req_");
    expect(code).toBe(2);
  });

  it.skipIf(!existsSync("/dev/full"))(
    "2 when the disk takes no Records, with what they cost and how to get them",
    async () => {
      const { code, stderr } = await runCli([...SLOW, "--records", "2", "--output", "/dev/full"], { env });
      const id = idIn(stderr);
      expect(stderr).toContain(`${id} succeeded (exhausted): 2 Records, 0.002 USD\n`);
      expect(stderr).toContain("error invalid_input: /dev/full cannot be written (ENOSPC).\n");
      expect(stderr).toContain(
        `do   The Records are kept by the gateway: quarry requests results ${id} --output`,
      );
      expect(code).toBe(2);
    },
  );

  it("2 for a file whose format is not known, before anything is created", async () => {
    const { code, stderr } = await runCli([...SLOW, "--output", join(folder, "out.ods")], { env });
    expect(stderr).toContain(
      "error invalid_input: A .ods file can be written as json, jsonl, csv, xlsx or parquet: say which with --format.\n",
    );
    expect(stderr).not.toContain("req_");
    expect(code).toBe(2);
  });

  it("says how a Request ended as JSON too", async () => {
    const { stderr } = await runCli([...SLOW, "--records", "1", "--json"], { env });
    const [created, ...rest] = stderr.split("\n");
    expect(created).toMatch(/^req_\w+ created: /);
    expect(JSON.parse(rest.join("\n"))).toMatchObject({
      id: idIn(stderr),
      status: "succeeded",
      stopReason: "exhausted",
      recordCount: 1,
      finalCostUsd: "0.001000",
    });
  });

  it("2 with the numbers of a limit that was passed", async () => {
    const { code, stderr } = await runCli([...SLOW, "--max-cost", "0.0005"], { env });
    expect(stderr).toContain("(limit 1000, actual 500)\n");
    expect(code).toBe(2);
  });

  it("130 after Ctrl-C: the Request is cancelled and its Records are written", async () => {
    const cli = startCli(
      ["scrape", "test-slow", "--records", "1000", "--limit", "1000", "--delay-ms", "30"],
      { env },
    );
    await until("the Request is created", () => idIn(cli.stderr()) !== "", cli.stderr);
    const id = idIn(cli.stderr());
    const count = async (): Promise<number> =>
      JSON.parse((await runCli(["requests", "show", id, "--json"], { env })).stdout).recordCount;
    await until("two Records are stored", async () => (await count()) >= 2);
    cli.child.kill("SIGINT");
    const { code, stdout, stderr } = await cli.ended;
    expect(code).toBe(130);
    expect(stderr).toContain(`cancelling ${id}`);
    expect(stderr).toContain("cancelled (cancelled by user)");
    const written = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).n);
    expect(written).toEqual(Array.from({ length: await count() }, (_, index) => index + 1));
  });
});

// Last: it ends the server.
it("6 when something else has taken the gateway's place, with the command that goes on later", async () => {
  const cli = startCli([...SLOW, "--records", "1000", "--limit", "1000"], { env });
  await until("the Request is created", () => idIn(cli.stderr()) !== "", cli.stderr);
  await server.kill("SIGKILL");
  const other = new WebSocketServer({ port: Number(new URL(server.url).port), host: "127.0.0.1" });
  await once(other, "listening");
  other.on("connection", (socket) => socket.close(4400));
  const { code, stderr } = await cli.ended;
  other.close();
  const id = idIn(stderr);
  expect(stderr).toContain(`${id} continues without this command; later: quarry requests watch ${id}\n`);
  expect(stderr).toContain("error not_ready: ");
  expect(code).toBe(6);
});
