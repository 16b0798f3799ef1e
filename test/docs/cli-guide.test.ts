import { execFile, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { envOf, startCliServer } from "../cli/cli-server.ts";
import { CLI_ENTRY } from "../cli/cli-process.ts";
import { runCli } from "../cli/run-cli.ts";
import { startStargazersSource, type StargazersSource } from "../cli/stargazers-source.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { startReceiver } from "../webhook/receiver.ts";
import { openDocument, type ExampleDocument } from "./example-document.ts";
import { requirePackages } from "./installed-packages.ts";
import { plainEnv } from "./printed-server.ts";
import { commandsIn, patternOf, type PrintedCommand } from "./printed-output.ts";

let guide: ExampleDocument;
let server: ServerProcess;
let source: StargazersSource;
let folder: string;
beforeAll(async () => {
  requirePackages();
  guide = await openDocument("docs/cli.md");
  folder = await mkdtemp(join(tmpdir(), "quarry-cli-guide-"));
  const bin = join(folder, "quarry");
  await writeFile(bin, `#!/bin/sh\nexec "${process.execPath}" "${CLI_ENTRY}" "$@"\n`);
  await chmod(bin, 0o755);
  server = await startCliServer({ env: { QUARRY_FETCH: "demo" } });
  source = await startStargazersSource();
});
afterAll(async () => {
  await server?.stop();
  source?.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Ended {
  code: number;
  output: string;
}

/** Runs a command with `quarry` on the PATH and gives what a terminal would show of it. */
function inShell(command: string, { shell = "bash", env = {} }: { shell?: string; env?: object } = {}) {
  return new Promise<Ended>((resolve) => {
    const options = {
      cwd: folder,
      env: { ...plainEnv(), ...envOf(server), PATH: `${folder}:${process.env.PATH}`, ...env },
    };
    const child = execFile(shell, ["-c", `exec 2>&1; ${command}`], options, (error, stdout) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout });
    });
    child.stdin?.end();
  });
}

/** Runs the commands of the next block; each has to end as `codes` says, with 0 where it says nothing. */
async function runBlock(
  replace: (command: string) => string = (command) => command,
  codes: Record<string, number> = {},
  env: object = {},
): Promise<PrintedCommand[]> {
  const commands = commandsIn(guide.take("console"));
  for (const { command, output } of commands) {
    const ended = await inShell(replace(command), { env });
    expect(ended, command).toMatchObject({ code: codes[command] ?? 0 });
    expect(ended.output, command).toMatch(patternOf(output));
  }
  return commands;
}

describe("docs/cli.md", () => {
  it("Help", async () => {
    expect(await runBlock()).toHaveLength(3);
  });

  it("Scrape", async () => {
    const [, , , , scraped] = await runBlock();
    expect(scraped?.command).toContain("--output stars.csv");
    // What it cost is missing from the balance that is printed further down.
    expect(scraped?.output).toContain("0.0018 USD");
  });

  it("Requests", async () => {
    // It fails, since the demo has nothing of it, and so can be resumed.
    const failing = ["scrape", "test-slow", "--records", "1", "--detach"];
    const id = (await runCli(failing, { env: envOf(server) })).stdout.trim();
    await runCli(["requests", "watch", id], { env: envOf(server) });
    const watched = { "quarry requests watch <id>": 4, "quarry requests watch <id> --records": 4 };
    const commands = await runBlock((command) => command.replace("<id>", id), watched);
    expect(commands).toHaveLength(10);
    await runCli(["requests", "watch", id], { env: envOf(server) });
  });

  it("Prices over time", async () => {
    expect(await runBlock()).toHaveLength(2);
  });

  it("Erasing Records", async () => {
    expect(await runBlock()).toHaveLength(3);
  });

  it("Usage and caps", async () => {
    expect(await runBlock()).toHaveLength(9);
  });

  it("Account, keys, sources", async () => {
    const made = await runCli(["api-keys", "create", "example", "--json"], { env: envOf(server) });
    const keyId = (JSON.parse(made.stdout) as { apiKey: { id: string } }).apiKey.id;
    await runBlock((command) => command.replace("<id>", keyId));
  });

  it("Signing in", async () => {
    await writeFile(join(folder, "password.txt"), "correct horse battery\n");
    const here = (command: string) => command.replace("127.0.0.1:4000", new URL(server.url).host);
    expect(await runBlock(here, {}, { XDG_CONFIG_HOME: join(folder, "config") })).toHaveLength(9);
  });

  it("Notifications", async () => {
    expect(await runBlock()).toHaveLength(5);
  });

  it("Webhooks", async () => {
    const receiver = await startReceiver();
    const words = ["webhooks", "create", receiver.url, "--topics", "*", "--json"];
    const made = await runCli(words, { env: envOf(server) });
    const { endpoint } = JSON.parse(made.stdout) as { endpoint: { id: string } };
    const here = (command: string) =>
      command.replace("<id>", endpoint.id).replace("https://example.org/hooks/quarry", receiver.url);
    expect(await runBlock(here)).toHaveLength(10);
    await receiver.close();
  });

  it("Support", async () => {
    const words = ["support", "create", "Help", "--details", "It is slow."];
    const id = (await runCli(words, { env: envOf(server) })).stdout.trim();
    expect(await runBlock((command) => command.replace("<id>", id))).toHaveLength(8);
  });

  it("Canaries", async () => {
    // 1: the demo has nothing of a plugin of this server that comes without cases.
    expect(await runBlock(undefined, { "quarry canary run": 1 })).toHaveLength(3);
  });

  it("Plugins", async () => {
    const env = { QUARRY_ORIGINS: `codehost.api=${source.origin}`, QUARRY_PRIVATE_ORIGINS: source.origin };
    const repo = (command: string) => command.replace("<owner/name>", "example-org/quarry");
    expect(await runBlock(repo, {}, env)).toHaveLength(4);
  });

  it("Doctor", async () => {
    const [printed, ...more] = commandsIn(guide.take("console"));
    expect([printed?.command, more]).toEqual(["quarry doctor", []]);
    const { output } = await inShell("quarry doctor");
    // What a check finds is of the machine; which checks there are is not.
    const names = (text: string) =>
      text
        .trimEnd()
        .split("\n")
        .map((line) => line.split(/ {2,}/)[0]?.replace(/^port .*/, "port"));
    expect(names(output)).toEqual(names(printed?.output ?? ""));
  });

  it("Completion", async () => {
    for (const { command, output } of commandsIn(guide.take("console"))) {
      const shell = /\b(bash|zsh|fish)\b/.exec(command)?.[0] ?? "";
      if (spawnSync(shell, ["-c", "true"]).status !== 0) {
        console.log(`skipped: there is no ${shell} on this machine`);
        continue;
      }
      // zsh has its completion functions only once it is asked for them.
      const before = shell === "zsh" ? "autoload -U compinit && compinit -D; " : "";
      expect(await inShell(before + command, { shell }), command).toEqual({ code: 0, output });
    }
  });

  it("Errors and exit codes", async () => {
    await runBlock(undefined, { "quarry account": 3 }, { QUARRY_API_KEY: "qk_wrong" });
  });

  it("leaves no example", () => {
    expect(guide.untaken()).toEqual([]);
  });
});
