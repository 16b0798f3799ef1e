/**
 * `node keep-unbundled.mjs <app>`: removes from <app>/node_modules every package that neither stays outside of the bundle nor is used by
 * one that does, so no list has to be kept up by hand.
 */
import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { UNBUNDLED } from "../scripts/launcher/unbundled.mjs";
import { packageClosure } from "../scripts/package-closure.mjs";

/** Of the peers of such packages this one is loaded by its own name; the bundle has a copy for everybody else. */
const PEERS = ["@opentelemetry/api"];

const [app] = process.argv.slice(2);
const kept = new Set([...packageClosure(app, [...UNBUNDLED, ...PEERS])].map((path) => join(app, path)));

/** `folder` is a node_modules, or one of its scopes, which goes with the last of its packages. */
function prune(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith("@")) prune(path);
    else if (!kept.has(path)) rmSync(path, { recursive: true, force: true });
    else if (existsSync(join(path, "node_modules"))) prune(join(path, "node_modules"));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

prune(join(app, "node_modules"));
