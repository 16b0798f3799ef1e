import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasCases, pluginCases } from "./plugin-cases.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "quarry-cases-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(file: string, content: unknown): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === "string" ? content : JSON.stringify(content));
}

const KITE = { name: "A kite", input: { operation: "item" }, har: "kite.har.json", expect: { count: 1 } };
const KNOWN = {
  operation: "item",
  finding: "silent null",
  mutation: "removed",
  field: "price",
  variant: "a-kite/0/removed/1",
  reason: "Why.",
};

describe("the cases of a plugin", () => {
  it("are those of every cases.json, with recordings relative to the plugin", async () => {
    put("search/cases.json", { cases: [{ ...KITE, name: "Kites", har: "kites.har.json" }] });
    put("item/cases.json", { $schema: "x", cases: [KITE], unproven: { item: { note: "None has one." } } });
    put("cases.json", { unproven: { item: { price: "None is sold." } }, driftKnown: [KNOWN] });
    for (const foreign of ["node_modules/other", "dist/item", "item/kite.bodies", ".git"])
      put(`${foreign}/cases.json`, "not ours");
    const { cases, unproven, driftKnown, casesUrl } = await pluginCases(folder);
    expect(cases.map(({ name, har }) => [name, har])).toEqual([
      ["A kite", "item/kite.har.json"],
      ["Kites", "search/kites.har.json"],
    ]);
    expect(unproven).toEqual({ item: { price: "None is sold.", note: "None has one." } });
    expect(driftKnown).toEqual([KNOWN]);
    expect(new URL("item/kite.har.json", casesUrl).pathname).toBe(path.join(folder, "item/kite.har.json"));
  });

  it.each(["cases.ts", "cases.js"])("are those of %s alone, where a plugin has one", async (name) => {
    put("package.json", { type: "module" });
    put("item/cases.json", { cases: [KITE] });
    put(
      name,
      `export const cases = [1, 2].map((n) => ({ name: "Case " + n, har: "item/" + n + ".har.json" }));`,
    );
    const { cases, unproven, driftKnown } = await pluginCases(folder);
    expect(cases.map(({ har }) => har)).toEqual(["item/1.har.json", "item/2.har.json"]);
    expect([unproven, driftKnown]).toEqual([{}, []]);
  });

  it("are missing where there is no such file", () => {
    put("item/item.har.json", "{}");
    expect(hasCases(folder)).toBe(false);
    put("item/cases.json", {});
    expect(hasCases(folder)).toBe(true);
  });
});

describe("a case file that is wrong is refused, with file, case and place:", () => {
  it.each<[string, object, string[]]>([
    ["a misspelled field", { ...KITE, expct: {} }, ['case "A kite": Unrecognized key: "expct"']],
    [
      "several at once",
      { ...KITE, limit: 0, expect: { error: "no_such_code", warnings: { a: "2" } } },
      [
        'case "A kite": limit: Too small: expected number to be >0',
        'case "A kite": expect.error: There is no such error code; docs/errors.md lists them.',
        'case "A kite": expect.warnings.a: Invalid input: expected number, received string',
      ],
    ],
    [
      "a case without a name",
      { ...KITE, name: undefined },
      ["case 2: name: Invalid input: expected string, received undefined"],
    ],
  ])("%s", async (_what, wrong, problems) => {
    put("item/cases.json", { cases: [{ ...KITE, name: "Another" }, wrong] });
    const file = path.join(folder, "item/cases.json");
    await expect(pluginCases(folder)).rejects.toThrow(problems.map((one) => `${file}: ${one}`).join("\n"));
  });

  it("a known finding that names neither a field nor a place, which would hide whatever comes", async () => {
    const { field: _field, ...wide } = KNOWN;
    put("cases.json", { driftKnown: [{ ...wide, place: "li (one)" }] });
    expect((await pluginCases(folder)).driftKnown).toHaveLength(1);
    put("cases.json", { driftKnown: [wide] });
    await expect(pluginCases(folder)).rejects.toThrow("driftKnown.0: Name a field, or the place");
  });

  it("what is no case", async () => {
    put("cases.json", { cases: [], unprovn: {} });
    await expect(pluginCases(folder)).rejects.toThrow(
      `${path.join(folder, "cases.json")}: Unrecognized key: "unprovn"`,
    );
    put("cases.json", '{ "cases": [');
    await expect(pluginCases(folder)).rejects.toThrow(`${path.join(folder, "cases.json")} is not JSON: `);
    put("package.json", { type: "module" });
    put("cases.js", "export const kases = [];");
    await expect(pluginCases(folder)).rejects.toThrow("cases.js must export `cases`, a list of PluginCase.");
  });
});
