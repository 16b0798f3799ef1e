import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const cases: PluginCase[] = [
  {
    name: "Trending developers come with rank and popular repository",
    input: { operation: "trending-developers" },
    har: "trending-developers/trending-developers.har.json",
    truncate: "/trending/developers",
    expect: {
      records: [
        {
          login: "alice-example",
          url: "https://github.com/alice-example",
          id: "11",
          name: "Alice Example",
          imageUrl: "https://avatars.githubusercontent.com/u/11?s=96&v=4",
          rank: 1,
          popularRepo: { fullName: "alice-example/quarry-tools", description: "About quarry-tools." },
          sponsorable: true,
        },
        { login: "bob-example", id: "12", name: null, rank: 2, popularRepo: null, sponsorable: null },
      ],
    },
  },
  ...withoutRecords(
    "trending-developers/trending-developers",
    { operation: "trendingDevelopers", language: "Nix", sponsorableOnly: true },
    [["A language in which no developer trends is a success without Records", "empty", null]],
  ),
];
