import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import { cidOf, featureOf, featureOfHalves, isSamePlace, placeIdOf } from "../../src/plugins/maps/ids.ts";
import scraper from "../../src/plugins/maps/index.ts";
import { kinds } from "../../src/plugins/maps/place/cells.ts";
import { closedOf } from "../../src/plugins/maps/place/closed.ts";
import { filledPb } from "../../src/plugins/maps/pb.ts";
import { readMapsUrl } from "../../src/plugins/maps/targets.ts";

const HOST = "https://www.google.com";
const FEATURE = "0x14e732fd76f0d90d:0xe5415928d6702b47";
const PLACE_ID = "ChIJDdnwdv0y5xQRRytw1ihZQeU";
const LIST = "PiSwyqmbpwpP_Nr5sAang4x5QxbKwA";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test("feature id, place id and cid lead to each other", () => {
  expect(featureOf(PLACE_ID)).toBe(FEATURE);
  expect(placeIdOf(FEATURE)).toBe(PLACE_ID);
  expect(cidOf(FEATURE)).toBe("16519582940102929223");
  expect(featureOf("16519582940102929223")).toBe("0x0:0xe5415928d6702b47");
  expect(featureOf("0x14E732FD76F0D90D:0xE5415928D6702B47")).toBe(FEATURE);
  expect(placeIdOf("0x0:0xe5415928d6702b47")).toBeNull();
  expect(featureOfHalves("1506228664582330637", "-1927161133606622393")).toBe(FEATURE);
  expect(["EicxIFBpZXIgU3RyZWV0LCBLaXRlcG9ydA", "0x1:0x0", "0"].map(featureOf)).toEqual([null, null, null]);
  expect(isSamePlace(FEATURE, "0x0:0xe5415928d6702b47")).toBe(true);
  expect(isSamePlace(FEATURE, "0x1:0xe5415928d6702b47")).toBe(false);
});

test.each([
  [`${HOST}/maps/place/X/@34.6,33.0,17z/data=!4m2!3m1!1s${FEATURE}`, "place", FEATURE],
  [`${HOST}/maps/place/X/data=!4m2!3m1!1s0x14e732fd76f0d90d%3A0xe5415928d6702b47`, "place", FEATURE],
  [`https://maps.google.com/?ftid=${FEATURE}`, "place", FEATURE],
  [`https://www.google.de/maps/place/?q=place_id:${PLACE_ID}`, "place", PLACE_ID],
  [`${HOST}/maps/search/?api=1&query=x&query_place_id=${PLACE_ID}`, "place", PLACE_ID],
  [`https://search.google.com/local/reviews?placeid=${PLACE_ID}&q=x`, "place", PLACE_ID],
  [`${HOST}/maps/place/X/data=!4m5!19s${PLACE_ID}`, "place", PLACE_ID],
  ["https://maps.google.co.uk/maps?cid=16519582940102929223", "place", "16519582940102929223"],
  [`${HOST}/maps/place/X/data=!4m2!3m1!16s%2Fg%2F11c54_9hlz`, "place", "/g/11c54_9hlz"],
  [`${HOST}/maps?kgmid=/m/02qtvzv`, "place", "/m/02qtvzv"],
  [`${HOST}/maps/place/Caf%C3%A9+X/@1,2,3z`, "page", `${HOST}/maps/place/Caf%C3%A9+X/@1,2,3z`],
  [`${HOST}/maps/search/coffee+in+Athens`, "search", "coffee in Athens"],
  [`${HOST}/maps/search/100%25/`, "search", "100%"],
  [`${HOST}/maps?q=coffee`, "search", "coffee"],
  [`${HOST}/maps/placelists/list/${LIST}`, "list", LIST],
  [`${HOST}/maps/@/data=!3m1!4b1!4m2!11m1!2s${LIST}?hl=en`, "list", LIST],
  ["https://maps.app.goo.gl/AbC-1", "short", "https://maps.app.goo.gl/AbC-1"],
  ["https://goo.gl/maps/AbC1", "short", "https://goo.gl/maps/AbC1"],
])("%s names a %s", (address, kind, value) => expect(readMapsUrl(address)).toMatchObject({ kind, value }));

test.each([
  `${HOST}/search?q=coffee`,
  "https://google.evil.example/maps/place/X",
  "https://notgoogle.com/maps/search/x",
  "https://goo.gl/AbC1",
  `${HOST}/maps`,
  PLACE_ID,
])("%s names nothing", (address) => expect(readMapsUrl(address)).toBeNull());

test.each([
  ["15z", 38.0289, 2890],
  ["3281m", 38.0289, 3281],
])("the size %s of a map", (size, latitude, meters) => {
  const { viewport } = readMapsUrl(`${HOST}/maps/search/x/@${latitude},23.7,${size}`) ?? {};
  expect(viewport).toEqual({ latitude, longitude: 23.7, meters });
});

