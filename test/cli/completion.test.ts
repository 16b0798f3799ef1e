import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServerProcess } from "../kit/server-process.ts";
import { envOf, startCliServer } from "./cli-server.ts";
import { CLI_ENTRY } from "./cli-process.ts";
import { runCli } from "./run-cli.ts";

let server: ServerProcess;
let bashScript: string | undefined;
let folder: string;
beforeAll(async () => {
  server = await startCliServer();
  folder = await mkdtemp(join(tmpdir(), "quarry-completion-"));
  await writeFile(join(folder, "quarry"), `#!/bin/sh\nexec "${process.execPath}" "${CLI_ENTRY}" "$@"\n`);
  await chmod(join(folder, "quarry"), 0o755);
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const hasShell = (shell: string): boolean => {
  const there = spawnSync(shell, ["-c", "true"]).status === 0;
  if (!there) console.log(`skipped: there is no ${shell} on this machine`);
  return there;
};

/** What bash offers for the words, the last of which is being typed. */
async function offered(words: readonly string[]): Promise<string[]> {
  bashScript ??= (await runCli(["completion", "bash"])).stdout;
  const script = `${bashScript}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _quarry_complete; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const run = spawnSync("bash", ["-c", script, "bash", "quarry", ...words], {
    encoding: "utf8",
    // With a pipe as stdin bash takes itself for a remote shell and reads its start-up file.
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...envOf(server), PATH: `${folder}:${process.env.PATH}` },
  });
  expect(run.stderr).toBe("");
  return run.stdout.split("\n").filter((line) => line !== "");
}

describe("completion", () => {
  it.each(["bash", "zsh", "fish"])("prints a script that %s can parse", async (shell) => {
    const { code, stdout } = await runCli(["completion", shell]);
    expect(code).toBe(0);
    expect(stdout).toContain("__complete");
    if (!hasShell(shell)) return;
    expect(spawnSync(shell, ["-n"], { input: stdout, encoding: "utf8" })).toMatchObject({
      status: 0,
      stderr: "",
    });
  });

  it("offers commands, verbs, options and their values in bash", async () => {
    if (!hasShell("bash")) return;
    expect(await offered(["req"])).toEqual(["requests"]);
    expect(await offered(["requests", "re"])).toEqual(["results", "resume"]);
    expect(await offered(["requests", "list", "--s"])).toEqual(["--scraper", "--status"]);
    expect(await offered(["completion", ""])).toEqual(["bash", "zsh", "fish"]);
    expect(await offered(["completion", "bash", ""])).toEqual([]);
    expect(await offered(["he"])).toEqual(["health", "help"]);
    expect(await offered(["help", "req"])).toEqual(["requests"]);
    expect(await offered(["help", "requests", "re"])).toEqual(["results", "resume"]);
    expect(await offered(["vers"])).toEqual(["version"]);
    expect(await offered(["requests", "list", "--status", "c"])).toEqual(["cancelling", "cancelled"]);
  });

  it("offers scrapers, operations and the fields of one from the gateway", async () => {
    if (!hasShell("bash")) return;
    expect(await offered(["scrape", "test"])).toEqual(["test-slow"]);
    expect(await offered(["scrapers", "show", "test"])).toEqual(["test-slow"]);
    expect(await offered(["requests", "list", "--scraper", "cod"])).toEqual(["codehost"]);
    expect(await offered(["scrape", "codehost", "--order", ""])).toEqual(["desc", "asc"]);
    expect(await offered(["scrape", "codehost", "--operation", "st"])).toEqual(["stargazers"]);
    expect(await offered(["scrape", "codehost", "--operation", "issue", "--n"])).toEqual(["--number"]);
  });

  it("offers nothing, quietly, when the gateway is away", async () => {
    const { code, stdout, stderr } = await runCli(["__complete", "--", "scrape", ""], {
      env: { QUARRY_URL: "http://127.0.0.1:9" },
    });
    expect([code, stdout, stderr]).toEqual([0, "", ""]);
  });
});
