import type { PluginCase } from "../../../plugin-sdk/index.ts";

const profiles = ["ada-string"];

export const profileActivityCases: PluginCase[] = [
  {
    name: "What a person posted, passed on and wrote at length",
    input: { operation: "profilePosts", targetUrls: ["https://www.linkedin.com/in/ada-string"] },
    har: "profile-activity/activity.har.json",
    truncate: "ada-string",
    expect: {
      records: [
        {
          id: "7411707622711099397",
          url: "https://www.linkedin.com/feed/update/urn:li:activity:7411707622711099397",
          kind: "post",
          text: "My kite is up",
          publishedAt: "2025-12-30T10:00:00.123Z",
          imageUrl: "https://media.licdn.com/dms/image/act",
          activity: "posted",
          activityText: "Posted by",
          profileId: "ada-string",
          author: { id: "ada-string", name: "Ada String" },
        },
        { activity: "shared", imageUrl: null },
        { kind: "article", id: "on-wind-ada-string", title: "On wind", text: null, activityText: null },
      ],
    },
  },
  {
    name: "Only what is new, at most one",
    input: { operation: "profile-posts", profiles, date_filter: "past-24h", maxPosts: 1 },
    har: "profile-activity/activity.har.json",
    expect: { records: [{ id: "7412039812984602630" }] },
  },
  {
    name: "A card in Welsh: the address of the post says whose it is",
    input: { operation: "profile-posts", profiles },
    har: "profile-activity/activity-foreign.har.json",
    expect: {
      warnings: { activity_unknown: 1 },
      records: [{ activity: "posted", activityText: "Postiwyd gan", author: { id: "ada-string" } }],
    },
  },
  {
    name: "A profile that shows no posts",
    input: { operation: "profile-posts", profiles },
    har: "profile-activity/activity-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "What a person commented on",
    input: { operation: "profile_comments", profiles },
    har: "profile-activity/activity.har.json",
    truncate: "ada-string",
    expect: {
      records: [{ text: "Who winds?", activity: "commented", author: { id: "bo-tail", name: null } }],
    },
  },
  {
    name: "A profile without comments",
    input: { operation: "profile-comments", profiles },
    har: "profile-activity/activity-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "What a person liked",
    input: { operation: "profileReactions", profiles },
    har: "profile-activity/activity.har.json",
    truncate: "ada-string",
    expect: { records: [{ text: "Tails for all", activity: "liked" }] },
  },
  {
    name: "A card whose words are not known is no reaction for sure",
    input: { operation: "profile-reactions", profiles },
    har: "profile-activity/activity-foreign.har.json",
    expect: { warnings: { activity_unknown: 1 }, count: 0 },
  },
];
