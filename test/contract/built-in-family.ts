import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { PRICE_LIST } from "../../src/domain/scraper/price-list.ts";
import { problemsOf } from "../../src/domain/scraper/declaration-check.ts";
import type { Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { definePluginSuite } from "../../src/scrape-host/testkit/contract-suite.ts";
import { networkCallsDuring } from "../../src/scrape-host/testkit/network-calls.ts";
import { pluginCases } from "../../src/scrape-host/testkit/plugin-cases.ts";
import { folderProblems } from "./folder-checks.ts";

const PLUGINS = new URL("../../src/plugins/", import.meta.url);

/**
 * Declares the tests of one family of this repository: what its declaration says, and the contract suite over its cases.
 * @param plugins folder that the family's folder is in; that of the built-in ones by default
 */
export async function testFamily(family: string, plugins = PLUGINS): Promise<void> {
  const folder = new URL(`${family}/`, plugins);
  const { value: scraper, calls } = await networkCallsDuring(async () => {
    const module = (await import(new URL("index.ts", folder).href)) as { default: Scraper };
    return module.default;
  });
  const { cases, unproven, driftKnown, casesUrl } = await pluginCases(fileURLToPath(folder));

  describe(`built-in plugin ${family}`, () => {
    it("uses no network while it loads", () => {
      expect(calls).toEqual([]);
    });
    it("is accepted by the host", () => {
      expect(problemsOf(scraper)).toEqual([]);
    });
    it("has the id of its folder and the unit and price of the price list", () => {
      const { id, unit, priceUsdMicros } = scraper;
      const listed = PRICE_LIST.find((one) => one.id === family);
      expect({ id, unit, priceUsdMicros }).toEqual({
        id: family,
        unit: listed?.unit,
        priceUsdMicros: listed?.priceUsdMicros,
      });
    });
    it("names a canary for each operation that is public", () => {
      const without = scraper.operations.filter(
        ({ availability, canary }) => availability !== "not_public" && canary === undefined,
      );
      expect(without.map(({ name }) => name)).toEqual([]);
    });
    it("keeps to the layout: a README, files within 400 lines, no recording without a case", () => {
      expect(folderProblems(folder, cases)).toEqual([]);
    });
  });
  definePluginSuite(scraper, cases, casesUrl, { describe, it }, { driftKnown, unproven });
}
