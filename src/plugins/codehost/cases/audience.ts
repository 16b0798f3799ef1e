import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const audienceCases: PluginCase[] = [
  {
    name: "Stargazers go over two pages and carry the time of the star",
    input: { operation: "stargazers", repo: "example-org/quarry" },
    har: "cases/stargazers.har.json",
    truncate: "page=1",
    expect: {
      count: 3,
      records: [
        {
          login: "alice-example",
          url: "https://github.com/alice-example",
          id: 11,
          type: "User",
          starredAt: "2021-03-05T00:00:00Z",
          name: null,
          fork: null,
        },
        { login: "bob-example" },
        { login: "stone-org", type: "Organization", starredAt: "2021-04-01T00:00:00Z" },
      ],
    },
  },
  {
    name: "Profiles are read on request, one row where one is wanted",
    input: { operation: "stargazers", url: "https://github.com/example-org/quarry", includeProfiles: true },
    limit: 1,
    har: "cases/stargazers-with-profiles.har.json",
    expect: {
      count: 1,
      records: [
        {
          name: "Alice Example",
          bio: "Digs.",
          company: "Stone Ltd",
          location: "Quarrytown",
          blog: null,
          publicRepos: 5,
          followers: 6,
          following: 7,
          createdAt: "2015-01-02T03:04:05Z",
        },
      ],
    },
  },
  {
    name: "A profile that is gone only costs its fields",
    input: { operation: "watchers", repo: "example-org/quarry", includeProfiles: "true" },
    har: "cases/watchers-profile-gone.har.json",
    expect: {
      count: 1,
      records: [{ login: "alice-example", name: null, followers: null }],
      warnings: { profile_not_found: 1 },
    },
  },
  {
    name: "A repository without stars is a success without Records",
    input: { operation: "stargazers", repo: "example-org/quarry" },
    har: "cases/stargazers-empty.har.json",
    expect: { count: 0 },
  },
  {
    name: "Watchers are the subscribers",
    input: { operation: "subscribers", repo: "example-org/quarry" },
    har: "cases/watchers.har.json",
    truncate: "/subscribers",
    expect: {
      count: 2,
      records: [
        { login: "alice-example", starredAt: null },
        { login: "carol-example", id: 13 },
      ],
    },
  },
  {
    name: "A repository that nobody watches is a success without Records",
    input: { operation: "watchers", repo: "example-org/quarry" },
    har: "cases/watchers-empty.har.json",
    expect: { count: 0 },
  },
  {
    name: "Forkers come with their fork",
    input: { operation: "forkers", repo: "example-org/quarry", sort: "stargazers" },
    har: "cases/forkers.har.json",
    truncate: "/forks",
    expect: {
      count: 1,
      records: [
        {
          login: "alice-example",
          forkedAt: "2022-02-02T02:02:02Z",
          fork: { fullName: "alice-example/quarry", stars: 3, pushedAt: "2022-02-03T00:00:00Z" },
        },
      ],
    },
  },
  {
    name: "A repository without forks is a success without Records",
    input: { operation: "forkers", repo: "example-org/quarry" },
    har: "cases/forkers-empty.har.json",
    expect: { count: 0 },
  },
];
