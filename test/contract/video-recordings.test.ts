import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { allOf } from "../../src/plugins/video/page/walk.ts";
import { call, drawn, json, page, present, recording, run, SITE } from "./video-replay.ts";

/** The token that the fixture has for its next page. */
const tokenOf = (text: string): string =>
  /"continuationItemRenderer".*"token": ?"([^"]+)"/s.exec(text)?.[1] ?? "";

describe.skipIf(!present)("recordings", () => {
  test("a search of videos, with its second page", async () => {
    const [first, second] = ["search-videos-cirque-p1.json", "search-videos-cirque-p2.json"].map(recording);
    const answers = [
      call("search", { query: "cirque du soleil", params: "EgIQAfABAQ%3D%3D" }, first ?? ""),
      call("search", { continuation: tokenOf(first ?? "") }, second ?? ""),
    ];
    const input = { searchTerms: ["cirque du soleil"], kind: "video" };
    const { ending, records, warnings } = await run(input, answers, 40);
    expect([ending, records.length, warnings]).toEqual(["enough", 40, {}]);
    expect(records[0]).toMatchObject({
      id: "o8Yc-v_2k-8",
      url: `${SITE}/watch?v=o8Yc-v_2k-8`,
      kind: "video",
      channel: {
        id: "UCPiWIjwDZQo3UobMqvi4ggg",
        name: "Cirque du Soleil",
        url: `${SITE}/channel/UCPiWIjwDZQo3UobMqvi4ggg`,
        handle: "@CirqueduSoleil",
        isVerified: true,
      },
      durationSeconds: 3585,
      viewCount: 1_440_528,
      viewCountText: "1,440,528 views",
      publishedText: "1 year ago",
      isLive: false,
      badges: ["4K"],
      subscriberCount: null,
      resultPosition: 1,
      totalResultCount: 2_293_528,
    });
    expect(records[0]?.["title"]).toMatch(/^60\sminutes\ssp.+ECHO$/u);
    expect(records[0]?.["description"]).toMatch(/^Découvrez des numéros palpitants/);
    expect(records[0]?.["thumbnails"]).toHaveLength(2);
    expect(records[3]).toMatchObject({
      id: "nQ5eUJNXrMw",
      durationSeconds: 4080,
      viewCount: 18_062_221,
      badges: null,
    });
    expect(records.map((record) => record["resultPosition"])).toEqual(
      Array.from({ length: 40 }, (_, at) => at + 1),
    );
    expect(records.filter((record) => record["durationSeconds"] === null)).toHaveLength(1);
  });

  test("a search of channels", async () => {
    const answers = [
      call("search", { query: "bbc", params: "EgIQAvABAQ%3D%3D" }, recording("search-channels-bbc.json")),
    ];
    const { records, warnings } = await run({ searchTerms: ["bbc"], kind: "channel" }, answers, 20);
    expect([records.length, warnings]).toEqual([20, {}]);
    expect(records[0]).toMatchObject({
      id: "UC16niRr50-MSBwiO3YDb3RA",
      kind: "channel",
      title: "BBC News",
      subscriberCount: 19_100_000,
      subscriberCountText: "19.1m subscribers",
      videoCount: null,
      channel: { handle: "@BBCNews", isVerified: true },
      totalResultCount: 20_325,
    });
    expect(records.every((record) => Number(record["subscriberCount"]) > 1000)).toBe(true);
  });

  test("a channel over two pages of lockups", async () => {
    const [first, second] = [
      "channel-videos-creativecommons-p1.json",
      "channel-videos-creativecommons-p2.json",
    ].map(recording);
    const id = "UCTwECeGqMZee77BjdoYtI2Q";
    const grid = [...allOf(JSON.parse(first ?? ""), "richGridRenderer")][0] as { contents: object[] };
    const input = { channels: [id] };
    const { ending, records, warnings } = await run(
      input,
      [
        page(`/channel/${id}/videos?hl=en-GB&gl=GB`, drawn(JSON.parse(first ?? ""))),
        call("browse", { continuation: tokenOf(JSON.stringify(grid.contents.at(-1))) }, second ?? ""),
      ],
      60,
    );
    expect([ending, records.length, warnings]).toEqual(["enough", 60, {}]);
    expect(records[0]).toMatchObject({
      id: "BD-LB23rRBE",
      title:
        "Expert Panel III: Global Perspectives on Open Heritage and Diversity, Inclusion, and Sustainability",
      durationSeconds: 4054,
      viewCount: 28,
      publishedText: "13 days ago",
      isLive: false,
      tab: "videos",
      channel: { id, name: "Creative Commons", handle: "@creativecommons", isVerified: null },
      channelInfo: {
        id,
        name: "Creative Commons",
        handle: "@creativecommons",
        keywords: ["creative commons", "remix", "culture", "nonprofit"],
        subscriberCount: 8840,
        subscriberCountText: "8.84k subscribers",
        videoCount: 258,
        isFamilySafe: true,
        rssUrl: `${SITE}/feeds/videos.xml?channel_id=${id}`,
        viewCount: null,
        links: null,
      },
    });
    const info = records[0]?.["channelInfo"] as JsonObject;
    expect(info["bannerUrl"]).toContain("=w2560-");
    expect(info["availableCountries"]).toHaveLength(249);
    expect(records[59]).toMatchObject({
      id: "9c1Kl8ElHug",
      durationSeconds: 2727,
      viewCount: 107,
      resultPosition: 60,
    });
    const other = await run({ channels: ["UCaaaaaaaaaaaaaaaaaaaaaa"] }, [
      page("/channel/UCaaaaaaaaaaaaaaaaaaaaaa/videos?hl=en-GB&gl=GB", drawn(JSON.parse(first ?? ""))),
    ]);
    expect([other.ending, other.records]).toEqual(["source_changed", []]);
  });

  test("the shorts of a channel", async () => {
    const answers = [page("/@Doobydobap/shorts?hl=en-GB&gl=GB", drawn(json("shorts-channel-tab-p1.json")))];
    const { records, warnings } = await run({ operation: "shorts", channels: ["@Doobydobap"] }, answers, 48);
    expect([records.length, warnings]).toEqual([48, {}]);
    expect(records[0]).toMatchObject({
      id: "l-X5WbDSH2o",
      url: `${SITE}/shorts/l-X5WbDSH2o`,
      title: "Packing lunch for my special roommate",
      viewCount: 895_000,
      viewCountText: "895k views",
      thumbnails: [
        {
          url: expect.stringMatching(/^https:\/\/i\.ytimg\.com\/vi\/l-X5WbDSH2o\//) as string,
          widthPx: 405,
          heightPx: 720,
        },
      ],
      channel: {
        id: "UCh8gHdtzO2tXd593_bjErWg",
        name: "Doobydobap",
        url: `${SITE}/channel/UCh8gHdtzO2tXd593_bjErWg`,
        imageUrl: expect.stringMatching(/^https:/) as string,
        handle: "@Doobydobap",
        isVerified: true,
      },
      resultPosition: 1,
    });
    expect(records.map((record) => record["resultPosition"])).toEqual(
      Array.from({ length: 48 }, (_, at) => at + 1),
    );
  });

  test("a playlist, with its sidebar and without", async () => {
    const id = "PL8dPuuaLjXtOAKed_MxxWBNaPno5h3Zs8";
    const data = {
      ...json("playlist-learning-items.json"),
      header: json("playlist-learning-header.json")["header"] ?? null,
    };
    const url = `/playlist?list=${id}&hl=en-GB&gl=GB`;
    const { ending, records, warnings } = await run({ playlistIds: [id] }, [page(url, drawn(data))]);
    expect([ending, records.length, warnings]).toEqual(["exhausted", 49, {}]);
    expect(records[0]).toMatchObject({
      id: "pVkUCrgQCCc",
      title: "Crash Course Anatomy & Physiology Preview",
      durationSeconds: 113,
      viewCount: 2_600_000,
      viewCountText: "2.6m views",
      publishedText: "11 years ago",
      isLive: false,
      isPlayable: true,
      resultPosition: 1,
      channel: { id: "UCX6b17PVsYBQ0ip5gyeme-Q", name: "CrashCourse", handle: "@crashcourse" },
      playlistInfo: {
        id,
        title: "Anatomy & Physiology",
        videoCount: 49,
        viewCount: 32_026_719,
        updatedOn: "2022-07-15",
        channel: { name: "CrashCourse", handle: "@crashcourse" },
      },
    });
    expect(records[48]).toMatchObject({ id: "-eIuQAMTI4I", durationSeconds: 3385, viewCount: 281_000 });
    const bare = await run({ playlistIds: [id] }, [page(url, drawn({ ...data, sidebar: null }))]);
    expect(bare.records[0]).toMatchObject({
      playlistInfo: {
        videoCount: 49,
        viewCount: 32_026_719,
        channel: { name: null, handle: "@crashcourse" },
      },
    });
    const half = await run({ playlistIds: [id] }, [page(url, drawn(data).slice(0, 90_000))]);
    expect(half.ending).toBe("source_changed");
  });

  test("trends of games, and a chart of music", async () => {
    const gaming = { browseId: "UCOpNcN46UbXVtpKMrmU4Abg", params: "Egh0cmVuZGluZw%3D%3D" };
    const games = await run({ chart: "gaming" }, [call("browse", gaming, recording("trending-gaming.json"))]);
    expect([games.records.length, games.warnings]).toEqual([50, {}]);
    expect(games.records[0]).toMatchObject({
      id: "-_DaUyAB_DE",
      title: "Minecraft Speedrunner VS 5 Hunters REVIVAL",
      viewCount: 3_172_670,
      durationSeconds: 3160,
      url: `${SITE}/watch?v=-_DaUyAB_DE`,
      kind: "video",
      viewCountText: "3,172,670 views",
      publishedText: "17 hours ago",
      isLive: false,
      artists: null,
      publishedOn: null,
      chart: "gaming",
      resultPosition: 1,
      channel: {
        id: "UCTkXRDQl0luXxVQrRQvWS6w",
        name: "Dream",
        url: `${SITE}/channel/UCTkXRDQl0luXxVQrRQvWS6w`,
        isVerified: true,
      },
    });
    const asked = { clientName: "WEB_MUSIC_ANALYTICS", clientVersion: "2.0", hl: "en-GB", gl: "GB" };
    const query =
      "perspective=CHART_DETAILS&chart_params_country_code=GB&chart_params_chart_type=TRENDING_VIDEOS";
    const body = JSON.stringify({
      context: { client: asked },
      browseId: "FEmusic_analytics_charts_home",
      query,
    });
    const url = "https://charts.youtube.com/youtubei/v1/browse?alt=json&prettyPrint=false";
    const music = await run({ chart: "music" }, [{ url, body, text: recording("trending-music-gb.json") }]);
    expect([music.records.length, music.warnings]).toEqual([30, {}]);
    expect(music.records[0]).toMatchObject({
      id: "7sxVHYZ_PnA",
      durationSeconds: 352,
      artists: ["Harry Styles"],
      publishedOn: "2026-01-23",
      resultPosition: 1,
      country: "gb",
      url: `${SITE}/watch?v=7sxVHYZ_PnA`,
      kind: "video",
      title: "Aperture (Official Video)",
      viewCount: null,
      publishedText: null,
      chart: "music",
      channel: {
        id: "UCbOCbp5gXL8jigIBZLqMPrw",
        name: "HarryStylesVEVO",
        url: `${SITE}/channel/UCbOCbp5gXL8jigIBZLqMPrw`,
        handle: null,
      },
    });
    expect(music.records.map((record) => record["resultPosition"])).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    );
  });
});
