// What a set of packages needs: for what is packed, and for the image.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Paths below `root` of installed packages and of all that they need, as the lockfile places them. Of optional ones, such as builds
 * for other systems, those that are installed. Peers are what the user brings: they are not among them.
 *
 * @param {string} root folder with package-lock.json and node_modules
 * @param {Iterable<string>} names
 * @returns {Set<string>} such as `node_modules/a/node_modules/b`
 */
export function packageClosure(root, names) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const found = new Set();
  const add = (name, from, isOptional) => {
    const path = placeOf(name, from, packages);
    if (found.has(path) || (isOptional && !existsSync(join(root, path)))) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    for (const needed of Object.keys(dependencies)) add(needed, path, false);
    for (const needed of Object.keys(optionalDependencies)) add(needed, path, true);
  };
  for (const name of names) add(name, "", false);
  return found;
}

/** Where Node finds a package from another one: beside it, or further up. */
function placeOf(name, from, packages) {
  const path = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (packages[path] !== undefined) return path;
  if (from === "") throw new Error(`package-lock.json has no ${name}.`);
  return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), packages);
}
