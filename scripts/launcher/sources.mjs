import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Tests and recorded cases live beside the code and are not part of the program. */
const NOT_BUILT_FILE = /\.test\.[cm]?tsx?$|^cases(?:\.schema)?\.json$|\.har\.json$/;
const NOT_BUILT_FOLDER = /^(?:cases|fixtures|node_modules)$|\.bodies$/;

/**
 * Files below `folder` that go into the build, as paths relative to it, in a stable order.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function builtFiles(folder) {
  const found = [];
  const visit = (relative) => {
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
      const path = relative === "" ? entry.name : `${relative}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!NOT_BUILT_FOLDER.test(entry.name)) visit(path);
      } else if (!NOT_BUILT_FILE.test(entry.name)) {
        found.push(path);
      }
    }
  };
  visit("");
  return found.sort();
}

/**
 * Two digests over the same files: `stat` from sizes and times, quick to take; `content` from the bytes, taken
 * only when the quick one differs, as it does after a fresh checkout of the same sources.
 *
 * @param {string} root
 * @param {string[]} paths relative to root
 * @returns {{ stat: string, content: () => string }}
 */
export function fingerprint(root, paths) {
  const stat = createHash("sha256");
  for (const path of paths) {
    const { size, mtimeMs } = statSync(join(root, path));
    stat.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return {
    stat: stat.digest("hex"),
    content: () => {
      const content = createHash("sha256");
      for (const path of paths) {
        const bytes = readFileSync(join(root, path));
        content.update(`${path}\0${bytes.length}\n`).update(bytes);
      }
      return content.digest("hex");
    },
  };
}
