import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { factsOf, type ScraperFacts } from "../../src/domain/scraper/scraper-facts.ts";
import { loadBuiltInFamilies } from "../kit/built-in-families.ts";

test("the build wrote down what every built-in family declares", async () => {
  const file = new URL("../../dist/plugins/facts.json", import.meta.url);
  const written = JSON.parse(await readFile(file, "utf8")) as Record<string, ScraperFacts>;
  const families = await loadBuiltInFamilies();
  expect(Object.keys(written).sort()).toEqual(families.map(({ scraper }) => scraper.id).sort());
  for (const { scraper } of families) {
    const declared = JSON.parse(JSON.stringify(factsOf(scraper))) as object;
    expect(written[scraper.id]).toMatchObject(declared);
  }
});
