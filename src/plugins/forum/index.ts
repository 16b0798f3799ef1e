import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { comments } from "./comments/comments.ts";
import { all, popular } from "./popular/popular.ts";
import { post } from "./post/post.ts";
import { search } from "./search/search.ts";
import { searchComments } from "./search-comments/search-comments.ts";
import { searchCommunities } from "./search-communities/search-communities.ts";
import { searchUsers } from "./search-users/search-users.ts";
import { failures, origins } from "./source.ts";
import { subjectsOf } from "./subjects.ts";
import { subreddit } from "./subreddit/subreddit.ts";
import { subredditProfile } from "./subreddit-profile/subreddit-profile.ts";
import { subredditUsers } from "./subreddit-users/subreddit-users.ts";
import { user } from "./user/user.ts";
import { userComments, userOverview, userPosts } from "./user-lists/user-lists.ts";

export default defineScraper({
  id: "forum",
  title: "Reddit",
  summary:
    "Posts, comments, communities and accounts of Reddit, from its feeds or, with the operator's credential, its API.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 700,
  origins,
  failures,
  subjectsOf,
  retentionDays: 30,
  chains,
  defaultOperation: "subreddit",
  operations: [
    post,
    user,
    search,
    popular,
    all,
    subreddit,
    subredditProfile,
    subredditUsers,
    searchComments,
    searchCommunities,
    searchUsers,
    comments,
    userPosts,
    userComments,
    userOverview,
  ],
});
