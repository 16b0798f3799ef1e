import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Catalog } from "./catalog.ts";
import { factsFiles } from "./built-in-facts.ts";
import type { InstalledScraper } from "./installed-scraper.ts";
import { loadPlugins, type LoadedPlugin } from "./plugin-loader.ts";
import { PRICE_LIST } from "./price-list.ts";

const FIXTURES = fileURLToPath(new URL("../../../test/fixtures/plugins-process", import.meta.url));
const MISSING = join(tmpdir(), "quarry-no-such-folder");

describe("loading plugins", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "quarry-plugins-"));
    await write("a-throws/index.js", "throw new Error('Not today.');");
    await write("b-empty/readme.txt", "");
    await write("c-wrong/index.js", "export default { id: 'c-wrong' };");
    await write("d-main/package.json", JSON.stringify({ type: "module", main: "lib/entry.js" }));
    await write("d-main/lib/entry.js", pluginText("with-main"));
    await write("e-again/index.mjs", "");
    await write("e-again/index.js", pluginText("with-main"));
    await write("f-bad-manifest/package.json", "{");
    await write(".hidden/index.js", pluginText("hidden"));
    await write("package.json.txt", "");
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function write(path: string, text: string): Promise<void> {
    const file = join(folder, path);
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, text);
  }

  const load = (dirs: string[], packages: string[] = []): Promise<LoadedPlugin[]> =>
    loadPlugins({ builtIn: FIXTURES, dirs, packages });
  const brief = ({ id, origin, problem }: LoadedPlugin): unknown[] => [id, origin, problem];

  test("one per folder, in the order of names", async () => {
    const plugins = await load([]);
    expect(plugins.map(brief)).toEqual([
      ["test-litters", "built-in", null],
      ["test-paced", "built-in", null],
      ["test-series", "built-in", null],
    ]);
    expect(plugins.map(({ scraper }) => scraper?.priceUsdMicros)).toEqual([700, 500, 700]);
  });

  test("a folder may be one plugin itself, and the same twice is taken once", async () => {
    const again = (await load([join(FIXTURES, "series")]))[3]!;
    expect(brief(again).slice(0, 2)).toEqual(["test-series", "folder"]);
    expect(again.scraper).toBeNull();
    expect(again.problem).toMatch(/^The id test-series is taken by file:.*series\/index\.js\.$/);
  });

  test("of a plugin of others only what it declares is held, the same as of a built-in one", async () => {
    const [builtIn] = await loadPlugins({ builtIn: join(FIXTURES, "series"), dirs: [], packages: [] });
    await write(".others/marks/index.js", `globalThis.quarryTestLoads = 1;${pluginText("marks")}`);
    await mkdir(join(folder, ".none"));
    const dirs = [join(FIXTURES, "series"), join(folder, ".others/marks")];
    const [others, marks] = await loadPlugins({ builtIn: join(folder, ".none"), dirs, packages: [] });
    const factsIn = (plugin: LoadedPlugin | undefined): unknown =>
      JSON.parse(JSON.stringify(plugin?.scraper));
    expect(factsIn(others)).toEqual({ ...(factsIn(builtIn) as object), isolation: "thread" });
    expect([builtIn?.scraper?.isolation, marks?.scraper?.id]).toEqual(["in_process", "marks"]);
    expect(Reflect.get(globalThis, "quarryTestLoads")).toBeUndefined();
    const input = { rows: 3, pageMs: 0 };
    expect(await others?.scraper?.prepare(input, "acc_1")).toEqual(builtIn?.scraper?.prepare(input, "acc_1"));
    const refused = Promise.resolve(others?.scraper?.prepare({ rows: -1, column: 2 }, "acc_1"));
    await expect(refused).rejects.toMatchObject({
      code: "invalid_input",
      details: [{ path: "input.column", code: "unknown_field" }, { path: "input.rows" }],
    });
  });

  test("a built-in one whose facts were written down is loaded with its first input, and is the same then", async () => {
    const [known] = await loadPlugins({ builtIn: join(FIXTURES, "series"), dirs: [], packages: [] });
    await write(".built/series/index.js", `globalThis.quarryTestLoads = 2;${pluginText("series")}`);
    const files = factsFiles({ series: known?.scraper as InstalledScraper });
    for (const [name, text] of Object.entries(files)) await write(`.built/${name}`, text);
    expect(files["facts.json"]).not.toContain("$schema");
    const [lazy] = await loadPlugins({ builtIn: join(folder, ".built"), dirs: [], packages: [] });
    expect([lazy?.id, lazy?.problem, lazy?.scraper?.isolation]).toEqual(["test-series", null, "in_process"]);
    const plain = (scraper: unknown): unknown => JSON.parse(JSON.stringify(scraper));
    expect(plain(lazy?.scraper)).toEqual(plain(known?.scraper));
    expect(Reflect.get(globalThis, "quarryTestLoads")).toBeUndefined();
    expect(await lazy?.scraper?.prepare({}, "acc_1")).toMatchObject({ operation: "run" });
    expect(Reflect.get(globalThis, "quarryTestLoads")).toBe(2);
    Reflect.deleteProperty(globalThis, "quarryTestLoads");
  });

  test("each that fails is listed with its reason, and stops none of the others", async () => {
    const plugins = (await load([folder, MISSING], ["no-such-package"])).slice(3);
    const problems = new Map(
      plugins.map(({ moduleUrl, id, problem }) => [
        moduleUrl.split("/").at(-2) === "lib" ? "d-main" : id,
        problem,
      ]),
    );
    expect(plugins.map(({ id }) => id)).toEqual([
      "a-throws",
      "b-empty",
      "c-wrong",
      "with-main",
      "with-main",
      "f-bad-manifest",
      "quarry-no-such-folder",
      "no-such-package",
    ]);
    expect(problems.get("a-throws")).toBe("Loading failed: Not today.");
    expect(problems.get("b-empty")).toBe("The folder has no index.js, index.ts or package.json with `main`.");
    expect(problems.get("c-wrong")).toContain("`operations` must list at least one operation.");
    expect(problems.get("d-main")).toBeNull();
    expect(problems.get("with-main")).toMatch(/^The id with-main is taken by /);
    expect(problems.get("f-bad-manifest")).toMatch(/^Its package\.json cannot be read: /);
    expect(problems.get("quarry-no-such-folder")).toBe(`The folder ${MISSING} does not exist.`);
    expect(problems.get("no-such-package")).toMatch(/^The package cannot be found: /);
    expect(plugins.filter(({ scraper }) => scraper !== null)).toHaveLength(1);
  });

  test("a plugin may be a link to its folder, or its entry file a link; a link that leads nowhere is listed", async () => {
    const dir = join(folder, ".links");
    await write(".real/index.js", 'export { default } from "./plugin.js";');
    await write(".real/plugin.js", pluginText("linked-folder"));
    await write(".real/package.json", '{ "type": "module" }');
    await write(".real-file/entry.js", pluginText("linked-file"));
    await mkdir(join(dir, "b-file"), { recursive: true });
    await symlink(join(folder, ".real"), join(dir, "a-folder"));
    await symlink(join(folder, ".real-file/entry.js"), join(dir, "b-file/index.js"));
    await symlink(join(folder, ".nowhere"), join(dir, "c-nowhere"));
    for (const isReloaded of [false, true]) {
      const plugins = await loadPlugins({ builtIn: null, dirs: [dir], packages: [], isReloaded });
      expect(plugins.map(brief)).toEqual([
        ["linked-folder", "folder", null],
        ["linked-file", "folder", null],
        ["c-nowhere", "folder", "The link leads nowhere."],
      ]);
    }
  });

  test("the catalog shows the price list, what works, and why the rest does not", async () => {
    const catalog = new Catalog(await load([folder]));
    expect(catalog.runnable()).toEqual(["test-litters", "test-paced", "test-series", "with-main"]);
    expect(catalog.find("with-main")?.problem).toBeNull();
    expect(catalog.find("a-throws")?.problem).toEqual({
      kind: "disabled",
      reason: "Loading failed: Not today.",
    });
    expect(catalog.find("microblog")?.problem?.kind).toBe("not_implemented");
    expect(
      catalog
        .all()
        .slice(0, PRICE_LIST.length)
        .map(({ id }) => id),
    ).toEqual(PRICE_LIST.map(({ id }) => id));
    const codeOf = (id: string): unknown => {
      try {
        return catalog.usable(id).id;
      } catch (error) {
        return (error as { code?: unknown }).code;
      }
    };
    expect(["test-series", "a-throws", "microblog", "nothing"].map(codeOf)).toEqual([
      "test-series",
      "scraper_disabled",
      "scraper_not_implemented",
      "scraper_not_found",
    ]);
  });
});

