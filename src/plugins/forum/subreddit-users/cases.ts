import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const subredditUsersCases: PluginCase[] = [
  {
    name: "Who wrote in a community, each once",
    input: { operation: "subreddit-users", subreddit: "kites" },
    har: "subreddit-users/feed.har.json",
    truncate: "/r/kites/new/",
    expect: {
      records: [
        {
          id: null,
          username: "windy_ann",
          url: "https://www.reddit.com/user/windy_ann/",
          lastActiveAt: "2025-12-31T19:30:00.000Z",
          community: "kites",
          approximation: "recent_authors",
        },
        { username: "tail_bob", lastActiveAt: "2025-12-31T18:00:00.000Z" },
        { username: "cap_tom" },
      ],
      warnings: { field_missing: 1 },
    },
  },
  {
    name: "A community in which nobody wrote succeeds with nobody",
    input: { operation: "members", subreddit: "newkites" },
    har: "subreddit-users/none.har.json",
    expect: { count: 0 },
  },
  {
    name: "Who wrote in a community, from the API",
    input: { operation: "subreddit-users", subreddit: "kites" },
    authorized: ["api"],
    har: "subreddit-users/api.har.json",
    expect: { records: [{ id: "t2_windyann", surface: "api" }, { id: "t2_tailbob" }] },
  },
];
