import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/handmade-shop/index.ts";
import { type Answer, below, recordingsOf, runOver } from "./recordings.ts";

// Real pages of 2022 to 2026, and the JSON-LD of some, which are kept outside the repository.
const { present, recording } = recordingsOf("handmade-shop", "Etsy");

const ETSY = "https://www.etsy.com";
const blocks = (name: string) => JSON.parse(recording(name)) as JsonObject[];
/** A page that has a JSON-LD block and nothing else. */
const pageOf = (block: JsonObject | undefined): string =>
  `<!doctype html><html lang="en-US"><head><script type="application/ld+json">${JSON.stringify(block)}</script></head>
   <body data-language="en-US" data-currency="USD" data-region="US"></body></html>`;

/** Runs an operation over answers by the path that it asks; a number is a status with the guard's body. */
const run = (input: JsonObject, answers: Record<string, string | number>) => {
  const answered = Object.entries(answers).map(([path, answer]): [string, Answer] => [
    path,
    typeof answer === "string"
      ? answer
      : { status: answer, text: recording("datadome_challenge_403_body.html") },
  ]);
  return runOver(scraper, input, below(ETSY, Object.fromEntries(answered)));
};

const BLOCKS = "1394647088";
const wholePage = () => recording("listing_page_1394647088_productgroup_2026-04.html");

