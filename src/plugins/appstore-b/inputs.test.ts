import { describe, expect, test } from "vitest";
import type { JsonObject, Operation } from "../../plugin-sdk/index.ts";
import scraper from "./index.ts";
import { app } from "./app/app.ts";
import { rankings } from "./rankings/rankings.ts";
import { search } from "./search/search.ts";

const PAGE = "https://play.google.com/store/apps/details";

/** What the host does with an input whose field names are canonical. */
function read({ normalize, input }: Operation, raw: JsonObject) {
  const notes: string[] = [];
  const canonical = normalize?.(raw, (path) => void notes.push(path)) ?? raw;
  const parsed = input.safeParse(canonical);
  const problems = parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
  return { input: parsed.data as JsonObject | undefined, notes, problems };
}

describe("apps", () => {
  test("addresses among the ids become package names, with a note", () => {
    const { input, notes } = read(app, { appIds: ["com.example.a", `${PAGE}?id=com.example.b`] });
    expect(input?.["appIds"]).toEqual(["com.example.a", "com.example.b"]);
    expect(notes).toEqual(["appIds.1"]);
  });

  test("a market address becomes a page", () => {
    const { input } = read(app, { appUrls: "market://details?id=com.example.a" });
    expect(input?.["appUrls"]).toEqual([`${PAGE}?id=com.example.a`]);
  });

  test("the shop comes from the addresses when they agree", () => {
    const urls = [`${PAGE}?id=a.b&gl=BR&hl=pt_BR`, { url: `${PAGE}?id=a.c&gl=BR` }];
    expect(read(app, { appUrls: urls }).input).toMatchObject({ country: "br", language: "pt-BR" });
  });

  test("the shop that the input names wins, and disagreeing addresses name none", () => {
    const urls = [`${PAGE}?id=a.b&gl=br`, `${PAGE}?id=a.b&gl=ar`];
    expect(read(app, { appUrls: urls }).input).toMatchObject({ country: "us", language: "en" });
    expect(read(app, { appUrls: [`${PAGE}?id=a.b&gl=br`], country: "pt" }).input).toMatchObject({
      country: "pt",
    });
  });

  test.each([
    [{}, ["appIds: Give `appIds` or `appUrls`."]],
    [
      { appIds: ["not a package"] },
      ["appIds.0: Expected a package name such as com.example.app, or the address of an app page."],
    ],
    [
      { appIds: [`a.${"b".repeat(127)}`] },
      ["appIds.0: The app id has 129 characters; at most 128 are allowed."],
    ],
    [{ appIds: Array<string>(201).fill("a.b") }, ["appIds: 201 app ids; at most 200 are allowed."]],
    [
      { appUrls: Array<string>(201).fill(`${PAGE}?id=a.b`) },
      ["appUrls: 201 app URLs; at most 200 are allowed."],
    ],
    [
      { appUrls: ["https://apps.example/a"] },
      [
        "appUrls.0: Expected a Google Play address such as https://play.google.com/store/apps/details?id=com.example.app.",
      ],
    ],
  ])("refuses %j", (raw, problems) => {
    expect(read(app, raw as JsonObject).problems).toEqual(problems);
  });
});

describe("search", () => {
  test("takes a text, and the text of an address", () => {
    const { input } = read(search, {
      searchTerms: "chess",
      searchUrls: ["https://play.google.com/store/search?q=go"],
    });
    expect(input).toMatchObject({ searchTerms: ["chess"], price: "all", includeAppInfo: false });
  });

  test.each([
    [{ searchTerms: Array<string>(51).fill("a") }, "searchTerms: 51 search terms; at most 50 are allowed."],
    [
      { searchTerms: ["x".repeat(513)] },
      "searchTerms.0: The search text has 513 characters; at most 512 are allowed.",
    ],
  ])("refuses what is over a cap", (raw, problem) => {
    expect(read(search, raw).problems).toEqual([problem]);
  });
});

describe("charts", () => {
  test.each([
    ["top-free", "topselling_free"],
    ["TOP_PAID", "topselling_paid"],
    ["grossing", "topgrossing"],
  ])("%s is %s", (word, chart) => {
    expect(read(rankings, { chart: word }).input).toMatchObject({ chart });
  });

  test("a category address may name the chart", () => {
    const url = "https://play.google.com/store/apps/category/GAME/collection/topgrossing";
    expect(read(rankings, { categoryUrls: [url] }).input).toMatchObject({ chart: "topgrossing" });
  });

  test("category words become ids, and unknown ones are refused", () => {
    expect(read(rankings, { categories: ["game puzzle"] }).input).toMatchObject({
      categories: ["GAME_PUZZLE"],
    });
    expect(read(rankings, { categories: ["GAME_KITES"] }).problems).toHaveLength(1);
    expect(read(rankings, { chart: "trending" }).problems).toHaveLength(1);
  });
});

test.each<[JsonObject, string | undefined]>([
  [{ searchTerms: "chess" }, "search"],
  [{ searchUrls: [{ url: "https://play.google.com/store/search?q=chess" }] }, "search"],
  [{ searchUrls: `${PAGE}?id=a.b` }, undefined],
  [{ developerIds: "123" }, "developer"],
  [{ developerUrls: "https://play.google.com/store/apps/dev?id=123" }, "developer"],
  [{ chart: "top-free" }, "rankings"],
  [{ categoryUrls: ["https://play.google.com/store/apps/category/GAME"] }, "rankings"],
  [{ appIds: ["a.b"] }, undefined],
])("%j without an operation selects %s", (raw, expected) => {
  expect(scraper.operations.find(({ selects }) => selects?.(raw))?.name).toBe(expected);
});
