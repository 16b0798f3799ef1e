import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/microblog/index.ts";
import { type Answer, recordingsOf, runOver } from "./recordings.ts";

// Real answers of July 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("microblog", "X");

const NASA = "2081860978694594863";
const REPLY = "1903142823316049977";
const STATUS = "page-status-nasa-2026-07.html";
const PROFILE = "page-profile-nasa-2026-07.html";
const TIMELINE = "syndication-timeline-nasa-2026-07.html";
const EMBED = "tweet-result-reply-2026-07.json";
const OEMBED = "oembed-nasa-2026-07.json";

const pageOf = (id: string) => `https://x.com/i/status/${id}`;
const embedOf = (id: string) => `https://cdn.syndication.twimg.com/tweet-result?id=${id}&token=x&lang=en`;
const oembedOf = (id: string) =>
  `https://publish.x.com/oembed?url=${encodeURIComponent(pageOf(id))}&omit_script=1&dnt=1&lang=en`;
const TIMELINE_URL = "https://syndication.twitter.com/srv/timeline-profile/screen-name/nasa";
const PROFILE_URL = "https://x.com/nasa";
const run = (input: JsonObject, answers: Record<string, Answer>) => runOver(scraper, input, answers);
const surfacesOf = (records: readonly JsonObject[]) => records.map(({ surfaces }) => surfaces);

