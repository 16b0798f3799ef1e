import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readManifest } from "../../src/domain/service/manifest.ts";
import { noCargo } from "../hosting/cargo.ts";
import { freePort } from "../kit/free-port.ts";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { openDocument } from "../docs/example-document.ts";
import { rest } from "../kit/rest-client.ts";
import { envOf } from "./cli-server.ts";
import { runCli } from "./run-cli.ts";

let server: ApiServer;
let port: number;
let folder: string;
beforeAll(async () => {
  port = await freePort();
  server = await startApiServer({ QUARRY_SERVICES_PORT: String(port) });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-deploy-"));
  return () => rm(folder, { recursive: true, force: true });
});

const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};
const quarry = (words: string, env: Record<string, string> = {}) =>
  runCli(words.split(" "), { env: { ...envOf(server), ...env }, cwd: folder });
const answer = (text: string) => JSON.parse(text);
const manifest = (slug: string, worker = "") => `slug = "${slug}"\n${worker}[static]\nfolder = "public"\n`;
const filesOf = async (slug: string): Promise<string[]> => {
  const { body } = await rest<AnswerJson>(server.url, server.apiKey, `/v1/services/${slug}`);
  const deployment = await server.db
    .collection<{ _id: string; static: { blob: string } }>("deployments")
    .findOne({ _id: body.activeDeploymentId as string });
  const blob = deployment?.static.blob ?? "";
  const path = join(server.dataDir, "hosting/blobs", blob.slice(0, 2), blob.slice(2, 4), blob);
  return Object.keys(JSON.parse(await readFile(path, "utf8")) as object);
};

it("says what it will do, does that, and uploads what is new alone", async () => {
  await write({
    "service.toml": manifest("cli-site"),
    ".gitignore": "*.map\n/public/drafts/\n",
    "public/index.html": "one",
    "public/app.js": "app",
    "public/app.js.map": "{}",
    "public/drafts/a.html": "draft",
    "public/.env": "KEY=1",
  });
  const count = () => server.db.collection("services").countDocuments({ slug: "cli-site" });
  const planned = await quarry("deploy --dry-run --json");
  expect([planned.code, await count()]).toEqual([0, 0]);
  const plan = answer(planned.stdout);
  expect(plan).toMatchObject({
    ...{ slug: "cli-site", serviceId: null, requiredFixes: [], priceEffectUsdMicros: 0, uploadBytes: 6 },
    leftOut: [".env", "app.js.map", "drafts/"],
    meters: ["static_transfer_bytes"],
  });
  expect(plan.missing).toHaveLength(2);
  const first = await quarry("deploy");
  expect([first.code, first.stdout]).toEqual([0, `http://cli-site.localhost:${port}\n`]);
  expect(first.stderr).toContain("left out: .env, app.js.map, drafts/");
  // What it said and what was done are the same.
  expect(await filesOf("cli-site")).toEqual(["app.js", "index.html"]);
  await write({ "public/index.html": "two" });
  const again = answer((await quarry("deploy --dry-run --json")).stdout);
  expect([again.missing, again.uploadBytes]).toEqual([[expect.any(String)], 3]);
  expect(answer((await quarry("deploy --json")).stdout)).toMatchObject({
    n: 2,
    status: "ACTIVE",
    staticBytes: 6,
  });
  expect((await quarry("rollback cli-site")).stdout).toBe("cli-site serves deployment 1 again\n");
  expect((await quarry("services show cli-site")).stdout).toContain(`http://cli-site.localhost:${port}`);
  expect((await quarry("deployments list cli-site")).stdout).toMatch(/^2 +superseded .*\n1 +active /m);
  expect((await quarry("services delete cli-site")).stdout).toBe("cli-site is deleted\n");
  expect((await quarry("services restore cli-site")).stdout).toBe("cli-site is active\n");
});

it.each<[string, Record<string, string>, string]>([
  ["no service.toml", {}, "There is no service.toml in"],
  ["one that is no TOML", { "service.toml": "slug = x" }, "service.toml, line 1, column"],
  [
    "a key that is none",
    { "service.toml": `${manifest("cli-bad")}foldr = "x"\n`, "public/index.html": "x" },
    'Did you mean "folder"?',
  ],
  ["no folder", { "service.toml": manifest("cli-bad") }, "There is no folder public"],
  [
    "an empty folder",
    { "service.toml": manifest("cli-bad"), "public/.keep": "" },
    "Put an index.html into the folder that [static] names",
  ],
  ["no index.html", { "service.toml": manifest("cli-bad"), "public/a.html": "x" }, "Add an index.html"],
  [
    "a secret",
    { "service.toml": manifest("cli-bad"), "public/index.html": "x", "public/server.pem": "x" },
    "it looks like a secret",
  ],
  [
    "a slug of the server",
    { "service.toml": manifest("www"), "public/index.html": "x" },
    "kept for the server itself",
  ],
])("is refused before anything changes: %s", async (_what, files, message) => {
  const before = await server.db.collection("services").countDocuments();
  await write(files);
  const { code, stderr } = await quarry("deploy");
  expect([code === 0, stderr]).toEqual([false, expect.stringContaining(message)]);
  expect(await server.db.collection("services").countDocuments()).toBe(before);
});

