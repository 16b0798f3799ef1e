import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readBuiltInFacts } from "../../src/domain/scraper/built-in-facts.ts";
import { factsOf } from "../../src/domain/scraper/scraper-facts.ts";
import { loadBuiltInFamilies } from "../kit/built-in-families.ts";

test("the build wrote down what every built-in family declares", async () => {
  const written = await readBuiltInFacts(fileURLToPath(new URL("../../dist/plugins", import.meta.url)));
  const families = await loadBuiltInFamilies();
  expect([...written.keys()].sort()).toEqual(families.map(({ scraper }) => scraper.id).sort());
  for (const { scraper } of families) {
    const plain = (facts: unknown): object => JSON.parse(JSON.stringify(facts)) as object;
    expect(plain(written.get(scraper.id))).toMatchObject(plain(factsOf(scraper)));
  }
});
