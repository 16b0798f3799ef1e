import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const cases: PluginCase[] = [
  {
    name: "Forkers come with their fork",
    input: { operation: "forkers", repo: "example-org/quarry", sort: "stargazers" },
    har: "forkers/forkers.har.json",
    truncate: "/forks",
    expect: {
      records: [
        {
          login: "alice-example",
          forkedAt: "2022-02-02T02:02:02Z",
          fork: {
            fullName: "alice-example/quarry",
            url: "https://github.com/alice-example/quarry",
            description: "About quarry.",
            language: "Rust",
            stars: 3,
            pushedAt: "2022-02-03T00:00:00Z",
          },
        },
      ],
    },
  },
  ...withoutRecords("forkers/forkers", { operation: "forkers", repo: "example-org/quarry" }, [
    ["A repository without forks is a success without Records", "empty", null],
  ]),
];
