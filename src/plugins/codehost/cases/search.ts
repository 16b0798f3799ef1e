import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const searchCases: PluginCase[] = [
  {
    name: "A search without an operation goes over two pages",
    input: { query: "quarry", language: "Rust", sort: "stars" },
    har: "cases/search-two-pages.har.json",
    truncate: "page=1",
    expect: {
      count: 3,
      records: [
        {
          fullName: "example-org/quarry",
          owner: { login: "example-org", id: 1010, type: "Organization" },
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
        {
          fullName: "example-org/stone-cutter",
          license: null,
          homepage: "https://stone.example/",
          resultPosition: 2,
        },
        { fullName: "second-org/pebbles", stars: 7, resultPosition: 101 },
      ],
    },
  },
  {
    name: "A repository URL gives that one repository with watchers and parent",
    input: { operation: "search", url: "git@github.com:example-org/quarry-fork.git" },
    har: "cases/search-one-repository.har.json",
    truncate: "/repos/",
    expect: {
      count: 1,
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
    har: "cases/search-renamed-repository.har.json",
    expect: { count: 1, records: [{ fullName: "example-org/quarry" }] },
  },
  {
    name: "A search with no hit is a success without Records",
    input: { operation: "search", searchQuery: "zzzz-no-such-thing" },
    har: "cases/search-empty.har.json",
    expect: { count: 0 },
  },
  {
    name: "A search that GitHub broke off keeps its hits and warns",
    input: { operation: "search", query: "quarry" },
    har: "cases/search-incomplete.har.json",
    expect: { count: 1, warnings: { incomplete_results: 1 } },
  },
  {
    name: "A used-up quota is a rate limit",
    input: { operation: "search", query: "quarry" },
    har: "cases/search-quota-used-up.har.json",
    expect: { count: 0, error: "source_rate_limited" },
  },
  {
    name: "A quota that ends between two pages keeps the first page",
    input: { operation: "search", query: "quarry" },
    har: "cases/search-quota-ends-between-pages.har.json",
    expect: { count: 1, error: "source_rate_limited" },
  },
  {
    name: "A secondary limit is a rate limit",
    input: { operation: "search", query: "quarry" },
    har: "cases/search-secondary-limit.har.json",
    expect: { count: 0, error: "source_rate_limited" },
  },
  {
    name: "A query that GitHub calls invalid is refused",
    input: { operation: "search", query: "user:nobody-here-at-all" },
    har: "cases/search-refused.har.json",
    expect: { count: 0, error: "source_request_refused" },
  },
  {
    name: "A search answer in another form is a change of the source",
    input: { operation: "search", query: "quarry" },
    har: "cases/search-changed.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
