// What `npm pack` runs here: `fill` brings what the package holds into this folder, `empty` takes it away again.
// The dependencies travel in the package, so that one file is all that a plugin repository needs.
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
/** What makes new plugins, and the two files outside of its folder that it imports. */
const SCRIPTS = ["new-scraper", "launcher/usage-error.mjs", "launcher/launch-error.mjs"];

for (const folder of ["dist", "scripts", "node_modules"])
  rmSync(join(here, folder), { recursive: true, force: true });
if (process.argv[2] === "fill") {
  const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
  const { status } = spawnSync(process.execPath, [compiler, "-p", here], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
  for (const path of SCRIPTS)
    cpSync(join(root, "scripts", path), join(here, "scripts", path), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
  for (const path of installed(Object.keys(dependencies)))
    cpSync(join(root, path), join(here, path), { recursive: true, dereference: true });
}

/** Paths of packages and of all that they need, as the lockfile places them. */
function installed(names) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const found = new Set();
  const add = (name, from) => {
    const path = placeOf(name, from, packages);
    if (found.has(path)) return;
    found.add(path);
    for (const needed of Object.keys(packages[path].dependencies ?? {})) add(needed, path);
  };
  for (const name of names) add(name, "");
  return found;
}

/** Where Node finds a package from another one: beside it, or further up. */
function placeOf(name, from, packages) {
  const path = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (packages[path] !== undefined) return path;
  if (from === "") throw new Error(`package-lock.json has no ${name}.`);
  return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), packages);
}
