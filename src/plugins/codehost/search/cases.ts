import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const cases: PluginCase[] = [
  {
    name: "A search without an operation goes over two pages",
    input: { query: "quarry", language: "Rust", sort: "stars" },
    har: "search/search-two-pages.har.json",
    truncate: "page=1",
    expect: {
      records: [
        {
          fullName: "example-org/quarry",
          owner: { login: "example-org", id: "1010", type: "Organization" },
          url: "https://github.com/example-org/quarry",
          stars: 4200,
          forks: 310,
          watchers: null,
          topics: ["mining", "stone"],
          license: { key: "mit", name: "MIT License", spdxId: "MIT" },
          homepage: null,
          isArchived: false,
          createdAt: "2021-03-04T05:06:07Z",
          resultPosition: 1,
        },
        { fullName: "example-org/stone-cutter", license: null, homepage: "https://stone.example/" },
        { fullName: "second-org/pebbles", stars: 7, resultPosition: 101 },
      ],
    },
  },
  {
    name: "A repository URL gives that one repository with watchers and parent",
    input: { operation: "search", url: "git@github.com:example-org/quarry-fork.git" },
    har: "search/search-one-repository.har.json",
    truncate: "/repos/",
    expect: {
      records: [
        {
          fullName: "example-org/quarry-fork",
          isFork: true,
          watchers: 42,
          parent: { fullName: "first-org/quarry", url: "https://github.com/first-org/quarry" },
          source: { fullName: "root-org/quarry", url: "https://github.com/root-org/quarry" },
        },
      ],
    },
  },
  {
    name: "A renamed repository comes under its new name",
    input: { operation: "search", repo: "old-org/quarry" },
    har: "search/search-renamed-repository.har.json",
    expect: { records: [{ fullName: "example-org/quarry" }] },
  },
  {
    name: "Of several repositories a missing one is a warning and the others come",
    input: {
      operation: "search",
      repos: ["https://github.com/example-org/quarry-fork", "gone-org/vanished", "old-org/quarry"],
    },
    har: "search/search-several.har.json",
    expect: {
      records: [{ fullName: "example-org/quarry-fork" }, { fullName: "example-org/quarry" }],
      warnings: { input_not_found: 1 },
    },
  },
  {
    name: "A search that GitHub broke off keeps its hits and warns",
    input: { operation: "search", query: "quarry" },
    har: "search/search-incomplete.har.json",
    expect: { records: [{ fullName: "example-org/quarry" }], warnings: { incomplete_results: 1 } },
  },
  {
    name: "A quota that ends between two pages keeps the first page",
    input: { operation: "search", query: "quarry" },
    har: "search/search-quota-ends-between-pages.har.json",
    expect: { count: 1, error: "source_rate_limited" },
  },
  ...withoutRecords("search/search", { operation: "search", searchQuery: "zzzz-no-such-thing" }, [
    ["A search with no hit is a success without Records", "empty", null],
  ]),
];
