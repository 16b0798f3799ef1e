import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/forum/index.ts";
import { type Answer, below, recordingsOf, runOver } from "./recordings.ts";

// Real answers of 2016 to 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("forum", "Reddit");

const SITE = "https://www.reddit.com";
const API = "https://oauth.reddit.com";
const FEED = "community-new-homelab-2023-07.atom.xml";
const LIST = "community-listing-localllama-2026-04.json";
const POST = "post-comments-python-2026-07.json";

const feeds = (input: JsonObject, answers: Record<string, Answer>, limit = 100) =>
  runOver(scraper, input, below(SITE, answers), limit);
const api = (input: JsonObject, answers: Record<string, Answer>, limit = 100) =>
  runOver(scraper, input, below(API, answers), limit, ["api"]);
/** Child number `index` of a recorded listing. */
const childOf = (name: string, index: number): unknown =>
  (JSON.parse(recording(name)) as { data: { children: unknown[] } }).data.children[index];

const NEWEST = { operation: "subreddit", subreddit: "https://ud.reddit.com/r/homelab/new/.rss" };
const NEWEST_PAGE = "/r/homelab/new/.rss?limit=100";
const HOT = { operation: "subreddit", subreddit: "LocalLLaMA" };
const HOT_PAGE = "/r/LocalLLaMA/hot?raw_json=1&limit=100";
const THREAD = { operation: "comments", postId: "1tws1w7" };
const THREAD_PAGE = "/comments/1tws1w7?raw_json=1&sort=confidence&limit=500";

