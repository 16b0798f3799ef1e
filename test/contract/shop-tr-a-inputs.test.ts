import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import scraper from "../../src/plugins/shop-tr-a/index.ts";
import { addressOf, readShopUrl } from "../../src/plugins/shop-tr-a/targets.ts";

const SHOP = "https://www.trendyol.com";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test.each([
  [
    `${SHOP}/sky/red-kite-p-1?boutiqueId=61&merchantId=9&sav=true`,
    "product",
    "1",
    `${SHOP}/sky/red-kite-p-1?merchantId=9`,
  ],
  [`${SHOP}/fv/red-kite-p-1/yorumlar?pi=2`, "product", "1", `${SHOP}/fv/red-kite-p-1`],
  ["https://m.trendyol.com/ro/sky/red-kite-p-1", "product", "1", `${SHOP}/sky/red-kite-p-1`],
  ["https://ty.gl/a1b2", "product", null, "https://ty.gl/a1b2"],
  [`${SHOP}/magaza/kite-shop-m-9?sst=0`, "seller", "9", `${SHOP}/magaza/kite-shop-m-9?sst=0`],
  [`${SHOP}/magaza/profil/kite-shop-m-9`, "seller", "9", `${SHOP}/magaza/profil/kite-shop-m-9`],
  [`${SHOP}/sr?mid=9&os=1`, "seller", "9", `${SHOP}/sr?mid=9`],
  [`${SHOP}/kites-x-c77?pi=3&utm_source=x`, "listing", null, `${SHOP}/kites-x-c77`],
  [`${SHOP}/sr/kites-x-g1-c77?sst=BEST_SELLER`, "listing", null, `${SHOP}/kites-x-g1-c77?sst=BEST_SELLER`],
  [`${SHOP}/en/sky-x-b101-c77`, "listing", null, `${SHOP}/sky-x-b101-c77`],
  [`${SHOP}/ro/sky/kites-x-b101-c77`, "listing", null, `${SHOP}/sky/kites-x-b101-c77`],
  [`${SHOP}/brand/sky-x-b101-c77`, "listing", null, `${SHOP}/brand/sky-x-b101-c77`],
  [`${SHOP}/sr?wc=77&wb=101`, "listing", null, `${SHOP}/sr?wc=77&wb=101`],
  [`${SHOP}/sr?q=k%C4%B1rm%C4%B1z%C4%B1&qt=x&st=x`, "search", null, `${SHOP}/sr?q=k%C4%B1rm%C4%B1z%C4%B1`],
])("%s names a %s", (address, kind, id, canonical) => {
  const target = readShopUrl(address);
  expect(target).toMatchObject({ kind, id });
  expect(target && addressOf(target)).toBe(canonical);
});

test.each([
  SHOP,
  `${SHOP}/sr`,
  `${SHOP}/sepet`,
  "https://trendyol.example/a/b-p-1",
  "https://ty.gl/",
  "ftp://ty.gl/a",
  "1",
])("%s names nothing", (address) => expect(readShopUrl(address)).toBeNull());

describe("an input without an operation", () => {
  test.each<[JsonObject, string]>([
    [{ query: "kite" }, "search"],
    [{ url: `${SHOP}/sr?q=kite` }, "search"],
    [{ startUrls: [{ url: `${SHOP}/sky/red-kite-p-1` }] }, "product"],
    [{ contentId: 1 }, "product"],
    [{ url: `${SHOP}/sky/red-kite-p-1/yorumlar` }, "reviews"],
    [{ url: `${SHOP}/kites-x-c77` }, "listings"],
    [{ categoryId: 77 }, "listings"],
    [{ url: `${SHOP}/magaza/kite-shop-m-9` }, "seller"],
    [{ merchantIds: [9] }, "seller"],
  ])("%j selects %s", (raw, operation) => expect(read(raw)).toMatchObject({ operation }));
});

test("words for operations, orders, countries and flags become those of the family", () => {
  expect(read({ operation: "Vendor", sellerId: 9 })).toMatchObject({ operation: "seller", sellerIds: ["9"] });
  expect(
    read({ operation: "search", query: "kite", sortBy: "most_recent", cc: "RO", currency: "ron" }),
  ).toMatchObject({
    searchTerms: ["kite"],
    sort: "newest",
    countryCode: "ro",
    currency: "RON",
  });
  expect(read({ query: "kite", zipCode: 34000 })).toMatchObject({ deliveryLocation: "34000" });
  expect(read({ productIds: [1], sellerIntelligence: "true", publicContacts: true })).toMatchObject({
    includeSellerInfo: true,
    includeContacts: true,
  });
});

test.each<[JsonObject, string]>([
  [{ operation: "product", productUrls: [`${SHOP}/kites-x-c77`] }, "Expected the address of a product"],
  [{ productIds: ["x"] }, "Expected a whole number."],
  [{ productIds: Array<string>(201).fill("1") }, "201 product ids; at most 200 are allowed."],
  [
    { operation: "seller", sellerIds: Array<string>(101).fill("1") },
    "101 seller ids; at most 100 are allowed.",
  ],
  [{ searchTerms: Array<string>(51).fill("a") }, "51 search terms; at most 50 are allowed."],
  [{ query: "kite", countryCode: "de" }, "Expected tr, ae or ro"],
  [{ query: "kite", currency: "EUR" }, "has prices in TRY only"],
  [{ operation: "listings" }, "Give `categoryUrls`"],
])("refuses %j", (raw, message) => {
  let refused: unknown = null;
  try {
    read(raw);
  } catch (error) {
    refused = error;
  }
  expect(JSON.stringify((refused as AppError | null)?.details ?? null)).toContain(message);
});
