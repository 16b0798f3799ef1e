import type { PluginCase } from "../../../plugin-sdk/index.ts";

const authorized = ["api"];
export const subredditProfileCases: PluginCase[] = [
  {
    name: "Communities by the heads of their feeds",
    input: { operation: "subreddit-profile", subreddit: "kites+newkites" },
    har: "subreddit-profile/feed.har.json",
    truncate: "/r/kites/",
    expect: {
      records: [
        {
          name: "kites",
          title: "All about kites",
          description: "For people who fly kites.",
          imageUrl: "https://b.thumbs.redditmedia.com/kites.png",
          rules: null,
          surface: "feed",
          featureCoverage: { includeRules: "not_found", includeMembers: "not_found" },
        },
        { name: "newkites", description: null, imageUrl: null },
      ],
    },
  },
  {
    name: "The feed of another community is none of this one",
    input: { operation: "subreddit-profile", subreddit: "kites" },
    har: "subreddit-profile/feed-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A community that is missing has no profile",
    input: { operation: "subreddit-profile", subreddit: "nokites" },
    har: "subreddit-profile/missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "Communities in the API, with rules and without",
    input: { operation: "subreddit-profile", subreddits: ["kites", "boats"] },
    authorized,
    har: "subreddit-profile/api.har.json",
    truncate: "/r/kites/about?",
    expect: {
      records: [
        {
          id: "t5_kite5",
          name: "kites",
          url: "https://www.reddit.com/r/kites/",
          sidebarText: "Rules apply.",
          sidebarMarkdown: "**Rules** apply.",
          submitText: "Say how windy it was.",
          memberCount: 41_234,
          activeCount: 87,
          weeklyVisitorCount: 3120,
          weeklyContributionCount: 84,
          createdAt: "2012-03-04T05:06:07.000Z",
          type: "public",
          submissionType: "any",
          language: "en",
          category: "Hobbies",
          isNsfw: false,
          isQuarantined: false,
          allowsImages: true,
          allowsVideos: false,
          allowsGalleries: true,
          allowsPolls: false,
          hasWiki: true,
          imageUrl: "https://styles.redditmedia.com/t5_kite5/styles/icon.png",
          bannerUrl: "https://styles.redditmedia.com/t5_kite5/styles/banner.png",
          headerUrl: "https://b.thumbs.redditmedia.com/head.png",
          primaryColor: "#0079d3",
          rules: [
            { name: "Kindness", text: "Be *kind*.", reason: "Unkind", appliesTo: "all", priority: 0 },
            { name: "No ads", text: null, reason: null, createdAt: "2020-04-27T01:00:25.000Z", priority: 1 },
          ],
          featureCoverage: { includeRules: "extracted", includeMembers: "extracted" },
        },
        { name: "boats", rules: [], memberCount: null, featureCoverage: { includeMembers: "not_found" } },
      ],
    },
  },
  {
    name: "A community without its rules, which are refused",
    input: { operation: "subreddit-profile", subreddit: "kites", includeMembers: false },
    authorized,
    har: "subreddit-profile/api-refused.har.json",
    expect: {
      error: "source_blocked",
      warnings: { rules_not_read: 1 },
      records: [
        { name: "kites", rules: null, memberCount: null, featureCoverage: { includeRules: "not_found" } },
      ],
    },
  },
  {
    name: "An answer that is no community is broken",
    input: { operation: "subreddit-profile", subreddit: "kites" },
    authorized,
    har: "subreddit-profile/api-broken.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
