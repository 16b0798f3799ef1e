import type { PluginCase } from "../../../plugin-sdk/index.ts";

const handles = ["quarry.kites"];

export const followingCases: PluginCase[] = [
  {
    name: "How many accounts an account follows",
    input: { operation: "following", handles, outputFields: ["followerCount", "username"] },
    har: "profile/profile.har.json",
    truncate: "@quarry.kites",
    expect: {
      records: [
        {
          id: "7000000000000000101",
          username: "quarry.kites",
          followerCount: 953,
          followingCount: 9,
          approximation: "count",
          selectedUsers: [{ followerCount: 953, username: "quarry.kites" }],
        },
      ],
    },
  },
  {
    name: "The following of a handle that nobody has",
    input: { operation: "following", handles },
    har: "profile/profile-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];
