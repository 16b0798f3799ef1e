import { mkdir, mkdtemp, readFile, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { launcherPart } from "./launcher-part.ts";

const { build, isBuilt } = await launcherPart("build.mjs");
const { install, isInstalled } = await launcherPart("install.mjs");
const { withPidLock } = await launcherPart("pid-lock.mjs");
const { npmCli } = await launcherPart("npm.mjs");

let root: string;
const put = async (path: string, text: string) => {
  await mkdir(join(root, path, ".."), { recursive: true });
  await writeFile(join(root, path), text);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "quarry launcher "));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe("build", () => {
  beforeEach(async () => {
    await put("package-lock.json", "{}");
    await put("package.json", '{"type":"module"}');
    const compilerOptions = { module: "NodeNext", rootDir: "src", outDir: "dist", types: [] };
    const exclude = ["src/**/*.test.ts"];
    await put("tsconfig.build.json", JSON.stringify({ compilerOptions, include: ["src"], exclude }));
    await put("src/server/main.ts", "export const answer: number = 42;\n");
    await put("src/page.html", "<p>page</p>");
    await put("src/domain/scraper/write-facts.ts", "export {};\n");
    await put("src/server/main.test.ts", "not typescript at all (");
    await put("src/cases/recorded.json", "{}");
    await put("src/list/cases.json", "{}");
    await put("src/list/list.bodies/page.html", "<p>recorded</p>");
    await mkdir(join(root, "node_modules"));
    const compiler = fileURLToPath(new URL("../../node_modules/typescript7", import.meta.url));
    await symlink(compiler, join(root, "node_modules/typescript7"));
  });

  test("is made once, again after an edit, and not again after a mere touch", async () => {
    expect(isBuilt(root)).toBe(false);
    await build(root, process.execPath);
    expect((await readdir(join(root, "dist"))).sort()).toEqual([
      ".build-stamp",
      "domain",
      "modules",
      "page.html",
      "server",
    ]);
    expect(isBuilt(root)).toBe(true);

    await utimes(join(root, "src/server/main.ts"), 1, 1);
    expect(isBuilt(root)).toBe(true);
    await put("src/server/main.test.ts", "still not typescript (");
    expect(isBuilt(root)).toBe(true);

    await put("src/server/main.ts", "export const answer: number = 43;\n");
    expect(isBuilt(root)).toBe(false);
    await put("src/server/main.ts", "export const answer: string = 43;\n");
    await expect(build(root, process.execPath)).rejects.toThrow(
      /^The sources do not compile:\nsrc\/server\/main\.ts\(1,14\)/,
    );
    await put("src/server/main.ts", "export const answer: number = 43;\n");
    await put("src/domain/scraper/write-facts.ts", "throw new Error('No facts.');\n");
    await expect(build(root, process.execPath)).rejects.toThrow(
      /^The facts of the scrapers cannot be written:\n[^]*No facts\./,
    );
    // What was built before is still there, whole, and is known to be old.
    expect(await readFile(join(root, "dist/server/main.js"), "utf8")).toContain("42");
    expect((await readdir(root)).filter((name) => name.startsWith("dist"))).toEqual(["dist"]);
    expect(isBuilt(root)).toBe(false);
  });
});

describe("install", () => {
  const locked = { "": {}, "node_modules/a": { version: "1.0.0", integrity: "sha512-a" } };

  test("packages that npm put there from this lockfile are kept; another lockfile or Node line is not", async () => {
    const optional = { version: "1.0.0", optional: true, os: ["aix"] };
    await put("package-lock.json", JSON.stringify({ packages: { ...locked, "node_modules/b": optional } }));
    await put(
      "node_modules/.package-lock.json",
      JSON.stringify({ packages: { "node_modules/a": locked["node_modules/a"] } }),
    );
    expect(isInstalled(root, "24.21.0", "runtime")).toBe(false);
    await install(root, { node: "/nowhere/node", version: "24.21.0" }, "runtime");
    expect(isInstalled(root, "24.21.0", "runtime")).toBe(true);
    expect(isInstalled(root, "24.22.0", "runtime")).toBe(true);
    expect(isInstalled(root, "26.10.0", "runtime")).toBe(false);
    await put("package-lock.json", JSON.stringify({ packages: locked }));
    expect(isInstalled(root, "24.21.0", "runtime")).toBe(false);
  });

  test("npm's own words are passed on when it fails", async () => {
    await put("package.json", '{"name":"x","version":"1.0.0","dependencies":{"a":"1.0.0"}}');
    await put(
      "package-lock.json",
      '{"name":"x","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"x"}}}',
    );
    await expect(install(root, { node: process.execPath, version: "24.21.0" }, "runtime")).rejects.toThrow(
      /^The packages could not be installed\. npm said:\nnpm error code EUSAGE/,
    );
  });
});

test("npm is the one that started us, unless that was another package manager", async () => {
  await put("npm/bin/npm-cli.js", "");
  await put("npm/bin/npx-cli.js", "");
  await put("path/node_modules/npm/bin/npm-cli.js", "");
  const cli = join(root, "npm/bin/npm-cli.js");
  const onPath = join(root, "path/node_modules/npm/bin/npm-cli.js");
  const PATH = join(root, "path");
  expect(npmCli({ npm_execpath: cli, PATH })).toBe(cli);
  expect(npmCli({ npm_execpath: join(root, "npm/bin/npx-cli.js"), PATH })).toBe(cli);
  expect(npmCli({ npm_execpath: join(root, "yarn.js"), PATH })).toBe(onPath);
  expect(npmCli({ PATH })).toBe(onPath);
});

describe("the launcher's lock", () => {
  test("lets one in at a time and is free afterwards, also after an error", async () => {
    const lock = join(root, ".cache/launcher.lock");
    const order: string[] = [];
    const enter = (name: string) =>
      withPidLock(lock, async () => {
        order.push(`${name} in`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        order.push(`${name} out`);
        throw new Error(name);
      });
    const results = await Promise.allSettled([enter("a"), enter("b")]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(order).toEqual(["a in", "a out", "b in", "b out"]);
    expect(await readdir(join(root, ".cache"))).toEqual([]);
  });

  test("a lock of a process that is gone is taken over", async () => {
    const child = spawn(process.execPath, ["-e", ""]);
    await once(child, "exit");
    await put("launcher.lock", String(child.pid));
    expect(await withPidLock(join(root, "launcher.lock"), async () => "done")).toBe("done");
    expect(await readdir(root)).toEqual([]);
  });
});
