import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { harSchema } from "../../src/scrape-host/http/har/schema.ts";
import { runCase } from "../../src/scrape-host/testkit/run-case.ts";
import scraper from "../../src/plugins/retail-global/index.ts";

// Real pages of 2024 to 2026, which are kept outside the repository.
const FOLDER = new URL("../../../shared/fixtures/retail-global/", import.meta.url);
const present = existsSync(FOLDER);
if (!present)
  console.log(
    "Skipped: the recordings of Amazon are not on this machine (../shared/fixtures/retail-global).",
  );

const recording = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");
const US = "https://www.amazon.com";
const ES = "https://www.amazon.es";
const dp = (asin: string, shop = US) => `${shop}/dp/${asin}?th=1&psc=1`;
const panel = (asin: string, shop = US) =>
  `${shop}/gp/product/ajax/aodAjaxMain/?asin=${asin}&pc=dp&experienceId=aodAjaxMain`;
const half = (text: string): string => text.slice(0, text.length / 2);
const captcha =
  '<html><head><title>Robot Check</title></head><body><form action="/errors/validateCaptcha"></form></body></html>';

/** Runs an operation over answers by the URL that it asks; a number stands for a status. */
async function run(input: JsonObject, answers: Record<string, string | number>, limit = 100) {
  const entries = Object.entries(answers).map(([url, text]) => ({
    request: { method: "GET", url },
    response: typeof text === "number" ? { status: text } : { status: 200, content: { text } },
  }));
  const creator = { name: "test", version: "1" };
  const har = harSchema.parse({ log: { version: "1.2", creator, entries } });
  const oneCase = { name: "recording", input, limit, har: "", expect: { count: 0 } };
  return runCase(scraper, oneCase, { casesUrl: import.meta.url, entries: har.log.entries });
}

const lengths = (record: JsonObject | undefined, ...fields: string[]) =>
  fields.map((field) => (record?.[field] as unknown[] | null | undefined)?.length ?? null);

