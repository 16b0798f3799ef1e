import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { PROJECT_ROOT } from "./generated-file.ts";

const FOLDER = path.join(PROJECT_ROOT, "src/plugins");

/** Folders of the built-in families, which are called as their ids, sorted. */
export const BUILT_IN_IDS: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** The default export of src/plugins/<id>/index.ts. */
export async function builtInScraper(id: string): Promise<Scraper> {
  const index = path.join(FOLDER, id, "index.ts");
  const module = (await import(pathToFileURL(index).href)) as { default: Scraper };
  return module.default;
}

/** All of them, by id. */
export function builtInScrapers(): Promise<Scraper[]> {
  return Promise.all(BUILT_IN_IDS.map(builtInScraper));
}
