import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/wholesale/index.ts";
import { type Answer, below, recordingsOf, runOver } from "./recordings.ts";

// Real pages of 2022 to 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("wholesale", "Alibaba");

const SHOP = "https://www.alibaba.com";

/** Runs an operation over answers by the path that it asks; a number stands for a status. */
const run = (input: JsonObject, answers: Record<string, Answer>, limit?: number) =>
  runOver(scraper, input, below(SHOP, answers), limit);

const PUNISHED =
  "<html><head><title>Captcha Interception</title></head><body><punish-component></punish-component></body></html>";
const half = (text: string): string => text.slice(0, text.length / 2);
const excerpt = () =>
  `<html><body><script>window.detailData = ${recording("product_1601302079515_detailData_excerpt_2026-09.json")};</script></body></html>`;
const shoes = () => recording("product_1600691082191_rendered_2026-02.html");
const product = (id: string, text: string, input: JsonObject = {}) =>
  run({ operation: "product", productIds: [id], ...input }, { [`/product-detail/x_${id}.html`]: text });

describe.skipIf(!present)("recordings", () => {
  const art = (text: string) =>
    run(
      { searchTerms: ["art"], includeSupplierVerification: true },
      { "/catalog/x_cid0?SearchText=art&page=1": text },
      21,
    );

  test("a search of 2022, whose page holds the first part of its products", async () => {
    const page = recording("search_art_legacy_config_2022-02.html");
    const { records, warnings, tally } = await art(page);
    expect([records.length, warnings, tally.total]).toEqual([21, {}, 1_005_338]);
    expect(records[0]).toMatchObject({
      id: "1600353795582",
      url: `${SHOP}/product-detail/_1600353795582.html`,
      title: "Handmade Paper Flowers Wall Art Frame Home Decoration Handmade Paper Art Framework",
      price: 13,
      currency: "USD",
      priceMicros: 13_000_000,
      priceText: "US $13.00",
      minimumOrderQuantity: 50,
      minimumOrderUnit: "Pieces",
      priceTiers: [
        { minimumQuantity: 50, maximumQuantity: null, quantityUnit: "Pieces", price: 13, currency: "USD" },
      ],
      seller: {
        id: "tyyggy",
        name: "Guangxi Tengya Yigu Handicraft Co., Ltd.",
        companyId: "261038359",
        country: "cn",
        memberYears: 1,
        rating: null,
        reviewCount: 0,
      },
      supplierVerification: { isGold: true, isVerified: false, hasTradeAssurance: true },
      imageUrl: "https://s.alicdn.com/@sc04/kf/H1e1aa6d3479d4cf5a639bdb1d34107c2K.jpg",
      sellingPoints: ["For Home Decoration"],
      isAd: true,
      adPosition: 1,
      resultPosition: 1,
      term: "art",
    });
    expect(records[0]?.["imageUrls"]).toHaveLength(6);
    expect(records[1]).toMatchObject({
      id: "62021684441",
      priceMin: 25,
      priceMax: 30,
      minimumOrderQuantity: 25,
      seller: { id: "indartexports.trustpass", name: "INDART EXPORTS" },
    });
    expect(records[20]).toMatchObject({
      id: "1600121436141",
      priceMin: 5.5,
      priceMax: 6.8,
      minimumOrderQuantity: 50,
      isAd: false,
      rating: null,
      seller: { rating: 4, reviewCount: 5, productScore: 3.9, shippingScore: 4.2 },
      priceTiers: [
        { minimumQuantity: 50, maximumQuantity: 499, price: 6.8 },
        { minimumQuantity: 500, maximumQuantity: null, price: 5.5 },
      ],
    });
    expect(records.filter(({ isAd }) => isAd === true)).toHaveLength(5);
    expect(await art(half(page))).toMatchObject({ records: [], ending: "source_changed" });
    expect(await art(PUNISHED)).toMatchObject({ records: [], ending: "source_blocked" });
  });

  test("the data of a product of 2026, as far as they were printed", async () => {
    const { records, warnings } = await product("1601302079515", excerpt(), { includeReviews: true });
    // The print leaves out two of three lists of properties.
    expect([records.length, warnings]).toEqual([1, { field_missing: 1 }]);
    expect(records[0]).toMatchObject({
      id: "1601302079515",
      priceMin: 2.61,
      priceMax: 3.38,
      currency: "EUR",
      priceText: "€2.61-3.38",
      minimumOrderQuantity: 6,
      minimumOrderUnit: "pieces",
      rating: 4.8,
      ratingMax: 5,
      reviewCount: 26,
      soldCount: 13_062,
      soldCountText: "13062 sold",
      sku: "TG-117",
      incoterm: "FOB",
      packageSizeText: "18X10X9",
      packageWeightKg: 0.5,
      country: "nl",
      leadTimes: [{ minimumQuantity: 1, maximumQuantity: 10, days: 7 }],
      options: [{ name: "Color", values: ["Black", "Red", "Blue", "Mixed"] }],
      questionSamples: [{ question: "How to get a sample?", answer: null }],
      seller: {
        id: "eptusbchina",
        url: "https://eptusbchina.en.alibaba.com/",
        name: "Shenzhen Ept Electronic Technology Co., Ltd.",
        companyId: "230860282",
        country: "cn",
        memberYears: 13,
        rating: 4.8,
        reviewCount: 56,
        onTimePercent: 92.6,
        responseText: "≤2h",
        employeesText: "51-100",
        halfYearOrderCount: 207,
        halfYearRevenueText: "800,000+",
      },
      featureCoverage: { includeReviews: "partial" },
    });
    const [record] = records as Record<string, JsonObject[]>[];
    expect(record?.["categories"]?.map(({ id }) => id)).toEqual(["44", "127726078", "518"]);
    expect(
      record?.["priceTiers"]?.map((tier) => [
        tier["minimumQuantity"],
        tier["maximumQuantity"],
        tier["price"],
        tier["priceUsd"],
      ]),
    ).toEqual([
      [6, 499, 3.38, 3.87],
      [500, 2499, 3.19, 3.65],
      [2500, 499_999, 3.1, 3.55],
      [500_000, null, 2.61, 2.99],
    ]);
    expect(await product("1601302079515", half(excerpt()))).toMatchObject({
      records: [],
      ending: "source_changed",
    });
    // What two places say differently is told, and the first taken.
    const otherwise = excerpt().replace('"price": 3.38', '"price": 3.39').replace('"€{0}"', '"US ${0}"');
    const disputed = await product("1601302079515", otherwise);
    expect(disputed.warnings).toEqual({ field_missing: 1, sources_disagree: 3 });
    expect(disputed.records[0]).toMatchObject({ priceMax: 3.39, currency: "USD" });
    expect(await product("1601302079516", excerpt())).toMatchObject({
      records: [],
      ending: "source_changed",
    });
  });

  test("a page of 2026 that was saved without its data", async () => {
    const { records, warnings } = await product("1600691082191", shoes());
    expect([records.length, warnings]).toEqual([1, { data_missing: 1 }]);
    expect(records[0]).toMatchObject({
      id: "1600691082191",
      title:
        "Wholesale Custom New Design Luxury Sneakers Leather Pattern Flat Men Casual Fashion Men Sport Shoes Casual Shoes",
      priceMin: 45.96,
      priceMax: 80.51,
      currency: "GHS",
      minimumOrderQuantity: 300,
      minimumOrderUnit: "pairs",
      reviewCount: 0,
      rating: null,
      sku: "HBPM",
      samplePriceText: "GH₵1,957.89",
      options: [
        { name: "Color", values: ["Blue", "Black", "White"] },
        { name: "EUR Size", values: ["39", "40", "41", "42", "43", "44"] },
      ],
      leadTimes: [
        { minimumQuantity: 1, maximumQuantity: 200, days: 20 },
        { minimumQuantity: 201, maximumQuantity: null, days: null },
      ],
      seller: {
        id: "zhenbenchina",
        name: "Quanzhou Zhenben Network Technology Co., Ltd.",
        companyId: "252600004",
        country: "cn",
        memberYears: 6,
        rating: 4.9,
        reviewCount: 334,
        serviceScore: 5,
        shippingScore: 5,
        productScore: 4.9,
        onTimePercent: 89.6,
        responseText: "≤11h",
      },
    });
    const [record] = records as Record<string, JsonObject[]>[];
    expect(record?.["imageUrls"]).toHaveLength(6);
    expect(record?.["attributes"]).toHaveLength(20);
    expect(record?.["attributes"]?.[4]).toEqual({ name: "Lining Material", value: "Mesh" });
    expect(record?.["categories"]?.map(({ id }) => id)).toEqual([
      "322",
      "201152905",
      "201339807",
      "201334413",
    ]);
    expect(record?.["priceTiers"]?.map((tier) => [tier["minimumQuantity"], tier["price"]])).toEqual([
      [300, 80.51],
      [1001, 68.99],
      [2001, 57.47],
      [5001, 45.96],
    ]);
    expect(await product("1600691082191", half(shoes()))).toMatchObject({
      records: [],
      ending: "source_changed",
    });
    expect(await product("1600691082192", shoes())).toMatchObject({ records: [], ending: "source_changed" });
    const prices = await run(
      { operation: "price-tiers", productIds: ["1600691082191"] },
      { "/product-detail/x_1600691082191.html": shoes() },
    );
    expect(prices.records[0]).toMatchObject({ priceMin: 45.96, seller: { id: "zhenbenchina" } });
    expect(prices.records[0]?.["priceTiers"]).toHaveLength(4);
  });

  test("a product that is no longer there", async () => {
    const { records, ending } = await product(
      "1601302079515",
      recording("product_not_available_2026-09.html"),
    );
    expect([records, ending]).toEqual([[], "input_not_found"]);
  });

  test("the landing page of a category of 2024", async () => {
    const jewelry = (id: string) =>
      run(
        { categoryUrls: [`${SHOP}/Jewelry-Eyewear-Watches-Accessories_p${id}`] },
        {
          [`/catalog/x_cid${id}?page=1`]: 404,
          [`/x_p${id}`]: recording("category_p36_rendered_2024-04.html"),
        },
      );
    const { records, warnings } = await jewelry("36");
    expect([records.length, warnings]).toEqual([40, { catalog_not_read: 1, row_dropped: 22 }]);
    expect(records[0]).toMatchObject({
      id: "1600206598094",
      url: `${SHOP}/product-detail/_1600206598094.html`,
      price: 1901.65,
      currency: "UZS",
      priceText: "UZS 1,901.65",
      minimumOrderQuantity: 10,
      minimumOrderUnit: "pieces",
      imageUrl: "https://s.alicdn.com/@sc04/kf/Hc46b2bae6f314f46a2062e0bc107dd27p.jpg",
      categoryId: "36",
      resultPosition: 1,
      seller: null,
      isAd: null,
    });
    expect(records[0]?.["title"]).toMatch(
      /^Manufacturer No Minimum Custom Logo Metal Lapel Pin Badge Brooch/,
    );
    expect(await jewelry("37")).toMatchObject({ records: [], ending: "source_changed" });
  });

  test("the guard's page is a block for every operation", async () => {
    const inputs: [JsonObject, string][] = [
      [{ operation: "search", searchTerms: ["art"] }, "/catalog/x_cid0?SearchText=art&page=1"],
      [{ operation: "category", categoryIds: ["36"] }, "/catalog/x_cid36?page=1"],
      [{ operation: "price-tiers", productIds: ["1601302079515"] }, "/product-detail/x_1601302079515.html"],
    ];
    for (const [input, path] of inputs)
      expect(await run(input, { [path]: PUNISHED })).toMatchObject({ records: [], ending: "source_blocked" });
  });
});
