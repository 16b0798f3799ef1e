import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const cases: PluginCase[] = [
  {
    name: "Code search in one repository, with qualifiers in the query",
    input: { operation: "codeSearch", query: "repo:example-org/quarry sieve STONE language:rust" },
    har: "code-search/code-search-one-repository.har.json",
    truncate: "/tar.gz/",
    expect: {
      records: [
        {
          repo: "example-org/quarry",
          path: "src/sieve.rs",
          ref: "5a1ab0b7e4c0ffee5a1ab0b7e4c0ffee5a1ab0b7",
          url: "https://github.com/example-org/quarry/blob/5a1ab0b7e4c0ffee5a1ab0b7e4c0ffee5a1ab0b7/src/sieve.rs#L1",
          rawUrl:
            "https://raw.githubusercontent.com/example-org/quarry/5a1ab0b7e4c0ffee5a1ab0b7e4c0ffee5a1ab0b7/src/sieve.rs",
          language: "Rust",
          content: null,
          matches: [
            { line: 1, column: 5, text: "//! Sieve" },
            { line: 3, column: 8, text: "pub fn sieve(stone: u32) -> bool {" },
            { line: 4, column: 5, text: "    stone > 3" },
          ],
          scannedRepositories: ["example-org/quarry"],
          skippedRepositories: [],
        },
      ],
    },
  },
  {
    name: "Of an archive that names no commit the ref is HEAD, with a warning",
    input: { operation: "codeSearch", query: "repo:example-org/quarry sieve STONE language:rust" },
    har: "code-search/code-search-without-commit.har.json",
    expect: {
      records: [{ ref: "HEAD", url: "https://github.com/example-org/quarry/blob/HEAD/src/sieve.rs#L1" }],
      warnings: { field_missing: 1 },
    },
  },
  {
    name: "Without a repository candidates are discovered; archived and vanished ones are passed over",
    input: { operation: "code-search", query: "sieve stone", language: "rust", maxRepos: 2 },
    har: "code-search/code-search-discovered.har.json",
    truncate: "/search/repositories",
    expect: {
      records: [
        { path: "src/sieve.rs", skippedRepositories: [{ repo: "old-org/attic", reason: "archived" }] },
      ],
      warnings: { repository_skipped: 1, input_not_found: 1 },
    },
  },
  {
    name: "Of several repositories one that is gone is passed over",
    input: {
      operation: "codeSearch",
      repos: ["gone-org/vanished", "example-org/quarry"],
      query: "sieve stone language:rust",
    },
    har: "code-search/code-search-several.har.json",
    expect: {
      records: [
        {
          path: "src/sieve.rs",
          scannedRepositories: ["gone-org/vanished", "example-org/quarry"],
          skippedRepositories: [{ repo: "gone-org/vanished", reason: "the archive cannot be downloaded" }],
        },
      ],
      warnings: { input_not_found: 1 },
    },
  },
  {
    name: "A code search that no candidate fits is a success without Records",
    input: { operation: "codeSearch", query: "unobtainium" },
    har: "code-search/code-search-nowhere.har.json",
    expect: { records: [] },
  },
  ...withoutRecords("code-search/code-search", { operation: "codeSearch", repo: "example-org/quarry" }, [
    ["A code search without a hit finds nothing", "no-hit", null, { query: '"no such phrase"' }],
    ["A damaged archive is a change of the source", "damaged", "source_changed", { filename: "README*" }],
  ]),
];
