import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * The value in a JSON file. A missing or unreadable file is `undefined`: what depends on it is then made again.
 *
 * @param {string} path
 * @returns {any}
 */
export function readJsonFile(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError || error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Replaces the file as a whole. @param {string} path @param {unknown} value */
export function writeJsonFile(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(draft, path);
}
