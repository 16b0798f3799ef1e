import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ScraperFacts } from "./scraper-facts.ts";

/** In the folder of the built-in families: their facts by folder. The build makes it, so that a start need not load their code. */
export const FACTS_FILE = "facts.json";

/** None where nothing was built, such as in tests of sources. */
export async function readBuiltInFacts(folder: string): Promise<ReadonlyMap<string, ScraperFacts>> {
  const text = await readFile(join(folder, FACTS_FILE), "utf8").catch(() => "{}");
  return new Map(Object.entries(JSON.parse(text) as Record<string, ScraperFacts>));
}
