import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/photo-social/index.ts";
import { type Answer, below, recordingsOf, runOver } from "./recordings.ts";

// Real pages and answers of 2020 to 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("photo-social", "Instagram");

const SITE = "https://www.instagram.com";
const REEL = "reel-page-clips-DLZEet2I6No-2025-07.html";
const json = (name: string) => JSON.parse(recording(name)) as JsonObject;
const run = (input: JsonObject, answers: Record<string, Answer>, limit = 100) =>
  runOver(scraper, input, below(SITE, answers), limit);

/** A page around recorded data, as Relay writes it. */
const pageOf = (...data: unknown[]) => {
  const scripts = data.map((one) => {
    const stored = [
      ["RelayPrefetchedStreamCache", "next", [], ["adp", { __bbox: { result: { data: one } } }]],
    ];
    const text = JSON.stringify({
      require: [["ScheduledServerJS", "handle", null, [{ __bbox: { require: stored } }]]],
    });
    return `<script data-sjs type="application/json">${text.replaceAll("</", "<\\/")}</script>`;
  });
  return `<!DOCTYPE html><html lang="en"><head><title>Instagram</title></head><body>${scripts.join("")}</body></html>`;
};
const metaOf = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map(([name, text]) => `<meta property="${name}" content="${text}"/>`)
    .join("");
const tagged = (page: string, tags: Record<string, string>) =>
  page.replace("</head>", `${metaOf(tags)}</head>`);
const SHELL = pageOf({ viewer: null });
const states = () =>
  json("loggedout-missing-and-meta-2026-09.json") as Record<string, Record<string, string>>;

