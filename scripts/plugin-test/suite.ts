/** The contract suite over the plugin folder that scripts/plugin-test.mjs names. */
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { loadPlugins } from "../../src/domain/scraper/plugin-loader.ts";
import type { Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { definePluginSuite } from "../../src/plugin-sdk/testkit/contract-suite.ts";
import { networkCallsDuring } from "../../src/plugin-sdk/testkit/network-calls.ts";
import type { PluginCase } from "../../src/plugin-sdk/testkit/types.ts";

const named = process.env["QUARRY_INTERNAL_PLUGIN_TEST"];
if (named === undefined) throw new Error("Start this with `npm run plugin:test <folder of the plugin>`.");
const { folder, cases: casesPath } = JSON.parse(named) as { folder: string; cases: string };

const { value: plugins, calls } = await networkCallsDuring(() =>
  loadPlugins({ builtIn: folder, dirs: [], packages: [] }),
);
const [plugin] = plugins;
if (!plugin?.scraper) throw new Error(plugin?.problem ?? `There is no plugin in ${folder}.`);

const casesUrl = pathToFileURL(casesPath).href;
const { cases } = (await import(casesUrl)) as { cases?: PluginCase[] };
if (!Array.isArray(cases)) throw new Error(`${casesPath} must export \`cases\`, a list of PluginCase.`);

describe(`plugin ${plugin.id}`, () => {
  it("uses no network while it loads", () => {
    expect(calls).toEqual([]);
  });
});
const { default: scraper } = (await import(plugin.moduleUrl)) as { default: Scraper };
definePluginSuite(scraper, cases, casesUrl, { describe, it });
