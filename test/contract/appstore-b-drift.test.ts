import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/kernel/json.ts";
import scraper from "../../src/plugins/appstore-b/index.ts";
import { pluginCases } from "../../src/scrape-host/testkit/plugin-cases.ts";
import { runCase, type CaseResult } from "../../src/scrape-host/testkit/run-case.ts";

const { cases, casesUrl } = await pluginCases(
  fileURLToPath(new URL("../../src/plugins/appstore-b", import.meta.url)),
);

/** Runs the case of a recording, with another input or with one text of its pages changed, wherever it stands. */
async function run(
  har: string,
  { input, change }: { input?: JsonObject; change?: [from: string, to: string] } = {},
) {
  const oneCase = cases.find((one) => one.har === har);
  if (oneCase === undefined) throw new Error(`No case replays ${har}.`);
  let changes = 0;
  const result = await runCase(scraper, input === undefined ? oneCase : { ...oneCase, input }, {
    casesUrl,
    transformBody(_url, body) {
      if (change === undefined || !body.includes(change[0])) return body;
      changes += 1;
      const [from, to] = change;
      // Spaces keep the length, which answers of RPCs state.
      return Buffer.from(body.toString().replaceAll(from, to.padEnd(from.length)));
    },
  });
  if (change !== undefined && changes === 0) throw new Error(`${har} holds no ${change[0]}.`);
  return result;
}

function warnsOf({ log }: CaseResult, field: string): boolean {
  return log.some((line) => line.startsWith(`warn: ${field}:`));
}

const PAGE = "app/app.har.json";
const SAFETY = "data-safety/data-safety.har.json";

describe("a field that the source moves or changes is null, with a warning that names it", () => {
  test.each<[field: string, har: string, from: string, to: string]>([
    ["ratingHistogram", PAGE, '["100",100]', "null"],
    ["ratingHistogram", PAGE, '["100",100]', '["100","100"]'],
    ["ratingCount", PAGE, '["2000",2000]', "null"],
    ["rating", PAGE, '["4.3",4.25]', '["4.3","4.25"]'],
    ["description", PAGE, String.raw`[[null,"Play chess.\u003cbr>Solve \u0026amp; learn."]]`, "null"],
    ["summary", PAGE, String.raw`[[null,"Chess for everyone \u0026amp; all"]]`, "null"],
    ["developer", PAGE, '["Stone Games",[null', "[7,[null"],
    ["developerId", PAGE, '7000000000000000001"]],"7000000000000000001"]', '"]],"7000000000000000001"]'],
    ["genre", PAGE, '[[["Board",', "[[[null,"],
    ["installs", PAGE, '["1,000,000+",1000000,1234567,"1M+"]', "null"],
    ["available", PAGE, '[2],["$0.99', '["2"],["$0.99'],
    ["price", PAGE, '[[1990000,"USD","$1.99"]', '[["1990000","USD","$1.99"]'],
  ])("%s of %s, %s", async (field, har, from, to) => {
    const before = await run(har);
    const after = await run(har, { change: [from, to] });
    expect(before.records[0]?.[field] ?? null).not.toBeNull();
    expect(after.records[0]?.[field] ?? null).toBeNull();
    expect(warnsOf(before, field)).toBe(false);
    expect(warnsOf(after, field)).toBe(true);
  });

  test("stars that do not add up to the ratings are told", async () => {
    const { records, warnings } = await run(PAGE, { change: ['["1400",1400]', '["400",400]'] });
    expect(records[0]?.["ratingHistogram"]).toEqual({ 1: 100, 2: 50, 3: 150, 4: 300, 5: 400 });
    expect(warnings).toEqual({ totals_differ: 1 });
  });

  test("whether data is optional is 1 or 0, and nothing else", async () => {
    const { records, warnings } = await run(SAFETY, {
      change: ['["Email address",0,', '["Email address",null,'],
    });
    const [, email] = (records[0] as { collected: { types: { optional: boolean | null }[] }[] }).collected[0]!
      .types;
    expect(email?.optional).toBeNull();
    expect(warnings).toEqual({ field_missing: 1 });
  });

  test("a heading is no note, and a lost list is not an empty one", async () => {
    const { records, log } = await run(SAFETY, { change: ['"The developer says so too."', "null"] });
    expect(records[1]).toMatchObject({ collected: null, collectedNote: null, shared: [] });
    expect(log.some((line) => line.startsWith("warn: collected, collectedNote:"))).toBe(true);
  });
});

