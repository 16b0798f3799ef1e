import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const developerCases: PluginCase[] = [
  {
    name: "The apps of a developer, by the address of its page",
    input: { developerIds: ["https://apps.apple.com/us/developer/stone-games/id2000000001"] },
    har: "developer/developer.har.json",
    truncate: "/lookup",
    expect: {
      count: 2,
      records: [{ id: "1000000001", developerId: "2000000001", resultPosition: 1 }, { resultPosition: 2 }],
    },
  },
  {
    name: "A developer without apps for the device gives none",
    input: { developerIds: ["2000000001"], device: "mac" },
    har: "developer/developer-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A developer that does not exist is missing",
    input: { developerIds: ["2000000009"] },
    har: "developer/developer-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "An answer about another developer is none",
    input: { developerIds: ["2000000001"] },
    har: "developer/developer-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
