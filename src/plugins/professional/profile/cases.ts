import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const profileCases: PluginCase[] = [
  {
    name: "A profile, in part hidden",
    input: { profileUrls: ["https://ie.linkedin.com/in/ada-string/?trk=x"] },
    har: "profile/profile.har.json",
    truncate: "ada-string",
    expect: {
      warnings: { masked: 2 },
      records: [
        {
          id: "ada-string",
          url: "https://www.linkedin.com/in/ada-string",
          username: "ada-string",
          name: "Ada String",
          headline: "Kite Designer at Quarry Kites",
          description: "I draw kites.\nAnd fly them.",
          imageUrl: "https://media.licdn.com/dms/image/face",
          bannerUrl: "https://media.licdn.com/dms/image/cover",
          locationText: "Harbour, Coast, Ireland",
          country: "ie",
          followerCount: 4321,
          jobTitles: ["Kite Designer"],
          employments: [
            {
              id: "quarry-kites",
              name: "Quarry Kites",
              startText: "2019",
              endText: null,
              description: "Drawing.",
            },
            { id: null, name: null, startText: "2012", endText: "2019" },
            { name: "Odd Jobs", startText: null },
          ],
          educations: [{ id: "school/kite-school", name: "Kite School", url: { $type: "string" } }],
          memberships: [
            { id: "wind-watchers", name: "Wind Watchers", startText: "2020-05", endText: "2022" },
          ],
          awards: ["Best Kite 2020"],
          languages: ["English", "Irish"],
          distinction: "Top Voice",
          articles: [{ title: "On wind", publishedAt: "2024-05-06T07:08:09.000Z", url: { $re: "/pulse/" } }],
        },
      ],
    },
  },
  {
    name: "A profile without linked data",
    input: { publicIdentifiers: "@bo-tail", operation: "profile" },
    har: "profile/profile-bare.har.json",
    expect: {
      warnings: { linked_data_missing: 1 },
      records: [
        {
          id: "bo-tail",
          name: "Bo Tail",
          followerCount: 12,
          description: "Tails.",
          employments: null,
          headline: null,
        },
      ],
    },
  },
  {
    name: "A profile that LinkedIn does not have is missing",
    input: { operation: "profile", profiles: ["nobody"] },
    har: "profile/profile-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page about somebody else is none",
    input: { operation: "profile", profiles: ["ada-string"] },
    har: "profile/profile-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A profile that LinkedIn refuses to guests",
    input: { operation: "profile", profiles: ["ada-string"] },
    har: "profile/profile-refused.har.json",
    expect: { count: 0, error: "source_blocked" },
  },
];
