import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compilerEnv } from "./compiler-env.mjs";
import { readJsonFile, writeJsonFile } from "./json-file.mjs";
import { LaunchError } from "./launch-error.mjs";
import { step } from "./progress.mjs";
import { builtFiles, fingerprint } from "./sources.mjs";

const STAMP = ".build-stamp";
/** Folder of the dashboard, here and in dist/. */
const DASHBOARD = "dashboard";
const BUNDLE = fileURLToPath(new URL("bundle.mjs", import.meta.url));
const UNBUNDLED = fileURLToPath(new URL("unbundled.mjs", import.meta.url));
/** Lines of the compiler's output that a failure repeats. */
const ERROR_LINES = 20;

function serverSources(root) {
  const settings = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name));
  const code = builtFiles(join(root, "src")).map((path) => `src/${path}`);
  const scripts = [BUNDLE, UNBUNDLED].map((path) => relative(root, path));
  return fingerprint(root, [...settings, "package-lock.json", ...scripts, ...code]);
}

/** Its own, and those of the client, which it shares. */
function dashboardSources(root) {
  const code = [DASHBOARD, "src/client"].flatMap((folder) =>
    builtFiles(join(root, folder)).map((path) => `${folder}/${path}`),
  );
  return fingerprint(root, ["tsconfig.json", "package-lock.json", ...code]);
}

/**
 * Whether dist/ was built from these sources. Takes some milliseconds when nothing was touched.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function isBuilt(root) {
  return isServerBuilt(root) && isDashboardBuilt(root);
}

function isServerBuilt(root) {
  return isFresh(join(root, "dist", STAMP), () => serverSources(root));
}

function isDashboardBuilt(root) {
  if (!existsSync(join(root, DASHBOARD))) return true;
  return isFresh(join(root, "dist", DASHBOARD, STAMP), () => dashboardSources(root));
}

function isFresh(path, sources) {
  const stamp = readJsonFile(path);
  if (stamp === undefined) return false;
  const now = sources();
  if (stamp.stat === now.stat) return true;
  if (stamp.content !== now.content()) return false;
  writeJsonFile(path, { ...stamp, stat: now.stat });
  return true;
}

/**
 * Builds what is not built from these sources, the server and the dashboard at once. Each is made in a folder beside dist/ and
 * swapped in when it is whole.
 *
 * @param {string} root
 * @param {string} node
 */
export async function build(root, node) {
  await step("building", async () => {
    removeLeftovers(root);
    const draft = join(root, `dist.new-${process.pid}`);
    const dashboardDraft = join(root, `dist.new-${process.pid}-${DASHBOARD}`);
    try {
      const dashboard = isDashboardBuilt(root) ? null : buildDashboard(root, node, dashboardDraft);
      // Both end before the drafts go.
      const ends = await Promise.allSettled([
        isServerBuilt(root) || buildServer(root, node, draft),
        dashboard,
      ]);
      for (const end of ends) if (end.status === "rejected") throw end.reason;
      if (dashboard !== null) swap(dashboardDraft, join(root, "dist", DASHBOARD));
    } finally {
      rmSync(draft, { recursive: true, force: true });
      rmSync(dashboardDraft, { recursive: true, force: true });
    }
  });
}

/** Compiles src/ into dist/modules and bundles what runs of it into dist/. */
async function buildServer(root, node, draft) {
  // Taken before the compiler reads: an edit during the build makes the next launch build again.
  const stamp = stampOf(serverSources(root));
  const modules = join(draft, "modules");
  await compile(root, node, modules);
  await run(node, [BUNDLE, modules, draft], root, "The modules cannot be bundled");
  copyAssets(join(root, "src"), draft);
  const facts = join(draft, "domain", "scraper", "write-facts.js");
  await run(node, [facts], root, "The facts of the scrapers cannot be written");
  writeJsonFile(join(draft, STAMP), stamp);
  const dashboard = join(root, "dist", DASHBOARD);
  if (existsSync(dashboard)) renameSync(dashboard, join(draft, DASHBOARD));
  swap(draft, join(root, "dist"));
}

async function buildDashboard(root, node, draft) {
  const stamp = stampOf(dashboardSources(root));
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const args = [vite, "build", DASHBOARD, "--config", join(DASHBOARD, "vite.config.ts"), "--outDir", draft];
  await run(node, args, root, "The dashboard cannot be built");
  writeJsonFile(join(draft, STAMP), stamp);
}

function stampOf({ stat, content }) {
  return { stat, content: content() };
}

function compile(root, node, outDir) {
  const compiler = join(root, "node_modules", "typescript7", "bin", "tsc");
  return run(
    node,
    [compiler, "-p", "tsconfig.build.json", "--outDir", outDir],
    root,
    "The sources do not compile",
  );
}

function run(node, args, root, failure) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: root, env: compilerEnv(), stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(undefined);
      else reject(new LaunchError(`${failure}:\n${firstLines(output.trim())}`));
    });
  });
}

function firstLines(output) {
  const lines = output.split("\n");
  const more = lines.length - ERROR_LINES;
  return more > 0 ? `${lines.slice(0, ERROR_LINES).join("\n")}\n… and ${more} more lines` : output;
}

function copyAssets(from, to) {
  for (const path of builtFiles(from)) {
    if (/\.[cm]?tsx?$/.test(path)) continue;
    const target = join(to, path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, path), target);
  }
}

function swap(draft, dist) {
  const old = `${dist}.old-${process.pid}`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(draft, dist);
  rmSync(old, { recursive: true, force: true });
}

/** Only one launch builds at a time, so whatever lies here was left by one that was killed. */
function removeLeftovers(root) {
  for (const name of readdirSync(root)) {
    if (/^dist\.(new|old)-\d+(-dashboard)?$/.test(name))
      rmSync(join(root, name), { recursive: true, force: true });
  }
}
