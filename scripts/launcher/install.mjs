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

/**
 * Which packages: "runtime" is what Quarry builds and runs with, "all" adds those of tests, checks and benchmarks.
 *
 * @typedef {"runtime" | "all"} PackageSet
 */

/** @param {string} root @param {string} nodeVersion @param {PackageSet} set @returns {boolean} */
export function isInstalled(root, nodeVersion, set) {
  const stamp = readJsonFile(stampPath(root));
  return fits(stamp, wanted(root, nodeVersion)) && (set === "runtime" || stamp.packages === "all");
}

function fits(stamp, facts) {
  return stamp !== undefined && Object.entries(facts).every(([key, value]) => stamp[key] === value);
}

/**
 * Installs packages of the lockfile: only those of the set, and never fewer than were there. Packages that a person
 * installed with npm just before are kept.
 *
 * @param {string} root
 * @param {{ node: string, version: string }} runtime
 * @param {PackageSet} set
 */
export async function install(root, runtime, set) {
  const stamp = readJsonFile(stampPath(root));
  const facts = wanted(root, runtime.version);
  const packages = stamp?.packages === "all" || hasDevelopment(root) ? "all" : set;
  if (fits(stamp, facts)) {
    // Added to those in use: `npm ci` would take them from a server that runs.
    await runInstall(root, runtime, packages, ["install", "--no-save"]);
  } else if (stamp !== undefined || !matchesLockfile(root, packages)) {
    await runInstall(root, runtime, packages, ["ci"]);
  }
  writeJsonFile(stampPath(root), { ...facts, packages });
}

function runInstall(root, runtime, packages, command) {
  // Said outright, for npm goes by NODE_ENV and its own settings otherwise; the engine is optional.
  const kinds = [packages === "all" ? "--include=dev" : "--omit=dev", "--include=optional"];
  const what =
    packages === "all" ? "installing packages, those for tests and checks included" : "installing packages";
  return step(what, () =>
    runNpm(runtime.node, [...command, ...kinds, "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: root,
      failure: "The packages could not be installed",
    }),
  );
}

/** Whether packages for development are there, whoever installed them. */
function hasDevelopment(root) {
  return Object.values(hiddenLockfile(root) ?? {}).some(({ dev }) => dev === true);
}

/** npm keeps a lockfile of what it put into node_modules. */
function hiddenLockfile(root) {
  return readJsonFile(join(root, "node_modules", ".package-lock.json"))?.packages;
}

/**
 * Whether the installed packages are those of the lockfile. Only optional packages of
 * other platforms may be missing, and those for development where they were left out.
 *
 * @param {string} root
 * @param {PackageSet} set
 * @returns {boolean}
 */
export function matchesLockfile(root, set) {
  const hidden = hiddenLockfile(root);
  const locked = readJsonFile(join(root, "package-lock.json"))?.packages;
  if (hidden === undefined || locked === undefined) return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === "") return true;
    const there = hidden[path];
    return there === undefined
      ? entry.optional === true || (set === "runtime" && (entry.dev === true || entry.devOptional === true))
      : there.version === entry.version && there.integrity === entry.integrity;
  });
}
