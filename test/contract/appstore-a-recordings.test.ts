import { describe, expect, test } from "vitest";
import type { JsonObject, RunContext } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/appstore-a/index.ts";
import { readChart } from "../../src/plugins/appstore-a/rankings/chart.ts";
import { readProductPage } from "../../src/plugins/appstore-a/shop/product-page.ts";
import { type Answer, recordingsOf, runOver } from "./recordings.ts";

// Real answers of 2015 to 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("appstore-a", "the App Store");

/** Runs an operation over answers by the URL that it asks. */
const run = (input: JsonObject, answers: Record<string, Answer>, limit?: number) =>
  runOver(scraper, input, answers, limit);

const lookup = (id: string, country: string, entity = "software") =>
  `https://itunes.apple.com/lookup?id=${id}&country=${country}&entity=${entity}`;

describe.skipIf(!present)("recordings", () => {
  test("a search of 2026", async () => {
    const url =
      "https://itunes.apple.com/search?term=vpn&media=software&limit=200&country=us&entity=software";
    const input = { searchTerms: ["vpn"] };
    const { records, warnings, ending } = await run(input, {
      [url]: recording("search-vpn-us-2026-03.json"),
    });
    expect([ending, records.length, warnings]).toEqual(["exhausted", 10, {}]);
    expect(records[0]).toMatchObject({
      id: "1370293473",
      title: "VPN - Super Unlimited Proxy",
      url: "https://apps.apple.com/us/app/id1370293473",
      bundleId: "mobi.mobilejump.freevpn",
      kind: "software",
      version: "2.34.0",
      releasedAt: "2018-05-15T11:50:11Z",
      updatedAt: "2026-03-16T07:35:26Z",
      developer: "Mobile Jump Pte Ltd",
      developerId: "1484585154",
      developerUrl: "https://apps.apple.com/us/developer/mobile-jump-pte-ltd/id1484585154",
      developerWebsite: "https://www.vpnsuper.com/",
      sellerName: "Mobile Jump Pte Ltd",
      price: 0,
      priceMicros: 0,
      priceText: "Free",
      currency: "USD",
      isFree: true,
      rating: 4.62802,
      ratingCount: 2_021_776,
      versionRatingCount: 2_021_776,
      genre: "Productivity",
      genreId: "6007",
      genres: ["Productivity", "Utilities"],
      genreIds: ["6007", "6002"],
      contentRating: "4+",
      advisories: [],
      minOsVersion: "16.0",
      sizeBytes: 152_422_400,
      features: ["iosUniversal"],
      gameCenter: false,
      volumePurchase: true,
      screenshotUrls: null,
      term: "vpn",
      resultPosition: 1,
    });
    expect(records[0]?.["supportedDevices"]).toHaveLength(122);
    expect(records[0]?.["languages"]).toHaveLength(15);
    expect(records[1]).toMatchObject({
      id: "1528940523",
      title: "VPN - Fast VPN Super ™",
      contentRating: "17+",
    });
    expect(records[1]?.["screenshotUrls"]).toHaveLength(4);
    expect(records.filter((record) => record["screenshotUrls"] === null)).toHaveLength(8);
  });

  test.each([
    ["310633997", "hk", "iphone", "software", "app-lookup-whatsapp-hk-2018-01.json"],
    ["803453959", "us", "mac", "macSoftware", "app-lookup-slack-mac-2018.json"],
  ])("a lookup of %s in 2018", async (id, country, device, entity, file) => {
    const answers = { [lookup(id, country, entity)]: recording(file) };
    const { records, ending } = await run({ appIds: [id], country, device }, answers);
    expect([ending, records.length]).toEqual(["exhausted", 1]);
    expect(records[0]).toMatchObject(
      device === "mac"
        ? {
            id,
            kind: "mac-software",
            title: "Slack",
            version: "3.3.3",
            rating: 4,
            ratingCount: 1467,
            supportedDevices: null,
            url: "https://apps.apple.com/us/app/id803453959",
          }
        : {
            id,
            kind: "software",
            title: "WhatsApp Messenger",
            version: "2.18.10",
            rating: 4,
            ratingCount: 98_311,
            url: "https://apps.apple.com/hk/app/id310633997",
          },
    );
  });

  test("a chart of 2018 whose only app is looked up", async () => {
    const answers = {
      "https://itunes.apple.com/WebObjects/MZStoreServices.woa/ws/charts?cc=hk&g=36&name=FreeApplications&limit=200":
        '{"resultIds":[]}',
      "https://itunes.apple.com/hk/rss/topfreeapplications/limit=200/json": recording(
        "rankings-legacy-rss-single-entry-hk-2018-01.json",
      ),
      [lookup("310633997", "hk")]: recording("app-lookup-whatsapp-hk-2018-01.json"),
    };
    const { records, ending, warnings } = await run({ chart: "free", country: "hk" }, answers);
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
    expect(records[0]).toMatchObject({
      id: "310633997",
      url: "https://apps.apple.com/hk/app/id310633997",
      title: "WhatsApp Messenger",
      bundleId: "net.whatsapp.WhatsApp",
      kind: "software",
      version: "2.18.10",
      developer: "WhatsApp Inc.",
      developerId: "310634000",
      price: 0,
      isFree: true,
      rating: 4,
      ratingCount: 98_311,
      genreId: "6005",
      country: "hk",
      chart: "top_free",
      chartGenreId: "36",
      chartSource: "feed",
      resultPosition: 1,
      term: null,
    });
  });

  test("the page of an app of 2026", () => {
    const page = {
      url: "https://apps.apple.com/us/app/id1546947240",
      text: recording("page-floating-clock-us-2026-reduced.html"),
    };
    const warned: string[] = [];
    const read = readProductPage(
      page,
      "1546947240",
      "us",
      (code, message) => void warned.push(`${code} ${message}`),
    );
    expect(warned).toEqual([]);
    expect(read).toMatchObject({
      subtitle: "ms Timer, Net Speed & Alerts",
      inAppPurchases: [
        { name: "Lifetime Membership", priceText: "$4.99" },
        { name: "Quarterly Membership", priceText: "$1.99" },
      ],
      ratingHistogram: null,
      privacy: null,
      versionHistory: null,
      chartRank: null,
      isEditorsChoice: null,
      isPreorder: false,
      hasInAppPurchases: true,
      capabilities: null,
      accessibility: null,
      similarApps: null,
      moreByDeveloper: null,
      topReviews: null,
      shots: {
        screenshotUrls: null,
        tabletScreenshotUrls: null,
        tvScreenshotUrls: null,
        macScreenshotUrls: null,
      },
    });
    expect(read.compatibility?.map(({ device }) => device)).toEqual([
      "iPhone",
      "iPad",
      "iPod touch",
      "Mac",
      "Apple Vision",
      "Apple Watch",
    ]);
    expect(read.compatibility).toHaveLength(6);
    expect(read.compatibility?.[3]).toEqual({
      device: "Mac",
      text: "Requires macOS 12.0.0 or later and a Mac with Apple M1 chip or later.",
    });
    const never = () => undefined;
    expect(() => readProductPage(page, "1546947241", "us", never)).toThrow("not about app 1546947241");
    expect(() => readProductPage(page, "1546947240", "hk", never)).toThrow('of country "us"');
  });

  test("reviews of 2015", async () => {
    const id = "375380948";
    const app = {
      ...(JSON.parse(recording("app-lookup-slack-mac-2018.json")) as { results: object[] }).results[0],
    };
    const link = `https://apps.apple.com/jp/app/x/id${id}`;
    const results = [{ ...app, trackId: Number(id), trackViewUrl: link }];
    const { records, warnings } = await run(
      { operation: "reviews", appIds: [id], country: "jp" },
      {
        [lookup(id, "jp")]: JSON.stringify({ resultCount: 1, results }),
        [`https://itunes.apple.com/jp/rss/customerreviews/page=1/id=${id}/sortby=mostrecent/json`]: recording(
          "reviews-rss-apple-store-jp-2015-06-redacted.json",
        ),
      },
      50,
    );
    expect(warnings).toEqual({});
    expect(records).toHaveLength(50);
    expect(records[0]).toMatchObject({
      id: "1205430410",
      title: "あまり",
      text: "利便性がわかりずらい",
      rating: 4,
      appVersion: "3.3",
      publishedAt: null,
      helpfulCount: 0,
      voteCount: 0,
      author: null,
      appId: id,
      country: "jp",
      reviewSource: "feed",
      url: `https://apps.apple.com/jp/app/id${id}`,
      reply: null,
      appInfo: null,
    });
    expect(records.filter(({ rating }) => rating === 1)).toHaveLength(23);
    expect(records.find((record) => record["id"] === "1092067385")).toMatchObject({
      helpfulCount: 3,
      voteCount: 3,
    });
  });

  test("an empty feed of 2026 is not believed", async () => {
    const id = "839285684";
    const app = {
      ...(JSON.parse(recording("app-lookup-slack-mac-2018.json")) as { results: object[] }).results[0],
    };
    const results = [
      { ...app, trackId: Number(id), trackViewUrl: `https://apps.apple.com/us/app/x/id${id}` },
    ];
    const { records, warnings } = await run(
      { operation: "reviews", appIds: [id] },
      {
        [lookup(id, "us")]: JSON.stringify({ resultCount: 1, results }),
        [`https://itunes.apple.com/us/rss/customerreviews/page=1/id=${id}/sortby=mostrecent/json`]: recording(
          "reviews-rss-empty-2026-08.json",
        ),
      },
    );
    expect(records).toEqual([]);
    expect(warnings).toEqual({ reviews_not_listed: 3, reviews_list_failed: 2 });
  });

  test("the ids of charts", async () => {
    const answer = (text: string) => ({ json: () => JSON.parse(text) as unknown });
    const chart = (answers: string[], country: string) => {
      const http = { get: () => Promise.resolve(answer(answers.shift() ?? "")) };
      const ctx = { http, origin: () => "https://x.example", warn: () => undefined, held: () => undefined };
      return readChart(ctx as unknown as RunContext, { chart: "top_free", device: "iphone", country }, "36");
    };
    const legacy = ['{"resultIds":[]}', recording("rankings-legacy-rss-single-entry-hk-2018-01.json")];
    expect(await chart([...legacy], "hk")).toEqual({ ids: ["310633997"], source: "feed" });
    const marketing = recording("rankings-marketingtools-top-free-us-2026-03.json");
    const { ids, source } = await chart(['{"resultIds":[]}', '{"feed":{"title":{}}}', marketing], "us");
    expect([source, ids.length]).toEqual(["marketing", 10]);
    expect(ids.slice(0, 3)).toEqual(["423246594", "307184892", "6448311069"]);
    // The chart of another country is none.
    const another = chart([...legacy, '{"feed":{}}'], "us");
    await expect(another).rejects.toMatchObject({ code: "source_changed" });
  });
});
