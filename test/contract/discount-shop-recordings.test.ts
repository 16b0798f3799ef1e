import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/discount-shop/index.ts";
import { type Answer, recordingsOf, runOver } from "./recordings.ts";

// Real answers of 2025, which are kept outside the repository.
const { present, recording } = recordingsOf("discount-shop", "Temu");

/** Runs an operation over answers by the URL that it asks. */
const run = (input: JsonObject, answers: Record<string, Answer>, limit?: number) =>
  runOver(scraper, input, answers, limit);

const SHOP = "https://www.temu.com";
const half = (text: string): string => text.slice(0, text.length / 2);

describe.skipIf(!present)("recordings", () => {
  const DRESSES = `${SHOP}/ca/category.html?opt_id=1084`;
  const dresses = (text: string, input: JsonObject = { operation: "category", categoryIds: ["1084"] }) =>
    run({ ...input, countryCode: "ca" }, { [DRESSES]: text }, 40);

  test("the third page of a category of 2025", async () => {
    const { records, warnings } = await dresses(recording("opt_listing_girls_dresses_ca_2025-11.json"));
    expect([records.length, warnings]).toEqual([40, { rows_missing: 1 }]);
    expect(records[0]).toMatchObject({
      id: "601100288674984",
      kind: "product",
      url: `${SHOP}/goods.html?goods_id=601100288674984`,
      seoUrl: `${SHOP}/ca/young-girls-summer-3pcs-set-simple-dress-with-bubble-sleeves-striped-floral--fashionable-outfit-for-vacation-and-outdoor-activities-g-601100288674984.html`,
      title:
        "Young Girls Summer 3pcs Set: Simple Dress with Bubble Sleeves, Striped Floral Print, Casual Fashionable Outfit for Vacation and Outdoor Activities",
      price: 21.11,
      currency: "CAD",
      priceMicros: 21_110_000,
      priceText: "CA$21.11",
      originalPrice: 38.86,
      discountPercent: 45,
      soldCount: 10_000,
      soldCountText: "10K+ sold",
      soldCountIsLowerBound: true,
      rating: 4.8,
      reviewCount: 361,
      tags: ["Original Design"],
      imageUrl: "https://img.kwcdn.com/product/fancy/24be812c-3522-4630-bb04-4a61c69f89eb.jpg",
      videoUrls: [
        "https://goods-vod.kwcdn.com/goods-video/f48dec49efa0cfd51eac2f295ee43449e0977958gs2CV.f30.mp4",
      ],
      variants: [{ id: "15101", price: 21.11, originalPrice: 38.86, colorText: "(179,92,68,1)" }],
      seller: { id: "634418211704677", url: `${SHOP}/mall.html?mall_id=634418211704677` },
      categoryId: "1085",
      skuId: "17601381249506",
      offerEndsAt: "2025-12-06T04:59:59.000Z",
      isLocal: false,
      isAdult: false,
      country: "ca",
      isAd: false,
      resultPosition: 81,
    });
    expect(records[1]).toMatchObject({ id: "601100788239358", price: 14.27, isAd: true, adPosition: 1 });
    expect(records[2]).toMatchObject({
      id: "601099818405442",
      price: 10.72,
      soldCount: 5100,
      rating: 4.8,
      reviewCount: 210,
      adPosition: 2,
    });
    expect(records[4]).toMatchObject({
      soldCount: 45,
      soldCountIsLowerBound: false,
      rating: null,
      reviewCount: null,
    });
    expect(records[7]).toMatchObject({ soldCount: 56_000, reviewCount: 2040, variants: { length: 7 } });
    expect(records[13]).toMatchObject({ soldCount: null, soldCountText: null, isLocal: true });
    expect(records[11]).toMatchObject({ originalPrice: null, discountPercent: null });
    expect(records.filter(({ isAd }) => isAd === true)).toHaveLength(10);
    expect(records[39]).toMatchObject({
      id: "601103152985836",
      price: 20.23,
      resultPosition: 120,
      adPosition: 10,
    });
  });

  test("its advertised goods, half of it, and another category in its place", async () => {
    const text = recording("opt_listing_girls_dresses_ca_2025-11.json");
    const ads = await dresses(text, { operation: "ad-library", categoryIds: ["1084"] });
    expect(ads.records.map(({ id }) => id).slice(0, 3)).toEqual([
      "601100788239358",
      "601099818405442",
      "601104306786984",
    ]);
    expect(ads.records).toHaveLength(10);
    expect(await dresses(half(text))).toMatchObject({ records: [], ending: "source_changed" });
    const other = await run(
      { operation: "category", categoryIds: ["77"], countryCode: "ca" },
      { [`${SHOP}/ca/category.html?opt_id=77`]: text },
    );
    expect(other).toMatchObject({ records: [], ending: "source_changed" });
  });

  test("the home page of 2025", async () => {
    const { records, warnings } = await run(
      { operation: "listings", listingUrls: [`${SHOP}/`] },
      { [`${SHOP}/`]: recording("home_goods_list_us_first40_2025-11.json") },
    );
    expect([records.length, warnings]).toEqual([40, { rows_missing: 1 }]);
    expect(records[0]).toMatchObject({
      id: "602409241782824",
      title: "Apple iPhone 15 Pro Max, 256GB, White Titanium - Fully Unlocked (Renewed)",
      brand: "APPLE",
      price: 740.41,
      currency: "USD",
      originalPrice: 783.33,
      originalPriceText: "$783.33",
      discountPercent: 5,
      soldCount: null,
      soldCountText: null,
      rating: null,
      reviewCount: null,
      condition: "used",
      stockQuantity: 4,
      basketCount: 262,
      basketCountText: "In 262 carts",
      deliveryDays: 3,
      isLocal: true,
      seller: { id: "741070851595181" },
      country: "us",
      language: "en",
      listingUrl: `${SHOP}/`,
      resultPosition: 1,
      isAd: false,
      videoUrls: null,
      variants: null,
    });
    expect((records[0]?.["tags"] as string[]).toSorted()).toEqual([
      "Arrives in 1+ business days",
      "Brand: APPLE",
      "Local",
      "Only 4 left",
      "Used･Very Good",
    ]);
    expect(records[1]).toMatchObject({ id: "601100089425952", price: 86.42, originalPrice: null });
    expect(records[4]).toMatchObject({
      soldCount: 16_000,
      discountPercent: 51,
      rating: 4.8,
      reviewCount: 72,
      adPosition: 1,
    });
    expect(records[18]).toMatchObject({ price: 630.97, originalPrice: 1600, discountPercent: 60 });
    expect(records[25]).toMatchObject({ reviewCount: 1728, soldCount: 59_000 });
  });

  test("the categories of 2025", async () => {
    const { records, warnings } = await run(
      { operation: "category", categoryIds: ["7166"], show: "categories" },
      { [`${SHOP}/category.html?opt_id=7166`]: recording("category_options_us_2025-11.json") },
    );
    expect([records.length, warnings]).toEqual([15, {}]);
    expect(records[0]).toMatchObject({
      id: "7167",
      kind: "category",
      title: "Women's Bikini Sets",
      parentId: "7166",
      url: `${SHOP}/category.html?opt_id=7167`,
      seoUrl: `${SHOP}/womens-bikini-sets-o3-7167.html`,
      imageUrl: "https://img.kwcdn.com/product/temu-avi/image-crop/e19e31ae-c807-4a3f-b21f-b676ef3217d6.jpg",
      price: null,
    });
    expect(records[1]).toMatchObject({ id: "7171", title: "Women's One-pieces" });
  });

  test("reviews of 2025", async () => {
    const reviews = (id: string, text: string) =>
      run({ operation: "reviews", productIds: [id] }, { [`${SHOP}/goods.html?goods_id=${id}`]: text }, 10);
    const text = recording("reviews_list_601103130556373_us_2025-11.json");
    const { records, warnings, tally } = await reviews("601103130556373", text);
    expect([records.length, warnings, tally.total]).toEqual([10, {}, 94]);
    expect(records[0]).toMatchObject({
      id: "362579706303805397",
      productId: "601103130556373",
      skuId: "17608147554719",
      rating: 5,
      publishedAt: "2025-09-15T17:21:01.000Z",
      writtenText: "on Sep 16, 2025",
      country: "us",
      helpfulCount: 6,
      author: { name: "re***01" },
      attributes: [{ name: "Items", value: "Black-Dual Camera-Dual Battery" }],
      imageUrls: [
        "https://rewimg.us.kwcdn.com/review-image/20150c2300b/599096b6-cefd-47fc-80fc-93d556bf0935_986x1200.jpeg",
      ],
      videoUrls: [
        "https://rewvod.us.kwcdn.com/review-video/2dcefb08768fa9d4b0a3c74ca45b965038e921b6.f30.mp4",
      ],
      videoSeconds: 34,
    });
    expect(records[0]?.["text"]).toMatch(/^Hemos comprado 6/);
    expect(records[0]?.["translatedText"]).toMatch(/^We have bought 6/);
    expect(records[4]).toMatchObject({ id: "362633832958064597", rating: 1, imageUrls: { length: 2 } });
    expect(records.map(({ rating }) => rating)).toEqual([5, 5, 5, 4, 1, 2, 5, 5, 5, 5]);
    expect(await reviews("601103130556374", text)).toMatchObject({ records: [], ending: "source_changed" });
    expect(await reviews("601103130556373", half(text))).toMatchObject({
      records: [],
      ending: "source_changed",
    });
  });

  test.each(["captcha_page_goods_601101076255740_2025-07.html", "login_wall_with_rawdata_2025-07.html"])(
    "%s is a refusal, whatever was asked for",
    async (name) => {
      const text = recording(name);
      const goods = `${SHOP}/goods.html?goods_id=601101076255740`;
      const asked: [JsonObject, string][] = [
        [{ operation: "product", productIds: ["601101076255740"] }, goods],
        [{ operation: "price-tracker", productIds: ["601101076255740"] }, goods],
        [{ operation: "reviews", productIds: ["601101076255740"] }, goods],
        [{ operation: "search", searchTerms: ["x"] }, `${SHOP}/search_result.html?search_key=x`],
        [{ operation: "category", categoryIds: ["7"] }, `${SHOP}/category.html?opt_id=7`],
        [{ operation: "listings", listingUrls: [`${SHOP}/`] }, `${SHOP}/`],
      ];
      for (const [input, url] of asked)
        expect(await run(input, { [url]: text })).toMatchObject({
          records: [],
          ending: "source_blocked",
        });
      // Without the marks that a rule knows.
      const plain = text
        .replace("imageSemantics", "x")
        .replace("verifyDialog", "x")
        .replace("安全验证", "x")
        .replaceAll('"page_id":"login"', '"page_id":"x"')
        .replaceAll("\\u002Flogin.html", "x");
      const ending = await run({ operation: "product", productIds: ["601101076255740"] }, { [goods]: plain });
      expect(ending).toMatchObject({ records: [], ending: "source_blocked" });
    },
  );
});