describe("an input without an operation", () => {
  test.each<[JsonObject, string]>([
    [{ query: "coffee" }, "search"],
    [{ searchTerms: ["a"], locationQuery: "Athens" }, "search"],
    [{ url: `${HOST}/maps/search/coffee` }, "search"],
    [{ startUrls: [{ url: `${HOST}/maps/place/X/data=!1s${FEATURE}` }] }, "place"],
    [{ url: "https://maps.app.goo.gl/AbC1" }, "place"],
    [{ placeIds: [PLACE_ID] }, "place"],
    [{ kgmid: "/g/11c54_9hlz" }, "place"],
    [{ cid: "16519582940102929223" }, "place"],
    [{ urls: [`${HOST}/maps/placelists/list/${LIST}`] }, "list"],
    [{ listId: LIST }, "list"],
  ])("%j selects %s", (raw, operation) => expect(read(raw)).toMatchObject({ operation }));
});

test("addresses become ids and texts, and give language and country; a search on the map stays", () => {
  const near = `${HOST}/maps/search/tea/@1,2,15z?hl=pt_BR&gl=br`;
  expect(read({ searchUrls: [near, `${HOST}/maps/search/tea`] })).toMatchObject({
    searchTerms: [near, "tea"],
    language: "pt-BR",
    country: "br",
  });
  expect(
    read({ placeUrls: [`${HOST}/maps?cid=1234567`, PLACE_ID], operation: "reviews", sort: "mostRelevant" }),
  ).toMatchObject({
    placeIds: ["1234567", PLACE_ID],
    sort: "relevance",
    language: "en",
  });
});

test("reviews are narrowed by days, languages and words under several names", () => {
  const raw = { operation: "reviews", placeIds: [PLACE_ID], endDate: "2026-01-31", reviewLanguage: "pt_br" };
  expect(read({ ...raw, reviewsQuery: "warm tea" })).toMatchObject({
    publishedUntil: "2026-01-31",
    reviewLanguages: ["pt-BR"],
    keywords: "warm tea",
  });
});

test.each<[JsonObject, string]>([
  [{ placeIds: ["not an id"] }, "Expected a place id"],
  [{ operation: "place", placeIds: [`${HOST}/maps/search/x`] }, "Expected a place id"],
  [{ searchTerms: ["https://www.example.com/x"] }, "Expected a search text, or the address of a search"],
  [
    { searchTerms: ["google.com/maps/contrib/1000000"] },
    "Expected a search text, or the address of a search",
  ],
  [{ operation: "search", searchTerms: [`${HOST}/maps?cid=1234567`] }, "Expected a search text"],
  [{ placeIds: ["/x/11c54"] }, "Expected a place id"],
  [{ listIds: ["x y"] }, "Expected the id of a shared list"],
  [{ placeIds: Array<string>(201).fill(PLACE_ID) }, "201 places; at most 200 are allowed."],
  [{ searchTerms: Array<string>(51).fill("a") }, "51 search terms; at most 50 are allowed."],
  [{ searchTerms: ["a"], latitude: 91, longitude: 0 }, "latitude"],
  [{ operation: "reviews", placeIds: [PLACE_ID], publishedAfter: "yesterday" }, "publishedAfter"],
  [{ operation: "reviews", placeIds: [PLACE_ID], reviewLanguages: ["english!"] }, "reviewLanguages"],
])("refuses %j", (raw, message) => {
  let refused: unknown = null;
  try {
    read(raw);
  } catch (error) {
    refused = error;
  }
  expect(JSON.stringify((refused as AppError | null)?.details ?? null)).toContain(message);
});

test("a search text may hold what looks like part of an address", () => {
  const searchTerms = ["tea 24/7", "www bar", "http cafe: the place"];
  expect(read({ searchTerms })).toMatchObject({ searchTerms });
});

test.each<[unknown, number | null]>([
  ["48 reviews", 48],
  ["1.234 Rezensionen", 1234],
  ["1\u202f234 avis", 1234],
  ["12,345 reviews", 12_345],
  ["1.2K reviews", 1200],
  ["1,2 Tsd. Rezensionen", 1200],
  ["\u0661\u066c\u0662\u0663\u0664 \u0645\u0631\u0627\u062c\u0639\u0629", 1234],
  ["\u0967,\u0968\u0969,\u096a\u096b\u096c", 123_456],
  ["1.2\u4e07 \u4ef6", 12_000],
  [396, 396],
  ["4.5 stars", null],
  ["many", null],
])("%s is a count of %s", (text, count) =>
  expect(kinds.ratings.read(text, () => undefined, "ratingCount", "the place")).toBe(count),
);

test.each([
  ["Permanently closed", "en-GB", true, false],
  ["Temporarily closed", "en", false, true],
  ["Open \u22c5 Closes 5 PM", "en", false, false],
  ["Kal\u0131c\u0131 olarak kapal\u0131", "tr", true, false],
  ["\u81e8\u6642\u4f11\u696d", "ja", false, true],
  ["Sugl\u0113gts", "lv", null, null],
  [null, "en", null, null],
])(
  "%s in %s: closed for good %s, for a while %s",
  (status, language, isPermanentlyClosed, isTemporarilyClosed) =>
    expect(closedOf(status, language)).toEqual({ isPermanentlyClosed, isTemporarilyClosed }),
);

test("texts in the arguments of a call keep to their slot", () => {
  expect(
    filledPb("searchNear", { query: "a!1s*b", meters: 5, longitude: 2, latitude: 1, offset: 20 }),
  ).toMatch(/^!1sa\*211s\*2Ab!4m8!1m3!1d5!2d2!3d1!3m2!1i1024!2i768!4f13\.1!7i20!8i20!/);
});
