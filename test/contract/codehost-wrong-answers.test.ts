import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import codehost from "../../src/plugins/codehost/index.ts";
import { pluginCases } from "../../src/scrape-host/testkit/plugin-cases.ts";
import { runCase } from "../../src/scrape-host/testkit/run-case.ts";

const { cases, casesUrl } = await pluginCases(
  fileURLToPath(new URL("../../src/plugins/codehost", import.meta.url)),
);

/** A change of the answers whose URL has `at`: a text and what stands in its place, or a function over the whole body. */
type Change = [at: string, from: string | RegExp, to: string];

/** Runs a case of the family by the beginning of its name, on changed answers. */
async function changed(name: string, ...changes: Change[]) {
  const oneCase = cases.find((one) => one.name.startsWith(name));
  if (!oneCase) throw new Error(`No case is called ${name}.`);
  const done = new Set<Change>();
  const result = await runCase(codehost, oneCase, {
    casesUrl,
    transformBody: (url, body) => {
      let text = body.toString();
      for (const change of changes) {
        const [at, from, to] = change;
        if (!url.includes(at)) continue;
        const next = text.replaceAll(typeof from === "string" ? from : new RegExp(from, "gs"), to);
        if (next !== text) done.add(change);
        text = next;
      }
      return Buffer.from(text);
    },
  });
  if (done.size < changes.length) throw new Error("A change changed nothing.");
  const warned = result.log.filter((line) => line.startsWith("warn:"));
  return { ending: result.ending, records: result.records, warnings: result.warnings, warned };
}

const ISSUE = "An issue URL";
const PULL = "A pull request with its files";
const TRENDING = "Daily trending";
const PAGES = "Pages of listings";

describe("an answer about something else is source_changed", () => {
  it.each<[string, string, Change[]]>([
    [
      "another issue of the repository",
      ISSUE,
      [
        ["issues/7", '"number":7', '"number":9'],
        ["issues/7", "/issues/7", "/issues/9"],
      ],
    ],
    ["an issue of another repository", ISSUE, [["issues/7", "example-org/quarry", "other-org/quarry"]]],
    ["an issue whose address says pull request", ISSUE, [["issues/7", "/issues/7", "/pull/7"]]],
    [
      "another pull request",
      PULL,
      [
        ["/pulls/8", '"number":8', '"number":9'],
        ["/pulls/8", "/pull/8", "/pull/9"],
      ],
    ],
    ["a pull request of another repository", PULL, [["/pulls/8", "example-org/quarry", "other-org/quarry"]]],
    [
      "another repository",
      "A repository URL",
      [["/repos/", "example-org/quarry-fork", "example-org/quarry"]],
    ],
    [
      "a repository with another id than it moved to",
      "A renamed repository",
      [["/repositories/", '"id":101,"node', '"id":102,"node']],
    ],
    ["the metadata of another file", "A file by repository", [["/contents/", "src/main.rs", "src/lib.rs"]]],
    [
      "the metadata of another repository",
      "A file by repository",
      [["/contents/", "example-org/quarry", "other-org/quarry"]],
    ],
    ["the bytes of another file", "A file by repository", [["raw.githubusercontent.com", "grüße", "gruß"]]],
    [
      "the archive of nobody in particular",
      "Code search in one repository",
      [["codeload", /^.*$/, "no archive"]],
    ],
    ["the profile of somebody else", "Profiles are read", [["/users/", "alice-example", "bob-example"]]],
    [
      "the trending page of another language",
      TRENDING,
      [["/trending/", "github.com/trending/rust", "github.com/trending/go"]],
    ],
    [
      "a trending page that does not say what it is about",
      TRENDING,
      [["/trending/", /<title>.*?<link rel="canonical"[^>]*>/, ""]],
    ],
    [
      "a trending page without a canonical link and with the title of another language",
      TRENDING,
      [["/trending/", /Trending Rust(.*?)<link rel="canonical"[^>]*>/, "Trending Go$1"]],
    ],
    [
      "a trending page without a canonical link and with the title of the developers",
      TRENDING,
      [["/trending/", /Rust repositories(.*?)<link rel="canonical"[^>]*>/, "Rust developers$1"]],
    ],
    ["the second page of a search again", "A marketplace search finds", [["p=2", '"page":2', '"page":1']]],
  ])("%s", async (_what, name, changes) => {
    const { ending, records } = await changed(name, ...changes);
    expect({ ending, last: records.length }).toEqual({ ending: "source_changed", last: records.length });
    expect(records.length).toBeLessThanOrEqual(1);
  });

  it("a listing page needs the listing: a title makes no Record", async () => {
    const title = "<html><head><title>Stone Counter</title></head><body>Hello</body></html>";
    const challenge = title.replace("Stone Counter", "Just a moment...");
    for (const page of [title, challenge]) {
      const { records, ending } = await changed(PAGES, ["/marketplace/stone-counter", /^.*$/, page]);
      expect(records).toEqual([]);
      expect(ending).toMatch(/^source_(?:changed|blocked)$/);
    }
    const other = await changed(PAGES, ["/marketplace/stone-counter", /stone-counter/, "other-counter"]);
    expect(other).toMatchObject({ records: [], ending: "source_changed" });
  });
});

