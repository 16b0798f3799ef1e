import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cliOfProcess } from "../../src/cli/cli.ts";
import { createProgram } from "../../src/cli/program.ts";
import { DEMO } from "../docs/demo.ts";
import { requirePackages } from "../docs/installed-packages.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { envOf, startCliServer } from "./cli-server.ts";
import { runCli } from "./run-cli.ts";
import { startStargazersSource, type StargazersSource } from "./stargazers-source.ts";

/**
 * Each is run on a Request that was cancelled. 1: a check of `doctor` may fail for reasons of the machine, and the recordings
 * hold nothing that a canary asks for.
 */
const CODES: Record<string, number[]> = {
  "canary run": [1],
  "canary run codehost": [1],
  doctor: [0, 1],
  "doctor --json": [0, 1],
  "requests watch <id>": [8],
  "requests watch <id> --records": [8],
};

let server: ServerProcess;
let source: StargazersSource;
let folder: string;
let requestId: string;
let keyId: string;
beforeAll(async () => {
  requirePackages();
  folder = await mkdtemp(join(tmpdir(), "quarry-examples-"));
  source = await startStargazersSource();
  server = await startCliServer({ env: { QUARRY_FETCH_HAR: DEMO } });
  const env = envOf(server);
  const slow = ["scrape", "test-slow", "--records", "400", "--delay-ms", "60000", "--detach"];
  requestId = (await runCli(slow, { env })).stdout.trim();
  await runCli(["requests", "cancel", requestId], { env });
  await runCli(["requests", "watch", requestId], { env });
  const made = await runCli(["api-keys", "create", "example", "--json"], { env });
  keyId = (JSON.parse(made.stdout) as { apiKey: { id: string } }).apiKey.id;
});
afterAll(async () => {
  await server?.stop();
  source?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The lines `$ quarry …` in a help text. */
function examplesIn(help: string): string[] {
  return [...help.matchAll(/^ {2}\$ quarry (.*)$/gm)].map((match) => match[1] ?? "");
}

/** Those of a command and of all below it. */
function examplesOf(command: Command): string[] {
  let help = "";
  command.configureOutput({ writeOut: (text) => (help += text), getOutHelpWidth: () => 200 }).outputHelp();
  return [...examplesIn(help), ...command.commands.flatMap(examplesOf)];
}

const examples = [...new Set(examplesOf(createProgram(cliOfProcess())))];
// Watching comes after the resume otherwise and would not end.
const order = [...examples.filter((one) => one !== "requests resume <id>"), "requests resume <id>"];

it("there is an example for every command", () => {
  const program = createProgram(cliOfProcess());
  const leaves = program.commands
    .filter((one) => !one.name().startsWith("__"))
    .flatMap((one) =>
      one.commands.length === 0 ? [one.name()] : one.commands.map((verb) => `${one.name()} ${verb.name()}`),
    );
  expect(leaves.filter((leaf) => !examples.some((one) => `${one} `.startsWith(`${leaf} `)))).toEqual([]);
  expect(examples).toContain("requests resume <id>");
});

it.each(order)("quarry %s", async (example) => {
  const words = example
    .replace("<id>", example.startsWith("api-keys") ? keyId : requestId)
    .replace("<owner/name>", "example-org/quarry")
    .split(" ")
    // As a shell takes its quotes away.
    .map((word) => word.replace(/^'(.*)'$/, "$1"));
  const env = {
    ...envOf(server),
    // For `plugin record`, which starts a server of its own that would go to the real source.
    QUARRY_ORIGINS: `codehost.api=${source.origin}`,
    QUARRY_PRIVATE_ORIGINS: source.origin,
  };
  const { code, stderr } = await runCli(words, { env, cwd: folder });
  expect(CODES[example] ?? [0], stderr).toContain(code);
});

it("the help of a scrape, which is made of what the gateway says, has examples that run", async () => {
  const env = envOf(server);
  const { stdout } = await runCli(["scrape", "codehost", "--help"], { env });
  const found = examplesIn(stdout);
  expect(found.length).toBeGreaterThan(0);
  for (const example of found)
    expect(await runCli(example.split(" "), { env }), example).toMatchObject({ code: 0, stderr: "" });
});
