import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJsonFile, writeJsonFile } from "./json-file.mjs";
import { LaunchError } from "./launch-error.mjs";
import { runNpm } from "./npm.mjs";
import { step } from "./progress.mjs";

/**
 * What has to be equal for the installed packages to fit. Packages with compiled parts depend on the line of
 * Node, not on its patch release.
 *
 * @param {string} root
 * @param {string} nodeVersion
 */
function wanted(root, nodeVersion) {
  const lockfile = join(root, "package-lock.json");
  if (!existsSync(lockfile)) throw new LaunchError(`package-lock.json is missing in ${root}.`);
  return {
    lockfile: createHash("sha256").update(readFileSync(lockfile)).digest("hex"),
    platform: `${process.platform}-${process.arch}`,
    node: nodeVersion.split(".")[0],
  };
}

const stampPath = (root) => join(root, "node_modules", ".quarry-stamp");

/** @param {string} root @param {string} nodeVersion @returns {boolean} */
export function isInstalled(root, nodeVersion) {
  const stamp = readJsonFile(stampPath(root));
  if (stamp === undefined) return false;
  return Object.entries(wanted(root, nodeVersion)).every(([key, value]) => stamp[key] === value);
}

/**
 * Installs the packages of the lockfile. Packages that a person installed with npm just before are kept.
 *
 * @param {string} root
 * @param {{ node: string, version: string }} runtime
 */
export async function install(root, runtime) {
  if (readJsonFile(stampPath(root)) !== undefined || !matchesLockfile(root)) {
    await step("installing packages", () =>
      // NODE_ENV=production would leave out what the build needs, omit=optional the engine.
      runNpm(
        runtime.node,
        ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"],
        {
          cwd: root,
          failure: "The packages could not be installed",
        },
      ),
    );
  }
  writeJsonFile(stampPath(root), wanted(root, runtime.version));
}

/**
 * Whether the installed packages are those of the lockfile. npm keeps a lockfile of what it put into node_modules; it
 * lacks only optional packages of other platforms.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function matchesLockfile(root) {
  const hidden = readJsonFile(join(root, "node_modules", ".package-lock.json"))?.packages;
  const locked = readJsonFile(join(root, "package-lock.json"))?.packages;
  if (hidden === undefined || locked === undefined) return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === "") return true;
    const there = hidden[path];
    return there === undefined
      ? entry.optional === true
      : there.version === entry.version && there.integrity === entry.integrity;
  });
}
