import { describe, expect, test } from "vitest";
import { at, type JsonObject, jsonVariable, str } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/realestate/index.ts";
import { type Answer, recordingsOf, runOver } from "./recordings.ts";

// Real answers of 2023 to 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("realestate", "Zillow and Redfin");

/** Runs an operation over answers by the URL that it asks. */
const run = (input: JsonObject, answers: Record<string, Answer>, limit = 500) =>
  runOver(scraper, input, answers, limit);

const ZILLOW = "https://www.zillow.com";
const REDFIN = "https://www.redfin.com";
const LIST = "zillow-search-albuquerque-2024-11.html";
const RENTALS = "zillow-rentals-boston-2026-04.html";
const HOME = `${ZILLOW}/homedetails/15192198_zpid/`;
const OTTAWA = "https://www.redfin.ca/on/ottawa/2083-Breezewood-St-K4A-4R7/home/149567261";
const OTTAWA_PAGE = "redfin-property-149567261-ottawa-2026-02.html";
const GIS = `${REDFIN}/stingray/api/gis?al=1&num_homes=350&start=0&v=8&sf=1%2C2%2C3%2C5%2C6%2C7&status=9&uipt=1%2C2%2C3%2C4%2C5%2C6&region_id=16163&region_type=6`;

const nextPage = (props: object): string =>
  `<html><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: props } }).replaceAll("</", "<\\/")}</script></html>`;
/** The page around a recorded home, as the site makes it. */
function homePage(id = "15192198"): string {
  const property = JSON.parse(recording("zillow-property-15192198-2023-06.json")) as object;
  return nextPage({
    componentProps: { gdpClientCache: JSON.stringify({ [`Property:${id}`]: { property } }) },
  });
}
const gisAnswer = (): string => {
  const homes = JSON.parse(recording("redfin-gis-homes-seattle-2023-11.json")) as object[];
  return `{}&&${JSON.stringify({ version: 1, errorMessage: "Success", resultCode: 0, payload: { homes } })}`;
};
const countOf = (records: readonly JsonObject[], field: string): number =>
  records.filter((record) => record[field] !== null).length;