describe.skipIf(!present)("recordings", () => {
  test("a post from its page", async () => {
    const { records, warnings, ending } = await run(
      { tweetId: NASA, includeReplies: true },
      { [pageOf(NASA)]: recording(STATUS), [embedOf(NASA)]: 404 },
    );
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, { surface_not_read: 1 }]);
    expect(records[0]).toMatchObject({
      id: NASA,
      url: `https://x.com/NASA/status/${NASA}`,
      publishedAt: "2026-07-27T21:55:11.000Z",
      likeCount: 3156,
      shareCount: 497,
      quoteCount: 40,
      commentCount: 175,
      viewCount: 824_381,
      bookmarkCount: 181,
      isSensitive: false,
      hashtags: [],
      mentions: ["NASAHubble"],
      links: [{ url: "https://go.nasa.gov/4yE0X5z", shortUrl: "https://t.co/nK1ndoydi7" }],
      media: [
        {
          kind: "image",
          url: "https://pbs.twimg.com/media/HORBhKkWIAAFjOh.jpg",
          originalUrl: "https://pbs.twimg.com/media/HORBhKkWIAAFjOh?format=jpg&name=orig",
          widthPx: 7005,
          heightPx: 4066,
        },
      ],
      author: {
        id: "11348282",
        name: "NASA",
        username: "NASA",
        url: "https://x.com/NASA",
        followerCount: 92_219_419,
        followingCount: 119,
        postCount: 74_261,
        isBlueVerified: true,
        verifiedType: "Government",
        isPrivate: false,
      },
      inReplyTo: null,
      parent: null,
      surfaces: ["page"],
    });
    const [post] = records as { text: string; media: { altText: string }[]; replies: JsonObject[] }[];
    expect(post?.text).toMatch(/^The Andromeda galaxy isn't making stars .* https:\/\/t\.co\/1fmYXooDq2$/);
    expect(post?.media[0]?.altText).toMatch(/^An image showing countless stars in the Andromeda galaxy/);
    expect(post?.replies.map(({ id }) => id)).toEqual([
      "2081861296551571747",
      "2081861271587086516",
      "2081861173427790328",
    ]);
    expect(post?.replies[0]).toMatchObject({
      likeCount: 10,
      commentCount: 3,
      author: { username: "reply_user_a" },
    });
  });

  test("the answers to it", async () => {
    const input = { operation: "replies", tweetId: NASA };
    const { records, warnings } = await run(input, { [pageOf(NASA)]: recording(STATUS) });
    expect([records.length, warnings]).toEqual([3, { rows_missing: 1 }]);
    expect(records[1]).toMatchObject({
      id: "2081861271587086516",
      viewCount: 1486,
      bookmarkCount: 0,
      inReplyTo: NASA,
      author: { id: "1000000002", followerCount: 29_261, postCount: 39_281 },
      featureCoverage: { includeCounts: "extracted", includeMedia: "not_found" },
    });
  });

  test("a post as X gives it to other sites", async () => {
    const answers = { [pageOf(REPLY)]: 403, [embedOf(REPLY)]: recording(EMBED) };
    const { records, warnings } = await run({ tweetId: REPLY }, answers);
    expect([records.length, warnings]).toEqual([1, { surface_not_read: 1 }]);
    expect(records[0]).toMatchObject({
      id: REPLY,
      url: `https://x.com/ReplyUser/status/${REPLY}`,
      language: "en",
      publishedAt: "2025-03-21T17:53:02.000Z",
      likeCount: 193,
      commentCount: 5,
      shareCount: null,
      viewCount: null,
      isEdited: false,
      inReplyTo: "1903136743634723031",
      inReplyToUsername: "ParentUser",
      mentions: ["ParentUser", "jack"],
      mentionedAccounts: [{ id: "1000000000000000002" }, { id: "12", username: "jack" }],
      author: { id: "1000000001", username: "ReplyUser", isBlueVerified: false, isVerified: false },
      parent: {
        id: "1903136743634723031",
        likeCount: 4763,
        commentCount: 143,
        shareCount: 100,
        author: { username: "parentUser" },
      },
      surfaces: ["embed"],
      featureCoverage: { includeCounts: "partial", includeAuthorInfo: "partial" },
    });
  });

  test("a post by its address for other sites", async () => {
    const answers = { [pageOf(NASA)]: 403, [embedOf(NASA)]: "{}", [oembedOf(NASA)]: recording(OEMBED) };
    const { records, warnings } = await run({ tweetId: NASA }, answers);
    expect([records.length, warnings]).toEqual([1, { surface_not_read: 2 }]);
    expect(records[0]).toMatchObject({
      id: NASA,
      language: "en",
      publishedAt: "2026-07-27T21:55:11.084Z",
      likeCount: null,
      author: { id: null, name: "NASA", username: "NASA" },
      surfaces: ["oembed"],
      featureCoverage: {
        includeCounts: "not_found",
        includeMedia: "not_found",
        includeAuthorInfo: "not_found",
      },
    });
    expect(records[0]?.["text"]).toMatch(/^The Andromeda galaxy isn't making stars/);
  });

  test("the timeline of an account", async () => {
    const { records, warnings, ending } = await run(
      { username: "nasa" },
      { [TIMELINE_URL]: recording(TIMELINE) },
    );
    expect([ending, records.length, warnings]).toEqual(["exhausted", 20, { page_limit_reached: 1 }]);
    expect(records.filter(({ repostOf }) => repostOf !== null)).toHaveLength(6);
    expect(records[0]).toMatchObject({
      id: NASA,
      publishedAt: "2026-07-27T21:55:11.000Z",
      language: "en",
      likeCount: 3101,
      commentCount: 172,
      shareCount: 491,
      quoteCount: 40,
      viewCount: null,
      conversationId: NASA,
      isSample: false,
      isSensitive: false,
      mentionedAccounts: [{ id: "14091091", username: "NASAHubble", name: "Hubble" }],
      links: [{ displayText: "go.nasa.gov/4yE0X5z" }],
      author: {
        followerCount: 92_219_501,
        listedCount: 97_038,
        givenLikeCount: 16_894,
        mediaPostCount: 28_050,
        joinedAt: "2007-12-19T20:20:32.000Z",
        linkUrls: ["http://www.nasa.gov/"],
        imageUrl: "https://pbs.twimg.com/profile_images/1321163587679784960/0ZxKlEKB.jpg",
      },
      featureCoverage: { includeCounts: "partial", includeAuthorInfo: "extracted" },
    });
    expect(records[2]).toMatchObject({
      likeCount: null,
      shareCount: 250,
      repostOf: {
        id: "2081803694480261151",
        likeCount: 1090,
        author: { username: "NASASolarSystem" },
        media: [{ kind: "video", durationSeconds: 24.781, variants: { length: 4 } }],
      },
    });
    const own = await run(
      { username: "nasa", includeReposts: false },
      { [TIMELINE_URL]: recording(TIMELINE) },
    );
    expect(own.records).toHaveLength(14);
  });

  test("a protected account, and an embedded post without the name of its type", async () => {
    const text = recording(PROFILE).replace("protected:!1", "protected:!0");
    const shown = await run({ operation: "profile", username: "nasa" }, { [PROFILE_URL]: text });
    expect(shown.records).toMatchObject([{ id: "11348282", isPrivate: true }]);
    const bare = recording(EMBED).replace(/"__typename":\s*"Tweet",/, "");
    expect(bare).not.toBe(recording(EMBED));
    const { records } = await run({ tweetId: REPLY, includeCounts: false }, { [embedOf(REPLY)]: bare });
    expect(records).toMatchObject([{ id: REPLY, likeCount: 193, surfaces: ["embed"] }]);
  });

  test("a search of one account", async () => {
    const input = { query: "from:nasa Andromeda since:2026-07-27 filter:images" };
    const { records } = await run(input, { [TIMELINE_URL]: recording(TIMELINE) });
    expect(records).toMatchObject([{ id: NASA, term: input.query }]);
  });

  test("the page of an account stands in for its timeline", async () => {
    const answers = { [TIMELINE_URL]: 429, [PROFILE_URL]: recording(PROFILE) };
    const { records, warnings } = await run({ username: "nasa" }, answers);
    expect([records.length, warnings]).toEqual([5, { surface_not_read: 1, page_limit_reached: 1 }]);
    expect(records[0]).toMatchObject({ id: NASA, likeCount: 2274, viewCount: 556_111, bookmarkCount: 125 });
    expect(records.map(({ isPinned }) => isPinned)).toEqual([false, false, false, false, false]);
    expect(surfacesOf(records)).toEqual(Array(5).fill(["page"]));
  });

  test.each([
    [
      "its page",
      { [PROFILE_URL]: PROFILE },
      {
        followerCount: 92_219_228,
        followingCount: 119,
        postCount: 74_261,
        locationText: "Pale Blue Dot",
        description: "Making the seemingly impossible, possible. ✨",
        imageUrl: "https://pbs.twimg.com/profile_images/1321163587679784960/0ZxKlEKB_400x400.jpg",
        bannerUrl: "https://pbs.twimg.com/profile_banners/11348282/1775567134",
        linkUrls: ["http://www.nasa.gov/"],
        joinedAt: "2007-12-19T20:20:32.000Z",
        isVerified: false,
        isBlueVerified: true,
        verifiedType: "Government",
        isPrivate: false,
        listedCount: null,
        surfaces: ["page"],
      },
    ],
    [
      "its timeline",
      { [TIMELINE_URL]: TIMELINE },
      { followerCount: 92_219_501, locationText: null, isVerified: false, listedCount: 97_038 },
    ],
  ])("an account from %s", async (_name, files, own) => {
    const read = Object.entries(files).map(([url, file]) => [url, recording(file)] as const);
    const answers = { [PROFILE_URL]: 403, ...Object.fromEntries(read) };
    const { records } = await run({ operation: "profile", username: "nasa", userId: "11348282" }, answers);
    expect(records).toMatchObject([
      {
        id: "11348282",
        url: PROFILE_URL.replace("nasa", "NASA"),
        name: "NASA",
        username: "NASA",
        followingCount: 119,
        postCount: 74_261,
        joinedAt: "2007-12-19T20:20:32.000Z",
        linkUrls: ["http://www.nasa.gov/"],
        bannerUrl: "https://pbs.twimg.com/profile_banners/11348282/1775567134",
        isBlueVerified: true,
        verifiedType: "Government",
        isPrivate: false,
        ...own,
      },
    ]);
    expect(JSON.stringify(records)).not.toMatch(/birth|1958/i);
  });

  const half = (text: string) => text.slice(0, text.length / 2);
  const other = (text: string) =>
    text.replaceAll(NASA, "2081860978694594000").replaceAll(REPLY, "1903142823316049000");
  const renamed = (text: string) =>
    text
      .replaceAll("SocialMediaPosting", "Posting")
      .replaceAll('"id_str"', '"uid"')
      .replaceAll("blockquote", "div");
  const challenge = () => "<!DOCTYPE html><html><head><title>Just a moment...</title></head></html>";
  const shell = () =>
    "<!DOCTYPE html><html><body><noscript>JavaScript is not available.</noscript></body></html>";
  const consent = () => '<html><form action="https://consent.google.com/save"></form></html>';
  const faults: [string, (text: string) => string, string][] = [
    ["half an answer", half, "source_changed"],
    ["an answer about another", other, "source_changed"],
    ["an answer of another form", renamed, "source_changed"],
    ["a challenge", challenge, "source_blocked"],
    ["a page for consent", consent, "source_blocked"],
  ];
  test.each(faults)("%s ends honestly, whichever page it stands in for", async (_name, change, code) => {
    const nothing = { [embedOf(NASA)]: 404, [oembedOf(NASA)]: 500, [oembedOf(REPLY)]: 500 };
    const from = async (input: JsonObject, answers: Record<string, Answer>) => {
      const { ending, records } = await run(input, { ...nothing, ...answers });
      expect(records).toEqual([]);
      return ending;
    };
    const endings = [
      await from({ operation: "replies", tweetId: NASA }, { [pageOf(NASA)]: change(recording(STATUS)) }),
      await from(
        { tweetId: REPLY },
        { [pageOf(REPLY)]: shell(), [embedOf(REPLY)]: change(recording(EMBED)), [oembedOf(REPLY)]: shell() },
      ),
    ];
    expect(endings[0]).toBe(code);
    expect(["source_changed", "source_blocked"]).toContain(endings[1]);
    if (change === other) return;
    const timeline = {
      [TIMELINE_URL]: change(recording(TIMELINE)),
      [PROFILE_URL]: change(recording(PROFILE)),
    };
    expect(await from({ username: "nasa" }, timeline)).toBe(code);
  });

  test("a page without data is a block, and never an account without posts", async () => {
    const { ending } = await run({ username: "nasa" }, { [TIMELINE_URL]: 429, [PROFILE_URL]: shell() });
    expect(ending).toBe("source_blocked");
  });

  test("a timeline of another account is none", async () => {
    const url = TIMELINE_URL.replace("nasa", "esa");
    const { ending } = await run(
      { username: "esa" },
      { [url]: recording(TIMELINE), "https://x.com/esa": 403 },
    );
    expect(ending).toBe("source_changed");
  });
});
