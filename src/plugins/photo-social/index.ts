import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { comments } from "./comments/comments.ts";
import { hashtag } from "./hashtag/hashtag.ts";
import { post } from "./post/post.ts";
import { profile } from "./profile/profile.ts";
import { reel } from "./reel/reel.ts";
import { search } from "./search/search.ts";
import { failures, origins } from "./source.ts";
import { subjectsOf } from "./subjects.ts";

export default defineScraper({
  id: "photo-social",
  title: "Instagram",
  summary:
    "Accounts, posts, reels and first comments of Instagram, as its pages and embeds show them to readers without an account.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 800,
  retentionDays: 30,
  origins,
  failures,
  subjectsOf,
  chains,
  defaultOperation: "profile",
  operations: [profile, post, reel, comments, hashtag, search],
});
