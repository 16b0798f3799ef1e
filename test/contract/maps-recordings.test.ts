import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/maps/index.ts";
import { filledPb } from "../../src/plugins/maps/pb.ts";
import { type Answer, recordingsOf, runOver } from "./recordings.ts";

// Real answers of 2023 to 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("maps", "Google Maps");

/** Runs an operation over answers by the URL that it asks. */
const run = (input: JsonObject, answers: Record<string, Answer>, limit?: number) =>
  runOver(scraper, input, answers, limit);

const HOST = "https://www.google.com";
const search = (q: string, offset = 0) =>
  `${HOST}/search?${new URLSearchParams({ tbm: "map", authuser: "0", hl: "en", q, pb: filledPb("search", { offset }) }).toString()}`;
const place = (feature: string, hl: string) =>
  `${HOST}/maps/preview/place?${new URLSearchParams({ authuser: "0", hl, pb: filledPb("place", { feature }) }).toString()}`;
const list = (id: string) =>
  `${HOST}/maps/preview/entitylist/getlist?${new URLSearchParams({ authuser: "0", hl: "en", pb: filledPb("list", { list: id }) }).toString()}`;
function listed(feature: string): string {
  const asked: unknown[] = Array<unknown>(24).fill(null);
  Object.assign(asked, {
    1: 2,
    9: 10,
    11: [feature],
    16: [1, 1, null, [[3], [4], [5], [6], [7]]],
    19: "",
    23: 0,
  });
  const reqpld = JSON.stringify([null, [...Array<unknown>(9).fill(null), asked]]);
  const query = new URLSearchParams({ hl: "en", msc: "gwsrpc", reqpld }).toString();
  return `${HOST}/httpservice/web/PrivateLocalSearchUiDataService/GetLocalBoqProxy?${query}`;
}

const KIPRIAKON = "0x14e732fd76f0d90d:0xe5415928d6702b47";
const DELHI = "hospitals in delhi";
const TOKYO = "PiSwyqmbpwpP_Nr5sAang4x5QxbKwA";
const HSR = "0x3bae1500315fdff7:0x9fe54cd44a84f1c7";

