import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const cases: PluginCase[] = [
  {
    name: "A profile that is gone only costs its fields",
    input: { operation: "watchers", repo: "example-org/quarry", includeProfiles: "true" },
    har: "watchers/watchers-profile-gone.har.json",
    expect: {
      records: [{ login: "alice-example", name: null, followers: null }],
      warnings: { profile_not_found: 1 },
    },
  },
  {
    name: "Watchers are the subscribers",
    input: { operation: "subscribers", repo: "example-org/quarry" },
    har: "watchers/watchers.har.json",
    truncate: "/subscribers",
    expect: {
      records: [
        { login: "alice-example", starredAt: null },
        { login: "carol-example", id: "13" },
      ],
    },
  },
  {
    name: "The watchers of several repositories, one of which is gone",
    input: {
      operation: "watchers",
      repos: ["gone-org/vanished", "example-org/quarry", "second-org/pebbles"],
    },
    har: "watchers/watchers-several.har.json",
    expect: {
      count: 4,
      records: [{ repo: "example-org/quarry" }, { login: "carol-example" }, { repo: "second-org/pebbles" }],
      warnings: { input_not_found: 1 },
    },
  },
  ...withoutRecords("watchers/watchers", { operation: "watchers", repo: "example-org/quarry" }, [
    ["A repository that nobody watches is a success without Records", "empty", null],
  ]),
];
