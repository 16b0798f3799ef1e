import type { DriftKnown, PluginCase } from "../../plugin-sdk/index.ts";
import { subredditCases } from "./subreddit/cases.ts";
import { popularCases } from "./popular/cases.ts";
import { userListCases } from "./user-lists/cases.ts";
import { userCases } from "./user/cases.ts";
import { postCases } from "./post/cases.ts";
import { commentsCases } from "./comments/cases.ts";
import { searchCases } from "./search/cases.ts";
import { searchCommentsCases } from "./search-comments/cases.ts";
import { searchCommunitiesCases } from "./search-communities/cases.ts";
import { subredditProfileCases } from "./subreddit-profile/cases.ts";
import { subredditUsersCases } from "./subreddit-users/cases.ts";
import { searchUsersCases } from "./search-users/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...subredditCases,
  ...popularCases,
  ...userListCases,
  ...userCases,
  ...postCases,
  ...commentsCases,
  ...searchCases,
  ...searchCommentsCases,
  ...searchCommunitiesCases,
  ...subredditProfileCases,
  ...subredditUsersCases,
  ...searchUsersCases,
];

export const driftKnown: DriftKnown[] = [
  {
    operation: "subreddit-users",
    finding: "wrong value",
    field: "lastActiveAt",
    variant: "who-wrote-in-a-community-each-once/0/element-renamed/7",
    reason: "It is the newest row that could be read: where a row is lost, it is an older or later one.",
  },
  ...(
    [
      ["subreddit", "score", "the-api-gives-posts-of-every-kind-and-none-of-a-closed-community/1", 27],
      ["user-posts", "score", "posts-of-an-account-over-two-pages-of-the-api/1", 27],
      ["post", "score", "posts-of-other-kinds-in-the-api/3", 27],
      ["post", "comments[].score", "a-post-with-its-first-comments-in-the-api-and-one-without-any/0", 49],
      [
        "comments",
        "score",
        "all-comments-of-the-api-those-that-come-at-once-below-a-fold-and-on-a-page-of-their-own/0",
        49,
      ],
      ["search", "score", "a-search-goes-over-two-pages-of-the-api/1", 27],
    ] as const
  ).map(([operation, field, changed, number]) => ({
    ...{ operation, field, mutation: "key-renamed", variant: `${changed}/key-renamed/${number}` },
    finding: "wrong value" as const,
    reason:
      "Answers of before 2013 and of archives do not say whether a score is hidden: it is what they state.",
  })),
  {
    operation: "subreddit",
    finding: "foreign Record",
    field: "",
    mutation: "key-renamed",
    variant: "the-api-gives-posts-of-every-kind-and-none-of-a-closed-community/1/key-renamed/17",
    reason: "Older answers do not say of what type a community is; they show open ones alone.",
  },
];
