import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../plugin-sdk/index.ts";
import { normalizeCodeSearch } from "../code-search/normalize.ts";
import { file } from "../file/file.ts";
import { opportunityQuery } from "../opportunities/opportunities.ts";
import { trendingPage } from "../urls.ts";
import { normalizeFile, parseFileUrl } from "./file.ts";
import { normalizeIssue } from "./issue.ts";
import { parseIssueReference } from "./issue-reference.ts";
import { parseListingUrl } from "../marketplace/target.ts";
import { languageSlug, trendingList } from "./period.ts";
import { normalizeRepository, parseRepository } from "./repository.ts";
import { splitQuery } from "./search-text.ts";

const withNotes = (normalize: typeof normalizeIssue, raw: JsonObject) => {
  const notes: string[] = [];
  return { input: normalize(raw, (path) => notes.push(path)), notes };
};

describe("parseRepository", () => {
  it.each([
    "octo/hello.world",
    "https://github.com/octo/hello.world",
    "http://www.github.com/octo/hello.world/tree/main/src?tab=readme#top",
    "https://github.com/octo/hello.world.git",
    "git://github.com/octo/hello.world.git",
    "ssh://git@github.com/octo/hello.world.git",
    "git+https://github.com/octo/hello.world.git",
    "git@github.com:octo/hello.world.git",
    "github.com/octo/hello.world/issues",
    "  octo/hello.world  ",
  ])("reads %j", (text) => {
    expect(parseRepository(text)).toBe("octo/hello.world");
  });

  it.each([
    "octo",
    "a/b/c",
    "-octo/hello",
    `${"o".repeat(40)}/hello`,
    "octo/..",
    "octo/with space",
    "https://gitlab.com/octo/hello",
    "https://github.com/marketplace/hello",
    "https://github.com/octo",
    "https://github.com/octo/%E0%A4%A",
    "",
  ])("refuses %j", (text) => {
    expect(parseRepository(text)).toBeNull();
  });
});

describe("parseIssueReference", () => {
  it.each([
    ["https://github.com/a/b/issues/7", 7],
    ["https://github.com/a/b/issues/7#issuecomment-99", 7],
    ["https://github.com/a/b/pull/8/files", 8],
    ["https://github.com/a/b/pulls/9", 9],
    ["a/b#10", 10],
  ])("reads %s", (text, number) => {
    expect(parseIssueReference(text)).toEqual({ repo: "a/b", number });
  });

  it.each([
    "https://github.com/a/b/issues",
    "https://github.com/a/b/issues/0",
    "https://github.com/a/b/discussions/3",
    "a/b#x",
  ])("refuses %s", (text) => {
    expect(parseIssueReference(text)).toBeNull();
  });
});

describe("parseFileUrl", () => {
  it.each([
    ["https://github.com/a/b/blob/main/src/x.ts#L1-L9", "main", "src/x.ts"],
    ["https://github.com/a/b/raw/v1/x%20y.md", "v1", "x y.md"],
    ["https://github.com/a/b/blob/main/x.md?raw=1", "main", "x.md"],
    ["https://raw.githubusercontent.com/a/b/main/x.md", "main", "x.md"],
    ["https://raw.githubusercontent.com/a/b/refs/heads/dev/docs/x.md", "dev", "docs/x.md"],
  ])("reads %s", (text, ref, path) => {
    expect(parseFileUrl(text)).toEqual({ repo: "a/b", ref, path });
  });

  it.each([
    "https://github.com/a/b/tree/main/src",
    "https://github.com/a/b/blob/main",
    "https://github.com/a/b",
    "https://github.com/a/b/blob/main/..%2f..%2f..%2fuser",
    "https://github.com/a/b/blob/..%2f../x.ts",
    "https://github.com/a/b/blob/main/%252e%252e%252fuser",
    "https://raw.githubusercontent.com/a/b/main/..%2f..%2fc/d/main/x.md",
    "https://raw.githubusercontent.com/a/b/main/x%5c..%5cy",
  ])("refuses %s", (text) => {
    expect(parseFileUrl(text)).toBeNull();
  });
});

