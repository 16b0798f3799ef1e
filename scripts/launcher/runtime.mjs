import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { LaunchError } from "./launch-error.mjs";
import { runNpm } from "./npm.mjs";
import { step } from "./progress.mjs";
import { RUNTIMES } from "./runtime-table.mjs";
import { extractPackage } from "./tar.mjs";

const INSTALL_BY_HAND = "Install Node 24 (https://nodejs.org) and start again.";

/**
 * Whether Quarry runs on this Node: 22.19 and later of that line (its HTTP client needs that), 24 and 26.
 * Odd lines end after months and are not tried.
 *
 * @param {string} version such as "24.21.0"
 */
export function isAcceptedNode(version) {
  const [major, minor] = version.split(".").map(Number);
  return major === 22 ? minor >= 19 : major === 24 || major === 26;
}

/**
 * The Node that runs everything: the one at hand when it is accepted, else a fetched one in `.runtime/`.
 *
 * @param {string} root folder of the repository
 * @returns {Promise<{ node: string, version: string }>}
 */
export async function ensureRuntime(root) {
  if (isAcceptedNode(process.versions.node))
    return { node: process.execPath, version: process.versions.node };
  const platform = `${process.platform}-${process.arch}`;
  const build = RUNTIMES[platform];
  const tooOld = `Node ${process.versions.node} does not fit (22.19 or later, 24 or 26 is needed)`;
  if (build === undefined) {
    throw new LaunchError(`${tooOld} and there is no build to fetch for ${platform}. ${INSTALL_BY_HAND}`);
  }
  const home = join(root, ".runtime", `node-${build.version}-${platform}`);
  const node = join(home, ...build.binary.split("/"));
  if (existsSync(node)) return { node, version: build.version };
  if (process.platform === "linux" && !runsOnGlibc()) {
    throw new LaunchError(
      `${tooOld}, and this system uses musl, for which there is no build to fetch. Install Node 24 with its package manager and start again.`,
    );
  }
  await step(`fetching Node ${build.version} (this machine has ${process.versions.node})`, () =>
    fetchRuntime(root, build, home),
  );
  return { node, version: build.version };
}

/** Everything happens in a folder of our own; the last rename makes it visible, whole. */
async function fetchRuntime(root, build, home) {
  const folder = join(root, ".runtime", `tmp-${process.pid}-${randomBytes(4).toString("hex")}`);
  mkdirSync(folder, { recursive: true });
  try {
    await runNpm(
      process.execPath,
      ["pack", `${build.package}@${build.version}`, "--json", "--pack-destination", folder],
      {
        cwd: root,
        failure: `Node ${build.version} could not be fetched`,
        advice: INSTALL_BY_HAND,
      },
    );
    const archive = readFileSync(join(folder, onlyArchive(folder)));
    assertIntegrity(archive, build);
    const unpacked = join(folder, "node");
    // The headers for compiling addons are most of the files and nobody needs them here.
    extractPackage(archive, unpacked, (path) => path === build.binary || path === "LICENSE");
    const binary = join(unpacked, ...build.binary.split("/"));
    chmodSync(binary, 0o755);
    assertRuns(binary, build.version);
    try {
      renameSync(unpacked, home);
    } catch (error) {
      // Another launch was faster; its copy passed the same checks.
      if (!existsSync(join(home, ...build.binary.split("/")))) throw error;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function onlyArchive(folder) {
  const archives = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  if (archives.length !== 1) throw new LaunchError("npm pack left no archive. " + INSTALL_BY_HAND);
  return archives[0];
}

/**
 * @param {Buffer} archive
 * @param {{ package: string, version: string, integrity: string }} build
 */
export function assertIntegrity(archive, build) {
  const actual = `sha512-${createHash("sha512").update(archive).digest("base64")}`;
  if (actual !== build.integrity) {
    throw new LaunchError(
      `The archive of ${build.package}@${build.version} is not the published one (${actual} instead of ${build.integrity}), so it was not used.`,
    );
  }
}

function assertRuns(binary, version) {
  const run = spawnSync(binary, ["--version"], { encoding: "utf8" });
  if (run.stdout?.trim() === `v${version}`) return;
  const reason = run.error?.message ?? `it printed ${JSON.stringify(`${run.stdout}${run.stderr}`.trim())}`;
  throw new LaunchError(`The fetched Node ${version} does not run here: ${reason}. ${INSTALL_BY_HAND}`);
}

function runsOnGlibc() {
  return process.report.getReport().header.glibcVersionRuntime !== undefined;
}