describe("trending rows", () => {
  const stars = (records: readonly object[]) => records.map((row) => (row as { stars: unknown }).stars);

  it.each([
    ["12.345", null],
    ["12.3K", null],
    ["12 345", 12345],
    ["12\u00a0345", 12345],
    ["12345", 12345],
  ])("stars written as %s are %s, never 12", async (text, expected) => {
    const { records, warned } = await changed(TRENDING, ["/trending/", "12,345", text]);
    expect(stars(records)).toEqual([expected, 98]);
    expect(warned.map((line) => line.slice(0, 11))).toEqual(expected === null ? ["warn: stars"] : []);
  });

  it.each([
    ["stars", /\/stargazers"/, '/fans"'],
    ["forks", /\/forks"/, '/copies"'],
    ["starsInPeriod", /float-sm-right/, "right"],
    ["starsInPeriod", /stars today/, "Sterne heute"],
    ["language", /itemprop="programmingLanguage"/, 'class="lang"'],
    ["id", /record_id/, "thing_id"],
  ])("without a readable cell for %s name it in a warning for each row", async (field, from, to) => {
    const { records, warnings, warned } = await changed(TRENDING, ["/trending/", from, to]);
    expect(records).toHaveLength(2);
    expect(records[0]).toMatchObject({ [field]: null });
    expect(warned.every((line) => line.startsWith(`warn: ${field}: `))).toBe(true);
    expect(warnings).toEqual({ field_missing: field === "language" ? 1 : 2 });
  });

  it("the numbers of another period are not taken for those asked for", async () => {
    const { records, warnings } = await changed("Weekly trending", [
      "/trending",
      /stars this week/,
      "stars today",
    ]);
    expect(records[0]).toMatchObject({ starsInPeriod: null });
    expect(warnings).toEqual({ field_missing: 2 });
  });

  it("a missing canonical link does not matter where the title says what the page is about", async () => {
    const { records, warnings } = await changed(TRENDING, ["/trending/", /<link rel="canonical"[^>]*>/, ""]);
    expect([stars(records), warnings]).toEqual([[12345, 98], {}]);
  });

  it("rows that run together are a change of the source", async () => {
    expect((await changed(TRENDING, ["/trending/", "</article>", ""])).ending).toBe("source_changed");
  });

  it("a cell that another one runs into is not read", async () => {
    const { records, warned } = await changed(TRENDING, ["/trending/", "Rust</span></span>", "Rust"]);
    expect(records[0]).toMatchObject({ language: null, stars: 12345 });
    expect(warned[0]).toMatch(/^warn: language: the row of example-org\/quarry /);
  });

  it("a row that stands there twice is counted and takes no place", async () => {
    const { records, warnings } = await changed(TRENDING, [
      "/trending/",
      /(<article.*?<\/article>)(.*)$/,
      "$1$1$2",
    ]);
    expect(records.map((row) => row["resultPosition"])).toEqual([1, 2]);
    expect(warnings).toEqual({ row_dropped: 1 });
  });
});

describe("REST answers", () => {
  it.each([
    ["stars", "A search without", "&page=1", /"stargazers_count"/, '"stars_count"', 2],
    ["isArchived", "A search without", "&page=1", /"archived":false/, '"archived":"no"', 2],
    ["topics", "A search without", "&page=1", /"topics":\[[^\]]*\]/, '"topics":null', 2],
    ["description", "A search without", "&page=1", /"description"/, '"about"', 2],
    ["watchers", "A repository URL", "/repos/", /"subscribers_count"/, '"fans"', 1],
    ["labels", ISSUE, "issues/7", /"labels":\[[^\]]*\]/, '"labels":{}', 1],
    [
      "reactions",
      "The number of a pull request keeps",
      "issues/8",
      /"reactions":\{[^}]*\}/,
      '"reactions":null',
      1,
    ],
    ["additions", PULL, "/pulls/8", /"additions":51/, '"added":51', 1],
    ["files", PULL, "/files", /"filename":"README.md"/, '"file":"README.md"', 1],
    ["starredAt", "Stargazers go", "&page=1", /"starred_at"/, '"at"', 2],
  ])("name %s in a warning where it is not as it was", async (field, name, at, from, to, times) => {
    const { records, warned, ending } = await changed(name, [at, from, to]);
    expect(ending).toMatch(/^(?:exhausted|enough)$/);
    const about = warned.filter((line) => line.startsWith(`warn: ${field}`));
    expect(about.length).toBeGreaterThanOrEqual(times);
    if (field !== "files") expect(records[0]).toMatchObject({ [field]: null });
  });

  it("fewer comments than the issue counts are a warning, and so are those of another issue", async () => {
    const fewer = await changed(ISSUE, ["/comments", /,\{"id":502.*\]$/, "]"]);
    expect(fewer.warnings).toEqual({ comments_missing: 1 });
    const foreign = await changed(ISSUE, [
      "/comments",
      "issues/7#issuecomment-502",
      "issues/9#issuecomment-502",
    ]);
    expect(foreign.warnings).toEqual({ comments_missing: 1, row_dropped: 1 });
    expect(foreign.records[0]).toMatchObject({ commentItems: [{ id: "501" }] });
  });

  it("fewer hits than a search counts are a warning", async () => {
    const { warnings, records } = await changed("A search without", [
      "&page=2",
      /"items":\[.*\]/,
      '"items":[]',
    ]);
    expect([records.length, warnings]).toEqual([2, { rows_missing: 1 }]);
  });

  it("an empty list of somebody that the repository counts is a change of the source", async () => {
    const { ending } = await changed("A repository without stars", ["/repos/example-org/quarry", ":0", ":5"]);
    expect(ending).toBe("source_changed");
  });

  it("rows that do not say whether they are public are left out and counted", async () => {
    const { records, warnings } = await changed("A search without", [
      "&page=1",
      '"private":false',
      '"hidden":false',
    ]);
    expect([records.length, warnings]).toEqual([1, { row_dropped: 2 }]);
  });
});
