import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { post } from "./post/post.ts";
import { profile } from "./profile/profile.ts";
import { notPublic } from "./refused/not-public.ts";
import { replies } from "./replies/replies.ts";
import { search } from "./search/search.ts";
import { failures, origins } from "./source.ts";
import { subjectsOf } from "./subjects.ts";
import { timeline } from "./timeline/timeline.ts";

export default defineScraper({
  id: "microblog",
  title: "X (Twitter)",
  summary:
    "Posts of X, formerly Twitter, by id or account, with counters, media and answers, and accounts, as X shows them to anybody.",
  sdk: "^2",
  unit: "post",
  priceUsdMicros: 300,
  retentionDays: 30,
  origins,
  failures,
  subjectsOf,
  chains,
  defaultOperation: "post",
  operations: [post, timeline, search, replies, profile, ...notPublic],
});
