import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const cases: PluginCase[] = [
  {
    name: "Stargazers go over two pages and carry the time of the star",
    input: { operation: "stargazers", repo: "example-org/quarry" },
    har: "stargazers/stargazers.har.json",
    truncate: "page=1",
    expect: {
      records: [
        {
          login: "alice-example",
          url: "https://github.com/alice-example",
          id: "11",
          repo: "example-org/quarry",
          starredAt: "2021-03-05T00:00:00Z",
          name: null,
          fork: null,
        },
        { login: "bob-example", type: "User" },
        { login: "stone-org", type: "Organization", starredAt: "2021-04-01T00:00:00Z" },
      ],
    },
  },
  {
    name: "Profiles are read on request, one row where one is wanted",
    input: { operation: "stargazers", url: "https://github.com/example-org/quarry", includeProfiles: true },
    limit: 1,
    har: "stargazers/stargazers-with-profiles.har.json",
    expect: {
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
  ...withoutRecords("stargazers/stargazers", { operation: "stargazers", repo: "example-org/quarry" }, [
    ["A repository without stars is a success without Records", "empty", null],
  ]),
];
