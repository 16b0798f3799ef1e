import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { ads } from "./ads/ads.ts";
import { comments } from "./comments/comments.ts";
import { followers } from "./followers/followers.ts";
import { following } from "./following/following.ts";
import { hashtag } from "./hashtag/hashtag.ts";
import { location } from "./location/location.ts";
import { music } from "./music/music.ts";
import { profile } from "./profile/profile.ts";
import { search } from "./search/search.ts";
import { shop } from "./shop/shop.ts";
import { sound } from "./sound/sound.ts";
import { failures, origins } from "./source.ts";
import { subjectsOf } from "./subjects.ts";
import { video } from "./video/video.ts";
import { videos } from "./videos/videos.ts";

export default defineScraper({
  id: "shortvideo",
  title: "TikTok",
  summary:
    "Videos, accounts, hashtags, sounds and advertisements of TikTok, as far as it shows them to visitors who are not signed in.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_700,
  origins,
  retentionDays: 30,
  failures,
  subjectsOf,
  chains,
  defaultOperation: "video",
  operations: [
    ads,
    video,
    profile,
    videos,
    search,
    hashtag,
    sound,
    music,
    comments,
    followers,
    following,
    location,
    shop,
  ],
});
