import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const lockfile = fileURLToPath(new URL("../../package-lock.json", import.meta.url));

/**
 * `npm install` beside an existing node_modules may leave out builds for other platforms; `npm ci` then
 * refuses the lockfile on every fresh clone, although nothing fails where it was written.
 */
it("package-lock.json holds everything that its packages ask for, so that npm ci accepts it", async () => {
  const { packages } = JSON.parse(await readFile(lockfile, "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  const missing = Object.entries(packages).flatMap(([location, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(packages, location, name))
      .map((name) => `${name}, wanted by ${location === "" ? "this project" : location}`),
  );
  expect(missing).toEqual([]);
});

/** Looks where Node would: in the package's own node_modules, then in those of the folders above it. */
function isLocked(packages: Record<string, LockedPackage>, location: string, name: string): boolean {
  for (let folder = location; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const candidate = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (Object.hasOwn(packages, candidate)) return true;
    if (folder === "") return false;
  }
}
