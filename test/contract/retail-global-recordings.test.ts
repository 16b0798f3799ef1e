import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { half, present, recording, run, US } from "./retail-global-replay.ts";

const ES = "https://www.amazon.es";
const dp = (asin: string, shop = US) => `${shop}/dp/${asin}?th=1&psc=1`;
const panel = (asin: string, shop = US) =>
  `${shop}/gp/product/ajax/aodAjaxMain/?asin=${asin}&pc=dp&experienceId=aodAjaxMain`;
const captcha =
  '<html><head><title>Robot Check</title></head><body><form action="/errors/validateCaptcha"></form></body></html>';

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

  test("where two places of a page disagree on the price, the painted one is taken and a warning says so", async () => {
    const html = relay().replace(
      'id="twister-plus-price-data-price" value="8.99"',
      'id="twister-plus-price-data-price" value="7.99"',
    );
    const { records, warnings } = await run({ asin: "B0057OC5O8" }, { [dp("B0057OC5O8")]: html });
    expect(warnings).toEqual({ sources_disagree: 1 });
    expect(records[0]).toMatchObject({ price: 8.99, priceText: "$8.99" });
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
    expect([open.ending, open.warnings]).toEqual(["exhausted", { offers_not_read: 1 }]);
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
        seller: { id: "A2L77EE7U53NWQ", name: "Amazon Resale" },
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
});
