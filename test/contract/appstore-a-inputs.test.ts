import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import { batchesOf } from "../../src/plugins/appstore-a/app/app.ts";
import scraper from "../../src/plugins/appstore-a/index.ts";
import { apiLanguage, storefrontHeader } from "../../src/plugins/appstore-a/source.ts";
import { readStoreUrl } from "../../src/plugins/appstore-a/targets.ts";

const STORE = "https://apps.apple.com";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test.each([
  [`${STORE}/us/app/whatsapp-messenger/id310633997`, "app", "310633997", "us"],
  [`${STORE}/app/id310633997`, "app", "310633997", undefined],
  ["https://itunes.apple.com/hk/app/x/id310633997?mt=8&uo=4", "app", "310633997", "hk"],
  ["itms-apps://itunes.apple.com/app/id310633997", "app", "310633997", undefined],
  [`${STORE}/de/developer/apple/id284417353?l=en-GB`, "developer", "284417353", "de"],
  ["https://itunes.apple.com/jp/artist/apple/id284417353", "developer", "284417353", "jp"],
  [`${STORE}/us/iphone/charts/6014`, "genre", "6014", "us"],
  ["https://itunes.apple.com/us/genre/ios-games/id6014", "genre", "6014", "us"],
  [`${STORE}/us/iphone/search?term=quarry%20chess`, "search", "quarry chess", "us"],
  [`${STORE}/US/app/x/id310633997`, "app", "310633997", "us"],
  [`${STORE}/us/charts/ipad/top-paid-apps/36`, "genre", "36", "us"],
  [`${STORE}/us/iphone/top-paid-apps/36`, "genre", "36", "us"],
  [
    "https://itunes.apple.com/WebObjects/MZStore.woa/wa/viewSoftware?id=310633997&mt=8",
    "app",
    "310633997",
    undefined,
  ],
  [`${STORE}/us/app?id=310633997`, "app", "310633997", "us"],
])("%s names a %s", (address, kind, value, country) => {
  expect(readStoreUrl(address)).toMatchObject({ kind, value, country });
});

test.each([
  `${STORE}/us/story/id1`,
  "https://apps.example/us/app/id1",
  "id1",
  `${STORE}/us/iphone/search`,
  "ftp://apps.apple.com/app/id1",
])("%s names nothing", (address) => expect(readStoreUrl(address)).toBeNull());

describe("an input without an operation", () => {
  test.each<[JsonObject, string]>([
    [{ url: `${STORE}/us/app/x/id1` }, "app"],
    [{ startUrls: [{ url: `${STORE}/us/developer/x/id2` }] }, "developer"],
    [{ urls: [`${STORE}/us/iphone/charts/6014`] }, "rankings"],
    [{ url: `${STORE}/us/iphone/search?term=chess` }, "search"],
    [{ query: "chess" }, "search"],
    [{ appIds: ["com.example.chess"] }, "app"],
    [{ developerId: 2 }, "developer"],
    [{ chart: "grossing" }, "rankings"],
    [{ genre: "Games" }, "rankings"],
  ])("%j selects %s", (raw, operation) => expect(read(raw)).toMatchObject({ operation }));
});

test("addresses become ids, and give the country and language where the input names none", () => {
  const urls = [`${STORE}/br/app/x/id1?l=pt_BR`, "id2", 3, "com.example.chess"];
  expect(read({ appUrls: urls })).toMatchObject({
    appIds: ["1", "2", "3", "com.example.chess"],
    country: "br",
    language: "pt-BR",
    device: "iphone",
  });
  expect(read({ appUrls: urls, country: "uk" })).toMatchObject({ country: "gb" });
});

test("words for charts, categories, flags and operations become those of the family", () => {
  const raw = {
    operation: "topCharts",
    collection: "topgrossingmacapps",
    category: "photo video",
    platform: "mac",
    optimisation: "true",
  };
  expect(read(raw)).toMatchObject({
    operation: "rankings",
    chart: "top_grossing",
    categories: ["6008"],
    device: "mac",
    includeOptimization: true,
  });
});

