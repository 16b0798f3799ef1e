import { copyFile, mkdir, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Scraper } from "../../src/plugin-sdk/index.ts";
import { pluginCases } from "../../src/scrape-host/testkit/plugin-cases.ts";

/** One Request of the tour. */
export interface Scene {
  scraper: string;
  input: Record<string, unknown>;
}

/**
 * A Request for each built-in family: the first recorded case of its default operation that gives Records. Copies the
 * recordings to `folder`.
 * @param plugins folder of the families
 */
export async function prepareScenes(plugins: string, folder: string): Promise<Scene[]> {
  await mkdir(folder, { recursive: true });
  const families = (await readdir(plugins, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const scenes: Scene[] = [];
  for (const { name: scraper } of families) {
    const path = join(plugins, scraper);
    const { default: declared } = (await import(pathToFileURL(join(path, "index.ts")).href)) as {
      default: Scraper;
    };
    const { cases } = await pluginCases(path);
    const shown = cases.filter(({ har }) => har.startsWith(`${declared.defaultOperation}/`));
    for (const { input, har, expect, ...more } of shown) {
      const isUsual =
        !("authorized" in more) && expect.error === undefined && (expect.records?.length ?? 0) > 0;
      if (!isUsual || (await readFile(join(path, har), "utf8")).includes('"_file"')) continue;
      await copyFile(join(path, har), join(folder, `${scraper}.har.json`));
      scenes.push({ scraper, input });
      break;
    }
  }
  return scenes;
}
