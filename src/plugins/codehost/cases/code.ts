import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const codeCases: PluginCase[] = [
  {
    name: "A file by repository and path",
    input: { operation: "file", repo: "example-org/quarry", path: "/src/main.rs", contentMaxChars: 12 },
    har: "cases/file.har.json",
    truncate: "/contents/",
    expect: {
      count: 1,
      records: [
        {
          repo: "example-org/quarry",
          path: "src/main.rs",
          name: "main.rs",
          ref: "HEAD",
          sha: "ffffffffffffffffffffffffffffffffffffffff",
          size: 39,
          mimeGuess: "text/x-rust",
          language: "Rust",
          content: "fn main() {\n",
          contentLength: 12,
          contentTruncated: true,
          isBinary: false,
          url: "https://github.com/example-org/quarry/blob/main/src/main.rs",
          rawUrl: "https://raw.githubusercontent.com/example-org/quarry/HEAD/src/main.rs",
          matches: null,
        },
      ],
    },
  },
  {
    name: "A blob URL of a branch with slashes in its name",
    input: {
      operation: "file",
      url: "https://github.com/example-org/quarry/blob/sieve/finer/src/main.rs#L2",
    },
    har: "cases/file-slashed-branch.har.json",
    expect: {
      count: 1,
      records: [
        { ref: "sieve/finer", path: "src/main.rs", content: { $re: "grüße" }, contentTruncated: false },
      ],
    },
  },
  {
    name: "A binary file comes without content",
    input: {
      operation: "file",
      url: "https://raw.githubusercontent.com/example-org/quarry/refs/tags/v1/logo.png",
    },
    har: "cases/file-binary.har.json",
    expect: { count: 1, records: [{ ref: "v1", size: 8, isBinary: true, content: null, encoding: null }] },
  },
  {
    name: "A used-up quota only loses the metadata of a file",
    input: { operation: "file", url: "https://github.com/example-org/quarry/raw/main/NOTES.md" },
    har: "cases/file-without-quota.har.json",
    expect: {
      count: 1,
      records: [{ content: "# Notes\n", size: 8, sha: null, language: "Markdown" }],
      warnings: { metadata_unavailable: 1 },
    },
  },
  {
    name: "A repository withheld for legal reasons is not found",
    input: { operation: "file", repo: "withheld-org/secret", path: "a.txt" },
    har: "cases/file-blocked.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A folder is no file",
    input: { operation: "file", repo: "example-org/quarry", path: "src" },
    har: "cases/file-folder.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "Code search in one repository, with qualifiers in the query",
    input: { operation: "codeSearch", query: "repo:example-org/quarry sieve STONE language:rust" },
    har: "cases/code-search-one-repository.har.json",
    truncate: "/tar.gz/",
    expect: {
      count: 1,
      records: [
        {
          repo: "example-org/quarry",
          path: "src/sieve.rs",
          ref: "HEAD",
          url: "https://github.com/example-org/quarry/blob/HEAD/src/sieve.rs#L1",
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
    name: "Without a repository candidates are discovered; archived and vanished ones are passed over",
    input: { operation: "code-search", query: "sieve stone", language: "rust", maxRepos: 2 },
    har: "cases/code-search-discovered.har.json",
    truncate: "/search/repositories",
    expect: {
      count: 1,
      records: [
        { path: "src/sieve.rs", skippedRepositories: [{ repo: "old-org/attic", reason: "archived" }] },
      ],
      warnings: { repository_skipped: 1, repository_not_searched_fully: 1 },
    },
  },
  {
    name: "A code search that no candidate fits is a success without Records",
    input: { operation: "codeSearch", query: "unobtainium" },
    har: "cases/code-search-nowhere.har.json",
    expect: { count: 0 },
  },
  {
    name: "A code search without a hit is a success without Records",
    input: {
      operation: "codeSearch",
      repo: "https://github.com/example-org/quarry",
      query: '"no such phrase"',
    },
    har: "cases/code-search-no-hit.har.json",
    expect: { count: 0 },
  },
  {
    name: "A damaged archive is a change of the source",
    input: { operation: "codeSearch", repo: "example-org/quarry", filename: "README*" },
    har: "cases/code-search-damaged.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
