import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/shop-tr-a/index.ts";
import { type Answer, recordingsOf, runOver } from "./recordings.ts";

// Real answers of 2025 and 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("shop-tr-a", "Trendyol");

/** Runs an operation over answers by the URL that it asks; a number stands for a status. */
const run = (input: JsonObject, answers: Record<string, Answer>, limit?: number) =>
  runOver(scraper, input, answers, limit);

const SHOP = "https://www.trendyol.com";
const COUNTRY = "channelId=1&storefrontId=1&culture=tr-TR&countryCode=TR";
const GATEWAY = "https://apigw.trendyol.com";
const SEARCH = `${GATEWAY}/discovery-sfint-search-service/api/search/products`;
const STORE = `${GATEWAY}/discovery-storefront-trproductgw-service/api`;
const PHONE = `${SHOP}/apple/iphone-17-pro-max-256gb-kozmik-turuncu-p-985256825`;
const half = (text: string): string => text.slice(0, text.length / 2);
const challenge = "<html><head><title>Just a moment...</title></head><body></body></html>";

describe.skipIf(!present)("recordings", () => {
  const clothes = (text: string | number) =>
    run(
      { operation: "listings", categoryUrls: [`${SHOP}/sr/kadin-giyim-x-g1-c82?sst=BEST_SELLER`] },
      {
        [`${SEARCH}?sst=BEST_SELLER&pi=1&pathModel=kadin-giyim-x-g1-c82&${COUNTRY}`]: 404,
        [`${SHOP}/kadin-giyim-x-g1-c82?sst=BEST_SELLER&pi=1`]: text,
      },
      24,
    );

  test("a category of 2025, whose page holds its data", async () => {
    const { records, warnings, tally } = await clothes(
      recording("trendyol-search-app-state-kadin-giyim-2025-09.html"),
    );
    expect([records.length, warnings, tally.total]).toEqual([24, { gateway_not_read: 1 }, 3_760_485]);
    expect(records[0]).toMatchObject({
      id: "652719507",
      url: `${SHOP}/fv/palazzo-pantolon-oversize-orjinal-kesim-p-652719507?merchantId=745036`,
      title: "Palazzo Pantolon Oversize Orjinal Kesim",
      brand: "FV",
      brandId: "171157",
      groupId: "508647057",
      categories: [
        { id: null, name: "Giyim" },
        { id: null, name: "Alt Giyim" },
        { id: "529", name: "Pantolon" },
      ],
      price: 449,
      currency: "TRY",
      priceMicros: 449_000_000,
      originalPrice: null,
      sellingPrice: 449,
      memberPrice: 426.55,
      rating: 4.314608654206244,
      ratingCount: 58_746,
      soldCount: 2000,
      favoriteCount: 1_200_000,
      favoriteCountText: "1.2M",
      basketCount: 23_393,
      viewCount: 15_316,
      freeShipping: true,
      seller: { id: "745036", name: null, url: `${SHOP}/magaza/x-m-745036` },
      listingUrl: `${SHOP}/kadin-giyim-x-g1-c82?sst=BEST_SELLER`,
      resultPosition: 1,
      isAd: false,
    });
    expect(records[0]?.["imageUrls"]).toHaveLength(4);
    expect(records[2]).toMatchObject({ id: "49622632", brand: "HAKKE", price: 419.99 });
    expect(records[3]).toMatchObject({
      price: 279.99,
      originalPrice: 399.99,
      discountPercent: 30,
      favoriteCount: 66_100,
    });
    expect(records[10]).toMatchObject({ price: 279.99, originalPrice: 318.25, sellingPrice: 399.99 });
    expect(records[23]).toMatchObject({ id: "755959339", brand: "BGK", price: 149.99, resultPosition: 24 });
  });

  test("its cards say the same where the page holds no data", async () => {
    const page = recording("trendyol-search-app-state-kadin-giyim-2025-09.html");
    const stated = await clothes(page);
    const shown = await clothes(page.replace("__SEARCH_APP_INITIAL_STATE__", "__SEARCH_APP__"));
    const facts = ({
      id,
      title,
      price,
      originalPrice,
      memberPrice,
      ratingCount,
      favoriteCount,
    }: JsonObject) => [...[id, title, price, originalPrice, memberPrice, ratingCount, favoriteCount]];
    expect(shown.records.map(facts)).toEqual(stated.records.slice(0, 8).map(facts));
  });

  test("half of it, and a challenge in its place", async () => {
    const page = recording("trendyol-search-app-state-kadin-giyim-2025-09.html");
    expect(await clothes(half(page))).toMatchObject({ records: [], ending: "source_changed" });
    expect(await clothes(challenge)).toMatchObject({ records: [], ending: "source_blocked" });
    expect(await clothes(page.replace('"pageIndex":1', '"pageIndex":7'))).toMatchObject({
      records: [],
      ending: "source_changed",
    });
  });

  test("a search of 2026, whose page shows cards only", async () => {
    const trousers = (text: string) =>
      run(
        { operation: "search", searchTerms: ["pantolon"] },
        {
          [`${SEARCH}?q=pantolon&pi=1&qt=pantolon&st=pantolon&os=1&pathModel=sr&${COUNTRY}`]: 418,
          [`${SHOP}/sr?q=pantolon&pi=1`]: text,
        },
        28,
      );
    const page = recording("trendyol-search-dom-cards-2026-05.html");
    const { records, warnings, tally } = await trousers(page);
    expect([records.length, warnings, tally.total]).toEqual([28, { gateway_not_read: 1 }, null]);
    expect(records.filter(({ isAd }) => isAd === true)).toHaveLength(4);
    expect(records[0]).toMatchObject({
      id: "996394470",
      url: `${SHOP}/xbella-denim/kadin-kahverengi-wide-leg-jeans-yuksek-bel-genis-paca-kot-pantolon-p-996394470?merchantId=932876`,
      title: "KADIN KAHVERENGİ WİDE-LEG JEANS YUKSEK BEL GENİŞ PAÇA KOT PANTOLON",
      brand: "XBELLA DENİM",
      price: 639,
      priceText: "639 TL",
      memberPrice: 616.27,
      originalPrice: null,
      rating: 4.1,
      ratingCount: 76,
      seller: { id: "932876" },
      resultPosition: 1,
      isAd: false,
      adPosition: null,
      term: "pantolon",
      tags: ["Trendyol Plus'a Özel"],
    });
    expect(records[1]).toMatchObject({
      id: "368129192",
      price: 678.3,
      originalPrice: 969,
      rating: 4.4,
      ratingCount: 339,
    });
    expect(records[7]).toMatchObject({ brand: "Stradivarius", price: 1190, tags: [] });
    expect(records[13]).toMatchObject({ price: 550.9, originalPrice: 613 });
    expect(records[23]).toMatchObject({ id: "953465832", brand: "HATCELL", price: 446.12, rating: 3.9 });
    expect(records[24]).toMatchObject({
      id: "1116623894",
      brand: "Livaa",
      title: "Sendi Bluz Takım Önü Büzgül Etek Kemerli Flok Dantelli",
      price: 1455.3,
      originalPrice: 1617,
      seller: { id: "1233355", name: "Livaa" },
      isAd: true,
      adPosition: 1,
      resultPosition: null,
    });
    expect(await trousers(half(page))).toMatchObject({ records: [], ending: "source_changed" });
  });

  test("the first reviews of a product of 2025, where the gateway no longer takes the call", async () => {
    const { records, warnings } = await run(
      { operation: "reviews", productUrls: [PHONE] },
      {
        [`${STORE}/review-read/product-reviews/detailed?contentId=985256825&page=0&pageSize=20&${COUNTRY}`]: 404,
        [PHONE]: recording("trendyol-product-985256825-envoy-props-2025-10.html"),
      },
    );
    expect([records.length, warnings]).toEqual([5, { gateway_not_read: 1 }]);
    expect(new Set(records.map(({ id }) => id)).size).toBe(5);
    expect(records[0]).toMatchObject({
      productId: "985256825",
      text: "Oğlum Alicana aldım çok memnun kaldı :)",
      rating: 5,
      publishedOn: "2025-09-19",
      author: { name: "C** Ç." },
    });
  });

  test("a product of 2025, whose linked data says another price", async () => {
    const page = recording("trendyol-product-985256825-envoy-props-2025-10.html");
    const phone = (text: string, url = PHONE) =>
      run({ operation: "product", productUrls: [url], includeContacts: true }, { [url]: text });
    const { records, warnings } = await phone(page);
    expect([records.length, warnings]).toEqual([1, { sources_disagree: 1 }]);
    const [record] = records;
    expect(record).toMatchObject({
      id: "985256825",
      url: PHONE,
      title: "iPhone 17 Pro Max 256GB Kozmik Turuncu",
      brand: "Apple",
      brandId: "1617",
      groupId: "750312515",
      price: 143_999,
      currency: "TRY",
      priceText: "143.999 TL",
      originalPrice: null,
      availability: "in_stock",
      condition: "new",
      stockQuantity: 8,
      rating: 5,
      ratingCount: 5,
      reviewCount: 5,
      favoriteCount: 6933,
      gtin: "195950639056",
      itemNumber: "1392504957",
      freeShipping: true,
      seller: { id: "104870", name: "BittiBitiyor", rating: 9.4, ratingMax: 10 },
      sellerContact: { email: "ornek@hs02.kep.tr", taxNumber: "7440062314", city: "Kayseri" },
      isRefundable: true,
    });
    expect(record?.["imageUrls"]).toHaveLength(10);
    expect(record?.["attributes"]).toHaveLength(39);
    expect((record?.["webCategories"] as JsonObject[]).map(({ id }) => id)).toEqual([
      "104024",
      "104025",
      "103498",
      "164462",
    ]);
    expect((record?.["offers"] as JsonObject[]).map(({ price }) => price)).toEqual([
      143_999, 149_900, 152_999, 169_999, 179_999,
    ]);
    expect(await phone(half(page))).toMatchObject({ records: [], ending: "source_changed" });
    expect(await phone(challenge)).toMatchObject({ records: [], ending: "source_blocked" });
    expect(await phone(page, `${SHOP}/x/x-p-985256829`)).toMatchObject({
      records: [],
      ending: "source_changed",
    });
    const abroad = await phone(page.replaceAll('"currency":"TRY"', '"currency":"AED"'));
    expect(abroad.records[0]).toMatchObject({ currency: "AED", country: null, language: null });
    expect(abroad.warnings).toMatchObject({ country_differs: 1 });
    const emails = await run({ operation: "emails", productUrls: [PHONE] }, { [PHONE]: page });
    expect(emails.records).toHaveLength(1);
    expect(emails.records[0]).toMatchObject({
      id: "104870",
      name: "BittiBitiyor",
      email: "ornek@hs02.kep.tr",
      productId: "985256825",
    });
  });

  test("a product of the Emirates, and a number that is none", async () => {
    const url = (id: string) =>
      `${GATEWAY}/discovery-sfint-product-service/api/product-detail/?contentId=${id}&campaignId=null&channelId=1&storefrontId=36&culture=en-AE&countryCode=AE`;
    const product = (id: string, name: string, operation = "product") =>
      run({ operation, productIds: [id], countryCode: "ae" }, { [url(id)]: recording(name) });
    const { records, warnings } = await product(
      "900910040",
      "trendyol-product-detail-int-900910040-2025-04.json",
    );
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      brand: "Choice",
      price: 9.82,
      currency: "AED",
      originalPrice: 12.28,
      sellingPrice: 12.28,
      discountPercent: 20,
      gtin: "3563638649047",
      stockQuantity: 48,
      rating: null,
      ratingCount: 0,
      seller: { id: "966843", name: "Big Save Store", rating: null },
      shipping: [{ text: "6 - 10 May" }],
      rankings: ["topViewed 1"],
      country: "ae",
      language: "en",
      offers: [],
    });
    expect(records[0]?.["categories"]).toHaveLength(4);
    expect(await product("9", "trendyol-product-detail-int-unknown-id-2025-04.json")).toMatchObject({
      records: [],
      ending: "input_not_found",
    });
    expect(await product("9", "trendyol-product-detail-int-900910040-2025-04.json")).toMatchObject({
      records: [],
      ending: "source_changed",
    });
    const emails = await product("900910040", "trendyol-product-detail-int-900910040-2025-04.json", "emails");
    expect(emails.records).toMatchObject([
      { id: "966843", email: "registered-mail@example.com", taxOffice: "INT", taxNumber: "202336974R" },
    ]);
  });

  test("the shop of a seller of 2026", async () => {
    const shop = (id: string) =>
      run(
        { operation: "seller", sellerIds: [id] },
        {
          [`${STORE}/seller-store/${id}/header-information?${COUNTRY}`]: recording(
            "trendyol-seller-header-624588-2026-08.json",
          ),
        },
      );
    const { records, warnings } = await shop("624588");
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: "624588",
      name: "VATAN BİLGİSAYAR",
      legalName: "VATAN BİLGİSAYAR SANAYİ VE TİCARET ANONİM ŞİRKETİ",
      storeUrl: `${SHOP}/magaza/vatan-bilgisayar-m-624588`,
      rating: 8.8,
      ratingMax: 10,
      productCount: 2954,
      address: { city: "İstanbul" },
      joinedText: "4 Yıl",
      responseText: "45-60 Dk",
      shippingText: "18 Saat",
      corporateInvoiceText: "Uygun",
      productRating: 4.5,
      sellerRating: null,
      rankingText: "Elektronik Kategorisinde En çok satan Mağaza",
    });
    expect(await shop("1")).toMatchObject({ records: [], ending: "source_changed" });
  });

  test("reviews and questions of 2026, as far as they were printed", async () => {
    const reviews = (id: string) =>
      run(
        { operation: "reviews", productIds: [id], includeSummary: true },
        {
          [`${STORE}/review-read/product-reviews/detailed?contentId=${id}&page=0&pageSize=20&${COUNTRY}`]:
            recording("trendyol-reviews-1081766367-2026-08-excerpt.json"),
        },
        1,
      );
    const { records } = await reviews("1081766367");
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      id: "618137832",
      productId: "1081766367",
      text: "Yeni kulaklık oldukça iyi ayrıca istediğim renkte de geldi",
      rating: 5,
      helpfulCount: 0,
      verified: true,
      author: { name: "**** ****" },
      seller: { id: "984136", name: "Xiaomi Resmi Mağazası" },
      // The print leaves out the address of the picture.
      imageUrls: null,
      summary: {
        rating: 4.3,
        ratingCount: 102,
        reviewCount: 53,
        photoReviewCount: 12,
        ratingHistogram: { 1: 7, 2: 4, 3: 9, 4: 10, 5: 72 },
        tags: [
          { name: "fotoğraflı", count: 12 },
          { name: "Ses Özellikleri", positiveCount: 17, negativeCount: 6 },
        ],
      },
    });
    expect(await reviews("1")).toMatchObject({ records: [], ending: "source_changed" });
    const questions = `${STORE}/merchant-questions/content/985256825/answered?fulfilmentType=mp&excludeTag=false&page=0&size=20&isMobile=false&${COUNTRY}`;
    const product = await run(
      { operation: "product", productUrls: [PHONE], includeQuestions: true },
      {
        [PHONE]: recording("trendyol-product-985256825-envoy-props-2025-10.html"),
        [questions]: recording("trendyol-questions-1081766367-2026-08-excerpt.json"),
      },
    );
    expect(product.records[0]?.["questionSamples"]).toEqual([
      {
        question: "1 tanesini kaybettim nasıl yapabiliriz",
        answer: "Değerli müşterimiz, yedek parça satışımız bulunmamaktadır.",
      },
    ]);
  });
});