test("a plugin whose id is taken is listed beside the one that has it, with the reason", () => {
  const moduleUrl = "file:///first/index.js";
  const taken = {
    origin: "folder",
    scraper: null,
    problem: `The id sample is taken by ${moduleUrl}.`,
  } as const;
  const scraper = { id: "sample", title: "Sample", unit: "record", priceUsdMicros: 1 } as InstalledScraper;
  const catalog = new Catalog([
    { id: "sample", origin: "folder", moduleUrl, scraper, problem: null },
    { ...taken, id: "sample", moduleUrl: "file:///second/index.js" },
  ]);
  const listed = catalog.all().slice(PRICE_LIST.length);
  expect(listed.map(({ id, problem }) => [id, problem?.reason ?? null])).toEqual([
    ["sample", null],
    ["sample (folder 2)", taken.problem],
  ]);
});

function pluginText(id: string): string {
  return `
    import { defineScraper, operation, z } from "@quarry/plugin-sdk";
    const run = operation({
      name: "run", title: "Run", summary: "Runs.", agentHint: "Tests.", availability: "full",
      input: z.object({}), record: z.object({ n: z.int() }), dedupeKey: (row) => String(row.n),
      async *run() {},
    });
    export default defineScraper({
      id: "${id}", title: "T", summary: "S", sdk: "^2", unit: "record", priceUsdMicros: 1,
      origins: { web: { url: "https://example.com", requestsPerSecond: 1, concurrency: 1 } },
      failures: [], defaultOperation: "run", operations: [run],
    });`;
}