describe.skipIf(!present)("recordings", () => {
  const relay = () => recording("product_us_B0057OC5O8.html");
  const phones = () => recording("product_us_B0CD1DZ6RD_2026-04.html");
  const robot = () => recording("product_es_B01MUGXRT9_no_buybox.html");

  test("a product of 2024 that a seller offers", async () => {
    const input = { productIds: ["B0057OC5O8"], includeReviews: true, includeQuestions: true };
    const { records, ending, warnings } = await run(input, { [dp("B0057OC5O8")]: relay() });
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
    expect(records[0]).toMatchObject({
      id: "B0057OC5O8",
      url: `${US}/dp/B0057OC5O8`,
      title: "SainSmart 4-Channel Relay Module",
      brand: "SainSmart",
      brandUrl: `${US}/stores/SainSmart/page/6ED1F594-26F7-4BB2-A168-70895EE9D590`,
      groupId: "B0B31MHVGM",
      price: 8.99,
      priceMicros: 8_990_000,
      currency: "USD",
      originalPrice: null,
      availability: "in_stock",
      availabilityText: "In Stock",
      stockQuantity: null,
      seller: { id: "A1CJB5SYI9X4XC", name: "SainSmart Official", url: `${US}/sp?seller=A1CJB5SYI9X4XC` },
      shipsFromText: "Amazon",
      rating: 4.6,
      ratingMax: 5,
      ratingCount: 422,
      ratingPercents: { 5: 78, 4: 12, 3: 5, 2: 2, 1: 3 },
      salesRanks: [
        { rank: 420_998, name: "Automotive", url: `${US}/gp/bestsellers/automotive` },
        {
          rank: 139,
          name: "Automotive Replacement Relay Control Module Relays",
          url: `${US}/gp/bestsellers/automotive/15733421`,
        },
      ],
      questionCount: 55,
      deliveryLocation: "Deliver to Spain",
      language: "en-US",
      country: "us",
      featureCoverage: { includeReviews: "partial", includeQuestions: "partial" },
    });
    const { shipping, categories, variants } = records[0] as Record<string, JsonObject[]>;
    expect(shipping?.[0]).toMatchObject({
      price: 10.11,
      currency: "USD",
      text: expect.stringContaining("Friday, January 19") as unknown,
    });
    expect(categories?.map(({ name }) => name)).toEqual([
      "Automotive",
      "Replacement Parts",
      "Switches & Relays",
      "Relays",
      "Relay Control Module",
    ]);
    expect(variants).toMatchObject([
      { id: "B0057OC5O8", attributes: [{ name: "Pattern Name", value: "Module" }] },
    ]);
    expect(lengths(records[0], "highlights", "reviewSamples", "attributes", "imageUrls")).toEqual([
      4, 8, 19, 1,
    ]);
  });

  test("a product of 2026 that Amazon sells, with a used one in its buy box", async () => {
    const { records, ending, warnings } = await run({ asin: "B0CD1DZ6RD" }, { [dp("B0CD1DZ6RD")]: phones() });
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
    expect(records[0]).toMatchObject({
      title: expect.stringMatching(
        /^Skullcandy Crusher ANC 2 Wireless Over-Ear Bluetooth Headphones/,
      ) as unknown,
      brand: "Skullcandy",
      price: 239.99,
      currency: "USD",
      originalPrice: null,
      discountPercent: null,
      availability: "in_stock",
      availabilityText: "Only 3 left in stock - order soon.",
      stockQuantity: 3,
      condition: "new",
      seller: { id: "ATVPDKIKX0DER", name: "Amazon.com", url: null },
      rating: 4.6,
      ratingCount: 3_101,
      ratingPercents: { 5: 83, 4: 8, 3: 4, 2: 2, 1: 3 },
      gtin: "810045689661",
      boughtLastMonthCount: 300,
      boughtLastMonthCountText: "300+ bought in past month",
      offerCount: 9,
      lowestOfferPrice: 134.65,
      deliveryLocation: "Delivering to New York 10001 - Update location",
      shipping: [{ price: 0, text: "FREE delivery Friday, April 10" }, { price: 0 }],
      salesRanks: [
        { rank: 5_470, name: "Electronics" },
        { rank: 240, name: "Over-Ear Headphones" },
      ],
    });
    expect(lengths(records[0], "attributes", "highlights", "imageUrls", "customerPhotoUrls")).toEqual([
      45, 7, 7, 5,
    ]);
  });

  test("a Spanish product that only others sell has no price", async () => {
    const input = { url: `${ES}/Cecotec/dp/B01MUGXRT9?tag=x` };
    const { records, ending, warnings } = await run(input, { [dp("B01MUGXRT9", ES)]: robot() });
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
    expect(records[0]).toMatchObject({
      id: "B01MUGXRT9",
      url: `${ES}/dp/B01MUGXRT9`,
      brand: "Cecotec",
      price: null,
      currency: null,
      seller: null,
      availability: "unknown",
      rating: 4.1,
      ratingCount: 5_182,
      ratingPercents: { 5: 56, 4: 19, 3: 10, 2: 5, 1: 10 },
      salesRanks: [
        { rank: 1_643_215, name: "Hogar y cocina" },
        { rank: 2_417, name: "Robots aspiradores" },
      ],
      country: "es",
      language: "es-ES",
    });
    expect(lengths(records[0], "imageUrls", "videoUrls", "categories", "customerPhotoUrls")).toEqual([
      8, 1, 4, 4,
    ]);
  });

  test("the reviews of three pages", async () => {
    const all = await Promise.all([
      run({ operation: "reviews", productIds: ["B0057OC5O8"] }, { [dp("B0057OC5O8")]: relay() }),
      run({ operation: "reviews", productIds: ["B0CD1DZ6RD"] }, { [dp("B0CD1DZ6RD")]: phones() }),
      run(
        { operation: "reviews", productUrls: [`${ES}/dp/B01MUGXRT9`] },
        { [dp("B01MUGXRT9", ES)]: robot() },
      ),
    ]);
    expect(all.map(({ ending, records, warnings }) => [ending, records.length, warnings])).toEqual([
      ["exhausted", 8, {}],
      ["exhausted", 9, {}],
      ["exhausted", 7, {}],
    ]);
    const [us, late, es] = all.map(({ records }) => records);
    expect(us?.map(({ country, isForeign }) => [country, isForeign])).toEqual([
      ...[
        ["us", false],
        ["us", false],
        ["us", false],
      ],
      ...[
        ["ca", true],
        ["jp", true],
        ["jp", true],
        ["ca", true],
        ["jp", true],
      ],
    ]);
    expect(us?.[0]).toMatchObject({
      id: "R68JYJOHXA1Y1",
      url: `${US}/gp/customer-reviews/R68JYJOHXA1Y1`,
      title: "This Device WILL KILL YOU.",
      text: expect.stringMatching(/^The entire SainSmart line is well made/) as unknown,
      rating: 5,
      ratingMax: 5,
      publishedOn: "2013-03-28",
      dateText: "Reviewed in the United States on March 28, 2013",
      country: "us",
      isForeign: false,
      formText: "Pattern Name: Module",
      verified: true,
      helpfulCount: 8,
      imageUrls: null,
      productId: "B0057OC5O8",
      productTitle: "SainSmart 4-Channel Relay Module",
      resultPosition: 1,
    });
    expect(late?.[0]).toMatchObject({
      title: "Bass Lovers Only",
      publishedOn: "2026-02-24",
      helpfulCount: 1,
    });
    expect(late?.[0]?.["formText"]).toBe("Color: Preppy Blue | Size: One Size | Style: Bundle");
    expect(late?.[1]).toMatchObject({ helpfulCount: 41, imageUrls: { length: 4 } });
    expect(late?.map(({ country }) => country)).toEqual([
      "us",
      "us",
      "us",
      "us",
      "se",
      "de",
      "sa",
      "ca",
      "it",
    ]);
    expect(es?.map(({ country }) => country)).toEqual(["es", "es", "de", "fr", "it", "fr", "de"]);
    expect(es?.[2]).toMatchObject({ title: "Gut und günstig", publishedOn: "2020-01-27", rating: 5 });
    const four = await run(
      { operation: "reviews", productUrls: [`${ES}/dp/B01MUGXRT9`], stars: [4] },
      { [dp("B01MUGXRT9", ES)]: robot() },
    );
    expect(four.records).toHaveLength(3);
  });

  test("where the panel is closed, the offers of the page: two, or none that it names", async () => {
    const open = await run(
      { operation: "offers", productIds: ["B0CD1DZ6RD"] },
      { [panel("B0CD1DZ6RD")]: 404, [dp("B0CD1DZ6RD")]: phones() },
    );
    // The row of used goods names its seller by its id alone.
    expect([open.ending, open.warnings]).toEqual(["exhausted", { offers_not_read: 1, field_missing: 1 }]);
    expect(open.records).toMatchObject([
      {
        price: 239.99,
        condition: "new",
        conditionText: "Buy new:",
        isBuyBox: true,
        seller: { name: "Amazon.com" },
      },
      {
        price: 142.39,
        condition: "used",
        conditionText: "Save with Used - Like New",
        isBuyBox: false,
        seller: { id: "A2L77EE7U53NWQ" },
        resultPosition: 1,
      },
    ]);
    const closed = await run(
      { operation: "offers", productUrls: [`${ES}/dp/B01MUGXRT9`] },
      { [panel("B01MUGXRT9", ES)]: 404, [dp("B01MUGXRT9", ES)]: robot() },
    );
    expect([closed.ending, closed.records.length]).toEqual(["source_request_refused", 0]);
  });

  test("questions, forms and a price point of the same pages", async () => {
    const answers = { [dp("B0057OC5O8")]: relay() };
    const asked = { productIds: ["B0057OC5O8"] };
    const [questions, asins, point] = await Promise.all(
      ["questions", "asins", "price-tracker"].map((operation) => run({ operation, ...asked }, answers)),
    );
    expect(questions?.records).toMatchObject([
      { questionCount: 55, questionCountText: "55 answered questions" },
    ]);
    expect(asins?.records).toMatchObject([{ id: "B0057OC5O8", foundIn: "variants", groupId: "B0B31MHVGM" }]);
    expect(point?.records).toMatchObject([
      {
        id: "B0057OC5O8",
        observedAt: "2026-01-01T00:00:00.000Z",
        price: 8.99,
        currency: "USD",
        availability: "in_stock",
        seller: { id: "A1CJB5SYI9X4XC" },
      },
    ]);
    const none = await run(
      { operation: "questions", productIds: ["B0CD1DZ6RD"] },
      { [dp("B0CD1DZ6RD")]: phones() },
    );
    expect([none.ending, none.records.length]).toEqual(["exhausted", 0]);
  });

  const sun = () => recording("search_automotive_sun_protection_us_2026-08.html");
  const SUN = "Automotive Interior Sun Protection";
  const sunUrl = `${US}/s?k=${SUN.replaceAll(" ", "+")}&page=1`;

  test("a search of 2026 with hardly any price", async () => {
    const { records, warnings, tally } = await run({ searchTerms: [SUN] }, { [sunUrl]: sun() }, 24);
    expect([records.length, warnings, tally.total]).toEqual([24, {}, 138]);
    expect(records[0]).toMatchObject({
      id: "B0GWDY613N",
      url: `${US}/dp/B0GWDY613N`,
      title: expect.stringMatching(/^Windshield Sun Shade Umbrella \| 61" L x 35" W/) as unknown,
      imageUrl: "https://m.media-amazon.com/images/I/81rv-a65w6L._AC_UL320_.jpg",
      price: null,
      currency: null,
      originalPrice: null,
      lowestOfferPrice: 49.99,
      rating: 5,
      ratingCount: 2,
      isAd: false,
      adPosition: null,
      resultPosition: 1,
      page: 1,
      searchTerm: SUN,
      country: "us",
      language: "en-US",
    });
    expect(records.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["B093NT15T1", "B07V3B1Z52", "B0DSF45QKQ"]),
    );
    expect(records.at(-1)?.["id"]).toBe("B0DSF45QKQ");
    const prices = records.flatMap(({ id, price }) => (price === null ? [] : [[id, price]]));
    expect(prices).toEqual([
      ["B0GK2W75F2", 43.29],
      ["B0DSBFWFQM", 41.73],
    ]);
    const ids = await run({ operation: "asins", searchTerms: [SUN] }, { [sunUrl]: sun() }, 24);
    expect(ids.records.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
  });

  test("the first ten of 22 cards of a search of 2025, adverts among them", async () => {
    const html = recording("search_laptop_us_first_cards_2025-11.html");
    const { records, warnings, tally } = await run(
      { query: "laptop" },
      { [`${US}/s?k=laptop&page=1`]: html },
      10,
    );
    expect([records.length, warnings, tally.total]).toEqual([10, { rows_missing: 1 }, 100_000]);
    expect(records.map(({ id, isAd, adPosition, price }) => [id, isAd, adPosition, price])).toEqual([
      ["B0FL25VDFJ", true, 1, 329.99],
      ["B0FZTCGSW9", true, 2, 429.99],
      ["B0DT7FC9B7", false, null, 199.99],
      ["B0DZD9S5GC", false, null, null],
      ["B0DWMMJS33", false, null, null],
      ["B0DWPKQ3LH", false, null, null],
      ["B0FWKBBH62", true, 3, 437.99],
      ["B0F167PYK7", false, null, 529.99],
      ["B0BSJ46KY9", false, null, 149],
      ["B0FMQMHDSS", false, null, null],
    ]);
    expect(records[0]).toMatchObject({
      couponText: "Save $36.00 with coupon",
      boughtLastMonthCount: 50,
      brand: null,
    });
    expect(records[2]).toMatchObject({
      title: expect.stringMatching(/^Acer Aspire Go 15 AI Ready Laptop/) as unknown,
      originalPrice: 297.18,
      rating: 4.4,
      ratingCount: 271,
      boughtLastMonthCount: 10_000,
      boughtLastMonthCountText: "10K+ bought in past month",
      tags: ["Overall Pick"],
      isAmazonChoice: true,
      deliveryText: "Delivery Thu, Dec 4 Ships to Canada",
    });
    expect(records[3]).toMatchObject({
      ratingCount: 4_154,
      optionsText: "Options: 3 capacities",
      lowestOfferPrice: 917.7,
    });
  });

  test("one sponsored card of 2025", async () => {
    const card = recording("search_card_us_sponsored_B081XSYZMS.html");
    const page = `<html lang="en-us"><body><div data-component-type="s-search-result">${card}</div><span class="s-pagination-next s-pagination-disabled"></span></body></html>`;
    const { records, warnings } = await run({ query: "golf" }, { [`${US}/s?k=golf&page=1`]: page });
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: "B081XSYZMS",
      title: expect.stringMatching(/^Death Star BB8 R2D2 Golf Balls/) as unknown,
      price: 29.95,
      currency: "USD",
      rating: 4.7,
      ratingCount: 184,
      boughtLastMonthCount: 50,
      deliveryText: expect.stringContaining("Malaysia") as unknown,
      isAd: true,
      adPosition: 1,
    });
  });

  test("a ranking of 2026, seen from Togo", async () => {
    const html = recording("bestsellers_electronics_us_2026-03.html");
    const answers = { [`${US}/gp/bestsellers/electronics?pg=1`]: html };
    const input = { url: `${US}/Best-Sellers-Electronics/zgbs/electronics/ref=zg_bs_nav` };
    const { records, warnings } = await run(input, answers, 50);
    expect([records.length, warnings]).toEqual([50, {}]);
    expect(records[0]).toMatchObject({
      id: "B08JHCVHTY",
      url: `${US}/dp/B08JHCVHTY`,
      rank: 1,
      title: "blink plus plan with monthly auto-renewal",
      price: 6_765,
      priceMicros: 6_765_000_000,
      currency: "XOF",
      priceText: "XOF 6,765",
      rating: 4.4,
      ratingMax: 5,
      ratingCount: 272_461,
      imageUrl: "https://images-na.ssl-images-amazon.com/images/I/31YHGbJsldL.png",
      ranking: "bestsellers",
      listName: "Electronics",
      listUrl: `${US}/gp/bestsellers/electronics`,
      country: "us",
      language: "en-US",
    });
    expect(records.map(({ rank }) => rank)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(records.filter(({ title }) => title !== null)).toHaveLength(30);
    expect(records[49]).toMatchObject({ id: "B0BQPNMXQV", title: null, price: null });
  });

  test.each([
    ["half of a page", "B0057OC5O8", half, "source_changed"],
    ["a page about another product", "B0057OC5O9", (html: string) => html, "source_changed"],
    [
      "a page without its title",
      "B0057OC5O8",
      (html: string) => html.replaceAll(/productTitle|id="title"/g, "x"),
      "source_changed",
    ],
    ["a captcha", "B0057OC5O8", () => captcha, "source_blocked"],
  ])("%s is no product", async (_what, id, change, code) => {
    for (const operation of ["product", "reviews", "questions", "price-tracker", "asins"]) {
      const { ending, records } = await run({ operation, productIds: [id] }, { [dp(id)]: change(relay()) });
      expect([operation, ending, records.length]).toEqual([operation, code, 0]);
    }
  });

  test("half of a list, and a ranking of another department, are none", async () => {
    const search = await run({ query: SUN }, { [sunUrl]: half(sun()) });
    const html = recording("bestsellers_electronics_us_2026-03.html");
    const ranking = await run({ departments: ["garden"] }, { [`${US}/gp/bestsellers/garden?pg=1`]: html });
    expect([search.ending, ranking.ending]).toEqual(["source_changed", "source_changed"]);
  });
});