test.each<[JsonObject, JsonObject]>([
  [
    { url: `${STORE}/us/charts/ipad/top-paid-apps/6014` },
    { chart: "top_paid", device: "ipad", categories: ["6014"], country: "us" },
  ],
  [
    { url: `${STORE}/de/charts/mac/top-free-games/6014` },
    { chart: "top_free", device: "mac", country: "de" },
  ],
  [
    { url: `${STORE}/us/ipad/charts/36`, chart: "grossing" },
    { chart: "top_grossing", device: "ipad" },
  ],
  [{ url: `${STORE}/us/mac/search?term=chess` }, { searchTerms: ["chess"], device: "mac" }],
  [{ query: "chess: openings" }, { operation: "search", searchTerms: ["chess: openings"] }],
  [{ chart: "topfreeipadapplications" }, { chart: "top_free", device: "ipad" }],
  [{ chart: "FreeIpadApplications" }, { chart: "top_free", device: "ipad" }],
  [{ chart: "iPadAppsByRevenue" }, { chart: "top_grossing", device: "ipad" }],
  [{ chart: "TOP_PAID_MAC" }, { chart: "top_paid", device: "mac" }],
  [{ chart: "topmacapps" }, { chart: "top", device: "mac" }],
  [
    { chart: "top-free", device: "mac" },
    { chart: "top_free", device: "mac" },
  ],
  [{ chart: "newapplications" }, { chart: "new", device: "iphone" }],
])("%j keeps chart and device", (raw, expected) => expect(read(raw)).toMatchObject(expected));

test.each<[JsonObject, string]>([
  [{ operation: "rankings", url: `${STORE}/us/charts/ipad/top-paid-apps/36`, device: "mac" }, "agrees with"],
  [
    { operation: "rankings", url: `${STORE}/us/charts/ipad/top-paid-apps/36`, chart: "top_free" },
    "agrees with",
  ],
  [
    {
      operation: "rankings",
      urls: [`${STORE}/us/charts/ipad/top-paid-apps/36`, `${STORE}/us/charts/mac/top-paid-apps/36`],
    },
    "agrees with",
  ],
  [{ operation: "rankings", chart: "topfreeipadapplications", device: "mac" }, "agrees with"],
  [{ operation: "search", url: `${STORE}/us/story/id1` }, "names no search"],
  [{ operation: "search", searchTerms: ["https://apps.example/chess"] }, "names no search"],
  [{ operation: "keywords", term: "apps.apple.com/us/app/x/id1" }, "names no search"],
  [{ operation: "search", url: `${STORE}/us/mac/search?term=chess`, device: "ipad" }, "names no search"],
  [{ appIds: ["not an id"] }, "Expected a number such as 310633997"],
  [{ appIds: Array<string>(201).fill("1") }, "201 app ids; at most 200 are allowed."],
  [{ developerIds: ["Stone Games"] }, "Expected a number such as 310634000"],
  [{ operation: "rankings", categories: ["Kites"] }, "Expected a category number"],
  [{ operation: "rankings", chart: "worst" }, "chart"],
  [{ searchTerms: Array<string>(51).fill("a") }, "51 search terms; at most 50 are allowed."],
  [{ operation: "reviews", appIds: ["1"], stars: [6] }, "6 is outside 1 to 5."],
])("refuses %j", (raw, message) => {
  let refused: unknown = null;
  try {
    read(raw);
  } catch (error) {
    refused = error;
  }
  expect(JSON.stringify((refused as AppError | null)?.details ?? null)).toContain(message);
});

test("numbers are looked up 200 in a call, bundle ids one by one", () => {
  const ids = Array.from({ length: 201 }, (_, index) => String(index));
  expect(batchesOf(["a.b", ...ids, "c.d"]).map(({ length }) => length)).toEqual([200, 1, 1, 1]);
});

test("the API wants a region with every language, and older calls the number of the storefront", () => {
  expect(apiLanguage({ country: "us" })).toBeUndefined();
  expect(apiLanguage({ country: "ch", language: "fr" })).toBe("fr_ch");
  expect(apiLanguage({ country: "ch", language: "pt-BR" })).toBe("pt_br");
  expect(storefrontHeader("de")).toEqual({ "x-apple-store-front": "143443-1,29" });
  expect(() => storefrontHeader("aq")).toThrow(
    expect.objectContaining({ code: "source_request_refused" }) as Error,
  );
});
