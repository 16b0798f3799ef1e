import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import type { Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { definePluginSuite } from "../../src/scrape-host/testkit/contract-suite.ts";
import { pluginCases } from "../../src/scrape-host/testkit/plugin-cases.ts";
import { testFamily } from "./built-in-family.ts";
import { folderProblems } from "./folder-checks.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PRICES = "src/domain/scraper/price-list.ts";
const work = mkdtempSync(join(tmpdir(), "quarry-scaffold-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** What `npm run plugin:test` starts once the packages are there. A test that began by installing would take them from others. */
const PLUGIN_TEST = [join("..", "src", "plugin-kit", "main.ts"), "test"] as const;

function run(
  script: string,
  args: string[],
  root = ROOT,
): { status: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" };
  const argv = [join(root, "scripts", script), ...args];
  return spawnSync(process.execPath, argv, { cwd: work, env, encoding: "utf8" });
}

const runPluginTest = (args: string[]) => run(PLUGIN_TEST[0], [PLUGIN_TEST[1], ...args]);

/** A checkout that holds only what the scaffolder reads, so that nothing is left in the real src/plugins. */
const checkout = join(work, "checkout");
mkdirSync(join(checkout, "src", "domain", "scraper"), { recursive: true });
cpSync(join(ROOT, "scripts"), join(checkout, "scripts"), { recursive: true });
cpSync(join(ROOT, PRICES), join(checkout, PRICES));
for (const linked of ["src/plugin-sdk", "node_modules"]) {
  symlinkSync(join(ROOT, linked), join(checkout, linked), "junction");
}
writeFileSync(join(checkout, "package.json"), '{ "type": "module" }');

const PLUGINS_OF_CHECKOUT = pathToFileURL(`${join(checkout, "src", "plugins")}/`);
const listed = run("new-scraper.mjs", ["handmade-shop"], checkout);
const unlisted = run("new-scraper.mjs", ["toy-shop"], checkout);

describe("a new built-in plugin", () => {
  it("is made with the title, unit and price of the price list", async () => {
    expect(listed.stderr).toBe("");
    const { id, title, unit, priceUsdMicros } = await scraperOf("handmade-shop");
    expect({ id, title, unit, priceUsdMicros }).toEqual({
      id: "handmade-shop",
      title: "Handmade shop",
      unit: "record",
      priceUsdMicros: 1200,
    });
  });
  it("is told to get a price when it is not in the list", async () => {
    expect(unlisted.stdout).toContain("src/domain/scraper/price-list.ts");
    expect(listed.stdout).not.toContain("price-list.ts");
    expect(await scraperOf("toy-shop")).toMatchObject({
      id: "toy-shop",
      title: "Toy shop",
      priceUsdMicros: 1000,
    });
  });
  it("has a canary and the words that families share", async () => {
    const { operations } = await scraperOf("toy-shop");
    expect(operations.map(({ name, canary }) => [name, canary?.atLeast])).toEqual([
      ["list", { records: 1, fields: ["title", "url"] }],
      ["item", { records: 1, fields: ["title", "url"] }],
    ]);
    expect(operations.map(({ record }) => Object.keys(record.shape))).toEqual([
      ["id", "url", "title", "price", "currency", "note"],
      ["id", "url", "title", "price", "currency", "note"],
    ]);
  });
  it("keeps to the layout", async () => {
    const folder = new URL("toy-shop/", PLUGINS_OF_CHECKOUT);
    const { cases } = await pluginCases(fileURLToPath(folder));
    expect(folderProblems(folder, cases)).toEqual([]);
    const { $schema } = JSON.parse(readFileSync(new URL("list/cases.json", folder), "utf8")) as {
      $schema: string;
    };
    expect($schema).toBe("../../../plugin-sdk/testkit/cases.schema.json");
    expect(readFileSync(new URL("list/list.ts", folder), "utf8")).toContain(
      'from "../../../plugin-sdk/index.ts"',
    );
  });
  it("has a file of tests, as the families of this repository have", () => {
    const fileOf = (root: string, family: string): string =>
      readFileSync(join(root, "test", "contract", "families", `${family}.test.ts`), "utf8");
    expect(fileOf(checkout, "toy-shop")).toBe(fileOf(ROOT, "codehost").replace("codehost", "toy-shop"));
  });
});

// The checks of the families of this repository, drift included, over what each kind makes. Names of the price list, since
// a family must be in it.
const KINDS = { html: "maps", json: "jobs", feed: "forum", rpc: "reviews" };
for (const [kind, family] of Object.entries(KINDS)) {
  const operations = ["search", "item-reviews", "photos"];
  const made = run(
    "new-scraper.mjs",
    [family, "--kind", kind, "--operations", operations.join(",")],
    checkout,
  );
  describe(`a new plugin of kind ${kind}`, () => {
    it("has the operations that were named, the first by default, and leads from it to the others", async () => {
      expect(made.stderr).toBe("");
      const scraper = await scraperOf(family);
      expect(scraper.operations.map(({ name }) => name)).toEqual(operations);
      expect(scraper.defaultOperation).toBe("search");
      expect(scraper.chains).toEqual([
        { from: "search.id", to: "item-reviews.itemIds" },
        { from: "search.id", to: "photos.itemIds" },
      ]);
    });
  });
  await testFamily(family, PLUGINS_OF_CHECKOUT);
}

const single = run("new-scraper.mjs", ["single-shop", "--operations", "search"], checkout);
describe("a new plugin with one operation", () => {
  it("has no chains and nothing about targets", async () => {
    expect(single.stderr).toBe("");
    const { operations, chains } = await scraperOf("single-shop");
    expect([operations.map(({ name }) => name), chains]).toEqual([["search"], undefined]);
    expect(existsSync(join(checkout, "src", "plugins", "single-shop", "targets.ts"))).toBe(false);
  });
});
const singleCases = await pluginCases(fileURLToPath(new URL("single-shop", PLUGINS_OF_CHECKOUT)));
definePluginSuite(await scraperOf("single-shop"), singleCases.cases, singleCases.casesUrl, { describe, it });

async function scraperOf(family: string): Promise<Scraper> {
  const url = new URL(`${family}/index.ts`, PLUGINS_OF_CHECKOUT).href;
  return ((await import(url)) as { default: Scraper }).default;
}

describe("a new third-party plugin", () => {
  it("passes `plugin:test` as it is made, from a folder without node_modules", () => {
    const made = run("new-scraper.mjs", ["corner-shop", "--dir", "third-party"]);
    expect(made).toMatchObject({ status: 0, stderr: "" });
    expect(made.stdout).toContain(`QUARRY_PLUGIN_DIRS=${join(work, "third-party")} npm start`);
    const tested = runPluginTest([join("third-party", "corner-shop")]);
    expect(tested.stderr).toMatch(
      /^drift of corner-shop: \d+ of \d+ variants ran with seed 1.*; 0 findings\n$/,
    );
    expect(tested.stdout).toMatch(/^Tests (\d+) passed \(\1\)$/m);
    expect(tested.status).toBe(0);
  });

  it("fails `plugin:test` once a parser is broken, and says where", () => {
    run("new-scraper.mjs", ["bent-shop", "--dir", "third-party"]);
    const parser = join(work, "third-party", "bent-shop", "read-item.ts");
    writeFileSync(parser, readFileSync(parser, "utf8").replace("a.item-title", "a.item-name"));
    const tested = runPluginTest([join("third-party", "bent-shop")]);
    expect(tested.status).toBe(1);
    expect(`${tested.stdout}${tested.stderr}`).toContain("All 3 Records lack a required field.");
  });
});

describe("new:scraper refuses", () => {
  it.each([
    ["a name that is no scraper id", ["My_Shop"], '"My_Shop" is no scraper id'],
    ["no name", [], "usage: npm run new:scraper <family>"],
    ["two names", ["one", "two"], "usage: npm run new:scraper <family>"],
    ["--dir without a folder", ["shop", "--dir"], "--dir needs a folder."],
    ["a kind that there is not", ["shop", "--kind", "pdf"], '"pdf" is no kind of source'],
    [
      "an operation that no code can name",
      ["shop", "--operations", "list,delete"],
      '"delete" cannot be the name',
    ],
    ["an operation twice", ["shop", "--operations", "list,list"], '"list" cannot be the name'],
  ])("%s", (_what, args, message) => {
    const refused = run("new-scraper.mjs", args, checkout);
    expect(refused).toMatchObject({ status: 2, stdout: "" });
    expect(refused.stderr).toContain(message);
  });

  it("a folder that is taken, and leaves it alone", () => {
    const taken = join(work, "taken", "shop");
    mkdirSync(taken, { recursive: true });
    const refused = run("new-scraper.mjs", ["shop", "--dir", "taken"]);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toBe(`quarry: ${taken} exists already; nothing was written.\n`);
    expect(existsSync(join(taken, "index.ts"))).toBe(false);
  });
});

const PLUGINS = join(ROOT, "test", "fixtures", "plugins");

it("plugin:test runs a plugin in plain JavaScript", () => {
  const tested = runPluginTest([join(PLUGINS, "well-behaved")]);
  expect(tested.stderr).toMatch(
    /^drift of test-well-behaved: 95 of 95 variants ran with seed 1.*; 0 findings\n$/,
  );
  expect(tested.stdout).toMatch(/^Tests (\d+) passed \(\1\)$/m);
});

describe("plugin:test says what is missing:", () => {
  it.each([
    ["a folder", "nowhere", 2, /^quarry: There is no folder .*nowhere\./],
    [
      "the cases",
      join(PLUGINS, "throws"),
      2,
      /throws has no cases\.json, in it or in a folder of an operation\./,
    ],
    [
      "a plugin that loads",
      join(PLUGINS, "broken"),
      1,
      /would switch this plugin off .*: Loading failed: This plugin is broken\./,
    ],
  ])("%s", (_what, folder, status, message) => {
    const tested = runPluginTest([folder]);
    expect(tested.status).toBe(status);
    expect(tested.stdout).toBe("");
    expect(tested.stderr).toMatch(message);
  });

  it.each([
    ["an id of its own", 'id: "codehost"', /: The id codehost is taken by file:.*codehost\/index\.ts\.$/m],
    [
      "the version of the SDK",
      'sdk: "^1"',
      /: `sdk` is \^1; this server has SDK 2\.\d\.\d\. Since SDK 2 plugins import from "@quarry\/plugin-sdk", .* then set `sdk` to "\^2"\.$/m,
    ],
    [
      "a unit of one word",
      'unit: "two words"',
      /: `unit` must be a noun of 2 to 24 lower-case letters, such as app or job\.$/m,
    ],
  ])("%s", (_what, field, message) => {
    const folder = mkdtempSync(join(work, "wrong-"));
    cpSync(join(PLUGINS, "well-behaved"), folder, { recursive: true });
    const index = join(folder, "index.js");
    const [name = ""] = field.split(" ");
    writeFileSync(
      index,
      readFileSync(index, "utf8").replace(new RegExp(`^  ${name} .*,$`, "m"), `  ${field},`),
    );
    const tested = runPluginTest([folder]);
    expect(tested.stderr).toMatch(message);
    expect([tested.status, tested.stdout]).toEqual([1, ""]);
  });

  it("an entry file", () => {
    const empty = join(work, "empty");
    mkdirSync(empty);
    writeFileSync(join(empty, "cases.js"), "export const cases = [];\n");
    const tested = runPluginTest(["empty"]);
    expect(tested.status).toBe(1);
    expect(tested.stderr).toContain("holds 0 plugins; name the folder of one.");
  });
});