describe.skipIf(!present)("recordings", () => {
  test("a whole listing page of 2026 with variants", async () => {
    const input = { operation: "listing", listingIds: [BLOCKS], includeReviews: true };
    const { records, ending, warnings } = await run(input, { [`/listing/${BLOCKS}`]: wholePage() });
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
    expect(records[0]).toMatchObject({
      id: BLOCKS,
      url: `${ETSY}/listing/${BLOCKS}`,
      title: "Stacking Blocks (set of 4)",
      description: "Stacking blocks for your dogs",
      price: 45,
      priceMicros: 45_000_000,
      currency: "USD",
      priceText: "$45.00+",
      availability: "in_stock",
      rating: 4.8,
      reviewCount: 121,
      gtin: null,
      seller: {
        id: "VanityFurGrooming",
        url: `${ETSY}/shop/VanityFurGrooming`,
        rating: 4.9,
        reviewCount: 919,
      },
      shopId: "30230394",
      tags: ["Bestseller"],
      favoriteCount: 841,
      listedOn: "2026-04-04",
      demandText: "In 20+ carts",
      shopSoldCount: 4_000,
      shopSoldCountText: "4k sales",
      shopTenureText: "4 years on Etsy",
      shipsFromText: "Richland Center, WI",
      deliveryText: "Apr 8-21",
      deliveryLocation: "Deliver to United States, 10001",
      country: "us",
      language: "en-US",
      ratingParts: [
        { name: "Item quality", text: "4.9" },
        { name: "Shipping", text: "4.8" },
        { name: "Customer service", text: "4.8" },
        { name: "Buyers recommend", text: "97%" },
      ],
      shipping: [{ price: 0, currency: "USD" }],
      keywords: null,
      featureCoverage: { includeReviews: "partial" },
    });
    const { variants, imageUrls, customerPhotoUrls, options, categories, reviewSamples } =
      records[0] as Record<string, JsonObject[]>;
    const lists = [variants, imageUrls, customerPhotoUrls, reviewSamples];
    expect(lists.map((list) => list?.length)).toEqual([8, 9, 14, 4]);
    expect(variants?.[0]).toMatchObject({
      id: "3223548287",
      sku: "1394647088-3223548287",
      price: 45,
      stockQuantity: 418,
      attributes: [{ name: "color", value: "Black" }],
    });
    expect(options).toMatchObject([
      { name: "Primary color" },
      { name: "Size", values: [{ name: 'Large 4X4"', priceText: "$85.00" }, {}, { priceText: "$45.00" }] },
    ]);
    expect(categories).toMatchObject([
      { name: "Pet Supplies", url: `${ETSY}/c/pet-supplies` },
      { name: "Pet Health & Wellness" },
      { name: "Pet Grooming" },
    ]);
  });

  test("the reviews of that page", async () => {
    const input = { operation: "reviews", listingIds: [BLOCKS] };
    const { records, warnings } = await run(input, { [`/listing/${BLOCKS}`]: wholePage() });
    expect([records.length, warnings]).toEqual([4, {}]);
    expect(records[0]).toMatchObject({
      url: `${ETSY}/listing/${BLOCKS}`,
      text: "great items good service awesome",
      rating: 5,
      ratingMax: 5,
      publishedOn: "2026-04-02",
      verified: true,
      author: null,
      imageUrls: null,
      transactionId: "5011839075",
      productId: BLOCKS,
      listingTitle: "Stacking Blocks (set of 4)",
      shopName: "VanityFurGrooming",
      resultPosition: 1,
    });
    expect(records.map((record) => record["transactionId"])).not.toContain(null);
    expect(new Set(records.map((record) => record["id"])).size).toBe(4);
  });

  test("the photos of buyers of that page", async () => {
    const input = { operation: "customer-photos", listingIds: [BLOCKS], includeReviews: true };
    const { records, warnings } = await run(input, { [`/listing/${BLOCKS}`]: wholePage() });
    expect([records.length, warnings]).toEqual([14, {}]);
    expect(records[0]).toMatchObject({
      id: "6609213946",
      url: `${ETSY}/listing/${BLOCKS}`,
      imageUrl: "https://i.etsystatic.com/iap/824c70/6609213946/iap_fullxfull.6609213946_hkburndf.jpg",
      previewUrl: "https://i.etsystatic.com/iap/824c70/6609213946/iap_300x300.6609213946_hkburndf.jpg",
      listingId: BLOCKS,
      boughtListingId: BLOCKS,
      transactionId: "4451077639",
      rating: 5,
      reviewText: "Perfect for what I needed!",
      shopName: "VanityFurGrooming",
      resultPosition: 1,
    });
  });

  test("the keywords of that page", async () => {
    const input = { operation: "keywords", listingIds: [BLOCKS] };
    const { records } = await run(input, { [`/listing/${BLOCKS}`]: wholePage() });
    expect(records.map(({ keyword, kind }) => [kind, keyword]).slice(0, 5)).toEqual([
      ["title_phrase", "stacking blocks (set of 4)"],
      ["category", "Pet Supplies"],
      ["category", "Pet Health & Wellness"],
      ["category", "Pet Grooming"],
      ["page_link", "vintage lucite dog"],
    ]);
    expect(records).toHaveLength(21);
  });

  test.each([
    [
      "949905096",
      10,
      { priceMin: 72, priceMax: 81.12, price: null, stockQuantity: 2986, shopId: "13285848" },
    ],
    [
      "529765307",
      10,
      { priceMin: 172.26, priceMax: 226.94, stockQuantity: 5992, materials: ["Solid Wood", "Oak", "Steel"] },
    ],
    [
      "1552627931",
      10,
      { price: 164, priceMicros: 164_000_000, stockQuantity: 2, shipsFromRegion: "CA", materials: ["Wood"] },
    ],
  ])("the data of listing %s of 2025", async (id, images, expected) => {
    const block = blocks("listing_jsonld_3_products_2025-08.json").find(({ sku }) => sku === id);
    const { records, ending, warnings } = await run(
      { listingIds: [id] },
      { [`/listing/${id}`]: pageOf(block) },
    );
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
    expect(records[0]).toMatchObject({
      id,
      currency: "USD",
      availability: "in_stock",
      rating: null,
      ...expected,
    });
    expect(records[0]?.["imageUrls"]).toHaveLength(images);
    const words = await run(
      { operation: "keywords", listingIds: [id] },
      { [`/listing/${id}`]: pageOf(block) },
    );
    expect(words.records.map(({ kind }) => kind)).toContain("material");
  });

  test("a listing of 2025 in full", async () => {
    const block = blocks("listing_jsonld_3_products_2025-08.json")[0];
    const { records } = await run({ listingIds: ["949905096"] }, { "/listing/949905096": pageOf(block) });
    expect(records[0]).toMatchObject({
      title: expect.stringMatching(/^Oakywood Dual Laptop Stand/) as unknown,
      imageUrl: "https://i.etsystatic.com/13285848/r/il/ea7b26/4369079578/il_fullxfull.4369079578_p74k.jpg",
      materials: ["Solid Wood", "Walnut Wood", "Oak Wood"],
      categories: [{ name: "Electronics & Accessories" }, { name: "Docking & Stands" }, { name: "Stands" }],
      seller: { name: "Oakywood", rating: 4.9, reviewCount: 8280 },
      shipping: [{ price: 0, originCountry: "pl" }],
      variants: null,
      favoriteCount: null,
    });
    const reviews = await run(
      { operation: "reviews", listingIds: ["949905096"] },
      { "/listing/949905096": pageOf(block) },
    );
    expect(reviews.records.map(({ publishedOn, rating }) => [publishedOn, rating])[0]).toEqual([
      "2025-08-19",
      5,
    ]);
    expect(reviews.records).toHaveLength(4);
  });

  test.each([
    ["Oakywood", 104, "4356045979", 1636.89, null],
    ["JoshuaHouseCrafts", 168, "4356465720", 49, 122.5],
    ["FalkelDesign", 54, "1586319476", 30, null],
  ])("the list of shop %s of 2025", async (name, count, id, price, originalPrice) => {
    const block = blocks("shop_jsonld_itemlists_3_shops_2025-08.json").find(
      ({ url }) => url === `${ETSY}/shop/${name}`,
    );
    const answers = { [`/shop/${name}`]: pageOf(block) };
    const { records, ending, warnings } = await run({ shopNames: [name], includeShopDetails: true }, answers);
    expect([ending, records.length, warnings]).toEqual(["exhausted", 36, { rows_missing: 1 }]);
    expect(records[0]).toMatchObject({
      id,
      url: `${ETSY}/listing/${id}`,
      price,
      priceMicros: price * 1_000_000,
      originalPrice,
      currency: "USD",
      availability: "in_stock",
      seller: { id: name, url: `${ETSY}/shop/${name}` },
      resultPosition: 1,
      page: 1,
      shop: { id: name, productCount: count },
    });
    expect(records.map(({ id: one }) => one)).not.toContain(null);
    const intel = await run({ operation: "seller-intel", shopNames: [name] }, answers);
    expect(intel.records).toMatchObject([{ id: name, productCount: count }]);
  });

  test.each([
    ["HattersLoft", 1509, "Sydney, Australia", 4.9343, 213, "34373571", 7, "1188897641", 63],
    ["AlaskanInkStudio", 5144, "London, United Kingdom", 4.8176, 251, "26574207", 10, "978906479", 215],
  ])(
    "the sold page of shop %s of 2022",
    async (name, soldCount, place, rating, reviewCount, shopId, listings, id, pages) => {
      const html = recording(`shop_sold_${name}_2022-07.html`);
      const path = `/shop/${name}`;
      const input = { operation: "seller-intel", shopNames: [name], includeSoldListings: true };
      const answers = { [path]: html, [`${path}/sold?ref=pagination&page=1`]: html };
      const { records, ending, warnings } = await run(input, answers);
      expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
      expect(records[0]).toMatchObject({
        id: name,
        url: `${ETSY}/shop/${name}`,
        name,
        shopId,
        soldCount,
        soldCountText: `${soldCount} Sales`,
        address: { text: place },
        rating,
        ratingMax: 5,
        reviewCount,
        productCount: null,
        priceMin: null,
        language: "en-US",
        country: "lt",
        listedCount: listings,
        soldPageCount: pages,
      });
      const sold = (records[0] as Record<string, JsonObject[]>)["soldListings"];
      expect([sold?.length, sold?.[0]?.["id"]]).toEqual([listings, id]);
    },
  );

  test("a card of a landing page of 2025, which says advert and no advert at once", async () => {
    const page = recording("listing_grid_card_1542627936_2025.html");
    const { records, warnings } = await run({ searchTerms: ["dance"] }, { "/search?q=dance&page=1": page });
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: "1542627936",
      url: `${ETSY}/listing/1542627936`,
      title: "Dancing dude screen print",
      price: 30,
      priceMicros: 30_000_000,
      priceText: "USD 30.00",
      currency: "USD",
      originalPrice: null,
      rating: 4.9,
      reviewCount: 398,
      seller: { id: "thehungryfox", url: `${ETSY}/shop/thehungryfox` },
      shopId: "6148434",
      imageUrl: "https://i.etsystatic.com/6148434/r/il/53e2d6/5244394020/il_fullxfull.5244394020_k6cg.jpg",
      noticeText: "Only 3 left — order soon",
      isAd: false,
      adPosition: null,
      isBestseller: null,
      resultPosition: 1,
      term: "dance",
      country: "ng",
      language: "en-US",
    });
  });

  test("the guard's page is a block for every operation", async () => {
    const inputs = [
      [{ searchTerms: ["dance"] }, "/search?q=dance&page=1"],
      [{ operation: "keywords", searchTerms: ["dance"] }, "/search?q=dance&page=1"],
      ...["listing", "reviews", "customer-photos"].map((operation) => [
        { operation, listingIds: ["1"] },
        "/listing/1",
      ]),
      ...["shop", "seller-intel"].map((operation) => [{ operation, shopNames: ["Shop"] }, "/shop/Shop"]),
    ] as [JsonObject, string][];
    for (const [input, path] of inputs) {
      const { ending, records } = await run(input, { [path]: 403 });
      expect([ending, records.length]).toEqual(["source_blocked", 0]);
    }
  });

  test.each([
    ["half of a page", BLOCKS, (html: string) => html.slice(0, html.length / 2)],
    ["a page about another listing", "1394647089", (html: string) => html],
    ["a page without its JSON-LD", BLOCKS, (html: string) => html.replaceAll("ld+json", "json")],
  ])("%s is no listing", async (_what, id, change) => {
    const answers = { [`/listing/${id}`]: change(wholePage()) };
    for (const operation of ["listing", "reviews", "customer-photos", "keywords"]) {
      const { ending, records } = await run({ operation, listingIds: [id] }, answers);
      expect([operation, ending, records.length]).toEqual([operation, "source_changed", 0]);
    }
  });

  test("the sold page of one shop is not that of another", async () => {
    const html = recording("shop_sold_HattersLoft_2022-07.html");
    const { ending } = await run({ shopNames: ["AlaskanInkStudio"] }, { "/shop/AlaskanInkStudio": html });
    expect(ending).toBe("source_changed");
  });
});
