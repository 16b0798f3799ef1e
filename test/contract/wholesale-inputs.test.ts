import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import { type JsonObject, SHOP_FLAGS } from "../../src/plugin-sdk/index.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import scraper from "../../src/plugins/wholesale/index.ts";
import { quantityIn } from "../../src/plugins/wholesale/amounts.ts";
import { readAlibabaUrl } from "../../src/plugins/wholesale/targets.ts";

const SHOP = "https://www.alibaba.com";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test.each([
  [`${SHOP}/product-detail/Paper-Lantern_1601302079515.html?s=p`, "product", "1601302079515"],
  ["//www.alibaba.com/product-detail/x_62021684441.html", "product", "62021684441"],
  ["https://german.alibaba.com/product-detail/papier-laterne-1601302079515.html", "product", "1601302079515"],
  ["https://m.alibaba.com/product/1601302079515/Paper-Lantern.html", "product", "1601302079515"],
  ["https://kites.en.alibaba.com/product/1601302079515-809832921/Lantern.html", "product", "1601302079515"],
  [`${SHOP}/product-detail/description/descIframe.html?productId=1601302079515`, "product", "1601302079515"],
  ["https://kites.en.alibaba.com/company_profile.html#top", "supplier", "kites"],
  ["https://Kites.m.en.alibaba.com/", "supplier", "kites"],
  ["//kites.trustpass.alibaba.com/", "supplier", "kites.trustpass"],
  [`${SHOP}/catalog/lanterns_cid518?page=2`, "category", "518"],
  [`${SHOP}/Jewelry-Eyewear-Watches-Accessories_p36`, "category", "36"],
  [`${SHOP}/Lights_pid39`, "category", "39"],
  ["https://sale.alibaba.com/category/products/36/index.html", "category", "36"],
  ["https://sourcing.alibaba.com/rfq_search_list.htm?categoryIds=44", "category", "44"],
  [`${SHOP}/trade/search?SearchText=paper+lantern&tab=all`, "search", "paper lantern"],
  [`${SHOP}/catalog/x_cid0?SearchText=lamp`, "search", "lamp"],
  ["https://sourcing.alibaba.com/rfq_search_list.htm?searchText=power%20bank", "rfq", "power bank"],
])("%s names a %s", (url, kind, value) => {
  expect(readAlibabaUrl(url)).toEqual({ kind, value });
});

test.each([
  `${SHOP}/`,
  "https://detail.1688.com/offer/1601302079515.html",
  "https://www.aliexpress.com/item/1601302079515.html",
  "https://alibaba.com.example/product-detail/x_1601302079515.html",
  "ftp://www.alibaba.com/product-detail/x_1601302079515.html",
  `${SHOP}/catalog/x_cid0`,
])("%s names nothing", (url) => {
  expect(readAlibabaUrl(url)).toBeNull();
});

test.each([
  ["Min. order: 2,000 pieces", 2000, "pieces"],
  ["Min. order: 1.000 pieces", 1000, "pieces"],
  ["50.0 Pieces", 50, "Pieces"],
  [">= 5001 pairs", 5001, "pairs"],
  ["0.5 Metric Tons", 0.5, "Metric Tons"],
  ["2K pieces", 2000, "pieces"],
  ["Mindestbestellmenge: 10 Stück", 10, "Stück"],
  ["", null, null],
])("%s is so many", (text, quantity, unit) => {
  expect(quantityIn(text)).toEqual({ quantity, unit });
});

