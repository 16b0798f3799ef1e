import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const cases: PluginCase[] = [
  {
    name: "Opportunities are open unassigned issues with inviting labels",
    input: { operation: "opportunities", query: "sieve", language: "Rust" },
    har: "opportunities/opportunities.har.json",
    truncate: "/search/issues",
    expect: {
      records: [
        {
          repository: { fullName: "example-org/quarry", url: "https://github.com/example-org/quarry" },
          number: 7,
          labels: [{ name: "good first issue", color: "7057ff", description: "Good for newcomers" }],
          state: "open",
          commentItems: null,
          resultPosition: 1,
        },
      ],
    },
  },
  ...withoutRecords(
    "opportunities/opportunities",
    { operation: "opportunity", query: "granite label:paid" },
    [["A label in the query replaces the built-in labels; no hit is a success", "empty", null]],
  ),
];
