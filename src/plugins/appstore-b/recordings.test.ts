import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { jspbAt } from "../../plugin-shared/google/jspb.ts";
import { readBatchexecute } from "./rpc/batchexecute.ts";
import { type PageText } from "../../plugin-sdk/index.ts";
import { parseAppPage } from "./app/app-page.ts";
import { parseDataSafetyPage } from "./data-safety/data-safety-page.ts";
import { parseDeveloperPage } from "./developer/developer-page.ts";
import { SUGGESTION } from "./keywords/record.ts";
import { permissionGroups } from "./permissions/permission-groups.ts";
import { parseChart } from "./rankings/rankings.ts";
import { parseReviews } from "./reviews/review-text.ts";
import { parseSearchPage } from "./search/search-page.ts";
import { isNotFoundPage } from "./source.ts";

// Real pages of July 2026, which are kept outside the repository.
const FOLDER = new URL("../../../../shared/fixtures/appstore-b/", import.meta.url);
const present = existsSync(FOLDER);
if (!present)
  console.log(
    "Skipped: the recordings of Google Play are not on this machine (../shared/fixtures/appstore-b).",
  );

const US = { country: "us", language: "en" };
const ALL_PARTS = { includePermissions: true, includeReviews: true, includeLegalContact: true };
/** A known page of the source gives no warning at all. */
const never = (code: string, message: string): never => {
  throw new Error(`${code} ${message}`);
};
const TRANSLATE = "com.google.android.apps.translate";

function recording(name: string): PageText {
  return { text: readFileSync(new URL(name, FOLDER), "utf8"), url: "https://play.google.com/recorded" };
}

