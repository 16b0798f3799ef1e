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
];
