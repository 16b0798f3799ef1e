import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/shortvideo/index.ts";
import { readAddress } from "../../src/plugins/shortvideo/targets.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";

const SITE = "https://www.tiktok.com";
const ID = "7589207212032001001";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test.each([
  [`${SITE}/@a.b/video/${ID}?lang=en`, "video", ID],
  [`${SITE}/@a.b/photo/${ID}`, "video", ID],
  [`${SITE}/embed/v2/${ID}`, "video", ID],
  [`${SITE}/embed/${ID}`, "video", ID],
  [`https://m.tiktok.com/v/${ID}.html`, "video", ID],
  [`${SITE}/share?item_id=${ID}`, "video", ID],
  [`tiktok.com/@A.b`, "profile", "a.b"],
  [`${SITE}/embed/@a.b`, "profile", "a.b"],
  [`${SITE}/tag/Kite%C3%A9`, "hashtag", "kiteé"],
  [`${SITE}/music/original-sound-a-${ID}`, "sound", ID],
  [`${SITE}/place/Old-quarry-22535796481530101`, "place", "22535796481530101"],
  [`${SITE}/shop/store/acme/7495000000000000000`, "shop", "store/acme/7495000000000000000"],
  ["https://shop.tiktok.com/view/product/1729000000000000000", "shop", "1729000000000000000"],
  [`${SITE}/search/video?q=red%20kite&t=1`, "search", "red kite"],
  [`${SITE}/discover/red-kite`, "search", "red kite"],
  ["https://vm.tiktok.com/ZMabc12/", "short", "https://vm.tiktok.com/ZMabc12"],
  [`${SITE}/t/ZTabc12/`, "short", `${SITE}/t/ZTabc12`],
])("%s names a %s", (address, kind, value) => expect(readAddress(address)).toEqual({ kind, value }));

test.each([
  SITE,
  `${SITE}/foryou`,
  `https://x.example/@a.b/video/${ID}`,
  `${SITE}/@a.b/video/12`,
  "a.b",
  `javascript:${ID}`,
])("%s names nothing", (address) => expect(readAddress(address)).toBeNull());

describe("an input without an operation", () => {
  test.each<[JsonObject, string]>([
    [{ url: `${SITE}/@a.b/video/${ID}` }, "video"],
    [{ startUrls: [{ url: "https://vt.tiktok.com/ZSabc12/" }] }, "video"],
    [{ videoIds: [ID] }, "video"],
    [{ handles: ["@a.b"] }, "profile"],
    [{ profileUrls: [`${SITE}/@a.b`] }, "profile"],
    [{ url: `${SITE}/@a.b` }, "profile"],
    [{ url: `${SITE}/tag/kites` }, "hashtag"],
    [{ hashtag: "#kites" }, "hashtag"],
    [{ soundUrls: [`${SITE}/music/x-${ID}`] }, "sound"],
    [{ musicUrls: [`${SITE}/music/x-${ID}`] }, "sound"],
    [{ queries: ["kites"] }, "search"],
    [{ userSearch: "a.b" }, "search"],
    [{ videoSearch: ["red kite"] }, "search"],
    [{ url: "https://library.tiktok.com/ads?region=DE" }, "ads"],
    [{ url: `https://library.tiktok.com/ads/detail/?ad_id=${ID}` }, "ads"],
    [{ startUrls: [{ url: `https://library.tiktok.com/ads/detail/?ad_id=${ID}` }] }, "ads"],
    [{ adIds: [ID] }, "ads"],
  ])("%j selects %s", (raw, operation) => expect(read(raw)).toMatchObject({ operation }));
});

describe("operation tokens", () => {
  test.each([
    ["USER-POSTS", "videos"],
    ["ad_library", "ads"],
    ["Music", "music"],
    ["user following", "following"],
    ["adLibrary", "ads"],
  ])("%s is %s", (token, name) => {
    const input: JsonObject =
      name === "ads" ? {} : name === "music" ? { soundIds: [ID] } : { handles: ["a.b"] };
    expect(read({ operation: token, ...input })).toMatchObject({ operation: name });
  });
});

