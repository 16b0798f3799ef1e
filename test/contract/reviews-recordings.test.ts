import { describe, expect, test } from "vitest";
import { type JsonObject, nextPageProps } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/reviews/index.ts";
import { below, recordingsOf, runOver } from "./recordings.ts";

// Real pages of 2023 to 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("reviews", "Trustpilot");

const SITE = "https://www.trustpilot.com";
const CALO = "business-calo-uk-2026-02.html";
const EVENTNET = "business-eventnet-2024-07.html";

/** Runs an operation over answers by the path that it asks. */
const run = (input: JsonObject, answers: Record<string, string>, limit = 100, status = 200) => {
  const answered = Object.entries(answers).map(([path, text]) => [path, { status, text }] as const);
  return runOver(scraper, input, below(SITE, Object.fromEntries(answered)), limit);
};
const pageOf = (name: string, page = "") => `/review/${name}?languages=all&sort=recency${page}`;
const next = (props: unknown) =>
  `<!DOCTYPE html><html><body><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: props } })}</script></body></html>`;

describe.skipIf(!present)("recordings", () => {
  test("a business of 2026 whose name has a slash", async () => {
    const input = { businesses: ["calo.app/en"], includeReviews: true, includeContacts: true };
    const { records, warnings, ending } = await run(input, { [pageOf("calo.app/en")]: recording(CALO) });
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
    expect(records[0]).toMatchObject({
      id: "calo.app/en",
      url: `${SITE}/review/calo.app/en`,
      businessUnitId: "675869bbe34ca87255d4f0b8",
      name: "Calo UK",
      rating: 4.3,
      stars: 4.5,
      reviewCount: 308,
      listedReviewCount: 290,
      ratingHistogram: { 1: 33, 2: 11, 3: 13, 4: 11, 5: 240 },
      website: "https://calo.app/en",
      websiteTitle: "calo.app/en",
      imageUrl: "https://s3-eu-west-1.amazonaws.com/tpd/logos/675869bbe34ca87255d4f0b8/0x0.png",
      categoryPath: [
        { id: "food_beverages_tobacco", name: "Food, Beverages & Tobacco" },
        { id: "lunch_catering", name: "Lunch & Catering" },
        { id: "meal_delivery", name: "Meal Delivery" },
      ],
      address: { street: "71-75 Shelton Street", city: "London", postalCode: "WC2H 9JQ", country: "gb" },
      email: "support@calo.app",
      phone: null,
      isClaimed: true,
      isClosed: false,
      hasConsumerAlert: null,
      verification: { google: false, business: null, paymentMethod: true, userIdentity: false },
      replies: {
        averageDays: 0.83,
        answeredCount: 42,
        negativeReviewCount: 43,
        lastAt: "2026-01-09T11:27:28.000Z",
      },
      claimedAt: "2024-12-10T16:18:05.000Z",
      aiSummary: null,
    });
    const { categories, similarBusinesses, topReviews } = records[0] as Record<string, JsonObject[]>;
    expect(categories?.[0]).toMatchObject({
      id: "meal_delivery",
      rank: 32,
      businessCount: 38,
      isPrimary: true,
    });
    expect(similarBusinesses).toHaveLength(8);
    expect(similarBusinesses?.[0]).toMatchObject({ id: "frive.co.uk", name: "Frive", reviewCount: 10_637 });
    expect([categories?.length, topReviews?.length]).toEqual([3, 20]);
  });

  test("a business of 2024 whose ranks are undefined", async () => {
    const { records, warnings } = await run(
      { businesses: ["https://www.eventnet.de/"] },
      { [pageOf("www.eventnet.de")]: recording(EVENTNET) },
    );
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: "eventnet.de",
      rating: 4.6,
      reviewCount: 20,
      ratingHistogram: { 1: 0, 5: 20 },
      languages: [{ language: "de", reviewCount: 20 }],
      phone: null,
      address: { city: "Berlin", country: "de" },
      verification: { business: true },
    });
    const [first] = (records[0] as Record<string, JsonObject[]>)["categories"] ?? [];
    expect(first).toEqual({
      id: "event_technology_service",
      name: "Event Technology Service",
      isPrimary: true,
      rank: null,
      businessCount: null,
    });
  });

  test("businesses of 2023", async () => {
    const { companyDetails, reviews } = JSON.parse(
      recording("business-bhphotovideo.pageprops.json"),
    ) as JsonObject;
    const input = { businesses: ["www.bhphotovideo.com", "www.flashbay.com"], includeReviews: true };
    const { records, warnings } = await run(input, {
      [pageOf("www.bhphotovideo.com")]: next({ businessUnit: companyDetails, reviews }),
      [pageOf("www.flashbay.com")]: recording("business-flashbay.assembled.html"),
    });
    expect([records.length, warnings]).toEqual([2, {}]);
    expect(records[0]).toMatchObject({
      businessUnitId: "46fac7c8000064000501afed",
      name: "B&H Photo-Video",
      rating: 4.9,
      stars: 5,
      reviewCount: 306_224,
      website: "http://bandh.com/",
      address: { postalCode: "10001", country: null },
      replies: { percent: 93.20987654320987 },
    });
    expect(records[1]).toMatchObject({
      businessUnitId: "4bdc9828000064000505dc60",
      reviewCount: 18_602,
      rating: 5,
    });
    expect(records.map((record) => (record["topReviews"] as unknown[]).length)).toEqual([20, 20]);
  });

  test("reviews of 2026", async () => {
    const { records, warnings, ending } = await run(
      { operation: "reviews", businesses: ["calo.app/en"], includeAuthors: true, includeCompanyInfo: true },
      { [pageOf("calo.app/en")]: recording(CALO) },
      20,
    );
    expect([ending, records.length, warnings]).toEqual(["enough", 20, {}]);
    expect(records[0]).toMatchObject({
      id: "698c6d8cc5a00780babd0c29",
      url: `${SITE}/reviews/698c6d8cc5a00780babd0c29`,
      rating: 5,
      title: "The quality of the food is super good…",
      language: "en",
      publishedAt: "2026-02-11T13:52:44.000Z",
      experiencedOn: "2026-02-11",
      updatedAt: null,
      submittedAt: null,
      verified: false,
      verificationLevel: "invited",
      verificationSource: "invitation",
      invitation: "BasicLink",
      helpfulCount: 0,
      isPending: false,
      isFiltered: false,
      hasUnhandledReports: false,
      reply: { publishedAt: "2026-02-11T14:00:18.000Z", updatedAt: "2026-02-11T14:01:47.000Z" },
      authorCountry: "gb",
      authorReviewCount: 10,
      authorReviewCountHere: 1,
      author: { id: "52bfbf1bbbade68bcf9a3b20", name: "Consumer 1", imageUrl: null },
      businessId: "calo.app/en",
      company: { name: "Calo UK", reviewCount: 308 },
    });
    expect(records[1]).toMatchObject({ rating: 3, invitation: "AFSv2", verified: true });
    expect(records.filter(({ reply }) => reply !== null)).toHaveLength(20);
  });

  test("reviews of 2024, all of one page, filtered", async () => {
    const input = { operation: "reviews", businesses: ["eventnet.de"] };
    const answers = { [pageOf("eventnet.de")]: recording(EVENTNET) };
    const { records, warnings, ending } = await run(input, answers);
    expect([ending, records.length, warnings]).toEqual(["exhausted", 20, { sort_ignored: 1 }]);
    expect(records[0]).toMatchObject({
      id: "667d00c443645513f3ae5f18",
      title: "Immer wieder gerne...",
      language: "de",
      isPending: false,
      author: null,
      reply: null,
    });
    expect(records.every(({ rating }) => rating === 5)).toBe(true);
    const { records: answered } = await run({ ...input, dateTo: "2024-06-26" }, answers);
    expect(answered).toHaveLength(
      records.filter(({ publishedAt }) => (publishedAt as string) < "2024-06-27").length,
    );
  });

  test.each([CALO, EVENTNET])("%s from its JSON-LD alone", async (file) => {
    const name = file === CALO ? "calo.app/en" : "eventnet.de";
    const text = recording(file).replace(/<script id="__NEXT_DATA__".*?<\/script>/s, "");
    const input = { operation: "reviews", businesses: [name], includeAuthors: true };
    const { records, warnings } = await run(input, { [pageOf(name)]: text }, 20);
    const { records: whole } = await run(input, { [pageOf(name)]: recording(file) }, 20);
    // The page of the longer list links to the next one.
    expect(warnings).toEqual({ state_missing: 1, ...(file === CALO ? {} : { field_missing: 1 }) });
    expect(records).toHaveLength(20);
    const [business] = (await run({ businesses: [name] }, { [pageOf(name)]: text })).records;
    const [known] = (await run({ businesses: [name] }, { [pageOf(name)]: recording(file) })).records;
    const fields = ["id", "name", "rating", "reviewCount", "ratingHistogram", "website", "imageUrl"];
    expect(fields.map((field) => business?.[field])).toEqual(fields.map((field) => known?.[field]));
    // The JSON-LD has the texts without their line breaks.
    const shown = (one: JsonObject, field: string) => JSON.stringify(one[field]).replace(/\\n|\s/g, "");
    for (const field of ["id", "rating", "text", "title", "language", "publishedAt", "businessName", "url"])
      expect(records.map((one) => shown(one, field))).toEqual(whole.map((one) => shown(one, field)));
    const idOf = (one: JsonObject) => (one["author"] as JsonObject)["id"];
    expect(records.map(idOf)).toEqual(whole.map(idOf));
  });

  test.each([CALO, EVENTNET])("%s from its markup alone", async (file) => {
    const name = file === CALO ? "calo.app/en" : "eventnet.de";
    const text = recording(file).replace(/<script.*?<\/script>/gs, "");
    const input = { operation: "reviews", businesses: [name], includeAuthors: true };
    const { records } = await run(input, { [pageOf(name)]: text }, 20);
    const { records: whole } = await run(input, { [pageOf(name)]: recording(file) }, 20);
    const shown = (one: JsonObject, field: string) => JSON.stringify(one[field]).replace(/\\n|\s/g, "");
    for (const field of [
      "id",
      "rating",
      "title",
      "text",
      "publishedAt",
      "businessId",
      "businessName",
      "authorCountry",
    ])
      expect(records.map((one) => shown(one, field))).toEqual(whole.map((one) => shown(one, field)));
    const replies = (all: readonly JsonObject[]) => all.map(({ reply }) => reply === null);
    expect(replies(records)).toEqual(replies(whole));
    const [business] = (await run({ businesses: [name] }, { [pageOf(name)]: text })).records;
    const [known] = (await run({ businesses: [name] }, { [pageOf(name)]: recording(file) })).records;
    for (const field of ["id", "name", "rating", "reviewCount"])
      expect([field, business?.[field]]).toEqual([field, known?.[field]]);
  });

  test("a state without a page around it", async () => {
    const input = { operation: "reviews", businesses: ["eventnet.de"] };
    const page = { url: "", text: recording(EVENTNET) };
    const bare = JSON.stringify({ pageProps: nextPageProps(page) });
    const { records } = await run(input, { [pageOf("eventnet.de")]: bare });
    const { records: whole } = await run(input, { [pageOf("eventnet.de")]: recording(EVENTNET) });
    expect(records).toEqual(whole);
  });

  test("the businesses of a category", async () => {
    const businessUnits: unknown = JSON.parse(recording("category-electronics-businesses.json"));
    const input = { categories: ["electronics_technology"], includeContacts: true };
    const { records, warnings } = await run(
      { ...input, operation: "categories" },
      {
        "/categories/electronics_technology": next({
          businessUnits,
          // The recording is the list alone.
          seoData: { canonicalUrl: "https://www.trustpilot.com/categories/electronics_technology" },
        }),
      },
    );
    expect([records.length, warnings]).toEqual([20, { field_missing: 1 }]);
    expect(records[0]).toMatchObject({
      id: "www.flashbay.com",
      businessUnitId: "4bdc9828000064000505dc60",
      name: "Flashbay",
      rating: 5,
      stars: 5,
      reviewCount: 18_602,
      website: "http://www.flashbay.com/",
      imageUrl:
        "https://s3-eu-west-1.amazonaws.com/tpd/screenshotlogo-domain/4bdc9828000064000505dc60/198x149.png",
      address: { city: null, postalCode: null, countryName: "United States" },
      phone: null,
      email: "contact@flashbay.us",
      isRecommended: true,
      category: "electronics_technology",
      resultPosition: 1,
      url: `${SITE}/review/www.flashbay.com`,
    });
    expect(records[0]?.["categories"]).toHaveLength(6);
    expect(records[1]).toMatchObject({ name: "SellLocked.com", reviewCount: 2271, resultPosition: 2 });
  });

  const half = (text: string) => text.slice(0, text.length / 2);
  const blocked = '<html><script src="https://x.token.awswaf.com/challenge.js"></script></html>';
  test.each([
    ["half a page", half, "source_changed"],
    [
      "a state of another form",
      (text: string) => text.replaceAll('"businessUnit":', '"unit":'),
      "source_changed",
    ],
    ["a page about another", (text: string) => text.replaceAll("eventnet.de", "other.de"), "source_changed"],
    [
      "a page without state and JSON-LD",
      (text: string) => text.replace(/<script.*<\/script>/s, ""),
      "source_changed",
    ],
    ["reviews of another form", (text: string) => text.replaceAll('"rating":', '"score":'), "source_changed"],
    [
      "no reviews where some are counted",
      (text: string) => text.replace('"reviews":[{', '"reviews":[],"x":[{'),
      "source_changed",
    ],
    ["a challenge", () => blocked, "source_blocked"],
  ])("%s fails", async (_name, change, code) => {
    const text = change(recording(EVENTNET));
    const input = { operation: "reviews", businesses: ["eventnet.de"] };
    const { ending, records } = await run(input, { [pageOf("eventnet.de")]: text });
    expect([ending, records]).toEqual([code, []]);
  });
});