it("passes on what the compiler says, and says what to do without one", async () => {
  await write({
    "service.toml": manifest("cli-worker", '[worker]\npackage = "worker"\n'),
    "public/index.html": "x",
    "bin/cargo":
      '#!/bin/sh\necho "error[E0425]: cannot find value \\`x\\`" >&2\necho " --> src/main.rs:7:5" >&2\nexit 101\n',
  });
  await chmod(join(folder, "bin/cargo"), 0o755);
  const failed = await quarry("deploy", { PATH: `${join(folder, "bin")}:/bin:/usr/bin` });
  expect(failed.stderr).toContain("src/main.rs:7:5");
  expect(failed.stderr).toContain("cargo could not build worker");
  const without = await quarry("deploy", { PATH: join(folder, "public") });
  expect(without.stderr).toContain("Rust is not installed here");
  expect(without.stderr).toContain("Let the server build it (quarry deploy --remote)");
  expect(await server.db.collection("services").countDocuments({ slug: "cli-worker" })).toBe(0);
});

it("a new service has all that a deploy needs", async () => {
  const made = await quarry("new service fresh");
  expect([made.code, made.stdout]).toEqual([0, `${join(folder, "fresh")}\n`]);
  expect((await quarry("new service fresh")).stderr).toContain("already");
  for (const name of ["../up", "www", "a--"]) {
    const { code, stderr } = await quarry(`new service ${name}`);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/A slug |kept for the server/)]);
  }
  expect(await readdir(folder)).toEqual(["fresh"]);
  expect((await quarry("new service second", { npm_command: "exec" })).stderr).toBe(
    "next: cd second && npx quarry deploy\n",
  );
  await write({ program: "#!/bin/sh" });
  // Everything but the program, which is none.
  const planned = answer((await quarry("deploy fresh --dry-run --json --prebuilt program")).stdout);
  expect(planned).toMatchObject({ slug: "fresh", requiredFixes: [], leftOut: [] });
  const read = (path: string) => readFile(join(folder, "fresh", path), "utf8");
  expect(await read("Cargo.toml")).toContain('path = "vendor/quarry-worker"');
  expect(await read("vendor/quarry-worker/Cargo.toml")).toContain('name = "quarry-worker"');
  expect(await read("vendor/quarry-worker/src/lib.rs")).not.toBe("");
  const refused = await quarry("deploy fresh --prebuilt program");
  expect(refused.stderr).toContain("the file is no 64-bit ELF program");
});

it.skipIf(noCargo() !== null || spawnSync("bwrap", ["--version"]).status !== 0)(
  "the server builds a new service where nobody has Rust, and shows what the compiler says",
  async () => {
    await quarry("new service there");
    // Without a compiler here.
    const env = { PATH: join(folder, "there/static") };
    await write({ "there/.env": "KEY=1", "there/notes.log": "x", "there/target/x": "x" });
    await writeFile(join(folder, "there/.gitignore"), "*.log\n");
    const planned = answer((await quarry("deploy there --remote --dry-run --json", env)).stdout);
    expect(planned).toMatchObject({ requiredFixes: [], meters: expect.arrayContaining(["build_minutes"]) });
    expect(planned.steps[2]).toBe("build the worker on the server, without a network");
    const deployed = await quarry("deploy there --remote", env);
    expect([deployed.code, deployed.stdout], deployed.stderr).toEqual([
      0,
      `http://there.localhost:${port}\n`,
    ]);
    expect(deployed.stderr).toContain("Compiling worker v0.1.0 (/source)");
    const stored = await server.db.collection("deployments").findOne({ "manifest.slug": "there" });
    const { blob } = stored!.source as { blob: string };
    const path = join(server.dataDir, "hosting/blobs", blob.slice(0, 2), blob.slice(2, 4), blob);
    const files = Object.keys(JSON.parse(await readFile(path, "utf8")) as object);
    expect(files.filter((one) => !one.startsWith("vendor/"))).toEqual([
      "Cargo.lock",
      "Cargo.toml",
      "src/main.rs",
    ]);
    await writeFile(join(folder, "there/src/main.rs"), 'fn main() {\n    let x: u32 = "text";\n}\n');
    const failed = await quarry("deploy there --remote", env);
    expect([failed.code === 0, failed.stderr]).toEqual([
      false,
      expect.stringContaining("--> src/main.rs:2:18"),
    ]);
    expect(failed.stderr).toContain("Correct what the compiler names");
  },
  300_000,
);

