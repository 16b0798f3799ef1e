import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SDK_VERSION } from "../../src/plugin-sdk/define-scraper.ts";
import { openDocument, ROOT, type ExampleDocument } from "../docs/example-document.ts";
import { commandsIn, type PrintedCommand } from "../docs/printed-output.ts";
import { rest, untilTerminal } from "../kit/rest-client.ts";
import { startServer } from "../kit/server-process.ts";
import { launcherPart } from "../launcher/launcher-part.ts";

const run = promisify(execFile);
const { npmCli } = await launcherPart("npm.mjs");

let folder: string;
let app: string;
let readme: ExampleDocument;
let commands: PrintedCommand[];

/** With the Node of this process, and a cache of its own that holds nothing. */
const npm = (cwd: string, ...args: string[]) =>
  run(process.execPath, [npmCli(process.env), ...args, "--cache", join(folder, "cache")], {
    cwd,
    env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, npm_config_pack_destination: folder },
  });

/** What is typed in a shell of the app; how it ends, with all that it prints. */
async function inShell(command: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    npm_config_cache: join(folder, "cache"),
    npm_config_offline: "true",
    npm_config_loglevel: "error",
  };
  return run("sh", ["-euc", command], { cwd: app, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-plugin-sdk-"));
  app = join(folder, "app");
  await mkdir(app);
  readme = await openDocument("packages/plugin-sdk/README.md");
  commands = commandsIn(readme.take("console"));
  await run("bash", ["-euo", "pipefail", "-c", readme.take("sh")], {
    cwd: ROOT,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      npm_config_pack_destination: folder,
      npm_config_cache: join(folder, "cache"),
    },
  });
  await npm(
    app,
    "install",
    "--offline",
    "--ignore-scripts",
    join(folder, `quarry-plugin-sdk-${SDK_VERSION}.tgz`),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("has the version of the SDK and the dependencies that are tested here", async () => {
  const read = async (path: string) => JSON.parse(await readFile(join(ROOT, path), "utf8"));
  const own = await read("packages/plugin-sdk/package.json");
  const project = await read("package.json");
  expect(own.version).toBe(SDK_VERSION);
  for (const [name, version] of Object.entries(own.dependencies))
    expect([name, version]).toEqual([name, project.dependencies[name]]);
});

it("makes, tests and tries a plugin in an empty folder, with the packed file alone", async () => {
  const [install, make, check, attempt, ...more] = commands.map(({ command }) => command);
  expect([install, more]).toEqual(["npm install --save-dev @quarry/plugin-sdk typescript @types/node", []]);
  expect(await inShell(make ?? "")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("Made "),
  });
  const list = join(app, "my-shop", "list");
  const { $schema } = JSON.parse(await readFile(join(list, "cases.json"), "utf8"));
  expect(JSON.parse(await readFile(join(list, $schema), "utf8")).properties.cases.type).toBe("array");
  const some = await inShell(`${check} --case 'two pages'`);
  expect(some).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^types were not checked: install typescript next to the plugin$/m),
  });
  expect(some.stdout).toMatch(/^Tests (\d+) passed \(\1\)$/m);

  // As if they had been installed with it.
  const bin = join(app, "node_modules", ".bin", "tsc");
  await symlink(join(ROOT, "node_modules/typescript7"), join(app, "node_modules/typescript"));
  await symlink(join(ROOT, "node_modules/@types"), join(app, "node_modules/@types"));
  await symlink(join(ROOT, "node_modules/typescript7/bin/tsc"), bin);
  const all = await inShell(check ?? "");
  expect(all.stdout).toMatch(/^ {2}✓ has right types \d+ ms$/m);
  expect(all.stdout).toMatch(/^Tests 26 passed \(26\)$/m);
  expect(all.stderr).toMatch(/^drift of my-shop: .*; 0 findings$/m);

  const tried = await inShell(attempt ?? "");
  expect(tried.stdout).toContain('"title": "Paper boat"');
  expect(tried.stderr).toMatch(
    /200 https:\/\/example\.org\/items\?page=1 \d+ ms\n200 .*page=2 \d+ ms\n3 Records; no warnings\n$/,
  );

  const source = join(app, "my-shop", "source.ts");
  const text = await readFile(source, "utf8");
  await writeFile(source, `${text}export const port: number = "80";\n`);
  const refused = await inShell(`${check} --case 'two pages'`);
  await writeFile(source, text);
  expect(refused.stdout).toContain("FAIL plugin my-shop > has right types\nsource.ts, line ");
  expect(refused.code).toBe(1);
  expect(await inShell(`${make}`)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("exists already; nothing was written."),
  });
});

it("gives a package that a server loads and runs", async () => {
  const plugin = join(app, "my-shop");
  const { keywords, peerDependencies } = JSON.parse(await readFile(join(plugin, "package.json"), "utf8"));
  expect([keywords, peerDependencies]).toEqual([["quarry-plugin"], { "@quarry/plugin-sdk": "^2" }]);
  await npm(plugin, "pack");
  const home = join(folder, "server");
  await mkdir(home);
  await npm(home, "install", "--offline", "--ignore-scripts", join(folder, "my-shop-0.1.0.tgz"));
  const har = join(plugin, "list", "list-two-pages.har.json");
  const env = { QUARRY_PLUGINS: "my-shop", QUARRY_FETCH: "replay", QUARRY_FETCH_HAR: har };
  const server = await startServer({ cwd: home, env });
  try {
    const { body } = await rest<{ id: string }>(server.url, server.apiKey, "/v1/requests", {
      method: "POST",
      body: { scraper: "my-shop", input: { limit: 5 } },
    });
    const ended = await untilTerminal(server.url, server.apiKey, body.id);
    expect(ended).toMatchObject({ status: "succeeded", recordCount: 3 });
  } finally {
    await server.stop();
  }
});

it("leaves no example of its README", () => {
  expect(readme.untaken()).toEqual([]);
});