describe("the operation that is meant", () => {
  test.each([
    [{ query: "lantern" }, { operation: "search", searchTerms: ["lantern"] }],
    [
      { url: `${SHOP}/product-detail/x_1601302079515.html` },
      { operation: "product", productIds: ["1601302079515"] },
    ],
    [{ productId: 1601302079515 }, { operation: "product", productIds: ["1601302079515"] }],
    [{ vendor: "Kites" }, { operation: "supplier", supplierIds: ["kites"] }],
    [
      { operation: "Vendor", SellerUrls: [{ url: "https://kites.en.alibaba.com/" }] },
      { operation: "supplier", supplierIds: ["kites"] },
    ],
    [{ categoryUrls: [`${SHOP}/catalog/x_cid518`] }, { operation: "category", categoryIds: ["518"] }],
    [
      { startUrls: ["https://sourcing.alibaba.com/rfq_search_list.htm?searchText=lamp"] },
      { operation: "rfq", searchTerms: ["lamp"] },
    ],
    [
      { operation: "rfq", keyword: "lamp" },
      { operation: "rfq", searchTerms: ["lamp"] },
    ],
    [
      { image_url: "https://pictures.example/a.jpg" },
      { operation: "reverse-image", imageUrls: ["https://pictures.example/a.jpg"] },
    ],
    [{ operation: "reverseImage", image: "https://pictures.example/a.jpg" }, { operation: "reverse-image" }],
    [
      { operation: "price_tiers", urls: [`${SHOP}/product-detail/_1601302079515.html`] },
      { operation: "price-tiers", productIds: ["1601302079515"] },
    ],
    [{ operation: "priceTiers", ids: [1601302079515] }, { operation: "price-tiers" }],
  ])("%j", (raw, expected) => {
    expect(read(raw)).toMatchObject(expected);
  });
});

test("filters by any of their names, and a market that is only kept", () => {
  expect(
    read({
      q: "lamp",
      min_price: "1.5",
      maxPrice: 20,
      MOQ: 100,
      moqf: "5",
      sort_by: "prodSold180",
      includeSupplierVerification: "true",
      postalCode: 10001,
      country: "UK",
      currency: "eur",
    }),
  ).toMatchObject({
    minPrice: 1.5,
    maxPrice: 20,
    minOrderTo: 100,
    minOrderFrom: 5,
    sort: "orders",
    includeSupplierVerification: true,
    deliveryLocation: "10001",
    countryCode: "gb",
    currency: "EUR",
  });
});

test("flags of all shops are taken by every operation with products or suppliers, under their other words, too", () => {
  const flags = Object.fromEntries(SHOP_FLAGS.map((flag) => [flag, true]));
  const targets: JsonObject[] = [
    { searchTerms: ["lamp"] },
    { productIds: ["1601302079515"] },
    { operation: "price-tiers", productIds: ["1601302079515"] },
    { categoryIds: ["518"] },
    { supplierIds: ["kites"] },
    { imageUrls: ["https://pictures.example/a.jpg"] },
  ];
  for (const target of targets) expect(read({ ...target, ...flags })).toMatchObject(flags);
  expect(read({ productId: 1601302079515, moq: true, includeSupplierDetails: true })).toMatchObject({
    includeMinimumOrder: true,
    includeSellerInfo: true,
    includeRfq: false,
  });
  // Lists take this word for a quantity.
  expect(read({ q: "lamp", moq: 5, includeMoq: true })).toMatchObject({
    minOrderTo: 5,
    includeMinimumOrder: true,
  });
});

const many = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_one, at) => of(at));
test.each([
  ["51 search terms", { searchTerms: many(51, String) }, "50"],
  ["201 products", { productIds: many(201, (at) => String(10_000 + at)) }, "200"],
  ["101 suppliers", { operation: "supplier", supplierIds: many(101, (at) => `kites${at}`) }, "100"],
  ["101 categories", { operation: "category", categoryIds: many(101, (at) => String(at + 1)) }, "100"],
  ["201 image URLs", { imageUrls: many(201, (at) => `https://pictures.example/${at}.jpg`) }, "200"],
  ["513 characters", { searchTerms: ["a".repeat(513)] }, "512"],
])("%s are refused, with the cap and the count", (what, raw, cap) => {
  const count = what.split(" ")[0] ?? "";
  try {
    read(raw);
    expect.unreachable();
  } catch (error) {
    const { message, details } = error as AppError & { details?: unknown };
    expect(`${message} ${JSON.stringify(details)}`).toMatch(new RegExp(`${count}.*${cap}`, "s"));
  }
});

test.each([
  [{ operation: "product", productIds: ["https://www.aliexpress.com/item/1.html"] }],
  [{ operation: "product", productIds: ["lamp"] }],
  [{ operation: "supplier", supplierIds: ["230860282"] }],
  [{ operation: "supplier" }],
  [{ operation: "category", categoryIds: ["0"] }],
  [{ operation: "search", searchTerms: ["https://www.example.com/lamps"] }],
  [{ operation: "reverse-image", imageUrls: ["lamp.jpg"] }],
  [{ operation: "rfq" }],
])("%j is refused", (raw) => {
  expect(() => read(raw)).toThrow();
});
