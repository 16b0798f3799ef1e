import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { UsageError } from "./usage-error.ts";

/** Absolute path of a plugin's folder. Throws UsageError. */
export function pluginFolder(dir: string): string {
  const folder = resolve(dir);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UsageError(`There is no folder ${folder}.`);
  return folder;
}

/** Absolute path of a plugin's cases. Throws UsageError. */
export function casesFile(folder: string): string {
  const path = ["cases.ts", "cases.js"].map((name) => join(folder, name)).find((file) => existsSync(file));
  if (path !== undefined) return path;
  throw new UsageError(
    `${folder} has no cases.ts or cases.js. It must export \`cases\`, a list of PluginCase; see docs/how-to/add-a-scraper.md.`,
  );
}
