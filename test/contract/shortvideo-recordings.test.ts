import { describe, expect, test } from "vitest";
import { type JsonObject, obj, str } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/shortvideo/index.ts";
import { type Answer, below, recordingsOf, runOver } from "./recordings.ts";

// Real pages of 2025 and 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("shortvideo", "TikTok");

const SITE = "https://www.tiktok.com";
const NEWS = "7267345319900368146";
const PHOTO = "7610426235671350549";
const CITY = "profile-page-alcaldiasa-2026-05.html";
const run = (input: JsonObject, answers: Record<string, Answer>) =>
  runOver(scraper, input, below(SITE, answers));
const video = (id: string, text: Answer) => run({ videoIds: [id] }, { [`/@_/video/${id}`]: text });
const page = (scope: string, detail: unknown) =>
  `<html><body><script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify({ __DEFAULT_SCOPE__: { [scope]: detail } })}</script></body></html>`;
const idOf = (item: JsonObject | undefined): string => str(item, "id") ?? "";
const listIn = (name: string) => JSON.parse(recording(name)) as JsonObject[];

describe.skipIf(!present)("recordings", () => {
  test("an account of 2026, with exact counts", async () => {
    const { records, warnings, ending } = await run(
      { handles: ["alcaldiasa"] },
      { "/@alcaldiasa": recording(CITY) },
    );
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
    expect(records[0]).toMatchObject({
      id: "7065499344158344198",
      url: `${SITE}/@alcaldiasa`,
      username: "alcaldiasa",
      name: "Alcaldía de Santa Ana",
      followerCount: 38_490,
      followingCount: 24,
      likeCount: 593_024,
      postCount: 927,
      friendCount: 18,
      givenLikeCount: 0,
      areCountsExact: true,
      joinedAt: "2022-02-17T15:45:12.000Z",
      language: "es",
      country: null,
      isVerified: true,
      isPrivate: false,
      isOrganization: true,
      isBusiness: false,
      isSeller: false,
      linkUrls: null,
    });
    expect(records[0]?.["description"]).toMatch(/^Bienvenidos a la cuenta/);
  });

  test("an account of January 2026, with a link", async () => {
    const { records } = await run(
      { operation: "following", handles: ["oddanimalspecimens"] },
      { "/@oddanimalspecimens": recording("profile-page.assembled.html") },
    );
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      id: "6976999329680589829",
      followerCount: 4_001_943,
      followingCount: 9,
      areCountsExact: true,
      isVerified: false,
    });
  });

  test("a video, with rounded counts", async () => {
    const { records, warnings } = await video(NEWS, recording("video-page-7news.assembled.html"));
    expect(records).toHaveLength(1);
    // The page was put together without its sound.
    expect(warnings).toEqual({ counts_rounded: 1, field_missing: 1 });
    expect(records[0]).toMatchObject({
      id: NEWS,
      url: `${SITE}/@7newsaustralia/video/${NEWS}`,
      kind: "video",
      publishedAt: "2023-08-15T00:51:36.000Z",
      viewCount: 1_900_000,
      likeCount: 55_600,
      commentCount: 673,
      shareCount: 707,
      saveCount: 4582,
      areCountsExact: false,
      durationSeconds: 22,
      hashtags: ["whale", "ocean", "7NEWS"],
      mentions: [],
      author: {
        username: "7newsaustralia",
        isVerified: true,
        isPrivate: false,
        followerCount: 2_300_000,
        postCount: 7488,
        likeCount: 205_300_000,
      },
    });
    const [film] = records[0]?.["media"] as JsonObject[];
    expect(film).toMatchObject({ kind: "video", widthPx: 576, heightPx: 1024, durationSeconds: 22 });
    expect(film?.["url"]).toMatch(/^https:\/\/v16-webapp-prime\.tiktok\.com\/video\//);
  });

  test("a photo post of a shared page, and nothing of who shared it", async () => {
    const { records, warnings } = await video(PHOTO, recording("share-page-photo-post-reflow-2026-02.html"));
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: PHOTO,
      url: `${SITE}/@creator.example/photo/${PHOTO}`,
      kind: "photo",
      publishedAt: "2026-02-24T13:40:48.000Z",
      viewCount: 174,
      likeCount: 22,
      commentCount: 13,
      shareCount: 27,
      saveCount: 1,
      areCountsExact: true,
      durationSeconds: null,
      hashtags: ["ornek_etiket_bir", "ornek_etiket_iki"],
      sound: { id: "7563012855580347154", durationSeconds: 31 },
      author: { id: "7000000000000000001", followerCount: 5478, postCount: 50 },
    });
    const media = records[0]?.["media"] as JsonObject[];
    expect(media.map(({ widthPx }) => widthPx)).toEqual([1080, 1080, 1080, 1080]);
    expect(JSON.stringify(records)).not.toContain("sharer.example");
  });

  test("a video of which a scraper kept a part", async () => {
    const [item] = listIn("video-item.projected.json");
    const id = idOf(item);
    const text = page("webapp.video-detail", { statusCode: 0, itemInfo: { itemStruct: item } });
    const { records } = await run({ operation: "location", videoIds: [id] }, { [`/@_/video/${id}`]: text });
    expect(records[0]).toMatchObject({
      id,
      country: "us",
      likeCount: 1_500_000,
      publishedAt: "2023-02-09T17:17:08.000Z",
      author: { id: "6976999329680589829", username: "oddanimalspecimens" },
    });
    const whole = await video(id, text);
    expect(whole.records[0]).toMatchObject({
      saveCount: 97_723,
      topics: ["Science", "Education", "Culture & Education & Technology"],
      hashtags: ["animals", "science", "learnontiktok"],
    });
  });

  test("the items of a list, each on a page of its own", async () => {
    const items = listIn("video-items-brands.json");
    const answers = items.map((item) => [
      `/@_/video/${idOf(item)}`,
      page("webapp.video-detail", { statusCode: 0, itemInfo: { itemStruct: item } }),
    ]);
    const { records, ending } = await run(
      { videoIds: items.map(idOf) },
      Object.fromEntries(answers) as Record<string, string>,
    );
    expect([ending, records.length]).toEqual(["exhausted", items.length]);
    for (const field of ["author", "viewCount", "likeCount", "media", "publishedAt"])
      expect(records.filter((record) => record[field] === null)).toEqual([]);
  });

  test("the items of an account, each on a page of its own with the account as its author", async () => {
    const [, state = ""] =
      /type="application\/json">(.*?)<\/script>/s.exec(recording("profile-page.assembled.html")) ?? [];
    const detail = obj(JSON.parse(state), "__DEFAULT_SCOPE__")?.["webapp.user-detail"];
    const items = listIn("channel-items.projected.json").map((item): JsonObject => ({
      ...item,
      author: obj(detail, "userInfo.user"),
      authorStatsV2: obj(detail, "userInfo.statsV2"),
    }));
    const pages = items.map((item) => [
      `/@_/video/${idOf(item)}`,
      page("webapp.video-detail", { statusCode: 0, itemInfo: { itemStruct: item } }),
    ]);
    const { records, ending, warnings } = await run(
      { videoIds: items.map(idOf) },
      Object.fromEntries(pages) as Record<string, string>,
    );
    // The items were kept without films and sounds, and with rounded counts.
    expect([ending, records.length, Object.keys(warnings)]).toEqual([
      "exhausted",
      items.length,
      ["field_missing", "counts_rounded"],
    ]);
    expect(records[0]).toMatchObject({
      id: "7424178477068258603",
      url: `${SITE}/@oddanimalspecimens/video/7424178477068258603`,
      kind: "video",
      publishedAt: "2024-10-10T16:04:19.000Z",
      viewCount: 38_900_000,
      likeCount: 3_900_000,
      commentCount: 37_600,
      shareCount: 893_600,
      saveCount: 402_500,
      areCountsExact: false,
      hashtags: ["animals", "science", "learnontiktok"],
      mentions: [],
      media: null,
      author: {
        id: "6976999329680589829",
        username: "oddanimalspecimens",
        url: `${SITE}/@oddanimalspecimens`,
        isVerified: false,
        followerCount: 4_001_943,
        postCount: 178,
        likeCount: 77_615_151,
      },
    });
    expect(records.map(({ publishedAt }) => publishedAt)).toEqual(
      items.map((item) => new Date(1000 * Number(item["createTime"])).toISOString()),
    );
  });

  test("the comments that a list holds, as a shared page would state them", async () => {
    const shared = recording("share-page-photo-post-reflow-2026-02.html");
    const rows = recording("comments.projected.json");
    const text = shared.replace('"comments":[]', () => `"comments":${rows.replaceAll("</", "<\\/")}`);
    const { records } = await run(
      { operation: "comments", videoIds: [PHOTO] },
      { [`/@_/video/${PHOTO}`]: text },
    );
    const comments = records[0]?.["comments"] as JsonObject[];
    expect(comments).toHaveLength(20);
    expect(comments[0]).toMatchObject({
      id: "7198708872234664710",
      text: "Why do u have them",
      language: "en",
      likeCount: 3252,
      replyCount: 10,
      publishedAt: "2023-02-11T01:47:18.000Z",
      author: { name: "Commenter 1", url: `${SITE}/@commenter1` },
    });
  });

  test("heads of a hashtag and a sound", async () => {
    const head = (name: string) => JSON.parse(recording(name)) as JsonObject;
    const refused = { status: 403, text: "<html>no</html>" };
    const itemList = listIn("video-items-brands.json");
    const detail = { ...head("challenge-detail-nasa-2026-10.json"), itemList };
    const { records } = await run(
      { hashtags: ["nasa"] },
      { "/embed/tag/nasa": refused, "/tag/nasa": page("webapp.challenge-detail", detail) },
    );
    expect(records[0]?.["hashtag"]).toMatchObject({
      id: "3301",
      videoCount: 1_930_991,
      viewCount: 56_995_089_280,
    });
    const id = "7077435666233051138";
    const sound = { ...head("music-detail-7077435666233051138-2026-10.json"), itemList };
    const { records: made } = await run(
      { soundIds: [id] },
      { [`/embed/music/${id}`]: refused, [`/music/sound-${id}`]: page("webapp.music-detail", sound) },
    );
    expect(made[0]).toMatchObject({
      id: NEWS,
      url: `${SITE}/@7newsaustralia/video/${NEWS}`,
      kind: "video",
      viewCount: 1_900_000,
      likeCount: 55_600,
      saveCount: 4582,
      durationSeconds: 22,
      areCountsExact: false,
      resultPosition: 1,
      soundVideoCount: 170_700,
      subtitles: [
        { language: "eng-US", format: "creator_caption", source: "LC" },
        { language: "eng-US", format: "webvtt", source: "MT" },
      ],
      sound: {
        id,
        url: `${SITE}/music/sound-${id}`,
        title: "snowfall (Slowed + Reverb)",
        authorName: "Øneheart & Artist Two",
        album: "snowfall (Slowed + Reverb)",
        isOriginal: false,
        durationSeconds: 60,
        audioUrl:
          "https://sf19.tiktokcdn-us.com/obj/tos-alisg-ve-2774/ogoHUOoB0AQ34r7ii1SKiBIMWAqBfgUwxsM6ER",
        serviceSongs: [
          { service: "1", id: "1615334560" },
          { service: "3", id: "4VkEkljlOC5cMbRMhREO5E" },
        ],
      },
    });
  });

  test("what is missing, as pages and calls say it", async () => {
    const { ending, message } = await video(NEWS, recording("video-page-missing-10204-2026-02.html"));
    expect([ending, message]).toEqual(["input_not_found", expect.stringContaining("item doesn't exist")]);
    const { item_detail: item, user_detail: user } = JSON.parse(
      recording("api-missing-answers-2026-10.json"),
    ) as JsonObject;
    expect((await video(NEWS, page("webapp.video-detail", item))).ending).toBe("input_not_found");
    const nobody = await run({ handles: ["a.b"] }, { "/@a.b": page("webapp.user-detail", user) });
    expect(nobody.ending).toBe("input_not_found");
  });

  test("the page of a hashtag that carries no data", async () => {
    const { ending, records } = await run(
      { hashtags: ["tiktokmademebuyit"] },
      {
        "/embed/tag/tiktokmademebuyit": { status: 403, text: "<html>no</html>" },
        "/tag/tiktokmademebuyit": recording("hashtag-page-no-data-2025-07.html"),
      },
    );
    expect([ending, records]).toEqual(["source_blocked", []]);
  });

  const wall = '<html><head><title>Please wait...</title></head><body><p id="cs"></p></body></html>';
  test.each<[string, (text: string) => string, string]>([
    ["a page cut in half", (text) => text.slice(0, text.indexOf("followerCount")), "source_changed"],
    ["a page about another", (text) => text.replaceAll("alcaldiasa", "another"), "source_changed"],
    ["a state of another form", (text) => text.replaceAll('"userInfo":', '"info":'), "source_changed"],
    [
      "a page without its state",
      (text) => text.replace(/<script id="__UNIVERSAL.*?<\/script>/s, ""),
      "source_changed",
    ],
    [
      "a status that is not known",
      (text) => text.replace('"statusCode":0', '"statusCode":10999'),
      "source_changed",
    ],
  ])("%s fails", async (_name, change, code) => {
    const { ending, records } = await run(
      { handles: ["alcaldiasa"] },
      { "/@alcaldiasa": change(recording(CITY)) },
    );
    expect([ending, records]).toEqual([code, []]);
  });

  test("a challenge on every way is a refusal", async () => {
    const oembed = `/oembed?url=${encodeURIComponent(`${SITE}/@alcaldiasa`)}`;
    const answers = { "/@alcaldiasa": wall, "/embed/@alcaldiasa": wall, [oembed]: wall };
    const { ending, records } = await run({ handles: ["alcaldiasa"] }, answers);
    expect([ending, records]).toEqual(["source_blocked", []]);
  });
});