describe.skipIf(!present)("recordings", () => {
  test("the feed of a community of 2023", async () => {
    const { records, warnings, ending } = await feeds(NEWEST, { [NEWEST_PAGE]: recording(FEED) }, 25);
    expect([ending, records.length, warnings]).toEqual(["enough", 25, {}]);
    expect(records[0]).toMatchObject({
      kind: "post",
      id: "157kyrd",
      fullname: "t3_157kyrd",
      url: `${SITE}/r/homelab/comments/157kyrd/any_reason_to_keep_1g_connections_to_my_servers/`,
      title: "Any reason to keep 1G connections to my servers?",
      text: expect.stringMatching(
        /^Hello all, I recently acquired a 40G switch.*\nMy 40G network is bridged/s,
      ),
      textHtml: expect.stringMatching(/^<div class="md"><p>Hello all/),
      author: { id: null, name: "member_01", url: `${SITE}/user/member_01/` },
      publishedAt: "2023-07-23T17:38:30.000Z",
      community: "homelab",
      postType: "text",
      isSelf: true,
      externalUrl: null,
      imageUrl: null,
      media: [],
      score: null,
      commentCount: null,
      isNsfw: null,
      surface: "feed",
      _source: { url: `${SITE}${NEWEST_PAGE}` },
    });
    expect(records.every(({ community, author }) => community === "homelab" && author !== null)).toBe(true);
    const typesOf = (wanted: string) => records.filter(({ postType }) => postType === wanted).length;
    expect(["text", "image", "gallery", "video", "link", "crosspost"].map(typesOf)).toEqual([
      24, 0, 0, 0, 0, 1,
    ]);
  });

  test("a listing of 2026, of which the texts are written as entities", async () => {
    const after = {
      [`${HOT_PAGE}&after=t3_1suyu7a`]: JSON.stringify({
        kind: "Listing",
        data: { after: null, dist: 0, children: [] },
      }),
    };
    const { records, warnings, ending } = await api(HOT, { [HOT_PAGE]: recording(LIST), ...after });
    expect([ending, records.length, warnings]).toEqual(["exhausted", 3, {}]);
    expect(records.map(({ id }) => id)).toEqual(["1suqfba", "1suolda", "1suyu7a"]);
    expect(records.map(({ score }) => score)).toEqual([2501, 1661, 420]);
    expect(records.map(({ commentCount }) => commentCount)).toEqual([372, 163, 61]);
    expect(records[0]).toMatchObject({
      title: "This is where we are right now, LocalLLaMA",
      text: "the future is now",
      textHtml: expect.stringMatching(/^<!-- SC_OFF --><div class="md"><p>the future is now<\/p>/),
      markdown: "the future is now",
      author: { id: "t2_member01", name: "member_01" },
      publishedAt: "2026-04-24T19:58:25.000Z",
      editedAt: null,
      communityId: "t5_81eyvm",
      communityMemberCount: 700_011,
      upvoteRatio: 0.92,
      shareCount: 2,
      awardCount: 0,
      flair: "Discussion",
      authorFlair: "llama.cpp",
      domain: "i.redd.it",
      postType: "image",
      externalUrl: "https://i.redd.it/44f42a2n17xg1.png",
      imageUrl: expect.stringMatching(
        /^https:\/\/preview\.redd\.it\/44f42a2n17xg1\.png\?width=140&height=140&/,
      ),
      media: [{ kind: "image", url: "https://i.redd.it/44f42a2n17xg1.png", widthPx: 1210, heightPx: 1665 }],
      isNsfw: false,
      isStickied: false,
      isRemoved: false,
      surface: "api",
    });
  });

  test("a post of 2026 with its comments", async () => {
    const input = { operation: "post", postId: "1tws1w7", includeComments: true };
    const page = "/comments/1tws1w7?raw_json=1&sort=confidence&limit=100";
    const { records, warnings } = await api(input, { [page]: recording(POST) });
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: "1tws1w7",
      title: "Showcase Thread",
      author: { name: "AutoModerator" },
      score: 27,
      commentCount: 207,
      upvoteRatio: 0.87,
      isStickied: true,
      postType: "text",
      domain: "self.Python",
      publishedAt: "2026-06-04T16:05:06.000Z",
      communityMemberCount: 1_493_425,
      flair: "Showcase",
    });
    const { comments } = records[0] as { comments: JsonObject[] };
    expect(comments[0]).toMatchObject({
      id: "oprmzm5",
      text: expect.stringMatching(/^I built watchpoints \(data breakpoints\) for PyCharm/),
      author: { id: "t2_member05", name: "member_04" },
      score: 2,
      depth: 0,
      parentId: null,
      postId: "1tws1w7",
    });
  });

  test("the comments of that post", async () => {
    const { records, warnings, ending } = await api(THREAD, { [THREAD_PAGE]: recording(POST) }, 6);
    expect([ending, records.length, warnings]).toEqual(["enough", 6, {}]);
    expect(records.map(({ depth }) => depth)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(records.map(({ replyCount }) => replyCount)).toEqual([0, 0, 1, 0, 0, 1]);
  });

  test("the same answer without what tells whether a score is hidden and who may read it", async () => {
    const text = recording(LIST).replaceAll(/"(?:hide_score|subreddit_type)":\s*(?:false|"public"),?/g, "");
    const { records, warnings } = await api(HOT, { [HOT_PAGE]: text }, 3);
    expect(records.map(({ score, isScoreHidden }) => [score, isScoreHidden])).toEqual([
      [2501, null],
      [1661, null],
      [420, null],
    ]);
    expect(warnings).toMatchObject({ visibility_unknown: 3 });
  });

  test("comments of an account of 2016", async () => {
    const listing = JSON.parse(recording("user-comments-2016-03-trimmed.json")) as JsonObject;
    (listing["data"] as JsonObject)["after"] = null;
    const input = { operation: "user-comments", username: "spez" };
    const page = "/user/spez/comments?raw_json=1&limit=100&sort=new";
    const { records, ending } = await api(input, { [page]: JSON.stringify(listing) });
    expect([ending, records.length]).toEqual(["exhausted", 8]);
    expect(records[0]).toMatchObject({
      id: "d0iaye9",
      fullname: "t1_d0iaye9",
      url: `${SITE}/r/ModSupport/comments/484169/_/d0iaye9/`,
      text: expect.stringMatching(/^"Soon" as in, "daylight savings/),
      author: { id: null, name: "spez" },
      publishedAt: "2016-02-29T18:19:13.000Z",
      editedAt: null,
      community: "ModSupport",
      communityId: "t5_39009",
      score: 10,
      isScoreHidden: false,
      isControversial: false,
      isStickied: false,
      authorFlair: "Reddit CEO",
      postId: "484169",
      postTitle: "[Request] Implement reCAPCHA on the signup form",
      parentId: "d0hkqti",
    });
    expect(records[1]).toMatchObject({
      parentId: null,
      editedAt: "2016-03-04T19:05:20.000Z",
      distinguished: "admin",
    });
  });

  test("communities of 2020 with rules", async () => {
    const found = [0, 1, 2, 3].map((index) => childOf("community-about-info-2020-10.json", index)) as {
      data: { display_name: string };
    }[];
    const redditdev = found.find(({ data }) => data.display_name === "redditdev");
    const { records, warnings } = await api(
      { operation: "subreddit-profile", subreddit: "redditdev" },
      {
        "/r/redditdev/about?raw_json=1": JSON.stringify(redditdev),
        "/r/redditdev/about/rules?raw_json=1": recording("community-rules-2020-04.json"),
      },
    );
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: "t5_2qizd",
      name: "redditdev",
      title: "reddit Development",
      description: "A subreddit for discussion of reddit API clients.",
      sidebarText: expect.stringMatching(/^A subreddit for discussion of reddit API clients\.\n/),
      memberCount: 43_967,
      activeCount: null,
      createdAt: "2008-06-18T15:16:17.000Z",
      type: "public",
      submissionType: "self",
      language: "en",
      category: null,
      isNsfw: false,
      isQuarantined: false,
      allowsImages: false,
      allowsPolls: false,
      hasWiki: true,
      imageUrl: "https://b.thumbs.redditmedia.com/7GVLmrH9CdZeqXceSEWkmL8_DSUKRGUfwMxnUNh8D8A.png",
      headerUrl: "https://e.thumbs.redditmedia.com/bOToSJt13ylszjE4.png",
      primaryColor: "#666666",
    });
    const { rules } = records[0] as { rules: JsonObject[] };
    expect(rules).toHaveLength(6);
    expect(rules[0]).toEqual({
      name: "Test post 12",
      text: "testing post rf",
      priority: 0,
      reason: "34",
      appliesTo: "all",
      createdAt: "2020-04-27T01:00:10.000Z",
    });
  });

  const half = (text: string) => text.slice(0, text.length / 2);
  const challenge =
    "<!DOCTYPE html><html><head><title>Reddit - Please wait for verification</title></head></html>";
  test.each([
    ["half a feed", half, "source_changed"],
    [
      "a feed of another community",
      (text: string) => text.replaceAll("homelab", "otherlab"),
      "source_changed",
    ],
    [
      "an empty feed of another community",
      () => "<feed><id>/r/otherlab/new/.rss</id></feed>",
      "source_changed",
    ],
    ["a feed of another form", (text: string) => text.replaceAll("<id>t3_", "<id>x3_"), "source_changed"],
    ["a challenge", () => challenge, "source_blocked"],
    ["a page to sign in at", () => "<html><body><form action=/login></form></body></html>", "source_blocked"],
  ])("%s fails", async (_name, change, code) => {
    const { ending, records } = await feeds(NEWEST, { [NEWEST_PAGE]: change(recording(FEED)) });
    expect([ending, records]).toEqual([code, []]);
  });

  test.each([
    ["half an answer", HOT, HOT_PAGE, half, "source_changed"],
    [
      "another community",
      HOT,
      HOT_PAGE,
      (text: string) => text.replaceAll("LocalLLaMA", "Other"),
      "source_changed",
    ],
    [
      "a listing of another form",
      HOT,
      HOT_PAGE,
      (text: string) => text.replaceAll('"children"', '"rows"'),
      "source_changed",
    ],
    [
      "another post",
      THREAD,
      THREAD_PAGE,
      (text: string) => text.replaceAll("1tws1w7", "1tws1w8"),
      "source_changed",
    ],
    ["a page in place of JSON", HOT, HOT_PAGE, () => challenge, "source_blocked"],
  ])("%s fails in the API", async (_name, input, page, change, code) => {
    const { ending, records } = await api(input, { [page]: change(recording(input === HOT ? LIST : POST)) });
    expect([ending, records]).toEqual([code, []]);
  });
});
