import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const cases: PluginCase[] = [
  {
    name: "Daily trending of a language is asked for without since",
    input: { operation: "trending", language: "Rust", since: "today" },
    har: "trending/trending-daily.har.json",
    truncate: "/trending/rust",
    expect: {
      records: [
        {
          fullName: "example-org/quarry",
          owner: { login: "example-org" },
          url: "https://github.com/example-org/quarry",
          id: "101",
          description: "Digs public data & sorts it.",
          language: "Rust",
          stars: 12345,
          forks: 1024,
          starsInPeriod: 1234,
          period: "daily",
          builtBy: [
            { login: "alice-example", id: "11", isBot: false },
            { login: "bob-example", id: "12", isBot: false },
            { login: "sieve-bot", id: null, isBot: true },
          ],
          resultPosition: 1,
        },
        { fullName: "second-org/pebbles", description: null, language: null, stars: 98, builtBy: null },
      ],
    },
  },
  {
    name: "Weekly trending names its period",
    input: { operation: "trending", since: "This Week" },
    har: "trending/trending-weekly.har.json",
    expect: { count: 2, records: [{ starsInPeriod: 1234, period: "weekly" }] },
  },
  ...withoutRecords("trending/trending", { operation: "trending", language: "Jupyter Notebook" }, [
    ["A language in which nothing trends is a success without Records", "empty", null],
  ]),
];
