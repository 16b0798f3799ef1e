import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { openDocument, ROOT, type ExampleDocument } from "../docs/example-document.ts";
import { launcherPart } from "../launcher/launcher-part.ts";

const run = promisify(execFile);
const { npmCli } = await launcherPart("npm.mjs");
const PACKAGE = join(ROOT, "packages/cli");

let folder: string;
let app: string;
let server: ApiServer;
let readme: ExampleDocument;
let own: { version: string; dependencies: Record<string, string>; bin: Record<string, string> };
/** As a machine without a checkout: what is installed, a gateway and a key. */
const env = () => ({
  PATH: `${join(app, "node_modules/.bin")}:${dirname(process.execPath)}:/usr/bin:/bin`,
  HOME: folder,
  QUARRY_URL: server.url,
  QUARRY_API_KEY: server.apiKey,
});
const shell = (script: string) => run("bash", ["-euo", "pipefail", "-c", script], { cwd: app, env: env() });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-cli-package-"));
  app = join(folder, "app");
  await mkdir(app);
  server = await startApiServer();
  readme = await openDocument("packages/cli/README.md");
  own = JSON.parse(await readFile(join(PACKAGE, "package.json"), "utf8"));
  const npm = (cwd: string, ...args: string[]) =>
    run(process.execPath, [npmCli(process.env), ...args, "--cache", join(folder, "cache")], {
      cwd,
      env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
    });
  await npm(PACKAGE, "pack", "--pack-destination", folder);
  await writeFile(join(app, "package.json"), JSON.stringify({ private: true }));
  const { packageClosure } = (await import(join(ROOT, "scripts/package-closure.mjs"))) as {
    packageClosure: (root: string, names: string[]) => Set<string>;
  };
  const fromHere = [...packageClosure(ROOT, Object.keys(own.dependencies))].map((path) => join(ROOT, path));
  const tarball = join(folder, `quarry-cli-${own.version}.tgz`);
  await npm(app, "install", "--offline", "--ignore-scripts", "--install-links", tarball, ...fromHere);
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

it("asks for the versions that are tested here, and for no more than it imports", async () => {
  const project = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  expect(own.version).toBe(project.version);
  for (const [name, version] of Object.entries(own.dependencies))
    expect([name, version]).toEqual([name, project.dependencies[name]]);
  const imported = new Set<string>();
  const files = await readdir(join(PACKAGE, "dist"), { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    const text = await readFile(join(PACKAGE, "dist", file), "utf8");
    for (const [, name = ""] of text.matchAll(/(?:from|import\()\s*"((?:@[^"/]+\/)?[^".:/]+)(?:\/[^"]*)?"/g))
      imported.add(name);
  }
  // What graphql-ws asks its user for.
  expect(Object.keys(own.dependencies).toSorted()).toEqual([...imported, "graphql"].toSorted());
});

it("runs the example of its README against a server elsewhere, from an empty folder", async () => {
  const { stdout, stderr } = await shell(readme.take("sh"));
  expect(stdout).toMatch(/^codehost/m);
  expect(stderr).toMatch(/succeeded .*1 Record/);
  expect(await readFile(join(app, "issue.csv"), "utf8")).toContain("Issue 7");
});

it("says its version, and what needs more than itself", async () => {
  expect((await shell("quarry version")).stdout).toBe(`${own.version}\n`);
  const refused = await shell("quarry plugin new my-source").catch((error: { stderr: string }) => error);
  expect(refused.stderr).toContain("Run the command in a checkout of Quarry");
});

it("holds nothing of the server, and its licence", async () => {
  const files = await readdir(join(app, "node_modules/@quarry/cli/dist"));
  expect(files.toSorted()).toEqual(["cli", "client", "errors", "kernel", "record-files"]);
  const licence = await readFile(join(app, "node_modules/@quarry/cli/LICENSE"), "utf8");
  expect(licence).toBe(await readFile(join(ROOT, "LICENSE"), "utf8"));
});

it("leaves no example of its README", () => {
  expect(readme.untaken()).toEqual([]);
});