describe.skipIf(!present)("recordings", () => {
  test("a list of Zillow of 2024", async () => {
    const input = { operation: "sales", locations: [`${ZILLOW}/albuquerque-nm/`] };
    const answers = { [`${ZILLOW}/albuquerque-nm/`]: recording(LIST) };
    const { records, warnings, ending } = await run(input, answers, 41);
    expect([ending, records.length, warnings]).toEqual(["enough", 41, {}]);
    expect(records[0]).toMatchObject({
      id: "6772539",
      url: `${ZILLOW}/homedetails/1220-Garcia-St-NE-Albuquerque-NM-87112/6772539_zpid/`,
      site: "zillow",
      kind: "home",
      status: "FOR_SALE",
      statusText: "House for sale",
      homeType: "SINGLE_FAMILY",
      address: {
        text: "1220 Garcia St NE, Albuquerque, NM 87112",
        street: "1220 Garcia St NE",
        city: "Albuquerque",
        region: "NM",
        postalCode: "87112",
        country: "us",
      },
      latitude: 35.093147,
      longitude: -106.53761,
      price: 224900,
      currency: "USD",
      priceText: "$224,900",
      pricePeriod: null,
      estimate: 217100,
      rentEstimate: 1806,
      beds: 4,
      baths: 2,
      livingArea: 1299,
      livingAreaUnit: "sqft",
      lotSize: 7405.2,
      lotSizeUnit: "sqft",
      daysOnMarket: 14,
      taxAssessedValue: 244100,
      highlightText: "Cozy fireplace",
      brokerName: "Albuquerque House Hunting",
      resultPosition: 1,
    });
    expect(records[0]?.["imageUrls"]).toHaveLength(23);
    expect(
      ["estimate", "brokerName", "priceChange", "lotSize"].map((field) => countOf(records, field)),
    ).toEqual([27, 39, 18, 40]);
  });

  test("a list of Zillow without its data", async () => {
    const url = `${ZILLOW}/boston-ma/rentals/`;
    const answers = { [url]: recording(RENTALS) };
    const { records, warnings } = await run({ operation: "rentals", url }, answers, 9);
    expect([records.length, warnings]).toEqual([9, { page_without_data: 1 }]);
    expect(records[0]).toMatchObject({
      id: "5XjW9P",
      url: `${ZILLOW}/apartments/west-roxbury-ma/rockingham-glen/5XjW9P/`,
      kind: "building",
      name: "Rockingham Glen",
      status: "FOR_RENT",
      address: { text: "30 Rockingham Ave, West Roxbury, MA" },
      price: null,
      priceMin: 2045,
      currency: "USD",
      priceText: "$2,045+",
      floorPlans: [
        { beds: 1, price: 2045, priceText: "$2,045+" },
        { beds: 2, price: 2975, priceText: "$2,975+" },
      ],
    });
    expect(records.map((record) => record["priceMin"] ?? record["price"])).toEqual([
      2045, 2050, 1950, 2235, 3550, 2795, 3000, 2400, 2770,
    ]);
    expect(records[6]).toMatchObject({
      price: 3000,
      pricePeriod: "month",
      beds: 2,
      baths: 2,
      livingArea: 800,
      livingAreaUnit: "sqft",
      floorPlans: null,
    });
  });

  test("marks of the map of Zillow of 2024", async () => {
    const mapResults = JSON.parse(recording("zillow-mapresults-san-francisco-2024-02.json")) as object[];
    const url = `${ZILLOW}/homes/San%20Francisco%2C%20CA_rb/`;
    const page = nextPage({ searchPageState: { cat1: { searchResults: { listResults: [], mapResults } } } });
    const { records, warnings } = await run({ locations: ["San Francisco, CA"] }, { [url]: page });
    expect([records.length, warnings]).toEqual([24, {}]);
    expect(records[0]).toMatchObject({ id: "2052939967", price: 7800000, beds: null, daysOnMarket: 0 });
    expect(records[2]).toMatchObject({
      id: "29303776",
      kind: "community",
      name: "Lofton at Portola",
      priceMin: 988901,
      priceText: "From $988,901",
      builderName: "Tri Pointe Homes",
      beds: 2,
      unitCount: 9,
    });
    const other = await run(
      { locations: ["Portland, OR"] },
      { [`${ZILLOW}/homes/Portland%2C%20OR_rb/`]: page },
    );
    expect([other.ending, other.records]).toEqual(["input_not_found", []]);
  });

  test("a home on Zillow of 2023", async () => {
    const input = { operation: "property", propertyIds: ["15192198"], includeAgents: true };
    const { records, warnings } = await run(input, { [HOME]: homePage() });
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: "15192198",
      status: "FOR_SALE",
      homeType: "SINGLE_FAMILY",
      price: 850000,
      priceMicros: 850_000_000_000,
      estimate: 887000,
      estimateLowPercent: 5,
      rentEstimate: 3058,
      beds: 2,
      baths: 1,
      livingArea: 900,
      livingAreaUnit: "sqft",
      lotSize: 3746,
      yearBuilt: 1921,
      pricePerSqft: 944,
      daysOnMarket: 31,
      listedOn: "2023-05-27",
      taxAnnual: 1173.22,
      taxAssessedValue: 44351,
      county: "San Francisco County",
      neighborhood: "Oceanview",
      mlsId: "ML81929841",
      parcelId: "7053027",
      brokerName: "KW Advisors",
      agent: { name: "Sample Real Estate Grp", licence: "00000000" },
      foreclosure: { isForeclosure: false, kind: "Non-Judicial" },
      viewCount: 2245,
      favoriteCount: 32,
      photoCount: 21,
    });
    const home = records[0] as Record<string, JsonObject[]>;
    const { priceHistory, taxHistory, schools, imageUrls, attributes } = home;
    expect([priceHistory, taxHistory, schools, imageUrls].map((list) => list?.length)).toEqual([
      4, 22, 3, 21,
    ]);
    expect(priceHistory?.[1]).toMatchObject({
      happenedOn: "2023-05-27",
      event: "Listed for sale",
      price: 850000,
    });
    expect(taxHistory?.[0]).toMatchObject({ year: 2022, taxPaid: 1173.22, assessedValue: 44351 });
    expect(schools?.[0]).toMatchObject({ name: "Sheridan Elementary School", rating: 4, distanceMiles: 0.3 });
    expect(attributes).toContainEqual({ name: "heating", value: "Floor Furnace" });
    expect(attributes).toContainEqual({ name: "cityRegion", value: "San Francisco" });
    expect(attributes).toContainEqual({ name: "hasAttachedGarage", value: "true" });
    const photos = await run({ operation: "photos", propertyIds: ["15192198"] }, { [HOME]: homePage() });
    expect(photos.records).toHaveLength(21);
    expect(photos.records[0]).toMatchObject({ widthPx: 1536, photoCount: 21, imageUrl: imageUrls?.[0] });
  });

  test("a list of Redfin of 2023", async () => {
    const input = { operation: "sales", url: `${REDFIN}/city/16163/WA/Seattle`, includeAgents: true };
    const { records, warnings } = await run(input, { [GIS]: gisAnswer() });
    expect([records.length, warnings]).toEqual([30, {}]);
    expect(records[0]).toMatchObject({
      id: "46456",
      url: `${REDFIN}/WA/Seattle/506-E-Howell-St-98122/unit-W303/home/46456`,
      site: "redfin",
      status: "FOR_SALE",
      statusText: "Active",
      homeType: "CONDO",
      address: { street: "506 E Howell St Unit W303", city: "Seattle", postalCode: "98122", country: "us" },
      latitude: 47.6180415,
      neighborhood: "Broadway",
      price: 360000,
      currency: "USD",
      beds: 1,
      livingArea: 566,
      lotSize: null,
      yearBuilt: 1992,
      pricePerSqft: 636,
      daysOnMarket: 1,
      soldOn: "2005-10-31",
      hoaMonthly: 427,
      mlsId: "2180345",
      listingId: "178262671",
      brokerName: "Redfin",
      has3dTour: true,
    });
    expect(["soldOn", "hoaMonthly", "lotSize"].map((field) => countOf(records, field))).toEqual([19, 16, 24]);
  });

  test("a home on Redfin of 2026", async () => {
    const answers = { [OTTAWA]: recording(OTTAWA_PAGE) };
    const { records, warnings } = await run({ url: OTTAWA }, answers);
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: "149567261",
      url: OTTAWA,
      homeType: "TOWNHOUSE",
      price: 610000,
      currency: "CAD",
      address: { text: "2083 Breezewood St, Ottawa, ON K4A 4R7", region: "ON", country: "ca" },
      latitude: 45.4762492,
      beds: 3,
      baths: 2,
      livingArea: null,
      lotSize: 1934,
      lotSizeUnit: "sqft",
      listedOn: "2026-02-17",
      mlsId: "X12793132",
      mlsName: "Toronto Real Estate Board",
      listingId: "212264261",
      viewCount: 29,
      favoriteCount: 2,
      photoCount: 38,
      priceHistory: [{ happenedOn: "2026-02-17", event: "Listed", price: 610000, informant: "TREB" }],
      taxHistory: [],
    });
    expect(records[0]?.["imageUrls"]).toHaveLength(38);
    expect(records[0]?.["schools"]).toHaveLength(5);
    const photos = await run({ operation: "photos", url: OTTAWA }, answers);
    expect(photos.records).toHaveLength(38);
    expect(photos.records[0]).toEqual({
      id: "149567261-1",
      propertyId: "149567261",
      url: OTTAWA,
      site: "redfin",
      imageUrl: "https://ssl.cdn-redfin.com/photo/248/bigphoto/132/X12793132_1.jpg",
      widthPx: 2048,
      heightPx: 1367,
      caption: null,
      room: null,
      photoCount: 38,
      resultPosition: 1,
      _source: { url: OTTAWA, fetchedAt: expect.any(String) as string, operation: "photos" },
    });
  });

  const withoutState = () =>
    recording(OTTAWA_PAGE).replace("root.__reactServerState.InitialContext", "root.none");
  const details = "https://www.redfin.ca/stingray/api/home/details";
  const initialInfo = `${details}/initialInfo?path=${encodeURIComponent(new URL(OTTAWA).pathname)}`;

  test("a home on Redfin of 2026 whose answers the interface gives, and not the page", async () => {
    const answer = (name: string): string => {
      const { value } = jsonVariable(recording(OTTAWA_PAGE), "root.__reactServerState.InitialContext");
      const cache = at(value, '["ReactServerAgent.cache"].dataCache') as Record<string, unknown>;
      return str(cache[`/stingray/api/home/details/${name}`], "res.text") ?? "";
    };
    const query = "propertyId=149567261&listingId=212264261&accessLevel=1";
    const names = ["aboveTheFold", "belowTheFold", "mainHouseInfoPanelInfo"];
    const answers = {
      [OTTAWA]: withoutState(),
      [initialInfo]: answer("initialInfo"),
      ...Object.fromEntries(names.map((name) => [`${details}/${name}?${query}`, answer(name)])),
    };
    const whole = await run({ url: OTTAWA }, { [OTTAWA]: recording(OTTAWA_PAGE) });
    const { records, warnings } = await run({ url: OTTAWA }, answers);
    expect(warnings).toEqual({ page_without_answers: 1 });
    const time = { fetchedAt: expect.any(String) as string, url: expect.any(String) as string };
    expect(records).toEqual([
      {
        ...whole.records[0],
        viewCount: null,
        favoriteCount: null,
        _source: expect.objectContaining(time) as object,
      },
    ]);
  });

  test("the JSON-LD of a home on Redfin of 2026, where the page has nothing else", async () => {
    const answers = { [OTTAWA]: withoutState(), [initialInfo]: 404 };
    const { records, warnings } = await run({ url: OTTAWA }, answers);
    expect([records.length, warnings]).toEqual([1, { page_without_data: 1 }]);
    expect(records[0]).toMatchObject({
      id: "149567261",
      url: OTTAWA,
      site: "redfin",
      kind: "home",
      status: "FOR_SALE",
      homeType: "TOWNHOUSE",
      price: 610000,
      currency: "CAD",
      address: {
        text: "2083 Breezewood St, Ottawa, ON K4A 4R7",
        street: "2083 Breezewood St",
        country: "ca",
      },
      latitude: 45.4762492,
      longitude: -75.457029,
      beds: 3,
      baths: 2,
      livingArea: null,
      listedOn: "2026-02-17",
      photoCount: 38,
      attributes: [
        { name: "Heating & cooling", value: "Has A/C" },
        { name: "Parking", value: "1 garage spaces" },
      ],
      priceHistory: null,
    });
  });

  test.each([
    ["half a list", { operation: "sales", url: `${ZILLOW}/albuquerque-nm/` }, () => half(recording(LIST))],
    [
      "half a list of cards",
      { operation: "rentals", url: `${ZILLOW}/boston-ma/rentals/` },
      () => half(recording(RENTALS)),
    ],
    ["half a home", { operation: "property", url: HOME }, () => half(homePage())],
    [
      "another home",
      { operation: "property", url: `${ZILLOW}/homedetails/15192199_zpid/` },
      () => homePage(),
    ],
    ["a list in place of a home", { operation: "property", url: HOME }, () => recording(LIST)],
    ["half a home of Redfin", { url: OTTAWA }, () => half(recording(OTTAWA_PAGE))],
    ["another home of Redfin", { url: OTTAWA.replace(/1$/, "2") }, () => recording(OTTAWA_PAGE)],
    ["a home in place of a list", { operation: "agents", url: `${ZILLOW}/profile/a` }, () => homePage()],
  ])("%s is source_changed", async (_name, input, page) => {
    const { records, ending } = await run(input, { [input.url]: page() });
    expect([ending, records]).toEqual(["source_changed", []]);
  });

  test("a challenge in place of a page is source_blocked", async () => {
    const text = `<html><head><title>Access to this page has been denied</title></head><body><div id="px-captcha"></div></body></html>`;
    const { ending } = await run({ operation: "property", url: HOME }, { [HOME]: text });
    expect(ending).toBe("source_blocked");
  });
});

const half = (text: string): string => text.slice(0, text.length / 2);