describe.skipIf(!present)("recordings", () => {
  test("the page of a paid game", () => {
    const id = "com.mojang.minecraftpe";
    const app = parseAppPage(recording("app-minecraft-2026-07-trimmed.html"), id, US, ALL_PARTS, never);
    expect(app).toMatchObject({
      id,
      title: "Minecraft: Dream it, Build it!",
      url: "https://play.google.com/store/apps/details?id=com.mojang.minecraftpe&hl=en&gl=us",
      price: 6.99,
      currency: "USD",
      priceMicros: 6_990_000,
      priceText: "$6.99",
      isFree: false,
      originalPrice: null,
      discountEndsAt: null,
      rating: 4.315863,
      ratingText: "4.3",
      ratingCount: 5_715_302,
      reviewCount: 633_450,
      ratingHistogram: { 1: 594_092, 2: 170_943, 3: 264_728, 4: 491_363, 5: 4_194_160 },
      installs: "50,000,000+",
      minInstalls: 50_000_000,
      exactInstalls: 91_130_079,
      installsShort: "50M+",
      version: "1.26.32.2",
      androidVersion: "8.0",
      minSdk: 26,
      targetSdk: 35,
      developer: "Mojang",
      developerId: "4772240228547998649",
      developerInternalId: "4772240228547998649",
      developerUrl: "https://play.google.com/store/apps/dev?id=4772240228547998649",
      developerWebsite: "http://help.mojang.com/",
      developerContact: { supportEmail: "help@minecraft.net", legalName: "Microsoft Corporation" },
      genre: "Arcade",
      genreId: "GAME_ARCADE",
      offersInAppPurchases: true,
      inAppPurchaseRange: "$0.99 - $49.99 per item",
      available: true,
      preregister: false,
      earlyAccess: false,
      containsAds: null,
      playPass: null,
      releasedText: "Aug 15, 2011",
      releasedAt: "2011-08-16T06:17:21.825Z",
      updatedAt: new Date(1_782_338_684_594).toISOString(),
      recentChanges: "What's new in 26.32: Various bug fixes!",
      chart: { list: "top paid arcade", rank: "#1" },
      videoUrl: "https://play.google.com/video/lava/web/player/yt:movie:BLtLrFNRE-E?autoplay=1&embed=play",
      previewVideoUrl: "https://play-games.googleusercontent.com/vp/mp4/1280x720/BLtLrFNRE-E.mp4",
      contentRating: "Everyone 10+",
      contentRatingDescription: "Fantasy Violence",
      interactiveElements: "Users Interact, In-Game Purchases",
      ratingsByDevice: [
        { device: "phone", rating: 4.279334 },
        { device: "tablet", rating: 4.421736 },
        { device: "chromebook", rating: 4.6023254 },
      ],
    });
    expect(app.screenshots?.[0]).toMatchObject({ widthPx: 2208, heightPx: 1242 });
    expect(app.moreByDeveloper).toHaveLength(2);
    expect(app.similarApps).toHaveLength(6);
    expect(app.similarApps?.[0]?.developer).toBe("Blockman GO studio");
    expect(app.permissions?.slice(0, 3).map(({ name }) => name)).toEqual([
      "Photos/Media/Files",
      "Storage",
      "Wi-Fi connection information",
    ]);
    expect(app.topReviews).toHaveLength(20);
    expect(app.topReviews?.[0]).toMatchObject({ rating: 4, helpfulCount: 3983, appVersion: "1.21.44.01" });
    expect(app.categories?.slice(0, 2)).toEqual([
      { name: "Simulation", id: "GAME_SIMULATION" },
      { name: "Sandbox", id: null },
    ]);
    expect(app.dataSafetySummary).toHaveLength(4);
  });

  test("a search with an exact match", () => {
    const page = recording("search-panda-2026-07-trimmed.html");
    const { hits, token } = parseSearchPage(page, "panda", US, never);
    const [card, ...list] = hits;
    expect(token).toBeNull();
    expect(card?.isExactMatch).toBe(true);
    expect(card?.app).toMatchObject({
      id: "com.pandaexpress.app",
      title: "Panda Express",
      rating: 4.596675,
      installs: "5,000,000+",
      minInstalls: 5_000_000,
      isFree: true,
    });
    expect(list).toHaveLength(19);
    expect(list[0]).toMatchObject({
      isExactMatch: false,
      app: {
        id: "com.sinyee.babybus.restaurant",
        title: "Little Panda's Restaurant",
        rating: 4.192623,
        developer: "BabyBus",
        installs: "100,000,000+",
        minInstalls: 100_000_000,
        contentRating: "Everyone",
      },
    });
    expect(list[2]?.app).toMatchObject({
      title: "Panda Mouse Pro",
      price: 5.99,
      priceText: "$5.99",
      isFree: false,
    });
  });

  test("the page of a developer with a number", () => {
    const id = "5700313618786177705";
    const page = parseDeveloperPage(recording("developer-google-2026-07-trimmed.html"), id, US, never);
    expect(page.aside.profile).toMatchObject({
      developerId: id,
      name: "Google LLC",
      description: "Apps from Google to help you get the most out of your day, across all your devices.",
    });
    expect(page.aside.featuredId).toBe("com.google.android.googlequicksearchbox");
    const [featured, ...list] = page.apps;
    expect(featured?.app.id).toBe("com.google.android.googlequicksearchbox");
    expect(list.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(list[0]?.app).toMatchObject({
      id: "com.google.android.apps.messaging",
      rating: 4.303828,
      isFree: true,
    });
    expect(page.token).toMatch(/^YpUBSj8KPQ/);
  });

  test("the chart of free games", () => {
    const apps = parseChart(
      readBatchexecute(recording("rankings-topfree-game-us-2026-07.txt"), "vyAe2"),
      US,
      never,
    );
    expect(apps).toHaveLength(100);
    expect(apps.slice(0, 3).map(({ app }) => [app.id, app.rating])).toEqual([
      ["com.oakever.meowdoku", 4.6152463],
      ["com.moonactive.holestars", expect.any(Number)],
      ["com.roblox.client", 4.1827126],
    ]);
  });

  test("the newest reviews of an app, without profile ids", () => {
    const page = recording("reviews-translate-newest-2026-07-redacted.txt");
    const { reviews, nextToken } = parseReviews(readBatchexecute(page, "UsvDTd"), never);
    expect(reviews).toHaveLength(150);
    expect(reviews[0]).toMatchObject({ rating: 5, text: "niec", publishedAt: "2026-07-06T13:55:24.077Z" });
    expect(reviews.filter(({ criteria }) => criteria !== null)).toHaveLength(54);
    expect(reviews.filter(({ reply }) => reply !== null)).toHaveLength(42);
    expect(reviews.filter(({ appVersion }) => appVersion === null)).toHaveLength(33);
    expect(nextToken).toMatch(/^CtgBIs8BAU60/);
    expect(JSON.stringify(reviews)).not.toMatch(/100000000000000\d{6}/);
  });

  test("the permissions of an app", () => {
    const groups = permissionGroups(
      readBatchexecute(recording("permissions-translate-2026-07.txt"), "xdSrCf"),
      never,
    );
    const names = (kind: string) => groups.filter((group) => group.kind === kind).map(({ name }) => name);
    expect(names("common")).toHaveLength(8);
    expect(names("common").at(0)).toBe("Identity");
    expect(names("common").at(-1)).toBe("Wi-Fi connection information");
    expect(names("other")).toEqual(["Other"]);
    expect(groups.at(-1)).toMatchObject({ kind: "ungrouped", permissions: ["receive data from Internet"] });
  });

  test("suggestions", () => {
    const payload = readBatchexecute(recording("suggest-pand-2026-07.txt"), "IJ4APc");
    const found = SUGGESTION.rows(jspbAt(payload, [0, 0]), "suggestions", never);
    const texts = found.map(({ row }) => row.suggestion);
    expect(texts).toEqual(["pandora", "panda express app", "panda", "panda vpn", "panda games"]);
  });

  test("a data safety declaration", () => {
    const page = recording("data-safety-translate-2026-07-trimmed.html");
    const report = parseDataSafetyPage(page, TRANSLATE, US, { includeLegalContact: false }, never);
    expect(report).toMatchObject({
      declared: true,
      developer: "Google LLC",
      developerContact: null,
      shared: [],
      sharedNote: expect.stringMatching(/^No data shared with third parties\. The developer says/) as string,
      collectedNote: null,
      privacyPolicyUrl: "http://www.google.com/policies/privacy/",
    });
    expect(report.collected).toHaveLength(7);
    expect(report.collected?.[0]?.category).toBe("Personal info");
    expect(report.collected?.[0]?.types.slice(0, 3)).toEqual([
      { type: "Name", optional: true, purposes: ["Account management"] },
      { type: "Email address", optional: true, purposes: ["Analytics", "Account management"] },
      { type: "User IDs", optional: false, purposes: ["App functionality", "Analytics"] },
    ]);
    expect(report.securityPractices).toHaveLength(3);
    expect(report.securityPractices?.[2]).toEqual({
      title: "Independent security review",
      description:
        "This app has been independently validated against a global security standard. See details",
    });
  });

  test("the page of an app that does not exist", () => {
    const page = recording("data-safety-missing-2026-07.html");
    expect(isNotFoundPage({ status: 200, ...page, header: () => null })).toBe(true);
  });
});
