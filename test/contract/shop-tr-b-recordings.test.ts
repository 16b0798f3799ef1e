import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/shop-tr-b/index.ts";
import { type Answer, recordingsOf, runOver } from "./recordings.ts";

// Real answers of 2022 to 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("shop-tr-b", "Hepsiburada");

/** Runs an operation over answers by the URL that it asks; a number stands for a status. */
const run = (input: JsonObject, answers: Record<string, Answer>, limit?: number) =>
  runOver(scraper, input, answers, limit);

const SHOP = "https://www.hepsiburada.com";
const SLUG =
  "casper-nirvana-a60-5700-bv00x-v-amd-ryzen-7-5700u-16gb-500gb-ssd-freedos-23-8-all-in-one-bilgisayar";
const PC = `${SHOP}/${SLUG}-p-HBCV00005Z5G9Z`;
const half = (text: string): string => text.slice(0, text.length / 2);
const guard = "<html><head><title>Hepsiburada | Güvenlik</title></head><body>akReferanceId</body></html>";

const PAGE = "hepsiburada-product-HBCV00005Z5G9Z-2025-05.html";
const REVIEWS = "https://user-content-gw-hermes.hepsiburada.com/queryapi/v2/ApprovedUserContents";

describe.skipIf(!present)("recordings", () => {
  const product = (text: string | number, input: JsonObject = { productUrls: [PC] }, url = PC) =>
    run({ operation: "product", ...input }, { [url]: text });

  test("a product of 2025 with the offers, questions and reviews of its page", async () => {
    const { records, warnings } = await product(recording(PAGE));
    expect([records.length, warnings]).toEqual([1, {}]);
    const [record] = records;
    expect(record).toMatchObject({
      id: "HBCV00005Z5G9Z",
      url: PC,
      groupId: "HBC00005Z5G9Y",
      title: 'Nirvana A60.5700-BV00X-V AMD Ryzen 7 5700U 16GB 500GB SSD Freedos 23.8" All In One Bilgisayar',
      brand: "Casper",
      brandId: "casper",
      gtin: "8699247348949",
      definitionId: "1809",
      definition: "Monitör PC (All-in-One)",
      taxPercent: 20,
      price: 17_999,
      priceText: "17.999,00",
      priceMicros: 17_999_000_000,
      currency: "TRY",
      originalPrice: null,
      campaignPrice: null,
      availability: "in_stock",
      condition: "new",
      rating: 4.8,
      ratingCount: 21,
      ratingHistogram: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 20 },
      seller: {
        id: "e750130c-d0ff-469f-8767-66a63af8ea0c",
        name: "Hepsiburada",
        url: `${SHOP}/magaza/hepsiburada`,
        rating: null,
        city: "KOCAELİ",
      },
      listingId: "0ca57efa-b91a-48ab-a750-53794998c110",
      freeShipping: false,
      fastShipping: false,
      shippingDays: 0,
      shipping: [{ price: 44.9, destinationCountry: "tr", handlingDaysMax: 2, transitDaysMax: 10 }],
      imageUrl: "https://productimages.hepsiburada.net/s/777/550/110000636679539.jpg",
      categories: [
        { id: "2147483646", name: "Bilgisayar" },
        { id: "3000500", name: "Bilgisayarlar" },
        { id: "116465", name: "Monitör PC (All-in-One)", url: `${SHOP}/monitor-bilgisayarlar-c-116465` },
      ],
      tags: ["Ürün güvenliği bilgileri", "Avantajlı Fiyat"],
      variants: [],
      questionCount: 36,
      // The five reviews of the page have no pictures; others may.
      customerPhotoUrls: null,
      allOffers: null,
    });
    expect(record?.["imageUrls"]).toHaveLength(5);
    expect(record?.["attributes"]).toHaveLength(46);
    expect(record?.["questionSamples"]).toHaveLength(10);
    expect((record?.["questionSamples"] as JsonObject[])[1]?.["question"]).toBe("ekran kartı takılırmı");
    expect(record?.["description"]).toMatch(/^Casper Nirvana A60/);
    expect(record?.["offers"]).toMatchObject([
      { seller: { name: "Hepsiburada" }, price: 17_999, buyboxRank: 1 },
      {
        seller: {
          name: "Orange Tree",
          url: `${SHOP}/magaza/orange-tree`,
          rating: 9.4,
          ratingMax: 10,
          ratingCount: 4,
        },
        price: 18_978.79,
        buyboxRank: 2,
      },
      { seller: { name: "sandalbilişim", rating: 9.9 }, price: 19_988.8, buyboxRank: 3 },
    ]);
  });

  test("its address as a group, half of it, another number, and the security page in its place", async () => {
    const page = recording(PAGE);
    const group = `${SHOP}/${SLUG}-pm-HBC00005Z5G9Y`;
    const asGroup = await product(page, { productUrls: [group] }, group);
    expect(asGroup.records).toMatchObject([{ id: "HBCV00005Z5G9Z", url: PC }]);
    expect(await product(half(page))).toMatchObject({ records: [], ending: "source_changed" });
    expect(await product(page, { productIds: ["HBCV1"] }, `${SHOP}/x-p-HBCV1`)).toMatchObject({
      records: [],
      ending: "source_changed",
    });
    expect(await product(guard)).toMatchObject({ records: [], ending: "source_blocked" });
    expect(await product(403)).toMatchObject({ records: [], ending: "source_blocked" });
    const linked = await product(page.replace('id="reduxStore">', 'id="reduxStore">0;'));
    expect([linked.records.length, linked.warnings["state_missing"]]).toEqual([1, 1]);
    expect(linked.records[0]).toMatchObject({ url: PC, price: 17_999, seller: null, description: null });
    const dearer = await product(page.replace('"price":"17999.00"', '"price":"18999.00"'));
    expect([dearer.records[0]?.["price"], dearer.warnings]).toEqual([17_999, { sources_disagree: 1 }]);
  });

  test("the merchants that offer it", async () => {
    const { records, warnings } = await run(
      { operation: "merchant", productUrls: [PC] },
      { [PC]: recording(PAGE) },
    );
    expect(warnings).toEqual({});
    expect(records).toMatchObject([
      {
        id: "e750130c-d0ff-469f-8767-66a63af8ea0c",
        name: "Hepsiburada",
        url: `${SHOP}/magaza/hepsiburada`,
        productUrl: PC,
        address: { city: "KOCAELİ" },
        badges: ["Resmi Satıcı"],
        rating: null,
        ratingCount: 0,
      },
      {
        id: "74c072a7-4cc5-416e-8bac-c86d5fd5b96f",
        name: "Orange Tree",
        rating: 9.4,
        ratingMax: 10,
        ratingCount: 4,
        address: { city: "ANKARA" },
      },
      {
        id: "38ee35f3-39ad-4ef0-8930-65d345cc9404",
        name: "sandalbilişim",
        url: `${SHOP}/magaza/sandalbilisim`,
      },
    ]);
  });

  test("the answer about offers of 2026, with stock and the price in the basket", async () => {
    const { records, warnings } = await run(
      { operation: "product", productUrls: [PC], includeOffers: true },
      {
        [PC]: recording(PAGE),
        [`${SHOP}/api/v1/product/listings/HBCV00005Z5G9Z`]: recording(
          "hepsiburada-product-listings-HBCV0000EBN5K8-2026-09-excerpt.json",
        ),
      },
    );
    expect(warnings).toEqual({});
    expect(records[0]).toMatchObject({
      stockQuantity: 405,
      campaignPrice: 659.4,
      featureCoverage: { includeOffers: "extracted" },
      allOffers: [
        {
          seller: {
            id: "9040f2fb-b962-4d99-bc4d-27626d64ad92",
            name: "ELART",
            rating: 9.6,
            ratingMax: 10,
            ratingCount: 100,
            city: "BURSA",
          },
          listingId: "0f6040d3-dda6-43af-bbf0-0eb838c800b2",
          price: 942,
          priceMicros: 942_000_000,
          currency: "TRY",
          originalPrice: null,
          discountPercent: null,
          campaignPrice: 659.4,
          stockQuantity: 405,
          availability: "in_stock",
          freeShipping: false,
          fastShipping: false,
          shippingDays: 1,
          buyboxRank: 1,
          isFulfilledByShop: false,
        },
      ],
    });
  });

  test("reviews of 2021, whose answer counts nothing", async () => {
    const reviews = (sku: string, text: string, more: Record<string, string> = {}) =>
      run(
        { operation: "reviews", productIds: [sku] },
        {
          [`${REVIEWS}?sku=${sku}&from=0&size=50&includeSiblingVariantContents=true&includeSummary=true`]:
            text,
          ...more,
        },
      );
    const text = recording("hepsiburada-approved-user-contents-iphone11-2022-10.json");
    const { records, warnings } = await reviews("HBV00000NSB67", text);
    expect([records.length, warnings]).toEqual([2, {}]);
    expect(records[0]).toMatchObject({
      id: "ce092f91-2819-4848-a909-341d7ec4632c",
      productId: "HBV00000NSB67",
      productTitle: "iPhone 11 128 GB",
      productUrl: `${SHOP}/iphone-11-128-gb-p-HBV00000NSB67`,
      rating: 5,
      publishedAt: "2021-01-07T20:30:00.428Z",
      verified: true,
      helpfulCount: 882,
      unhelpfulCount: 358,
      seller: {
        id: "e750130c-d0ff-469f-8767-66a63af8ea0c",
        name: "Hepsiburada",
        url: `${SHOP}/magaza/hepsiburada`,
      },
      city: "Manisa",
      author: null,
      imageUrls: null,
      featureRatings: [
        { id: "60_batarya", rating: 5 },
        { id: "60_ekran" },
        { id: "60_kamera" },
        { id: "60_islemci" },
      ],
      keywords: [],
    });
    expect(records[0]?.["text"]).toMatch(/^Onca yıl sonra/);
    expect(records[1]).toMatchObject({
      productId: "HBV0000122JCR",
      helpfulCount: 332,
      keywords: ["batarya performansı"],
      city: "İSTANBUL",
    });
    // Whatever the answer holds of the customers, the Records do not.
    expect(JSON.stringify(records)).not.toMatch(/birthDate|gender|REDACTED/);
    expect(
      await reviews("HBCV00005Z5G9Z", text, { [`${SHOP}/x-p-HBCV00005Z5G9Z`]: recording(PAGE) }),
    ).toMatchObject({
      records: [],
      ending: "source_changed",
    });
    expect(await reviews("HBV00000NSB67", half(text))).toMatchObject({
      records: [],
      ending: "source_changed",
    });
  });

  test("the first reviews of the page, as the call for reviews answers them", async () => {
    const state = /YORUMLAR = [^]*?'STATE': (\{"data":.*?\})\s*\}\s*\}\)/.exec(recording(PAGE))?.[1] ?? "{}";
    const { data } = JSON.parse(state) as { data: { userReviews: JsonObject; summary: JsonObject } };
    const url = `${REVIEWS}?sku=HBCV00005Z5G9Z&from=0&size=50&includeSiblingVariantContents=true&includeSummary=true`;
    const { records, warnings, tally } = await run(
      { operation: "reviews", productUrls: [`${PC}-yorumlari`], includeSummary: true },
      { [url]: JSON.stringify(data.userReviews) },
    );
    expect([records.length, warnings, tally.total]).toEqual([5, { rows_missing: 1 }, 21]);
    expect(records[0]).toMatchObject({
      id: "fd234356-bc78-4be1-b5f0-7e7b226c9aee",
      rating: 5,
      helpfulCount: 2,
      unhelpfulCount: null,
      publishedAt: "2024-11-30T16:50:27.380Z",
      city: null,
      summary: { reviewCount: 21, ratingHistogram: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 20 }, text: null },
    });
    expect(records.map(({ author }) => author !== null)).toEqual([false, false, false, true, true]);
  });
});