describe.skipIf(!present)("recordings", () => {
  test("a search of 2024, in the older layout", async () => {
    const answers = { [search("coffee")]: recording("search-coffee-page1.json") };
    const { records, warnings, ending } = await run({ searchTerms: ["coffee"] }, answers, 20);
    expect([ending, records.length, warnings]).toEqual(["enough", 20, { adverts_unknown: 1 }]);
    expect(records[0]).toMatchObject({
      id: "0x14a1a32f316b15a1:0x169c54b46dcc3a93",
      placeId: "ChIJoRVrMS-joRQRkzrMbbRUnBY",
      cid: "1629270299114224275",
      kgmid: "/g/11ghrv6fdh",
      name: "Dream Coffee",
      rating: 4.8,
      ratingCount: 48,
      address: {
        text: "Eakou 74, Ilion 131 22, Greece",
        street: "Eakou 74",
        city: "Ilion",
        postalCode: "131 22",
        country: "gr",
      },
      latitude: 38.0331931,
      longitude: 23.7094475,
      categories: [{ id: "coffee_shop", name: "Coffee shop" }],
      timeZone: "Europe/Athens",
      phone: "+30 21 0261 6578",
      openStatusText: "Open ⋅ Closes 8:30\u202fPM",
      isClaimed: false,
      // This layout does not tell adverts apart.
      isAd: null,
      resultPosition: 1,
      term: "coffee",
    });
    expect(records[0]?.["openingHours"]).toEqual(
      expect.arrayContaining(["Saturday: 7\u202fAM–8:30\u202fPM", "Sunday: Closed"]),
    );
    expect(records[7]).toMatchObject({ name: "Race Coffee", hours: null, openStatusText: "Open now" });
    expect(records[14]).toMatchObject({ name: "NooK", ratingCount: 1670, priceLevelText: "$$" });
    expect(records[19]).toMatchObject({ name: "West Coffee Saloon", resultPosition: 20 });
  });

  test("a page of the map of 2025, with two adverts", async () => {
    const page = recording("search-page-hospitals-delhi-2025-07.html");
    const answers = { [search(DELHI)]: page, [search(DELHI, 20)]: `)]}'\n[["${DELHI}",[[]]]]` };
    const { records, warnings, ending } = await run({ searchTerms: [DELHI] }, answers);
    expect([ending, records.length, warnings]).toEqual(["exhausted", 22, {}]);
    expect(records.slice(0, 2).map(({ name, isAd, adPosition }) => [name, isAd, adPosition])).toEqual([
      ["Dr. Gautam Banga - Urologist & Reconstructive Surgeon", true, 1],
      ["Apollo AyurVAID Hospitals - New Delhi", true, 2],
    ]);
    expect(records[2]).toMatchObject({
      id: "0x390d1d080c000001:0xdc68ebc7ff708935",
      placeId: "ChIJAQAADAgdDTkRNYlw_8fraNw",
      rating: 4.5,
      ratingCount: 5775,
      phone: "097110 90119",
      phoneInternational: "+91 97110 90119",
      imageCount: 697,
      isClaimed: true,
      owner: { id: "111827466088742316258" },
      resultPosition: 1,
    });
    expect(records[3]).toMatchObject({
      name: "Venkateshwar Hospital",
      ratingCount: 19_952,
      phone: "011 4855 5555",
      address: { city: "New Delhi", region: "Delhi", postalCode: "110075" },
    });
    expect(records[21]).toMatchObject({ name: "Miracles Apollo Cradle Hospital", resultPosition: 20 });
    expect(records.every(({ latitude, address }) => latitude !== null && address !== null)).toBe(true);
  });

  test.each([
    [
      "en",
      "Kipriakon",
      4.2,
      396,
      [37, 16, 27, 60, 256],
      "Moderately expensive",
      "Monday: 12:30–10\u202fpm",
      "2023-06-30T11:46:30.509Z",
    ],
    [
      "el",
      "Κυπριακόν",
      4.1,
      516,
      [59, 25, 34, 75, 323],
      "Αρκετά ακριβό",
      "Σάββατο: 9:00\u202fπ.μ.–11:30\u202fμ.μ.",
      "2024-08-08T09:42:54.170Z",
    ],
  ])(
    "a place in %s",
    async (language, name, rating, ratingCount, stars, priceDescription, day, publishedAt) => {
      const input = {
        placeIds: ["ChIJDdnwdv0y5xQRRytw1ihZQeU"],
        language,
        includeImages: true,
        includeReviews: true,
      };
      const answers = { [place(KIPRIAKON, language)]: recording(`place-restaurant-${language}.json`) };
      const { records, warnings, ending } = await run(input, answers);
      expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
      const [one, two, three, four, five] = stars;
      expect(records[0]).toMatchObject({
        id: KIPRIAKON,
        placeId: "ChIJDdnwdv0y5xQRRytw1ihZQeU",
        cid: "16519582940102929223",
        kgmid: "/g/11c54_9hlz",
        name,
        rating,
        ratingCount,
        ratingHistogram: { 1: one, 2: two, 3: three, 4: four, 5: five },
        priceLevelText: "€€",
        priceDescription,
        phone: "25 101555",
        phoneInternational: "+357 25 101555",
        address: { postalCode: "3042", country: "cy" },
        plusCode: expect.stringMatching(/^M2CR\+6X /) as string,
        fullPlusCode: "8G6MM2CR+6X",
        timeZone: "Asia/Nicosia",
        latitude: 34.670595399999996,
        locatedIn: { id: "0x14e732fd0dde3021:0x3d61e0dd5275911e" },
        owner: { id: "102769814432182832009" },
        language,
      });
      const lengths = ["hours", "popularTimes", "attributeGroups", "relatedPlaces", "topReviews"].map(
        (field) => (records[0]?.[field] as unknown[]).length,
      );
      expect(lengths).toEqual(language === "en" ? [7, 7, 10, 20, 8] : [7, 7, 11, 20, 8]);
      expect((records[0]?.["openingHours"] as string[])[0]).toBe(day);
      expect((records[0]?.["topReviews"] as JsonObject[])[0]).toMatchObject({
        rating: 5,
        ratingMax: 5,
        publishedAt,
        language: "en",
        site: "Google",
      });
    },
  );

  test("the answer about another place, and one that was cut", async () => {
    const answer = recording("place-restaurant-en.json");
    const other = "0x14e732fd76f0d90d:0xe5415928d6702b48";
    const about = { operation: "place", placeIds: [other] };
    expect(await run(about, { [place(other, "en")]: answer })).toMatchObject({ ending: "source_changed" });
    const half = { [place(KIPRIAKON, "en")]: answer.slice(0, 80_000) };
    expect(await run({ operation: "place", placeIds: [KIPRIAKON] }, half)).toMatchObject({
      ending: "source_changed",
      records: [],
    });
    const page = recording("search-page-hospitals-delhi-2025-07.html");
    const cut = { [search(DELHI)]: page.slice(0, page.indexOf("Venkateshwar")) };
    expect(await run({ searchTerms: [DELHI] }, cut)).toMatchObject({ ending: "source_changed", records: [] });
  });

  test("reviews of 2026", async () => {
    const answers = { [listed(HSR)]: recording("reviews-searchwindow-trimmed.txt") };
    const input = { operation: "reviews", placeIds: [HSR], includeAuthors: true };
    const { records, warnings, ending } = await run(input, answers, 1);
    expect([ending, records.length, warnings]).toEqual(["enough", 1, {}]);
    expect(records[0]).toMatchObject({
      id: "Ci9DQUlRQUNvZENodHljRjlvT21KWWRVcEJZM05VWWpZeFVtUlZUME5xTlZwcVNGRRAB",
      rating: 5,
      publishedAt: "2026-06-07T15:12:08.584Z",
      publishedText: "a month ago",
      language: "en",
      helpfulCount: 1,
      translatedText: null,
      reply: null,
      author: {
        id: "100000000000000000001",
        name: "Reviewer 1",
        reviewCount: 143,
        photoCount: 485,
        guideLevel: 12,
      },
      placeId: HSR,
      reviewSource: "listed",
      aspects: [
        { id: "GUIDED_DINING_MEAL_TYPE", answer: "Dinner" },
        { answer: "₹1,200–1,400" },
        { name: "Food", rating: 5 },
        { name: "Service", rating: 3 },
        { answer: "Suitable for all group sizes" },
      ],
    });
    expect(records[0]?.["text"]).toContain("this place.\n\nService was quick");
    expect(records[0]?.["imageUrls"]).toHaveLength(1);
  });

  test("reviews that a place shows where their list is refused", async () => {
    const answers = {
      [listed(KIPRIAKON)]: `)]}'\n[["er",null,null,null,null,403]]`,
      [place(KIPRIAKON, "en")]: recording("place-restaurant-en.json"),
    };
    const { records, warnings } = await run({ operation: "reviews", placeIds: [KIPRIAKON] }, answers);
    expect([records.length, warnings]).toEqual([8, { reviews_not_listed: 1, rows_missing: 1 }]);
    expect(records.map(({ rating }) => rating)).toEqual(Array(8).fill(5));
  });

  test("reviews in the list of their own that older answers have", async () => {
    const answer = JSON.parse(recording("place-restaurant-en.json")) as [unknown[]];
    const node = (answer as unknown[])[6] as unknown[];
    node[175] = null;
    const answers = {
      [listed(KIPRIAKON)]: `)]}'\n[["er",null,null,null,null,403]]`,
      [place(KIPRIAKON, "en")]: `)]}'\n${JSON.stringify(answer)}`,
    };
    const input = { operation: "reviews", placeIds: [KIPRIAKON], includeAuthors: true };
    const { records, warnings } = await run(input, answers);
    expect([records.length, warnings]).toEqual([8, { reviews_not_listed: 1, rows_missing: 1 }]);
    expect(records[0]).toMatchObject({
      id: "ChdDSUhNMG9nS0VJQ0FnSUNKbVp5Q25nRRAB",
      url: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/reviews\/data=/) as string,
      rating: 5,
      publishedAt: "2023-06-30T11:46:30.509Z",
      publishedText: "2 months ago",
      language: "en",
      translatedText: null,
      reply: null,
      placeId: KIPRIAKON,
      placeName: "Kipriakon",
      reviewSource: "embedded",
      author: {
        id: "100000000000000000010",
        name: "Reviewer 2",
        reviewCount: 4,
        photoCount: 32,
        guideLevel: 4,
      },
      aspects: [
        { id: "GUIDED_DINING_FOOD_ASPECT", name: "Food", rating: 5 },
        { name: "Service", rating: 5 },
        { name: "Atmosphere" },
      ],
    });
    expect(records[0]?.["imageUrls"]).toHaveLength(3);
  });

  test("a shared list of 2026", async () => {
    const input = { listIds: [TOKYO] };
    const { records, warnings, ending } = await run(input, {
      [list(TOKYO)]: recording("list-tokyo-trimmed.json"),
    });
    expect([ending, records.length, warnings]).toEqual(["exhausted", 3, { rows_missing: 1 }]);
    expect(records[0]).toMatchObject({
      id: "0x60188d32c71d6edb:0x3e80f56889b09faf",
      placeId: "ChIJ224dxzKNGGARr5-wiWj1gD4",
      cid: "4503869456705953711",
      url: "https://www.google.com/maps?cid=4503869456705953711",
      label:
        "Marcy Land Omotesando Ramen Bar, 屋台 H・T青山ビル 1F 3 Chome-5-44 Kita-Aoyama, Minato City, Tokyo 107-0061, Japan",
      address: {
        text: "Japan, 〒107-0061 Tokyo, Minato City, Kita-Aoyama, 3 Chome−5−44 H・T青山ビル 1F 屋台",
      },
      language: "en",
      kgmid: "/g/11q21hjdkh",
      name: "Marcy Land Omotesando Ramen Bar",
      note: "Uni ramen",
      latitude: 35.666944099999995,
      longitude: 139.7120606,
      addedAt: "2026-07-29T07:19:29.333Z",
      addedBy: { id: "100000000000000000001", name: "List Owner" },
      listPosition: 1,
      list: {
        id: TOKYO,
        url: `https://www.google.com/maps/placelists/list/${TOKYO}`,
        title: "Tokyo",
        description: null,
        createdAt: "2023-07-09T03:17:36.076Z",
        entryCount: 64,
        owner: { name: "List Owner" },
      },
    });
    expect(records[2]).toMatchObject({ name: "NOYANOPAN", note: null, kgmid: "/g/11y2yzf8js" });
    const missing = { [list(TOKYO)]: recording("list-error-not-found.json") };
    expect(await run(input, missing)).toMatchObject({ ending: "input_not_found", records: [] });
  });
});