describe.skipIf(!present)("recordings", () => {
  test("a reel of 2025 with the other posts of its account", async () => {
    const { records, warnings, ending } = await run(
      { operation: "reel", url: `${SITE}/reel/DLZEet2I6No/`, includeRelated: true },
      { "/reel/DLZEet2I6No/": recording(REEL) },
    );
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
    expect(records[0]).toMatchObject({
      id: "3663979474839642984",
      shortcode: "DLZEet2I6No",
      url: `${SITE}/p/DLZEet2I6No/`,
      kind: "video",
      productType: "clips",
      text: "The sink after this: 🤰\n\n🎥 @collab #Clips",
      hashtags: ["Clips"],
      mentions: ["collab"],
      publishedAt: "2025-06-27T05:00:00.000Z",
      likeCount: 3484,
      commentCount: 105,
      viewCount: null,
      playCount: null,
      hasAudio: true,
      isPaidPartnership: false,
      areLikesHidden: false,
      isCaptionEdited: false,
      location: null,
      taggedUsernames: ["clips"],
      coauthorUsernames: [],
      music: { id: "2515853428772539", title: "Original audio", artist: "clips" },
      author: { id: "810675847", username: "clips", name: "CLIPS", isVerified: true, url: `${SITE}/clips/` },
      media: [{ kind: "video", widthPx: 1080, heightPx: 1920, durationSeconds: null }],
      surface: "page",
    });
    const related = records[0]?.["relatedPosts"] as JsonObject[];
    expect(related).toHaveLength(9);
    expect(related[0]).toMatchObject({
      shortcode: "DLl9QLzIdx7",
      id: "3667606864580959355",
      likeCount: 4572,
      commentCount: 50,
      isPinned: false,
      publishedAt: null,
    });
  });

  test("the comments beside it", async () => {
    const { records, warnings, ending } = await run(
      { operation: "comments", shortcode: "DLZEet2I6No" },
      { "/p/DLZEet2I6No/": recording(REEL) },
    );
    expect([ending, records.length, warnings]).toEqual(["exhausted", 15, { comments_missing: 1 }]);
    expect(records[0]).toMatchObject({
      id: "18166749451347317",
      url: `${SITE}/p/DLZEet2I6No/c/18166749451347317/`,
      text: null,
      publishedAt: "2025-06-27T05:08:33.000Z",
      likeCount: null,
      replyCount: 0,
      parentId: null,
      postId: "3663979474839642984",
      shortcode: "DLZEet2I6No",
      postCommentCount: 105,
      author: { id: "1000000000008", username: "user.example.8", url: `${SITE}/user.example.8/` },
    });
    expect(records[0]?.["gifUrl"]).toMatch(/^https:\/\/external/);
    expect(records.filter(({ text }) => text !== null).length).toBeGreaterThan(8);
    expect(records.every(({ author }) => Object.keys(author as JsonObject).length === 4)).toBe(true);
  });

  test("a post in the layout with edges, in the answer and in an embed", async () => {
    const answer = recording("post-embed-shortcode_media-2025.json");
    const input = { operation: "post", shortcode: "DCSf3TJ3gAB" };
    const { records, warnings } = await run(input, { "/p/DCSf3TJ3gAB/": answer });
    expect([records.length, warnings]).toEqual([1, {}]);
    const expected = {
      shortcode: "DCSf3TJ3gAB",
      kind: "video",
      productType: "clips",
      text: "Sample caption #serenity #countryside @account",
      hashtags: ["serenity", "countryside"],
      publishedAt: "2025-02-04T14:15:49.000Z",
      likeCount: 256,
      commentCount: 31,
      viewCount: 539,
      playCount: 2387,
      durationSeconds: 12.633,
      taggedUsernames: ["tagged_account"],
      sponsorUsernames: [],
      music: { id: "1", title: "Original audio", artist: "Sample Artist" },
      author: { id: "60000000000", username: "sample_account", isVerified: false, followerCount: 7448 },
      media: [{ kind: "video", widthPx: 1080, heightPx: 1919, durationSeconds: 12.633 }],
    };
    expect(records[0]).toMatchObject({ ...expected, surface: "page" });
    const { gql_data } = JSON.parse(answer) as JsonObject;
    const context = JSON.stringify(JSON.stringify({ context: { media: null }, gql_data }));
    const embed = `<html><body><div class="Embed"></div><script>x({"a":[[{"contextJSON":${context}}]]});</script></body></html>`;
    const embedded = await run(input, { "/p/DCSf3TJ3gAB/": SHELL, "/p/DCSf3TJ3gAB/embed/captioned/": embed });
    expect(embedded.records).toHaveLength(1);
    expect(embedded.records[0]).toMatchObject({ ...expected, surface: "embed" });
    const comments = await run({ ...input, operation: "comments" }, { "/p/DCSf3TJ3gAB/": answer });
    expect(comments.records).toHaveLength(6);
    expect(comments.records[3]).toMatchObject({
      id: "18357538486130450",
      text: "Comment text 4",
      likeCount: 1,
      replyCount: 1,
      author: { username: "commenter4" },
    });
  });

  test("a carousel of 2026 with its comments, of what is left of its data", async () => {
    const { likes, captions, taken_at, comments_count, comments, src, src_attached, id, shortcode } = json(
      "post-carousel-google-2026.projected.json",
    ) as JsonObject & {
      captions: string[];
      src_attached: string[];
      comments: JsonObject[];
    };
    const rows = comments.map((one) => ({
      node: {
        pk: one["id"],
        text: one["text"],
        created_at: one["created_at"],
        comment_like_count: one["likes"],
        child_comment_count: 0,
        user: { pk: one["owner_id"], username: one["owner"] },
      },
    }));
    const child = (display_uri: string) => ({ media_type: 1, display_uri });
    const media = {
      ...{
        pk: id,
        code: shortcode,
        taken_at,
        like_count: likes,
        comment_count: comments_count,
        media_type: 8,
      },
      caption: { text: captions[0] },
      product_type: "carousel_container",
      display_uri: src,
      carousel_media: src_attached.map(child),
      user: { pk: "1067259270", username: "google", full_name: "Google", is_verified: true },
    };
    const holder = { code: shortcode, if_not_gated_logged_out: media, comments_connection: { edges: rows } };
    const answers = { "/p/Csthn7EO99u/": pageOf({ xig_polaris_media: holder }) };
    const input = { mediaId: "3111290796599140206_1067259270" };
    const { records, warnings } = await run(input, answers);
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: "3111290796599140206",
      shortcode: "Csthn7EO99u",
      kind: "carousel",
      likeCount: 7432,
      commentCount: 103,
      publishedAt: "2023-05-26T15:26:27.000Z",
      uploadedAt: "2023-05-26T15:26:27.169Z",
      hashtags: [],
    });
    expect(records[0]?.["media"]).toHaveLength(4);
    const read = await run({ ...input, operation: "comments" }, answers);
    expect([read.records.length, read.warnings]).toEqual([8, { comments_missing: 1 }]);
    expect(read.records[5]).toMatchObject({ likeCount: 1, author: { username: "commenter6" } });
  });

  test("an account of 2026, whose posts are counted in the tags alone", async () => {
    const root = json("profile-nike-polaris-root-2026-09.json");
    const page = tagged(pageOf(root), states()["profile_page_meta_nike"] ?? {});
    const { records, warnings } = await run({ username: "nike" }, { "/nike/": page });
    expect([records.length, warnings]).toEqual([1, { posts_hidden: 1 }]);
    expect(records[0]).toMatchObject({
      id: "13460080",
      fbid: "17841400602400210",
      username: "nike",
      name: "Nike",
      url: `${SITE}/nike/`,
      description: "Just Do It.",
      followerCount: 291_150_541,
      followingCount: 266,
      postCount: 1667,
      postCountText: "1,667 Posts",
      isVerified: true,
      isPrivate: false,
      isMemorialized: false,
      pronouns: [],
      linkUrls: ["http://empli.fi/nike"],
      threadsUsername: "nike",
      hasReels: true,
      highlights: [{ id: "17975319242920589", title: "Just Do It" }],
      latestPosts: null,
      surface: "page",
    });
    const bare = await run({ username: "nike" }, { "/nike/": pageOf(root) });
    expect(bare.records[0]).toMatchObject({ postCount: null, postCountText: null });
  });

  test("the latest posts of an account of 2026", async () => {
    const { data } = json("timeline-google-2026.assembled.json");
    const account = { pk: "1067259270", username: "google", full_name: "Google", biography: "Here to help" };
    const counts = { follower_count: 15_689_074, following_count: 45, all_media_count: 2500 };
    const flags = { is_private: false, is_verified: true, profile_pic_url: null };
    const page = pageOf({ xig_user_by_username: { ...account, ...counts, ...flags } }, data);
    const { records, warnings } = await run({ operation: "post", username: "google" }, { "/google/": page });
    expect([records.length, warnings]).toEqual([3, { field_missing: 1, posts_not_shown: 1 }]);
    expect(records.map(({ shortcode }) => shortcode)).toEqual(["DZc5TenzF7h", "DZcriO_x82j", "DZa3XuESqjG"]);
    expect(records[0]).toMatchObject({
      id: "3917257803106639585",
      publishedAt: "2026-06-11T16:00:33.000Z",
      likeCount: 2354,
      commentCount: 82,
      kind: "video",
      mentions: ["zlatan"],
      hashtags: ["GooglePartner"],
      music: { id: "27167296522922103", artist: "google" },
      author: { id: "1067259270", username: "google", name: "Google", isVerified: true },
      media: [{ kind: "video", widthPx: 540, heightPx: 960 }],
      surface: "timeline",
    });
  });

  test("the latest posts of an account of 2020", async () => {
    const { data } = json("timeline-edges-graphql-2020.json") as Record<string, Record<string, JsonObject>>;
    const account = { id: "1518284433", username: "robertdowneyjr", full_name: "Robert Downey Jr." };
    const facts = { biography: "", is_private: false, is_verified: true, profile_pic_url: `${SITE}/a.jpg` };
    const counts = { edge_followed_by: { count: 5 }, edge_follow: { count: 1 } };
    const shared = {
      entry_data: {
        ProfilePage: [{ graphql: { user: { ...account, ...facts, ...counts, ...data?.["user"] } } }],
      },
    };
    const page = `<html><body><script>window._sharedData = ${JSON.stringify(shared)};</script></body></html>`;
    const { records, warnings } = await run(
      { operation: "post", username: "robertdowneyjr" },
      { "/robertdowneyjr/": page },
    );
    expect([records.length, warnings]).toEqual([5, { posts_not_shown: 1 }]);
    expect(records.map(({ kind }) => kind)).toEqual(["video", "video", "image", "video", "carousel"]);
    expect(records[0]).toMatchObject({
      id: "2224305748263047050",
      shortcode: "B7eUksNFA-K",
      likeCount: 695_047,
      commentCount: 1939,
      viewCount: 2_726_827,
      publishedAt: "2020-01-18T20:09:56.000Z",
      location: { id: "219278730", name: "The Grand", latitude: null },
      areCommentsDisabled: false,
      taggedUsernames: [],
      durationSeconds: 28.793,
      author: { id: "1518284433", username: "robertdowneyjr", name: "Robert Downey Jr.", isVerified: true },
      media: [{ kind: "video", widthPx: 750, heightPx: 421 }],
    });
    expect((records[4]?.["media"] as unknown[]).length).toBeGreaterThan(1);
    const profile = await run({ username: "robertdowneyjr" }, { "/robertdowneyjr/": page });
    expect(profile.records[0]).toMatchObject({ postCount: 453, latestPosts: { length: 5 } });
  });

  test("what is missing, what is not shown here, and what was removed are told apart", async () => {
    const { post_missing, post_gated, profile_missing } = states();
    const messageOf = async (input: JsonObject, answers: Record<string, Answer>) => {
      const { ending, message, records } = await run(input, answers);
      expect([ending, records]).toEqual(["input_not_found", []]);
      return message;
    };
    const missing = { "/p/DcgYclUEV18/": pageOf(post_missing) };
    expect(await messageOf({ shortcode: "DcgYclUEV18" }, missing)).toBe("Instagram has no post DcgYclUEV18.");
    const gated = { "/p/DcgYclUEV18/": pageOf(post_gated) };
    expect(await messageOf({ shortcode: "DcgYclUEV18" }, gated)).toContain("Not available in your region");
    expect(await messageOf({ username: "nike" }, { "/nike/": pageOf(profile_missing) })).toContain(
      "no account nike",
    );
    const broken = recording("embed-page-broken-media-2025-10.html");
    const removed = { "/p/DQGf4IQEomg/": SHELL, "/p/DQGf4IQEomg/embed/captioned/": broken };
    expect(await messageOf({ shortcode: "DQGf4IQEomg" }, removed)).toContain("was removed");
  });

  test("an account of which only the tags are there", async () => {
    const page = tagged(SHELL, states()["profile_page_meta_nike"] ?? {});
    const { records, warnings } = await run({ username: "nike" }, { "/nike/": page, "/nike/embed/": SHELL });
    expect(warnings).toEqual({ surface_fallback: 1 });
    expect(records).toMatchObject([
      {
        username: "nike",
        name: "Nike",
        followerCount: 291_000_000,
        followerCountText: "291M Followers",
        followingCount: 269,
        postCount: 1667,
        surface: "meta_tags",
      },
    ]);
  });

  const path = "/reel/DLZEet2I6No/";
  const start = { "/reel/DLZEet2I6No/embed/captioned/": 404 } as const;
  test.each<[string, (text: string) => Answer, string]>([
    ["half a page", (text) => text.slice(0, text.length / 2), "source_changed"],
    ["a page about another reel", (text) => text.replaceAll("DLZEet2I6No", "DLZEet2I6Na"), "source_changed"],
    ["data of another form", (text) => text.replaceAll('"items":', '"rows":'), "source_changed"],
    [
      "posts without what all have",
      (text) => text.replaceAll('"pk":', '"key":').replaceAll('"id":', '"name":'),
      "source_changed",
    ],
    ["a challenge", () => "<html><head><title>Just a moment...</title></head></html>", "source_blocked"],
    ["a sign-in page", () => "<html><head><title>Login • Instagram</title></head></html>", "source_blocked"],
    [
      "an answer that wants an account",
      () => ({ status: 401, text: '{"require_login":true}' }),
      "source_blocked",
    ],
    ["too many requests", () => ({ status: 429, text: "" }), "source_rate_limited"],
    ["no page", () => ({ status: 404, text: "" }), "input_not_found"],
  ])("%s fails", async (_name, change, code) => {
    const answers = { [path]: change(recording(REEL)), ...(code === "source_blocked" ? {} : start) };
    const { ending, records } = await run({ operation: "reel", shortcode: "DLZEet2I6No" }, answers);
    expect([ending, records]).toEqual([code, []]);
  });
});
