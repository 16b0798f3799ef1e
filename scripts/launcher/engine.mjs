import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { readJsonFile, writeJsonFile } from "./json-file.mjs";
import { LaunchError } from "./launch-error.mjs";

const stampPath = (root) => join(root, ".cache", "engine", "prepared.json");

/** Packages were installed anew, or the folder moved to another machine: look again. */
function wanted(root, nodeVersion) {
  const { mtimeMs } = statSync(join(root, "node_modules", ".quarry-stamp"));
  return { installed: String(mtimeMs), platform: `${process.platform}-${process.arch}`, node: nodeVersion };
}

/** @param {string} root @param {string} nodeVersion @returns {boolean} */
export function isEnginePrepared(root, nodeVersion) {
  const stamp = readJsonFile(stampPath(root));
  if (stamp === undefined) return false;
  return Object.entries(wanted(root, nodeVersion)).every(([key, value]) => stamp[key] === value);
}

/**
 * Makes the embedded MongoDB loadable on this machine, with the built src/engine/prepare.ts.
 *
 * @param {string} root
 * @param {{ node: string, version: string }} runtime
 */
export function prepareEngine(root, runtime) {
  return new Promise((resolve, reject) => {
    const child = spawn(runtime.node, [join(root, "dist", "engine", "prepare.js")], {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let output = "";
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code !== 0) return reject(new LaunchError(output.trim()));
      writeJsonFile(stampPath(root), wanted(root, runtime.version));
      resolve(undefined);
    });
  });
}
