/** What the first `npm start` installs: only what runs. It was 470 MB with the packages of tests, checks and benchmarks. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** 60 of them may be those of the dashboard, which the first start builds. */
const MAX_MB = 335;

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
}

/** Paths of installed packages as the lockfile places them, without those of development. */
function runtimePackages(): string[] {
  const lockfile = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lockfile.packages)
    .filter(([path, { dev, devOptional }]) => path.startsWith("node_modules/") && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => existsSync(join(ROOT, path)));
}

/** Bytes of its own files; packages inside of it are counted by themselves. */
function bytesOf(path: string): number {
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.slice(join(ROOT, path).length).includes("/node_modules/"))
    .reduce((sum, file) => sum + statSync(file).size, 0);
}

it(`is less than ${MAX_MB} MB, and nothing that only tests, checks or benchmarks need`, () => {
  const packages = runtimePackages();
  const names = packages.map((path) => path.slice(path.lastIndexOf("node_modules/") + 13));
  expect(names).toEqual(expect.arrayContaining(["@apollo/server", "mongodb", "agenda", "puppeteer-core"]));
  for (const name of ["vitest", "eslint", "prettier", "knip", "crawlee", "puppeteer", "fast-check"])
    expect(names).not.toContain(name);
  const megabytes = packages.reduce((sum, path) => sum + bytesOf(path), 0) / 1e6;
  expect(megabytes).toBeGreaterThan(100);
  expect(megabytes).toBeLessThan(MAX_MB);
});
