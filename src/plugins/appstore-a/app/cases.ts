import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

const CHESS = "1000000001";
const ALL = ["AppInfo", "Screenshots", "Ratings", "Reviews", "Versions", "Developer", "Optimization"];

export const appCases: PluginCase[] = [
  {
    name: "Apps of one call, by id and address, with everything of their pages",
    input: {
      urls: [`https://apps.apple.com/us/app/quarry-chess/id${CHESS}`, "id1000000002", 1000000009],
      lang: "en",
      ...Object.fromEntries(ALL.map((name) => [`include${name}`, true])),
    },
    har: "app/app.har.json",
    truncate: "/lookup",
    expect: {
      count: 2,
      warnings: { input_not_found: 1, app_page_not_found: 1 },
      records: [
        {
          id: CHESS,
          priceMicros: 1_990_000,
          sizeBytes: 52_428_800,
          subtitle: "Openings & puzzles",
          ratingHistogram: { 1: 60, 5: 1200 },
          inAppPurchases: [{ name: "Lessons", priceText: "$4.99" }, { name: "Puzzle pack" }],
          compatibility: [{ device: "iPhone" }, { text: "Requires iPadOS 16.0 or later." }],
          versionHistory: [{ version: "3.2.1" }, { releasedOn: "2025-12-24", text: "New puzzles." }],
          chartRank: { rank: 3, chart: "Board" },
          isEditorsChoice: true,
          isPreorder: false,
          hasInAppPurchases: true,
          capabilities: [{ title: "Game Center", text: "Challenge friends." }],
          accessibility: [{ title: "VoiceOver", text: "On all screens." }],
          topReviews: [{ reply: { text: "Thank you." } }, { reply: null }],
          screenshotUrls: { $count: 2 },
          featureCoverage: {
            includeRatings: "extracted",
            includeReviews: "partial",
            includeOptimization: "extracted",
          },
        },
        {
          id: "1000000002",
          kind: "mac-software",
          price: null,
          isFree: null,
          rating: null,
          screenshotUrls: { $count: 1 },
        },
      ],
    },
  },
  {
    name: "An app for Mac, with purchases and versions in other places of its page",
    input: { appIds: ["1000000002"], device: "mac", includeScreenshots: true, includeVersions: true },
    har: "app/app-mac.har.json",
    expect: {
      count: 1,
      records: [
        {
          screenshotUrls: ["https://is1-ssl.mzstatic.com/image/thumb/notes/mac/1/1200x2600bb.jpg"],
          inAppPurchases: [{ name: "Lessons", priceText: "$4.99" }],
          versionHistory: [{ version: "3.2.1" }, { version: "3.2" }],
        },
      ],
    },
  },
  {
    name: "A page in the layout of before 2025",
    input: { appIds: ["1000000003"], includeOptimization: true, includeVersions: true },
    har: "app/app-older.har.json",
    expect: {
      count: 1,
      warnings: { older_page: 1 },
      records: [
        {
          inAppPurchases: [
            { name: "Lessons", priceText: "$4.99" },
            { name: "Puzzle pack", priceText: "$1.99" },
          ],
          screenshotUrls: ["https://is1-ssl.mzstatic.com/image/thumb/go/phone/1/643x0w.webp"],
          tabletScreenshotUrls: ["https://is1-ssl.mzstatic.com/image/thumb/go/pad/1/643x0w.webp"],
          versionHistory: [
            { version: "3.2.1", releasedOn: "2024-03-01", text: "Faster openings." },
            { version: "3.2", releasedOn: "2023-12-24", text: null },
          ],
          privacy: null,
          similarApps: null,
        },
      ],
    },
  },
  {
    name: "A page that shows only the newest version says so",
    input: { appIds: ["1000000002"], device: "mac", includeVersions: true },
    har: "app/app-newest-version.har.json",
    expect: {
      count: 1,
      warnings: { versions_missing: 1 },
      records: [{ versionHistory: null, featureCoverage: { includeVersions: "not_found" } }],
    },
  },
  {
    name: "An app by its bundle id and one by its number, each in a call",
    input: { appIds: ["com.example.chess", "1000000003"], country: "de" },
    har: "app/app-bundle.har.json",
    expect: { count: 2, records: [{ id: "1000000003", isFree: true, country: "de" }, { id: CHESS }] },
  },
  {
    name: "An app that no storefront answer holds is missing",
    input: { bundleId: "com.example.gone" },
    har: "app/app-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  ...withoutRecords("app/app", { appIds: [CHESS], country: "us" }, [
    ["An answer about another app is none", "other", "source_changed"],
    ["An answer of another country is none", "country", "source_changed"],
    ["A status 403 asks for a slower pace", "slower", "source_rate_limited"],
    ["A country without a storefront is refused", "refused", "source_request_refused", { country: "aq" }],
  ]),
  {
    name: "A challenge in place of a page costs what only pages have",
    input: { appIds: [CHESS, "1000000003"], includeScreenshots: true },
    har: "app/app-page-refused.har.json",
    expect: { count: 2, error: "source_blocked", warnings: { app_page_not_read: 2 } },
  },
  {
    name: "A page about another app is not read",
    input: { appIds: [CHESS], includeRatings: true },
    har: "app/app-page-other.har.json",
    expect: { count: 1, error: "source_changed", warnings: { app_page_not_read: 1 } },
  },
];