it("secrets are written from files, listed without values, staged and applied, and a deploy warns of them", async () => {
  await write({
    "service.toml": manifest("cli-env"),
    "public/index.html": "<script>const key = 'sk-live-5678';</script>",
    ".env": "API_KEY=sk-live-5678\nOTHER='two words'\n",
    "key.txt": "-----BEGIN KEY-----\nabc\n-----END KEY-----\n",
  });
  await quarry("services create cli-env");
  const written = await quarry("env set --from .env --for both");
  expect([written.code, written.stdout]).toEqual([0, "API_KEY is in use\nOTHER is in use\n"]);
  expect((await quarry("env set CERT --file key.txt --staged")).stdout).toBe("CERT is staged\n");
  const listed = await quarry("env list");
  expect(listed.stdout).toMatch(/^API_KEY +build, runtime +in use +[0-9a-f]{8} /m);
  expect(listed.stdout).toMatch(/^CERT +runtime +staged /m);
  expect((await quarry("env apply --service cli-env")).stderr).toBe("");
  expect(answer((await quarry("env list --json")).stdout)[1]).toMatchObject({
    name: "CERT",
    pendingRestart: false,
  });
  const deployed = await quarry("deploy");
  expect(deployed.stderr).toContain("warning: Change the secret API_KEY and take it out of index.html");
  expect((await quarry("env delete OTHER")).stdout).toBe("OTHER is gone\n");
  const unknown = await quarry("env delete OTHER");
  expect([unknown.code, unknown.stdout, unknown.stderr]).toEqual([
    4,
    "",
    expect.stringContaining("The service has no secret OTHER; nothing was changed."),
  ]);
  const inLine = await quarry("env set KEY=sk-live-5678");
  expect([inLine.code, inLine.stderr]).toEqual([
    2,
    expect.stringContaining("`quarry env set KEY` asks for it."),
  ]);
  await write({ "odd.env": "# one\nA='1\n2'\nexport B=3\n\nC 4\n" });
  expect((await quarry("env set --from odd.env")).stderr).toContain("odd.env, line 6: it is no NAME=value");
  expect(answer((await quarry("env list --json")).stdout)).toHaveLength(2);
  for (const words of ["env set API_KEY", "env set", "env set SVC_X --file key.txt", "env set A --from .env"])
    expect([words, (await quarry(words)).code]).toEqual([words, 2]);
  const seen = [written, listed, deployed].map(({ stdout, stderr }) => stdout + stderr).join("");
  expect(seen).not.toMatch(/sk-live-5678|two words/);
});

it("in its folder a service is known without its name: how it is called, what is served, its log", async () => {
  await write({
    "service.toml": `name = "For people"\n${manifest("cli-known")}`,
    "public/index.html": "1",
  });
  for (const page of ["1", "2"]) {
    await write({ "public/index.html": page });
    expect((await quarry("deploy")).code).toBe(0);
  }
  expect((await quarry("rollback")).stdout).toBe("cli-known serves deployment 1 again\n");
  const shown = (await quarry("services show cli-known")).stdout;
  expect(shown).toMatch(/^name +For people$/m);
  expect(shown).toMatch(/^served +deployment 1, /m);
  expect(shown).toMatch(/^newest +2, superseded, /m);
  expect((await quarry("logs --limit 1")).code).toBe(0);
  expect((await quarry("logs --since yesterday")).stderr).toContain("such as 10m, 2h or 1d");
  const away = await quarry("dev", { QUARRY_URL: "https://quarry.example" });
  expect([away.code, away.stderr]).toEqual([2, expect.stringContaining("is another machine")]);
});

it("the commands of docs/hosting.md run as printed", async () => {
  const hosting = await openDocument("docs/hosting.md");
  await write({ "service.toml": hosting.take("toml"), "public/index.html": "<h1>Guestbook</h1>" });
  await write({ "key.txt": "sk-live-1234\n" });
  const lines = [1, 2, 3].flatMap(() => hosting.take("sh").trim().split("\n"));
  for (const line of lines) {
    const words = line.replace(/^quarry /, "");
    // There is an earlier deployment to go back to by then.
    if (words.startsWith("rollback")) await quarry("deploy");
    const { code, stderr } = await quarry(words);
    expect([line, code, stderr]).toEqual([line, 0, expect.any(String)]);
  }
  expect(hosting.untaken()).toEqual([]);
});

it("the service.toml of docs/service-toml.md is one", async () => {
  const reference = await openDocument("docs/service-toml.md");
  expect(readManifest(reference.take("toml"))).toMatchObject({
    slug: "guestbook",
    worker: { package: "worker" },
  });
  expect(reference.untaken()).toEqual([]);
});
