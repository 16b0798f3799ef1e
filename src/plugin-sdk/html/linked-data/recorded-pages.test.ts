import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { jsonLd, type JsonLd } from "../json-ld.ts";
import { readBreadcrumbs } from "./breadcrumbs.ts";
import { readJobPosting } from "./job-posting.ts";
import { readLocalBusiness } from "./local-business.ts";
import { readProduct } from "./product.ts";
import { readReviews } from "./reviews.ts";

/** Recorded pages are not part of the repository; a checkout beside them may read real markup. */
const FIXTURES = new URL("../../../../../shared/fixtures/", import.meta.url);
const present = existsSync(FIXTURES);
if (!present) console.log("Skipped: JSON-LD of recorded pages. There is no ../shared/fixtures.");

function ldOf(file: string): JsonLd {
  const text = readFileSync(new URL(file, FIXTURES), "utf8");
  return file.endsWith(".json") ? { items: [JSON.parse(text)].flat(), broken: 0 } : jsonLd(text);
}

describe.skipIf(!present)("JSON-LD of recorded pages", () => {
  it("of a product with variants", () => {
    const source = ldOf("handmade-shop/listing_page_1394647088_productgroup_2026-04.html");
    const { product, offers, doubts } = readProduct(source, { about: "1394647088" });
    expect([offers, doubts]).toEqual([null, []]);
    expect(product).toMatchObject({
      title: "Stacking Blocks (set of 4)",
      brand: "VanityFurGrooming",
      sku: "1394647088",
      gtin: null,
      price: 45,
      priceMicros: 45_000_000,
      currency: "USD",
      availability: "in_stock",
      stockQuantity: null,
      rating: 4.9,
      ratingMax: null,
      ratingCount: null,
      reviewCount: 919,
      seller: null,
    });
    expect(product?.categories?.map(({ name }) => name)).toEqual([
      "Pet Supplies",
      "Pet Health & Wellness",
      "Pet Grooming",
    ]);
    expect([product?.imageUrls?.length, product?.variants?.length]).toEqual([9, 8]);
    expect(product?.variants?.map(({ attributes }) => attributes?.[0]?.value).slice(0, 3)).toEqual([
      "Black",
      "Purple",
      "Cyan",
    ]);
    expect(product?.shipping?.map(({ price, currency }) => [price, currency])).toEqual([[0, "USD"]]);
    const { reviews } = readReviews(source, { about: "1394647088" });
    expect(reviews?.map(({ rating, publishedOn }) => [rating, publishedOn]).slice(0, 3)).toEqual([
      [5, "2026-04-02"],
      [5, "2026-03-13"],
      [5, "2026-03-13"],
    ]);
    expect(reviews?.length).toBe(4);
    expect(readBreadcrumbs(source).breadcrumbs?.map(({ name }) => name)).toEqual(
      product?.categories?.map(({ name }) => name),
    );
  });

  it("of three products at once", () => {
    const source = ldOf("handmade-shop/listing_jsonld_3_products_2025-08.json");
    expect(readProduct(source).product).toBeNull();
    const money = (about: string) => {
      const { product } = readProduct(source, { about });
      return [product?.price, product?.priceMin, product?.priceMax, product?.shipping?.[0]?.originCountry];
    };
    expect(money("949905096")).toEqual([null, 72, 81.12, "pl"]);
    expect(money("529765307")).toEqual([null, 172.26, 226.94, "pl"]);
    expect(money("1552627931")).toEqual([164, null, null, "us"]);
    expect(readReviews(source).reviews?.length).toBe(12);
    expect(readReviews(source, { about: "529765307" }).reviews?.length).toBe(4);
  });

  it("of Turkish products", () => {
    const first = readProduct(ldOf("shop-tr-a/trendyol-product-985256825-envoy-props-2025-10.html"), {
      about: "985256825",
      locale: "tr",
    });
    expect(first.doubts).toEqual([]);
    expect(first.product).toMatchObject({
      title: "Apple iPhone 17 Pro Max 256GB Kozmik Turuncu",
      brand: "Apple",
      price: 149_999,
      currency: "TRY",
      condition: "new",
      rating: 5,
      ratingCount: 5,
    });
    expect(first.product?.imageUrls?.length).toBe(10);
    expect(first.product?.attributes?.slice(0, 3)).toEqual([
      { name: "color", value: "Kozmik Turuncu" },
      { name: "pattern", value: "iPhone IOS Cep Telefonları" },
      { name: "Ana Kamera Çözünürlük Aralığı", value: "40 - 60 MP" },
    ]);
    expect(first.product?.shipping).toMatchObject([
      { price: 34.99, destinationCountry: "tr", handlingDaysMin: 0, handlingDaysMax: 1, transitDaysMax: 4 },
    ]);

    const source = ldOf("shop-tr-b/hepsiburada-product-HBCV00005Z5G9Z-2025-05.html");
    const second = readProduct(source, { about: "HBCV00005Z5G9Z", locale: "tr" });
    expect(second.doubts).toEqual([]);
    expect(second.product).toMatchObject({
      gtin: "8699247348949",
      price: 17_999,
      currency: "TRY",
      rating: 4.8,
      ratingCount: 21,
      reviewCount: null,
      seller: { name: "Casper", id: null, rating: null },
      categories: [{ name: "Bilgisayar" }, { name: "Bilgisayarlar" }, { name: "Monitör PC (All-in-One)" }],
    });
    const { reviews } = readReviews(source, { about: "HBCV00005Z5G9Z" });
    expect([reviews?.length, reviews?.[0]?.publishedOn, reviews?.[0]?.author?.name]).toEqual([
      5,
      "2024-11-30",
      "A*** Ö*****",
    ]);
  });

  it("of a house for sale, as a product in a place", () => {
    const source = ldOf("realestate/redfin-property-149567261-ottawa-2026-02.html");
    expect(readProduct(source).product).toMatchObject({
      title: "2083 Breezewood St",
      price: 610_000,
      // As the page states it, though the house is in Canada.
      currency: "USD",
      imageUrl: "https://ssl.cdn-redfin.com/photo/248/bigphoto/132/X12793132_1.jpg",
    });
    expect(readBreadcrumbs(source).breadcrumbs?.slice(0, 3)).toEqual([
      { id: null, name: "Redfin", url: "https://www.redfin.ca/" },
      { id: null, name: "Ontario", url: "https://www.redfin.ca/on" },
      { id: null, name: "Ottawa", url: "https://www.redfin.ca/on/ottawa" },
    ]);
  });

  it("of a reviewed business, whose reviews stand beside it", () => {
    const source = ldOf("reviews/business-calo-uk-2026-02.html");
    const { business, contact, doubts } = readLocalBusiness(source);
    expect(doubts).toEqual([]);
    expect(business).toMatchObject({
      name: "Calo UK",
      rating: 4.3,
      ratingMax: 5,
      reviewCount: 308,
      address: { street: "71-75 Shelton Street", city: "London", postalCode: "WC2H 9JQ", country: "gb" },
    });
    expect(contact?.email).toBe("support@calo.app");
    const { reviews } = readReviews(source, { about: "https://www.trustpilot.com/review/calo.app/en" });
    expect(reviews?.length).toBe(20);
    expect(reviews?.[0]).toMatchObject({
      id: "https://www.trustpilot.com/#/schema/Review/calo.app/en/698c6d8cc5a00780babd0c29",
      title: "The quality of the food is super good…",
      rating: 5,
      ratingMax: 5,
      language: "en",
      publishedAt: "2026-02-11T13:52:44.000Z",
    });
  });

  it("of a job", () => {
    const { job, doubts } = readJobPosting(ldOf("professional/job-posting.jsonld.json"));
    expect(doubts).toEqual([]);
    expect(job).toMatchObject({
      title: "Python Developer",
      company: {
        name: "Tactibit Technologies",
        url: "https://www.linkedin.com/company/tactibit-technologies",
      },
      address: { street: null, city: "Suitland", region: "MD", country: "us" },
      latitude: 38.849377,
      longitude: -76.926,
      employmentTypes: ["full_time"],
      remote: null,
      salaryMin: null,
      postedAt: "2024-12-15T23:55:13.000Z",
      validThroughAt: "2026-01-30T11:55:16.000Z",
      description: null,
    });
  });

  it.each([
    ["shop-tr-a/trendyol-product-985256825-envoy-props-2025-10.html", ["Trendyol", "Apple", "Elektronik"], 7],
    ["realestate/zillow-search-albuquerque-2024-11.html", ["For Sale", "New Mexico", "Bernalillo County"], 4],
    ["shortvideo/hashtag-page-no-data-2025-07.html", ["TikTok", "#tiktokmademebuyit | TikTok"], 2],
  ])("of the trail of %s", (file, names, length) => {
    const { breadcrumbs } = readBreadcrumbs(ldOf(file));
    expect(breadcrumbs?.slice(0, 3).map(({ name }) => name)).toEqual(names);
    expect(breadcrumbs?.length).toBe(length);
  });

  it("of pages that refuse: nothing", () => {
    for (const file of [
      "handmade-shop/datadome_challenge_403_body.html",
      "discount-shop/login_wall_with_rawdata_2025-07.html",
      "wholesale/product_not_available_2026-09.html",
    ]) {
      const source = ldOf(file);
      expect([readProduct(source).product, readReviews(source).reviews, readJobPosting(source).job]).toEqual([
        null,
        null,
        null,
      ]);
    }
  });
});
