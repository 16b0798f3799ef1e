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
import { definePluginSuite } from "../../src/plugin-sdk/testkit/contract-suite.ts";
import type { PluginCase } from "../../src/plugin-sdk/testkit/types.ts";
import { folderProblems } from "./folder-checks.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PRICES = "src/domain/scraper/price-list.ts";
const work = mkdtempSync(join(tmpdir(), "quarry-scaffold-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** What `npm run plugin:test` starts once the packages are there. A test that began by installing would take them from others. */
const PLUGIN_TEST = join("plugin-test", "run.mjs");

function run(
  script: string,
  args: string[],
  root = ROOT,
): { status: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" };
  const argv = [join(root, "scripts", script), ...args];
  return spawnSync(process.execPath, argv, { cwd: work, env, encoding: "utf8" });
}

/** A checkout that holds only what the scaffolder reads, so that nothing is left in the real src/plugins. */
const checkout = join(work, "checkout");
mkdirSync(join(checkout, "src", "domain", "scraper"), { recursive: true });
cpSync(join(ROOT, "scripts"), join(checkout, "scripts"), { recursive: true });
cpSync(join(ROOT, PRICES), join(checkout, PRICES));
for (const linked of ["src/plugin-sdk", "node_modules"]) {
  symlinkSync(join(ROOT, linked), join(checkout, linked), "junction");
}
writeFileSync(join(checkout, "package.json"), '{ "type": "module" }');

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
  it("keeps to the layout", async () => {
    const folder = pathToFileURL(`${join(checkout, "src", "plugins", "toy-shop")}/`);
    const { cases } = (await import(new URL("cases.ts", folder).href)) as { cases: PluginCase[] };
    expect(folderProblems(folder, cases)).toEqual([]);
    expect(readFileSync(new URL("operations/list.ts", folder), "utf8")).toContain(
      'from "../../../plugin-sdk/index.ts"',
    );
  });
});

const casesUrl = pathToFileURL(join(checkout, "src", "plugins", "toy-shop", "cases.ts")).href;
const { cases } = (await import(casesUrl)) as { cases: PluginCase[] };
definePluginSuite(await scraperOf("toy-shop"), cases, casesUrl, { describe, it });

async function scraperOf(family: string): Promise<Scraper> {
  const url = pathToFileURL(join(checkout, "src", "plugins", family, "index.ts")).href;
  return ((await import(url)) as { default: Scraper }).default;
}

describe("a new third-party plugin", () => {
  it("passes `plugin:test` as it is made, from a folder without node_modules", () => {
    const made = run("new-scraper.mjs", ["corner-shop", "--dir", "third-party"]);
    expect(made).toMatchObject({ status: 0, stderr: "" });
    expect(made.stdout).toContain(`QUARRY_PLUGIN_DIRS=${join(work, "third-party")} npm start`);
    const tested = run(PLUGIN_TEST, [join("third-party", "corner-shop")]);
    expect(tested.stderr).toBe("");
    expect(tested.stdout).toMatch(/Tests +45 passed \(45\)/);
    expect(tested.status).toBe(0);
  });

  it("passes the check of its types as its next steps spell it, which finds a wrong type", () => {
    const { stdout } = run("new-scraper.mjs", ["typed-shop", "--dir", "third-party"]);
    const [command = ""] = /npx tsc -p .*/.exec(stdout) ?? [];
    const check = () => spawnSync("sh", ["-c", command], { cwd: ROOT, encoding: "utf8" });
    expect(check()).toMatchObject({ status: 0, stdout: "" });
    const urls = join(work, "third-party", "typed-shop", "urls.ts");
    writeFileSync(urls, `${readFileSync(urls, "utf8")}export const port: number = "80";\n`);
    const refused = check();
    expect(refused.stdout).toMatch(/urls\.ts\(\d+,14\): error TS2322: /);
    expect(refused.status).toBe(2);
  }, 60_000);

  it("fails `plugin:test` once a parser is broken, and says where", () => {
    run("new-scraper.mjs", ["bent-shop", "--dir", "third-party"]);
    const parser = join(work, "third-party", "bent-shop", "parse", "items-page.ts");
    writeFileSync(parser, readFileSync(parser, "utf8").replace("a.item-title", "a.item-name"));
    const tested = run(PLUGIN_TEST, [join("third-party", "bent-shop")]);
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
  const tested = run(PLUGIN_TEST, [join(PLUGINS, "well-behaved")]);
  expect(tested.stderr).toBe("");
  expect(tested.stdout).toMatch(/Tests +31 passed \(31\)/);
});

describe("plugin:test says what is missing:", () => {
  it.each([
    ["a folder", "nowhere", 2, /^quarry: There is no folder .*nowhere\./],
    [
      "the cases",
      join(PLUGINS, "throws"),
      2,
      /throws has no cases\.ts or cases\.js\. It must export `cases`/,
    ],
    [
      "a plugin that loads",
      join(PLUGINS, "broken"),
      1,
      /would switch this plugin off .*: Loading failed: This plugin is broken\./,
    ],
  ])("%s", (_what, folder, status, message) => {
    const tested = run(PLUGIN_TEST, [folder]);
    expect(tested.status).toBe(status);
    expect(tested.stdout).toBe("");
    expect(tested.stderr).toMatch(message);
  });

  it.each([
    ["an id of its own", 'id: "codehost"', /: The id codehost is taken by file:.*codehost\/index\.ts\.$/m],
    ["a known unit", 'unit: "kilo"', /: `unit` must be one of record, place, post, review, page\.$/m],
  ])("%s", (_what, field, message) => {
    const folder = mkdtempSync(join(work, "wrong-"));
    cpSync(join(PLUGINS, "well-behaved"), folder, { recursive: true });
    const index = join(folder, "index.js");
    const [name = ""] = field.split(" ");
    writeFileSync(
      index,
      readFileSync(index, "utf8").replace(new RegExp(`^  ${name} .*,$`, "m"), `  ${field},`),
    );
    const tested = run(PLUGIN_TEST, [folder]);
    expect(tested.stderr).toMatch(message);
    expect([tested.status, tested.stdout]).toEqual([1, ""]);
  });

  it("an entry file", () => {
    const empty = join(work, "empty");
    mkdirSync(empty);
    writeFileSync(join(empty, "cases.js"), "export const cases = [];\n");
    const tested = run(PLUGIN_TEST, ["empty"]);
    expect(tested.status).toBe(1);
    expect(tested.stderr).toContain("holds 0 plugins; name the folder of one.");
  });
});