describe("normalisation", () => {
  it("turns an issue URL into repo and number and says so", () => {
    expect(
      withNotes(normalizeIssue, { url: "https://github.com/a/b/pull/3/commits", maxComments: 5 }),
    ).toEqual({
      input: { repo: "a/b", number: 3, maxComments: 5 },
      notes: ["repo", "number"],
    });
  });

  it("takes # off a number", () => {
    expect(withNotes(normalizeIssue, { repo: "a/b", number: "#12" }).input).toEqual({
      repo: "a/b",
      number: "12",
    });
  });

  it("leaves what it cannot read for validation", () => {
    const raw = { url: "https://example.com/x" };
    expect(withNotes(normalizeRepository, raw)).toEqual({ input: raw, notes: [] });
    expect(withNotes(normalizeIssue, raw)).toEqual({ input: raw, notes: [] });
    expect(withNotes(normalizeFile, raw)).toEqual({ input: raw, notes: [] });
  });

  it("writes a file path from the root", () => {
    expect(withNotes(normalizeFile, { repo: "a/b", path: "./src/x.ts/" }).input).toEqual({
      repo: "a/b",
      path: "src/x.ts",
    });
  });

  it.each([
    ["today", "daily"],
    ["This Week", "weekly"],
    ["MONTH", "monthly"],
    ["weekly", "weekly"],
  ])("reads the period %s", (since, expected) => {
    expect(trendingList.normalize({ since }, () => undefined)).toEqual({ since: expected });
  });

  it("writes a language as GitHub does in its addresses", () => {
    expect([languageSlug("Jupyter Notebook"), languageSlug("C++"), languageSlug("C#")]).toEqual([
      "jupyter-notebook",
      "c++",
      "c#",
    ]);
  });

  it("moves qualifiers into fields; a set field wins", () => {
    const raw = { query: 'repo:a/b language:Go "two words" plain path:src', language: "Rust" };
    expect(withNotes(normalizeCodeSearch, raw).input).toEqual({
      query: '"two words" plain',
      repo: "a/b",
      language: "Rust",
      path: "src",
    });
  });
});

describe("parseListingUrl", () => {
  it.each([
    ["https://github.com/marketplace/stone", "app", "stone", "/marketplace/stone"],
    ["https://github.com/marketplace/actions/sieve?tab=x", "action", "sieve", "/marketplace/actions/sieve"],
    ["https://github.com/apps/pebble-bot", "app", "pebble-bot", "/apps/pebble-bot"],
  ])("reads %s", (text, kind, slug, path) => {
    expect(parseListingUrl(text)).toEqual({ kind, slug, path, url: `https://github.com${path}` });
  });

  it("refuses other pages", () => {
    expect(parseListingUrl("https://github.com/marketplace")).toBeNull();
    expect(parseListingUrl("https://github.com/marketplace/actions")).toBeNull();
    expect(parseListingUrl("https://github.com/a/b")).toBeNull();
  });
});

describe("search texts", () => {
  it("keeps what only looks like a qualifier as words", () => {
    const { words, qualifiers } = splitQuery('std::vec http://x.y -repo:a "a phrase" LANGUAGE:"Emacs Lisp"', [
      "repo",
      "language",
    ]);
    expect(words).toEqual(["std::vec", "http://x.y", "-repo:a", "a phrase"]);
    expect([...qualifiers]).toEqual([["language", "Emacs Lisp"]]);
  });

  it.each([
    ["sieve", 'sieve is:issue is:open no:assignee label:"good first issue","help wanted"'],
    ["bounty for rust", "bounty for rust is:issue is:open no:assignee label:bounty"],
    ["x is:closed -label:wip assignee:me", "x is:closed -label:wip assignee:me is:issue"],
    ["x no:label", "x no:label is:issue is:open no:assignee"],
  ])("builds the opportunity search of %j", (query, expected) => {
    expect(opportunityQuery(query, undefined, undefined)).toBe(expected);
  });
});

describe("what would lead elsewhere", () => {
  const target = { repo: "a/b", path: "src/x.ts", ref: "main" };

  it.each([
    { ...target, path: "../../../../user" },
    { ...target, path: "x/..%2f..%2fuser" },
    { ...target, path: "x\\..\\y" },
    { ...target, path: "x//y" },
    { ...target, ref: "../../user" },
    { ...target, ref: "%2e%2e" },
    { url: "https://github.com/a/b/raw/main/..%2f..%2f..%2fuser" },
  ])("is no input of file: %j", (raw) => {
    expect(file.input.safeParse(raw).success).toBe(false);
  });

  it("leaves honest paths and refs alone", () => {
    const raw = { repo: "a/b", path: ".github/a..b/[id]/100%.md", ref: "feature/x.y" };
    expect(file.input.parse(raw)).toMatchObject(raw);
  });

  it.each([
    "https://github.com/apps/..%2f..%2fsettings",
    "https://github.com/apps/%252e%252e",
    "https://github.com/marketplace/a%2fb",
  ])("is no listing: %s", (url) => {
    expect(parseListingUrl(url)).toBeNull();
  });

  it("is no trending language", () => {
    expect(() => trendingPage("https://github.com", "/trending", "..")).toThrow(
      expect.objectContaining({ code: "input_not_found" }),
    );
  });
});
