import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { launcherPart } from "./launcher-part.ts";

const { install, isInstalled } = await launcherPart("install.mjs");

const VERSION = "24.21.0";
const RUNTIME = { node: process.execPath, version: VERSION };
const COMMON = "--include=optional --no-audit --no-fund --loglevel=error";

/** Writes down how it was called and leaves in node_modules what npm would, the packages for development included or not. */
const NPM = `
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const args = process.argv.slice(2);
appendFileSync("calls", args.join(" ") + "\\n");
if (args.includes("ci")) require("node:fs").rmSync("node_modules", { recursive: true, force: true });
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const there = Object.entries(packages).filter(([path, one]) => path !== "" && !(one.dev && args.includes("--omit=dev")));
mkdirSync("node_modules", { recursive: true });
writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: Object.fromEntries(there) }));
`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "quarry-install-"));
  await mkdir(join(root, "npm"));
  await writeFile(join(root, "npm/npm-cli.js"), NPM);
  vi.stubEnv("npm_execpath", join(root, "npm/npm-cli.js"));
  await lock("1.0.0");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

async function lock(version: string): Promise<void> {
  const packages = {
    "": {},
    "node_modules/fastify": { version, integrity: `sha512-${version}` },
    "node_modules/vitest": { version: "5.0.0", integrity: "sha512-v", dev: true },
  };
  await writeFile(join(root, "package-lock.json"), JSON.stringify({ packages }));
}

const calls = async (): Promise<string[]> =>
  (await readFile(join(root, "calls"), "utf8")).trimEnd().split("\n");
const installed = () => ["runtime", "all"].filter((set) => isInstalled(root, VERSION, set));

it("a start installs what runs; tests add theirs to it, once for both", async () => {
  expect(installed()).toEqual([]);
  await install(root, RUNTIME, "runtime");
  expect(installed()).toEqual(["runtime"]);
  expect(await calls()).toEqual([`ci --omit=dev ${COMMON}`]);
  await install(root, RUNTIME, "all");
  expect(installed()).toEqual(["runtime", "all"]);
  expect((await calls()).slice(1)).toEqual([`install --no-save --include=dev ${COMMON}`]);
});

it("who has the packages of tests keeps them when the lockfile changes", async () => {
  await install(root, RUNTIME, "all");
  await lock("1.0.1");
  expect(installed()).toEqual([]);
  await install(root, RUNTIME, "runtime");
  expect(installed()).toEqual(["runtime", "all"]);
  expect(await calls()).toEqual([`ci --include=dev ${COMMON}`, `ci --include=dev ${COMMON}`]);
});

it("so does who installed them by hand", async () => {
  await install(root, RUNTIME, "all");
  await rm(join(root, "node_modules/.quarry-stamp"));
  await lock("1.0.1");
  await install(root, RUNTIME, "runtime");
  expect(installed()).toEqual(["runtime", "all"]);
  expect((await calls()).slice(1)).toEqual([`ci --include=dev ${COMMON}`]);
});

it.each([
  ["npm ci", "", ["runtime", "all"]],
  ["npm ci --omit=dev", "vitest", ["runtime"]],
])("what a person installed by hand with %s is kept", async (_command, left, sets) => {
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, object>;
  };
  delete packages[`node_modules/${left}`];
  await mkdir(join(root, "node_modules"));
  await writeFile(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
  await install(root, RUNTIME, "runtime");
  expect(installed()).toEqual(sets);
  await expect(calls()).rejects.toThrow("ENOENT");
});
