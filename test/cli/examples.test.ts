import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cliOf } from "../../src/cli/cli.ts";
import { createProgram } from "../../src/cli/program.ts";
import { ROOT } from "../docs/example-document.ts";
import { requirePackages } from "../docs/installed-packages.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { envOf, startCliServer } from "./cli-server.ts";
import { waitUntil } from "../process/wait-until.ts";
import { startReceiver, type Receiver } from "../webhook/receiver.ts";
import { runCli } from "./run-cli.ts";
import { startStargazersSource, type StargazersSource } from "./stargazers-source.ts";

/** A check of `doctor` may fail for reasons of the machine. */
const CODES: Record<string, number[]> = {
  doctor: [0, 1],
  "doctor --json": [0, 1],
  // The account of this server is its own, and nobody has closed it: 3, refused, and 4, no such token.
  "account delete --yes --password-file <file>": [3],
  "account restore --token-file <file>": [4],
  // Only a session changes them.
  "account second-factor on --password-file <file>": [3],
  "account second-factor off --password-file <file> --code 123456": [3],
  "account second-factor codes --password-file <file> --code 123456": [3],
  // Nobody has claimed the account yet, so it has no password.
  "account password --password-file <file> --new-password-file <file>": [3],
  "operator accounts hosting <account> on": [4],
  "operator accounts show <account>": [4],
  "operator recordings save <recording> --output changed.har.json": [4],
  "operator second-factor reset <account> --email ada@example.com": [4],
  // There is no service.toml here; test/cli/deploy.test.ts has services.
  deploy: [4],
  dev: [4],
  "deploy --dry-run": [4],
  // Nothing is deployed on this server.
  "deployments list guestbook": [4],
  "deployments log <id>": [4],
  "deployments show <id>": [4],
  "rollback guestbook --to 2": [2, 4],
  // Where the example of another verb has not made it.
  ...Object.fromEntries(
    [
      ...["env list --service guestbook", "env apply --service guestbook"],
      "env set API_KEY --file <file> --service guestbook",
      "env set --from <file> --staged --service guestbook",
      "env delete API_KEY --service guestbook",
    ].map((line) => [line, [0, 2, 4]]),
  ),
  // There is no such service; test/api/kv-command.test.ts has one.
  ...Object.fromEntries(
    [
      ...["list", "show visits", "create visits", "delete visits", "restore visits"],
      ...["get visits page/home", "get visits logo.png --output logo.png"],
      ...["put visits page/home 42", "put visits page/home --file <file> --ttl 3600"],
      ...["remove visits page/home page/about", "remove visits --prefix page/"],
      ...["keys visits --prefix page/", "bulk visits --file <file>"],
    ].map((words) => [`kv ${words} --service guestbook`, [2, 4]]),
  ),
  // test/process/queues.test.ts has queues.
  ...Object.fromEntries(
    [
      ...["queues list --service guestbook", "queues create mails --retries 5 --service guestbook"],
      ...["show", "delete", "restore", "metrics", "purge"].map(
        (verb) => `queues ${verb} mails --service guestbook`,
      ),
      "queues update mails --paused on --service guestbook",
      `queues send mails '{"to":"ada@example.com"}' --service guestbook`,
      "queues send mails hello --type text --delay 60 --service guestbook",
      "queues messages mails --state dead --service guestbook",
      "queues replay mails-dead --from mails --service guestbook",
      "queues pull mails --limit 10 --visibility 300 --service guestbook",
      "queues acknowledge mails <lease> --service guestbook",
      "queues tail mails --last 5 --once --service guestbook",
    ].map((line) => [line, [0, 2, 4]]),
  ),
  // test/process/cron.test.ts has triggers.
  ...Object.fromEntries(
    [
      ...["cron list", "cron create cleanup '0 3 * * *' --timezone Europe/Berlin"],
      ...["show", "pause", "resume", "run", "history", "delete"].map((verb) => `cron ${verb} cleanup`),
      "cron update cleanup --expression '30 4 * * MON-FRI'",
    ].map((line) => [`${line} --service guestbook`, [0, 2, 4]]),
  ),
  // Nobody has reported anything of this account; test/api/abuse.test.ts has reports.
  ...Object.fromEntries(
    [
      "abuse show <id>",
      "abuse appeal <id> 'The page is removed.' --evidence 'The deployment of today has it no more.'",
      "operator abuse show <id>",
      ...["triage", "notify-owner", "release", "resolve", "reject"].map(
        (verb) => `operator abuse ${verb} <id> --note 'Seen by hand.'`,
      ),
      "operator abuse quarantine <id> --note 'Seen by hand.' --path /login",
    ].map((line) => [line, [2, 4]]),
  ),
  // There is no such service; test/api/sqlite.test.ts has databases.
  ...Object.fromEntries(
    [
      "list",
      ...["show", "create", "delete", "restore"].map((verb) => `${verb} main`),
      'query main "SELECT name FROM sqlite_schema"',
      `query main "INSERT INTO entries (text) VALUES (?)" --params '["Hello"]'`,
    ].map((words) => [`sqlite ${words} --service guestbook`, [0, 2, 4]]),
  ),
  // test/api/state.test.ts has a class.
  ...Object.fromEntries(
    [
      ...["state list", "state create Room", "state delete Room", "state restore Room"],
      ...["state objects Room --prefix lo", "state show Room lobby", "state get Room lobby topic"],
      ...["state remove Room lobby topic", `state put Room lobby topic '"cats"'`],
    ].map((line) => [`${line} --service guestbook`, [0, 2, 4]]),
  ),
  // There is no such service, whose log could be followed; test/api/service-log.test.ts has one.
  "logs my-service --follow": [4],
  "logs my-service --level warn --since 1h": [4],
  // The example of another verb may have made it before.
  "services create guestbook --name Guestbook": [0, 2],
  "profiles use work": [4],
  "profiles remove work": [4],
  "sessions revoke <id>": [4],
  "signup --token-file <file> --password-file <file>": [4],
};