test.each<[JsonObject, JsonObject]>([
  [{ operation: "video", videoUrls: [`${SITE}/@a.b/video/${ID}`] }, { videoIds: [ID] }],
  [{ operation: "profile", profileUrls: ["@A.B", `${SITE}/@c.d`] }, { handles: ["a.b", "c.d"] }],
  [{ operation: "followers", username: "A.B" }, { handles: ["a.b"] }],
  [{ operation: "sound", sound: ID }, { soundIds: [ID] }],
  [{ operation: "music", musicIds: [Number(1e15)] }, { soundIds: ["1000000000000000"] }],
  [
    { operation: "search", userSearch: ["a.b"] },
    { queries: ["a.b"], section: "users" },
  ],
  [
    { operation: "search", query: "a.b", userSearch: true },
    { queries: ["a.b"], section: "users" },
  ],
  [
    { operation: "search", queries: ["kite"], userSearch: false },
    { queries: ["kite"], section: "videos" },
  ],
  [{ operation: "search", url: `${SITE}/search?q=kite` }, { queries: ["kite"] }],
  [
    {
      operation: "videos",
      handle: "a.b",
      startDate: "2025-01-01",
      endDate: "2025-02-01",
      minLikes: "5",
      maxLikes: 9,
      region: "UK",
    },
    { startDate: "2025-01-01", endDate: "2025-02-01", minLikes: 5, maxLikes: 9, region: "gb" },
  ],
  [
    { operation: "video", id: ID, downloadVideos: "true", downloadSubtitles: true, transcribeVideos: true },
    { downloadVideos: true, downloadSubtitles: true, transcribeVideos: true },
  ],
  [{ operation: "location", videoIds: [ID], placeUrls: [`${SITE}/place/x-${ID}`] }, { placeIds: [ID] }],
  [
    { operation: "location", urls: [ID, `${SITE}/place/x-${ID}`] },
    { videoIds: [ID], placeIds: [ID] },
  ],
  [
    {
      operation: "ads",
      url: "https://library.tiktok.com/ads?region=DE&adv_name=Kites&start_time=1764547200000&end_time=1767139199999&sort_type=impression,desc",
    },
    {
      queries: ["Kites"],
      region: "de",
      startDate: "2025-12-01",
      endDate: "2025-12-30",
      sort: "mostShown",
      searchBy: "advertiser",
    },
  ],
  ...["fields", "outputFields", "includeFields", "fieldProjection"].map((name): [JsonObject, JsonObject] => [
    { operation: "video", id: ID, [name]: "id, author.username" },
    { fields: ["id", "author.username"] },
  ]),
])("%j becomes %j", (raw, canonical) => expect(read(raw)).toMatchObject(canonical));

const video = { operation: "video", videoIds: [ID] };
test.each<[JsonObject, string]>([
  [{ operation: "video", videoIds: ["123"] }, "Expected an id of 15 to 20 digits"],
  [{ operation: "video", videoIds: [`${SITE}/tag/kites`] }, "Expected an id of 15 to 20 digits"],
  [{ operation: "video", videoIds: Array<string>(201).fill(ID) }, "201 videos; at most 200 are allowed."],
  [{ operation: "profile", handles: ["no handle!"] }, "Expected a handle"],
  [{ operation: "hashtag", hashtags: ["two words"] }, "Expected a hashtag"],
  [{ operation: "search", queries: ["a?b/c*"] }, "Videos are found by hashtag only"],
  [{ operation: "search", queries: ["@no handle!"] }, "Accounts are found by their handle only"],
  [{ operation: "search", userSearch: ["a"], videoSearch: ["b"] }, "make two Requests for both"],
  [{ operation: "videos", handles: ["a.b"], startDate: "yesterday" }, "Expected a day such as 2026-01-31."],
  [{ operation: "ads", region: "us" }, "The library has no advertisements of the US"],
  [{ operation: "ads", adIds: ["7"] }, "or the address of an advertisement"],
  [{ operation: "ads", adIds: [ID], queries: ["kites"] }, "Give `adIds` or `queries`"],
  [{ operation: "ads", url: `${SITE}/@a.b` }, "Expected an address such as https://library.tiktok.com"],
  [{ ...video, fields: ["id"], outputFields: ["text"] }, "both mean `fields` and have different values"],
  [{ ...video, fields: ["__proto__.polluted"] }, 'the key \\"__proto__\\" is not allowed'],
  [{ ...video, fields: ["author.constructor"] }, 'the key \\"constructor\\" is not allowed'],
  [{ ...video, fields: ["author..name"] }, "is not valid"],
  [{ ...video, fields: ["a(b)[x"] }, "is not valid"],
  [{ ...video, fields: Array<string>(51).fill("id") }, "51 paths; at most 50 are allowed."],
  [{ ...video, fields: [Array<string>(33).fill("a").join(".")] }, "more than 32 steps"],
  [{ ...video, fields: [] }, "The list of paths is empty"],
])("refuses %j", (raw, message) => {
  expect(JSON.stringify(refusalOf(raw)?.details ?? null)).toContain(message);
});

test.each<JsonObject>([
  { operation: "shop", productIds: ["1"] },
  { url: `${SITE}/shop/store/acme/7495000000000000000` },
  { startUrls: [{ url: "https://shop.tiktok.com/view/product/1729000000000000000" }] },
])("a shop is not public, and what works is named: %j", (raw) => {
  const refusal = refusalOf(raw);
  expect(refusal?.code).toBe("operation_not_public");
  expect(refusal?.message).toContain('"profile"');
});

test("the address of a place wants videos beside it", () => {
  const details = JSON.stringify(refusalOf({ url: `${SITE}/place/paris-22535796481530101` })?.details);
  expect(details).toContain("input.videoIds");
});

function refusalOf(raw: JsonObject): AppError | null {
  try {
    read(raw);
    return null;
  } catch (error) {
    return error as AppError;
  }
}
