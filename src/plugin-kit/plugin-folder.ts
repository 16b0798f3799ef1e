import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { hasCases } from "../scrape-host/testkit/plugin-cases.ts";
import { UsageError } from "./usage-error.ts";

/** Absolute path of a plugin's folder. Throws UsageError. */
export function pluginFolder(dir: string): string {
  const folder = resolve(dir);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UsageError(`There is no folder ${folder}.`);
  return folder;
}

/** Throws UsageError for a plugin without cases. */
export function checkForCases(folder: string): void {
  if (hasCases(folder)) return;
  throw new UsageError(
    `${folder} has no cases.json, in it or in a folder of an operation. It says what goes in and what must come out; see docs/how-to/add-a-scraper.md.`,
  );
}
