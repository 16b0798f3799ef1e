import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cliOfProcess } from "../../src/cli/cli.ts";
import { createProgram } from "../../src/cli/program.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { envOf, startCliServer } from "./cli-server.ts";
import { runCli } from "./run-cli.ts";

/** May install packages, go to a real source, or fail for reasons of the machine; they have tests of their own. */
const NOT_RUN = /^(plugin (test|record)|doctor|scrape codehost --operation trending)/;

let server: ServerProcess;
let folder: string;
let requestId: string;
let keyId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-examples-"));
  server = await startCliServer();
  const env = envOf(server);
  const created = await runCli(
    ["scrape", "test-slow", "--records", "400", "--delay-ms", "60000", "--detach"],
    { env },
  );
  requestId = created.stdout.trim();
  await runCli(["requests", "cancel", requestId], { env });
  await runCli(["requests", "watch", requestId], { env });
  const made = await runCli(["api-keys", "create", "example", "--json"], { env });
  keyId = JSON.parse(made.stdout).apiKey.id;
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The lines `$ quarry …` in the help of a command and of all below it. */
function examplesOf(command: Command): string[] {
  let help = "";
  command.configureOutput({ writeOut: (text) => (help += text), getOutHelpWidth: () => 200 }).outputHelp();
  const own = [...help.matchAll(/^ {2}\$ quarry (.*)$/gm)].map((match) => match[1] ?? "");
  return [...own, ...command.commands.flatMap(examplesOf)];
}

const examples = [...new Set(examplesOf(createProgram(cliOfProcess())))];

it("has an example for every command", () => {
  expect(examples.length).toBeGreaterThan(25);
});

// Watching comes after the resume otherwise and would not end.
const run = examples.filter((one) => !NOT_RUN.test(one) && !one.startsWith("requests resume"));

it.each([...run, "requests resume <id>"])("quarry %s", async (example) => {
  const id = example.startsWith("api-keys") ? keyId : requestId;
  const { code, stderr } = await runCli(example.replace("<id>", id).split(" "), {
    env: envOf(server),
    cwd: folder,
  });
  // 7: the recording does not hold what some ask for; 8: the Request was cancelled.
  expect([0, 7, 8], stderr).toContain(code);
});