describe("a row that cannot be read is counted", () => {
  test.each([
    ["search/search.har.json", '"Quarry Checkers",["4.5"', 'null,["4.5"', 3],
    ["permissions/permissions.har.json", String.raw`\"full network access\"`, "7", 1],
    [PAGE, '"https://play-lh.googleusercontent.com/shot-1"', "7", 1],
    ["reviews/reviews.har.json", String.raw`[\"rev-2\"`, "[7", 2],
    ["rankings/rankings.har.json", String.raw`[\"com.example.go\",7]`, "null", 2],
    ["keywords/keywords.har.json", String.raw`[\"chess lessons\"`, "[7", 1],
  ])("%s", async (har, from, to, count) => {
    const { records, warnings } = await run(har, { change: [from, to] });
    expect(records).toHaveLength(count);
    expect(warnings["row_unreadable"]).toBe(1);
  });

  test("a list of which no row can be read has changed", async () => {
    const { ending } = await run("keywords/keywords-search-stats.har.json", {
      input: { operation: "keywords", searchTerms: ["chess"] },
      change: [String.raw`[[[[\"quarry chess\"`, "[[[[7"],
    });
    expect(ending).toBe("source_changed");
  });
});

describe("an answer about something else is refused", () => {
  test.each([
    ["search/search.har.json", '[["com.example.chess"]]', "[]", '["quarry chess"]', '["quarry draughts"]'],
    [
      "developer/developer-by-name.har.json",
      "Ann+Slate&amp;hl",
      "Ben+Chalk&amp;hl",
      '"Ann Slate"',
      '"Ben Chalk"',
    ],
  ])("%s", async (har, from, to, from2, to2) => {
    const oneCase = cases.find((one) => one.har === har)!;
    const { ending } = await runCase(scraper, oneCase, {
      casesUrl,
      transformBody: (_url, body) => Buffer.from(body.toString().replaceAll(from, to).replaceAll(from2, to2)),
    });
    expect(ending).toBe("source_changed");
  });
});

describe("ids lead from one operation to the next", () => {
  test("from a search to an app to its developer", async () => {
    const search = await run("search/search-app-info.har.json", {
      input: { operation: "search", searchTerms: ["quarry"] },
    });
    const app = await run(PAGE, { input: { operation: "app", appIds: [search.records[0]!["id"]!] } });
    const developer = await run("developer/developer-by-number.har.json", {
      input: { operation: "developer", developerIds: [app.records[0]!["developerId"]!] },
    });
    expect(developer.records.map(({ id }) => id)).toContain(search.records[0]!["id"]);
  });

  test("also where the developer has a number, and a name in its link", async () => {
    const app = await run("app/app-batch.har.json", {
      change: [
        String.raw`"/store/apps/developer?id\u003dAnn+Slate"]]]`,
        String.raw`"/store/apps/developer?id\u003dAnn+Slate"]],"7000000000000000009"]`,
      ],
    });
    const { developerId, developerInternalId } = app.records[1]!;
    expect([developerId, developerInternalId]).toEqual(["Ann Slate", "7000000000000000009"]);
    const developer = await run("developer/developer-by-name.har.json", {
      input: { operation: "developer", developerIds: [developerId!] },
    });
    expect(developer.records.map(({ id }) => id)).toEqual(["com.example.notes"]);
  });
});
