import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const cases: PluginCase[] = [
  {
    name: "A file by repository and path",
    input: { operation: "file", repo: "example-org/quarry", path: "/src/main.rs", contentMaxChars: 12 },
    har: "file/file.har.json",
    truncate: "/contents/",
    expect: {
      records: [
        {
          repo: "example-org/quarry",
          path: "src/main.rs",
          name: "main.rs",
          ref: "main",
          sha: "08ec386c1c3d1db401bbb16860030e2e28cde1aa",
          size: 39,
          mimeGuess: "text/x-rust",
          language: "Rust",
          content: "fn main() {\n",
          contentLength: 12,
          contentTruncated: true,
          isBinary: false,
          url: "https://github.com/example-org/quarry/blob/main/src/main.rs",
          rawUrl: "https://raw.githubusercontent.com/example-org/quarry/main/src/main.rs",
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
    har: "file/file-slashed-branch.har.json",
    expect: {
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
    har: "file/file-binary.har.json",
    expect: { records: [{ ref: "v1", size: 8, isBinary: true, content: null, encoding: null }] },
  },
  {
    name: "A used-up quota only loses the metadata of a file",
    input: { operation: "file", url: "https://github.com/example-org/quarry/raw/main/NOTES.md" },
    har: "file/file-without-quota.har.json",
    expect: {
      records: [{ content: "# Notes\n", size: 8, sha: null, language: "Markdown" }],
      warnings: { metadata_unavailable: 1 },
    },
  },
  {
    name: "Of several files a missing one is a warning",
    input: {
      operation: "file",
      urls: [
        "https://github.com/gone-org/vanished/blob/main/x.rs",
        "https://github.com/example-org/quarry/blob/main/src/main.rs",
      ],
      contentMaxChars: 0,
    },
    har: "file/file-several.har.json",
    expect: {
      records: [{ path: "src/main.rs", content: null, contentLength: null, contentTruncated: true }],
      warnings: { input_not_found: 1 },
    },
  },
  ...withoutRecords("file/file", { operation: "file", repo: "example-org/quarry", path: "src" }, [
    [
      "A repository withheld for legal reasons is no target",
      "blocked",
      "input_not_found",
      { repo: "withheld-org/secret" },
    ],
    ["A folder is no file", "folder", "input_not_found"],
  ]),
];
