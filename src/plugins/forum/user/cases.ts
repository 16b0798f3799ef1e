import type { PluginCase } from "../../../plugin-sdk/index.ts";

const authorized = ["api"];
export const userCases: PluginCase[] = [
  {
    name: "Accounts by their feeds, one that shows nothing and one that is missing",
    input: { usernames: ["windy_ann", "shy_one", "https://www.reddit.com/u/nobody_here"], operation: "user" },
    har: "user/feed.har.json",
    truncate: "/user/windy_ann/",
    expect: {
      warnings: { input_not_found: 1 },
      records: [
        {
          id: null,
          username: "windy_ann",
          url: "https://www.reddit.com/user/windy_ann/",
          lastActiveAt: "2025-12-31T19:30:00.000Z",
          surface: "feed",
          featureCoverage: { includeKarma: "not_found" },
        },
        { username: "shy_one", lastActiveAt: null },
      ],
    },
  },
  {
    name: "The feed of another account is none of this one",
    input: { username: "windy_ann" },
    har: "user/feed-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "An account that is missing is not found",
    input: { username: "nobody_here" },
    har: "user/missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "An account in the API",
    input: { username: "windy_ann" },
    authorized,
    har: "user/api.har.json",
    truncate: "/about",
    expect: {
      records: [
        {
          id: "t2_windyann",
          username: "windy_ann",
          name: "Ann of the winds",
          description: "I fly things.",
          imageUrl: "https://styles.redditmedia.com/t5_ann/styles/face.png",
          bannerUrl: "https://styles.redditmedia.com/t5_ann/styles/wide.png",
          joinedAt: "2012-03-04T05:06:07.000Z",
          postKarma: 1200,
          commentKarma: 3400,
          totalKarma: 4700,
          followerCount: 33,
          isModerator: true,
          isVerified: true,
          isEmployee: false,
          surface: "api",
          featureCoverage: { includeKarma: "extracted" },
        },
      ],
    },
  },
  {
    name: "An account that was closed says only that",
    input: { username: "loud_one", includeKarma: false },
    authorized,
    har: "user/api-closed.har.json",
    expect: { records: [{ username: "loud_one", isSuspended: true, postKarma: null, totalKarma: null }] },
  },
  {
    name: "Another account is not taken for this one",
    input: { username: "windy_ann" },
    authorized,
    har: "user/api-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
