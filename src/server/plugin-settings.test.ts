import { expect, it } from "vitest";
import { Catalog } from "../domain/scraper/catalog.ts";
import { factsOf } from "../domain/scraper/scraper-facts.ts";
import type { LoadedPlugin } from "../domain/scraper/plugin-loader.ts";
import codehost from "../plugins/codehost/index.ts";
import type { AppError } from "../errors/app-error.ts";
import { assertPluginSettings } from "./plugin-settings.ts";

const working: LoadedPlugin = {
  id: "codehost",
  origin: "built-in",
  moduleUrl: "file:///codehost",
  scraper: { ...factsOf(codehost), isolation: "in_process" } as LoadedPlugin["scraper"],
  problem: null,
};
const broken: LoadedPlugin = {
  id: "zod",
  origin: "package",
  moduleUrl: "file:///zod",
  scraper: null,
  problem: "It has no default export.",
};
const NONE = {
  QUARRY_ORIGINS: {},
  QUARRY_ORIGIN_AUTHORIZATION: {},
  QUARRY_PLUGINS: [],
  QUARRY_RETENTION_DAYS: {},
};

function problems(settings: Partial<typeof NONE> | object, plugins = [working]): string[] {
  try {
    assertPluginSettings({ ...NONE, ...settings }, new Catalog(plugins));
    return [];
  } catch (error) {
    expect((error as AppError).code).toBe("config_invalid");
    return (error as AppError).details.map(({ path, message }) => `${path} ${message}`);
  }
}

it("takes origins that a scraper declares, and those of one that is not there to tell", () => {
  const QUARRY_ORIGINS = { "codehost.api": "https://a.example", "forum.web": "https://b.example" };
  expect(problems({ QUARRY_ORIGINS })).toEqual([]);
  expect(problems({ QUARRY_RETENTION_DAYS: { codehost: 3, zod: 3 } }, [working, broken])).toEqual([]);
});

it("refuses origins of nobody, and packages that are no plugin, all at once", () => {
  const settings = {
    QUARRY_ORIGINS: { "codehost.apii": "https://a.example" },
    QUARRY_ORIGIN_AUTHORIZATION: { "nobody.web": "Bearer x" },
    QUARRY_PLUGINS: ["zod"],
    QUARRY_RETENTION_DAYS: { codehos: 90 },
  };
  expect(problems(settings, [working, broken])).toEqual([
    "QUARRY_PLUGINS names zod, which is no plugin that can run here: It has no default export.",
    "QUARRY_ORIGINS names an origin that no scraper here declares: codehost.apii. Did you mean codehost.api?",
    "QUARRY_ORIGIN_AUTHORIZATION names an origin that no scraper here declares: nobody.web.",
    "QUARRY_RETENTION_DAYS names a scraper that is not here: codehos. Did you mean codehost?",
  ]);
});
