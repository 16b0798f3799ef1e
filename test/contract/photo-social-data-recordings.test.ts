import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/photo-social/index.ts";
import { type Answer, below, recordingsOf, runOver } from "./recordings.ts";

// Real data of accounts and posts, which lie outside the repository without their pages: put back into the form of these.
const { present, recording } = recordingsOf("photo-social", "Instagram");

const SITE = "https://www.instagram.com";
const json = <T = unknown>(name: string) => JSON.parse(recording(name)) as JsonObject & T;
const run = (input: JsonObject, answers: Record<string, Answer>) =>
  runOver(scraper, input, below(SITE, answers));
const relay = (data: object) =>
  `<!DOCTYPE html><html lang="en"><head><title>Instagram</title></head><body><script type="application/json" data-sjs>${JSON.stringify({ require: [data] }).replaceAll("</", "<\\/")}</script></body></html>`;

interface Highlight {
  id: string;
  title: string;
  cover_image: string;
}

interface Kept {
  id: string;
  shortcode: string;
  thumb: string;
  url: string;
  views: number;
  captions: string[];
  comments_count: number;
  comments_disabled: boolean;
  taken_at: number;
  likes: number;
  location: null;
  duration: number;
}

describe.skipIf(!present)("recorded data", () => {
  test("an account of 2026", async () => {
    const kept = json<{ highlights: Highlight[]; bio_links: string[] }>("profile-google-2026.projected.json");
    const { highlights } = kept;
    const edges = highlights.map(({ id, title, cover_image }) => ({
      node: { id, title, cover_media_cropped_thumbnail_url: cover_image },
    }));
    const account = {
      ...{ pk: kept["id"], id: kept["facebook_id"], username: kept["username"], full_name: kept["name"] },
      ...{ biography: kept["bio"], follower_count: kept["followers"], following_count: kept["follows"] },
      ...{ is_private: kept["is_private"], is_verified: kept["is_verified"], all_media_count: null },
      ...{ is_memorialized: kept["is_memorialized"], pronouns: kept["pronouns"] },
      ...{ account_badges: kept["account_badges"], text_post_app_badge_label: kept["threads_handle"] },
      profile_pic_url: kept["profile_image"],
      bio_links: kept.bio_links.map((url) => ({ url })),
      lox_highlights_connection: { edges },
    };
    const { records, warnings, ending } = await run(
      { operation: "profile", url: `${SITE}/google/`, includePosts: false },
      { "/google/": relay({ xig_user_by_username: account }) },
    );
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, { posts_hidden: 1 }]);
    expect(records[0]).toMatchObject({
      id: "1067259270",
      fbid: "17841401778116675",
      username: "google",
      name: "Google",
      url: `${SITE}/google/`,
      description: "Here to help",
      linkUrls: ["https://linkin.bio/google"],
      imageUrl: kept["profile_image"],
      followerCount: 15_689_074,
      followingCount: 45,
      postCount: null,
      isVerified: true,
      isPrivate: false,
      isMemorialized: false,
      pronouns: [],
      accountBadges: [],
      threadsUsername: "google",
      highlights: [{ id: "17989013438800507", title: "Google I/O", imageUrl: highlights[0]?.cover_image }],
      surface: "page",
    });
  });

  test("an account of 2023 with its films", async () => {
    const kept = json<{ videos: Kept[]; bio_links: string[] }>("profile-google-2023.projected.json");
    const films = kept.videos;
    const edges = films.map((one) => ({
      node: {
        ...{ __typename: "GraphVideo", id: one.id, shortcode: one.shortcode, is_video: true },
        ...{ display_url: one.thumb, video_url: one.url, video_view_count: one.views },
        ...{ video_duration: one.duration, taken_at_timestamp: one.taken_at, location: one.location },
        edge_media_to_caption: { edges: one.captions.map((text) => ({ node: { text } })) },
        edge_media_to_comment: { count: one.comments_count },
        edge_liked_by: { count: one.likes },
        edge_media_to_tagged_user: { edges: [] },
        comments_disabled: one.comments_disabled,
        owner: { id: kept["id"], username: kept["username"] },
      },
    }));
    const account = {
      ...{ id: kept["id"], fbid: kept["facebook_id"], username: kept["username"], full_name: kept["name"] },
      ...{ biography: kept["bio"], external_url: kept["homepage"], profile_pic_url: kept["profile_image"] },
      ...{ is_private: kept["is_private"], is_verified: kept["is_verified"], is_business_account: true },
      ...{ category_name: kept["category"], business_category_name: kept["business_category"] },
      ...{ business_phone_number: kept["phone"], business_email: kept["email"] },
      bio_links: kept.bio_links.map((url) => ({ url })),
      edge_followed_by: { count: kept["followers"] },
      edge_follow: { count: kept["follows"] },
      edge_owner_to_timeline_media: { count: kept["image_count"], edges },
    };
    const answers = { "/google/": JSON.stringify({ data: { user: account }, status: "ok" }) };
    const { records, warnings } = await run(
      { operation: "profile", username: "google", includeContacts: true },
      answers,
    );
    expect([records.length, warnings]).toEqual([1, { posts_not_shown: 1 }]);
    expect(records[0]).toMatchObject({
      id: "1067259270",
      fbid: "17841401778116675",
      username: "google",
      name: "Google",
      description: "Google unfiltered—sometimes with filters.",
      linkUrls: ["https://linkin.bio/google"],
      followerCount: 14_074_555,
      followingCount: 35,
      postCount: 2066,
      isVerified: true,
      isPrivate: false,
      isBusiness: true,
      category: "Internet company",
      phone: null,
      email: null,
      latestPosts: [
        { shortcode: "CgkkVI8jGwA", id: "2892596643067882496" },
        { shortcode: "Cf61fXeDaBO", likeCount: 31_308 },
        { shortcode: "Cfl_3dvjvyn", commentCount: 296 },
        { shortcode: "CeW_oOblvE-", viewCount: 72_454 },
      ],
      surface: "page",
    });
    const posts = await run({ operation: "post", username: "google" }, answers);
    expect([posts.records.length, posts.warnings, posts.tally.total]).toEqual([
      4,
      { posts_not_shown: 1 },
      2066,
    ]);
    expect(posts.records[0]).toMatchObject({
      id: "2892596643067882496",
      shortcode: "CgkkVI8jGwA",
      url: `${SITE}/p/CgkkVI8jGwA/`,
      kind: "video",
      text: films[0]?.captions[0],
      hashtags: ["DoodleForGoogle"],
      mentions: [],
      publishedAt: "2022-07-28T21:40:30.000Z",
      likeCount: 11_115,
      commentCount: 153,
      viewCount: 66_567,
      areCommentsDisabled: false,
      location: null,
      durationSeconds: 28.733,
      imageUrl: films[0]?.thumb,
      media: [{ kind: "video", url: films[0]?.url, previewUrl: films[0]?.thumb, durationSeconds: 28.733 }],
      author: { id: "1067259270", username: "google", name: "Google", isVerified: true },
      taggedUsernames: [],
      surface: "timeline",
    });
  });

  test("a post of 2026 as its answer for frames names it", async () => {
    // That interface wants a token, and is not asked; its facts stand in the tags of the page as well.
    const kept = json<Record<string, string>>("oembed-instagram-2026-09.json");
    const [id = "", ownerId = ""] = (kept["media_id"] ?? "").split("_");
    const address = /data-instgrm-permalink="([^"]+)"/.exec(kept["html"] ?? "")?.[1]?.replace("&amp;", "&");
    const owner = { pk: ownerId, username: kept["author_name"], full_name: "Instagram", is_verified: true };
    const media = {
      ...{ pk: id, code: "DdEo7DPG8x2", media_type: 2, product_type: "clips", taken_at: 1_789_000_000 },
      ...{ caption: { text: kept["title"] }, display_uri: kept["thumbnail_url"], user: owner },
      ...{ original_width: kept["thumbnail_width"], original_height: kept["thumbnail_height"] },
      ...{ like_count: -1, comment_count: 0, video_versions: [{ url: kept["thumbnail_url"], type: 101 }] },
    };
    const answers = {
      "/p/DdEo7DPG8x2/": relay({
        xig_polaris_media: { code: "DdEo7DPG8x2", if_not_gated_logged_out: media },
      }),
    };
    const byNumber = await run({ operation: "post", mediaId: kept["media_id"] ?? "" }, answers);
    const { records, warnings } = await run({ operation: "post", url: address ?? "" }, answers);
    expect([records, warnings]).toEqual([byNumber.records, {}]);
    expect(records[0]).toMatchObject({
      id: "3982487950286638198",
      shortcode: "DdEo7DPG8x2",
      url: `${SITE}/p/DdEo7DPG8x2/`,
      kind: "video",
      productType: "clips",
      text: kept["title"],
      hashtags: [],
      mentions: ["creator.example"],
      uploadedAt: "2026-09-09T15:59:40.919Z",
      likeCount: null,
      commentCount: 0,
      viewCount: null,
      imageUrl: kept["thumbnail_url"],
      author: {
        ...{ id: "25025320", username: "instagram", name: "Instagram", isVerified: true },
        url: `${SITE}/instagram/`,
      },
      media: [{ kind: "video", previewUrl: kept["thumbnail_url"], widthPx: 640, heightPx: 853 }],
      surface: "page",
    });
  });

  test("every field of the first comment of a reel with words", async () => {
    const { records } = await run(
      { operation: "comments", shortcode: "DLZEet2I6No" },
      { "/p/DLZEet2I6No/": recording("reel-page-clips-DLZEet2I6No-2025-07.html") },
    );
    const { _source: _, ...shown } = records[1] ?? {};
    expect(shown).toEqual({
      id: "18064168367177174",
      url: `${SITE}/p/DLZEet2I6No/c/18064168367177174/`,
      text: "Just throw the whole bottle out close idk just an idea 💡",
      publishedAt: "2025-06-27T06:03:26.000Z",
      likeCount: null,
      replyCount: 0,
      parentId: null,
      gifUrl: null,
      postId: "3663979474839642984",
      shortcode: "DLZEet2I6No",
      postCommentCount: 105,
      author: {
        ...{ id: "1000000000009", username: "user.example.9", name: "user.example.9" },
        url: `${SITE}/user.example.9/`,
      },
    });
  });
});
