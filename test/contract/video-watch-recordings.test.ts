import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { call, drawn, json, page, present, recording, run, SITE } from "./video-replay.ts";

describe.skipIf(!present)("recordings of watch pages", () => {
  const WATCH = "GJLlxj_dtq8";
  const watchUrl = (id: string) => `/watch?v=${id}&hl=en-GB&gl=GB`;
  const watchPage = () =>
    page(watchUrl(WATCH), recording("video-watch-page-surface-go-2025-06-trimmed.html"));

  test("a watch page of 2025", async () => {
    const flags = { includeRelated: true, includeDownload: true, includeEmails: true };
    const { records, warnings } = await run({ videoIds: [WATCH], ...flags }, [watchPage()]);
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: WATCH,
      title: "Surface Go Review - It’s Awesome",
      durationSeconds: 316,
      viewCount: 1_856_109,
      likeCount: 43_864,
      commentCount: 2700,
      commentCountText: "2.7K",
      publishedAt: "2018-08-02T13:00:08.000Z",
      uploadedAt: "2018-08-02T13:00:08.000Z",
      category: "Science & Technology",
      isLive: false,
      isShort: false,
      isFamilySafe: true,
      isUnlisted: false,
      isAgeRestricted: false,
      playability: "ok",
      embedUrl: `${SITE}/embed/${WATCH}`,
      channel: {
        id: "UCVYamHliCI9rw1tHR1xbkfw",
        name: "Dave2D",
        handle: "@Dave2D",
        isVerified: true,
        subscriberCount: 3_680_000,
      },
      formats: null,
      emails: [],
    });
    const [record] = records as [JsonObject];
    const lengths = ["tags", "availableCountries", "captions", "related", "thumbnails"].map(
      (name) => (record[name] as unknown[]).length,
    );
    expect(lengths).toEqual([15, 249, 9, 20, 5]);
    const captions = record["captions"] as JsonObject[];
    expect(captions.map(({ language }) => language)).toEqual("zh cs en en de hi ja ko es".split(" "));
    expect(captions.filter(({ isAutomatic }) => isAutomatic === true)).toHaveLength(1);
    expect((record["chapters"] as JsonObject[])[0]).toEqual({ title: "Build Quality", startSeconds: 39.16 });
    expect((record["related"] as JsonObject[])[0]).toMatchObject({
      id: "cah9itYL7OI",
      durationSeconds: 1065,
      viewCount: 158_593,
      publishedText: "6 years ago",
      channel: { id: "UC4eWyQxZoDw53wZ_j36SCTw", name: "E.J. Yu" },
    });
    const download = await run({ operation: "download", videoIds: [WATCH] }, [watchPage()]);
    expect(download.records[0]).toMatchObject({
      downloadAvailable: false,
      formats: null,
      durationSeconds: 316,
    });
    const email = await run({ operation: "email", videoIds: [WATCH] }, [watchPage()]);
    expect([email.ending, email.records]).toEqual(["exhausted", []]);
  });

  test("a watch page of 2025 whose scripts are lost has its markup", async () => {
    const { text, ...rest } = watchPage();
    const bare = { ...rest, text: text.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "") };
    const { records, warnings } = await run({ videoIds: [WATCH] }, [bare]);
    expect(warnings).toEqual({ details_from_markup: 1 });
    expect(records[0]).toMatchObject({
      id: WATCH,
      title: "Surface Go Review - It’s Awesome",
      durationSeconds: 317,
      viewCount: 1_856_109,
      likeCount: 43_864,
      publishedAt: "2018-08-02T13:00:08.000Z",
      uploadedAt: "2018-08-02T13:00:08.000Z",
      category: "Science & Technology",
      isFamilySafe: true,
      isLive: null,
      playability: null,
      captions: null,
      embedUrl: `${SITE}/embed/${WATCH}`,
      channel: { id: null, name: "Dave2D", handle: "@Dave2D" },
    });
    const [record] = records as [JsonObject];
    expect(["tags", "availableCountries"].map((name) => (record[name] as unknown[]).length)).toEqual([
      15, 249,
    ]);
    expect(record["description"]).toMatch(/^Dave2D review of the Microsoft Surface Go/);
  });

  test("comments of another video are not those of the one asked for", async () => {
    const answers = [page(watchUrl("aaaaaaaaaaa"), drawn(json("video-next-arte.json")))];
    const { ending, records } = await run({ operation: "comments", videoIds: ["aaaaaaaaaaa"] }, answers);
    expect([ending, records]).toEqual(["source_changed", []]);
  });

  test("what stands around a video of 2026", async () => {
    const small = json("small-responses.json")["player_web_ok_arte"] as JsonObject;
    const details = {
      ...(small["videoDetails"] as JsonObject),
      title: "x",
      lengthSeconds: "46",
      isLiveContent: false,
    };
    const player = {
      ...small,
      playabilityStatus: { status: "OK" },
      videoDetails: { ...details, channelId: "UCwI-JbGNsojunnHbFAc0M4Q", author: "ARTE" },
    };
    const next = json("video-next-arte.json");
    const answers = [page(watchUrl("cJ9to6EmElQ"), drawn(next, player))];
    const { records, warnings } = await run({ videoIds: ["cJ9to6EmElQ"], includeRelated: true }, answers);
    expect(warnings).toEqual({});
    expect(records[0]).toMatchObject({
      likeCount: 1598,
      commentCount: 192,
      durationSeconds: 46,
      category: "News & Politics",
      publishedAt: "2023-07-07T15:30:08.000Z",
      channel: { handle: "@arte", isVerified: true, subscriberCount: 4_890_000 },
    });
    const related = records[0]?.["related"] as JsonObject[];
    expect(related).toHaveLength(20);
    expect(related[0]).toMatchObject({
      id: "0ctoWF9ll1o",
      durationSeconds: 5723,
      viewCount: 6800,
      publishedText: "8 hours ago",
      channel: { id: "UCwI-JbGNsojunnHbFAc0M4Q", name: "ARTE", isVerified: true },
    });
  });

  test.each([
    ["player_private", "8VajtrESJzA", "input_not_found"],
    ["player_unavailable", "aaaaaaaaaaa", "input_not_found"],
    ["player_bot_check", "wuvwzJF4y7o", "source_blocked"],
    ["player_region_blocked", "_PL2HJKxnOM", "unplayable"],
    ["player_members_only", "ayI2iBwGdxw", "unplayable"],
    ["player_age_restricted", "Njp5uhTorCo", "login_required"],
  ])("%s of %s is %s", async (key, id, expected) => {
    const player = json("small-responses.json")[key] as JsonObject;
    const { ending, records } = await run({ videoIds: [id] }, [
      page(watchUrl(id), drawn({ contents: {} }, player)),
    ]);
    if (records.length === 0) return expect(ending).toBe(expected);
    expect(records[0]).toMatchObject({
      playability: expected,
      isAgeRestricted: key === "player_age_restricted",
    });
    expect(records[0]?.["playabilityReason"]).not.toBeNull();
  });

  test.each([
    ["browse_channel_not_exist", { channels: ["@nobody"] }, "/@nobody/videos?hl=en-GB&gl=GB"],
    ["browse_channel_removed", { channels: ["@nobody"] }, "/@nobody/videos?hl=en-GB&gl=GB"],
    [
      "browse_playlist_not_exist",
      { playlistIds: ["PLaaaaaaaaaaaa"] },
      "/playlist?list=PLaaaaaaaaaaaa&hl=en-GB&gl=GB",
    ],
    [
      "browse_playlist_unviewable",
      { playlistIds: ["PLaaaaaaaaaaaa"] },
      "/playlist?list=PLaaaaaaaaaaaa&hl=en-GB&gl=GB",
    ],
  ])("%s is a missing target", async (key, input, url) => {
    const { ending } = await run(input, [page(url, drawn(json("small-responses.json")[key]))]);
    expect(ending).toBe("input_not_found");
  });

  test.each([
    ["error-consent-page-eu.html", 200, "source_blocked"],
    ["error-too-many-requests-captcha.html", 200, "source_blocked"],
    ["error-too-many-requests-captcha.html", 429, "source_rate_limited"],
  ])("%s with status %d is %s", async (name, status, expected) => {
    const answer = { ...page(watchUrl(WATCH), recording(name)), status };
    expect((await run({ videoIds: [WATCH] }, [answer])).ending).toBe(expected);
  });

  test("comments of 2026", async () => {
    // The recorded comments are of another video than the recorded page.
    const foreign = recording("comments-lemonde-p1-redacted.json");
    const ofThisVideo = foreign.replaceAll("bjFtFMilb34", "cJ9to6EmElQ");
    const token = "Eg0SC2NKOXRvNkVtRWxRGAYyJSIRIgtjSjl0bzZFbUVsUTAAeAJCEGNvbW1lbnRzLXNlY3Rpb24%3D";
    const answers = [
      page(watchUrl("cJ9to6EmElQ"), drawn(json("video-next-arte.json"))),
      call("next", { continuation: token }, ofThisVideo),
    ];
    const input = { operation: "comments", videoIds: ["cJ9to6EmElQ"], includeAuthors: true };
    const { records, warnings } = await run(input, answers, 20);
    expect([records.length, warnings]).toEqual([20, {}]);
    expect(records[0]).toMatchObject({
      id: "Ugyh_hTLZVme65Jqc954AaABAg",
      url: `${SITE}/watch?v=cJ9to6EmElQ&lc=Ugyh_hTLZVme65Jqc954AaABAg`,
      publishedText: "5 years ago",
      likeCount: 67,
      likeCountText: "67",
      replyCount: 76,
      isPinned: true,
      isHearted: false,
      isByCreator: true,
      parentId: null,
      videoId: "cJ9to6EmElQ",
      text: expect.any(String) as string,
      author: {
        id: "UCYpRDnhk5H8h16jpS84uqsA",
        name: "@lemondefr",
        url: `${SITE}/channel/UCYpRDnhk5H8h16jpS84uqsA`,
        imageUrl: expect.stringMatching(/^https:/) as string,
        isVerified: true,
      },
    });
    expect(records.map(({ likeCount }) => likeCount)).toEqual([
      67, 400, 255, 205, 276, 4, 265, 398, 1, 4, 58, 81, 5, 53, 46, 61, 7, 25, 63, 3,
    ]);
    expect(records.filter(({ isPinned }) => isPinned === true)).toHaveLength(1);
    expect(records.filter(({ replyCount }) => replyCount === 0)).toHaveLength(5);
    const other = await run(input, [answers[0]!, call("next", { continuation: token }, foreign)], 20);
    expect([other.ending, other.records]).toEqual(["source_changed", []]);
  });
});
