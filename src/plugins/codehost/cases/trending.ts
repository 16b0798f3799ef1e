import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const trendingCases: PluginCase[] = [
  {
    name: "Daily trending of a language is asked for without since",
    input: { operation: "trending", language: "Rust", since: "today" },
    har: "cases/trending-daily.har.json",
    truncate: "/trending/rust",
    expect: {
      count: 2,
      records: [
        {
          fullName: "example-org/quarry",
          name: "quarry",
          owner: { login: "example-org" },
          url: "https://github.com/example-org/quarry",
          id: 101,
          description: "Digs public data & sorts it.",
          language: "Rust",
          stars: 12345,
          forks: 1024,
          starsInPeriod: 1234,
          period: "daily",
          builtBy: [
            { login: "alice-example", id: 11 },
            { login: "bob-example", id: 12 },
          ],
          resultPosition: 1,
        },
        {
          fullName: "second-org/pebbles",
          description: null,
          language: null,
          stars: 98,
          builtBy: [],
          resultPosition: 2,
        },
      ],
    },
  },
  {
    name: "Weekly trending names its period",
    input: { operation: "trending", since: "This Week" },
    har: "cases/trending-weekly.har.json",
    expect: { count: 2, records: [{ starsInPeriod: 1234, period: "weekly" }] },
  },
  {
    name: "A language in which nothing trends is a success without Records",
    input: { operation: "trending", language: "Jupyter Notebook" },
    har: "cases/trending-empty.har.json",
    expect: { count: 0 },
  },
  {
    name: "A trending page without rows and without its empty sign is a change of the source",
    input: { operation: "trending" },
    har: "cases/trending-changed.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A redirect to the login page is a block",
    input: { operation: "trending" },
    har: "cases/trending-login.har.json",
    expect: { count: 0, error: "source_blocked" },
  },
  {
    name: "The throttle page of the web is a rate limit",
    input: { operation: "trending" },
    har: "cases/trending-throttled.har.json",
    expect: { count: 0, error: "source_rate_limited" },
  },
  {
    name: "Trending developers come with rank and popular repository",
    input: { operation: "trending-developers" },
    har: "cases/trending-developers.har.json",
    truncate: "/trending/developers",
    expect: {
      count: 2,
      records: [
        {
          login: "alice-example",
          url: "https://github.com/alice-example",
          id: 11,
          name: "Alice Example",
          avatarUrl: "https://avatars.githubusercontent.com/u/11?s=96&v=4",
          rank: 1,
          popularRepo: { fullName: "alice-example/quarry-tools", description: "About quarry-tools." },
          sponsorable: true,
        },
        { login: "bob-example", id: 12, name: null, rank: 2, popularRepo: null, sponsorable: false },
      ],
    },
  },
  {
    name: "A language in which no developer trends is a success without Records",
    input: { operation: "trendingDevelopers", language: "Nix", sponsorableOnly: true },
    har: "cases/trending-developers-empty.har.json",
    expect: { count: 0 },
  },
];