let server: ServerProcess;
let source: StargazersSource;
let folder: string;
let requestId: string;
let receiver: Receiver;
let paymentId: string;
let invoiceId: string;
beforeAll(async () => {
  requirePackages();
  folder = await mkdtemp(join(tmpdir(), "quarry-examples-"));
  source = await startStargazersSource();
  server = await startCliServer({ env: { QUARRY_FETCH: "demo" } });
  const env = envOf(server);
  // It fails, since the demo has nothing of it, and so can be resumed.
  const failing = ["scrape", "test-slow", "--records", "1", "--detach"];
  requestId = (await runCli(failing, { env })).stdout.trim();
  await runCli(["requests", "watch", requestId], { env });
  await writeFile(join(folder, "secret"), "correct horse battery\n");
  ({ paymentId, invoiceId } = await paidTopUp());
  receiver = await startReceiver();
});
afterAll(async () => {
  await server?.stop();
  await receiver?.close();
  source?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A top-up that was paid in the sandbox, as a person does on its page. */
async function paidTopUp(): Promise<{ paymentId: string; invoiceId: string }> {
  const env = envOf(server);
  const page = (await runCli(["billing", "checkout", "--top-up", "25"], { env })).stdout.trim();
  const body = new URLSearchParams({ outcome: "pay" });
  await fetch(page, { method: "POST", body, redirect: "manual", headers: { origin: new URL(page).origin } });
  const invoices = await waitUntil("it is billed", async () => {
    const { stdout } = await runCli(["billing", "invoices", "--json"], { env });
    const { data } = JSON.parse(stdout) as { data: { id: string }[] };
    return data.length > 0 && data;
  });
  const { stdout } = await runCli(["billing", "show", "--json"], { env });
  const { payments } = JSON.parse(stdout) as { payments: { id: string }[] };
  return { paymentId: payments[0]?.id ?? "", invoiceId: invoices[0]?.id ?? "" };
}

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

const examples = [...new Set(examplesOf(createProgram(cliOf())))];
/** What docs/cli.md prints is run by test/docs/cli-guide.test.ts, on a server like this one, with its exit code and output. */
const printed = new Set(
  [...readFileSync(join(ROOT, "docs/cli.md"), "utf8").matchAll(/^\$ quarry (.*)$/gm)].map(
    ([, words]) => words,
  ),
);

it("there is an example for every command", () => {
  const program = createProgram(cliOf());
  const leaves = program.commands
    .filter((one) => !one.name().startsWith("__"))
    .flatMap((one) =>
      one.commands.length === 0 ? [one.name()] : one.commands.map((verb) => `${one.name()} ${verb.name()}`),
    );
  expect(leaves.filter((leaf) => !examples.some((one) => `${one} `.startsWith(`${leaf} `)))).toEqual([]);
  expect(examples).toContain("requests resume <id>");
});

const made = new Map<string, string>();

/** The id that an example means: of what the example of `create` makes, or else of the Request. */
async function idFor(example: string): Promise<string> {
  if (example.startsWith("billing refund")) return paymentId;
  if (example.startsWith("billing invoices")) return invoiceId;
  const [noun = ""] = example.split(" ");
  const create = examples.find((one) => one.startsWith(`${noun} create `));
  if (create === undefined) return requestId;
  const known = made.get(noun);
  if (known !== undefined) return known;
  const { stdout } = await runCli([...wordsOf(create), "--json"], { env: envOf(server) });
  const answer = JSON.parse(stdout) as Record<string, unknown>;
  const { id } = [answer, ...Object.values(answer)].find((one) => Object.hasOwn(Object(one), "id")) as {
    id: string;
  };
  made.set(noun, id);
  return id;
}

function wordsOf(example: string): string[] {
  return (
    [...example.matchAll(/'[^']*'|\S+/g)]
      // As a shell takes its quotes away.
      .map(([word]) => word.replace(/^'(.*)'$/, "$1"))
      .map((word) => (word === "<file>" ? join(folder, "secret") : word))
      .map((word) => (word === "<owner/name>" ? "example-org/quarry" : word))
      .map((word) => (word === "https://example.org/hooks/quarry" ? receiver.url : word))
  );
}

it.each(examples.filter((one) => !printed.has(one)))("quarry %s", async (example) => {
  const id = example.includes("<id>") ? await idFor(example) : "";
  const words = wordsOf(example.replace("<id>", id));
  const env = {
    ...envOf(server),
    XDG_CONFIG_HOME: folder,
    // Where `operator shell` finds the database.
    QUARRY_DATA_DIR: server.dataDir,
    // For `plugin record`, which starts a server of its own that would go to the real source.
    QUARRY_ORIGINS: `codehost.api=${source.origin}`,
    QUARRY_PRIVATE_ORIGINS: source.origin,
  };
  const isElsewhere = words[0] === "plugin" || words[0] === "new" || words.includes("--output");
  const { code, stderr } = await runCli(words, { env, ...(isElsewhere ? { cwd: folder } : {}) });
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
