import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { UsageError } from "../launcher/usage-error.mjs";

const USAGE = "usage: npm run plugin:test <folder of the plugin>";

/**
 * The plugin that the arguments name.
 *
 * @param {string[]} args
 * @param {string} from folder that a relative path starts from
 * @returns {{ folder: string, cases: string }} absolute paths of the folder and of its cases file
 * @throws {UsageError}
 */
export function pluginFolder([dir, ...others], from) {
  if (dir === undefined || dir.startsWith("-") || others.length > 0) throw new UsageError(USAGE);
  const folder = resolve(from, dir);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new UsageError(`There is no folder ${folder}.\n${USAGE}`);
  }
  const cases = ["cases.ts", "cases.js"].map((name) => join(folder, name)).find((path) => existsSync(path));
  if (cases === undefined) {
    throw new UsageError(
      `${folder} has no cases.ts or cases.js. It must export \`cases\`, a list of PluginCase; see docs/how-to/add-a-scraper.md.`,
    );
  }
  return { folder, cases };
}
