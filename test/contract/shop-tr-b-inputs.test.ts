import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import scraper from "../../src/plugins/shop-tr-b/index.ts";
import { addressOf, readShopUrl } from "../../src/plugins/shop-tr-b/targets.ts";

const SHOP = "https://www.hepsiburada.com";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test.each([
  [
    `${SHOP}/red-kite-p-hbcv0001?magaza=gok&utm_source=x`,
    "product",
    "HBCV0001",
    `${SHOP}/red-kite-p-HBCV0001`,
  ],
  [`${SHOP}/red-kite-p-HBV0001-yorumlari?sayfa=3`, "product", "HBV0001", `${SHOP}/red-kite-p-HBV0001`],
  [`${SHOP}/old-kite-p-FT17059-G`, "product", "FT17059-G", `${SHOP}/old-kite-p-FT17059-G`],
  [`${SHOP}/-p-HBCV0001`, "product", "HBCV0001", `${SHOP}/-p-HBCV0001`],
  ["https://m.hepsiburada.com/kite-pm-HBC0001", "group", "HBC0001", `${SHOP}/kite-pm-HBC0001`],
  ["https://hb.biz/a1B2", "short", "a1B2", "https://hb.biz/a1B2"],
  ["https://app.hb.biz/a1B2/", "app", "a1B2", "https://app.hb.biz/a1B2"],
  [
    `https://app.adjust.com/x?adj_fallback=${encodeURIComponent(`${SHOP}/kite-p-HBCV1?x=1`)}`,
    "product",
    "HBCV1",
    `${SHOP}/kite-p-HBCV1`,
  ],
  [`${SHOP}/laptop-c-98?sayfa=2&siralama=coksatan`, "listing", "98", `${SHOP}/laptop-c-98?siralama=coksatan`],
  [`${SHOP}/apple/telefonlar-c-60005202`, "listing", "60005202", `${SHOP}/apple/telefonlar-c-60005202`],
  [`${SHOP}/casper-pc-xc-116465-b8862`, "listing", "116465", `${SHOP}/casper-pc-xc-116465-b8862`],
  [`${SHOP}/dokunmatik-ekran-x-s22871`, "listing", "s22871", `${SHOP}/dokunmatik-ekran-x-s22871`],
  [`${SHOP}/magaza/gok?tab=allproducts`, "merchant", "gok", `${SHOP}/magaza/gok`],
  [`${SHOP}/ara?q=u%C3%A7urtma&sayfa=2`, "search", "uçurtma", `${SHOP}/ara?q=u%C3%A7urtma`],
])("%s names a %s", (address, kind, id, canonical) => {
  const target = readShopUrl(address);
  expect(target).toMatchObject({ kind, id });
  expect(target && addressOf(target)).toBe(canonical);
});

test.each([
  SHOP,
  `${SHOP}/ara`,
  `${SHOP}/sepetim`,
  "https://hepsiburada.example/kite-p-HBCV1",
  "https://hb.biz/",
  "ftp://hb.biz/a",
  "1",
])("%s names nothing", (address) => expect(readShopUrl(address)).toBeNull());

describe("an input without an operation", () => {
  test.each<[JsonObject, string]>([
    [{ query: "kite" }, "search"],
    [{ search_hints: ["kite"] }, "search"],
    [{ url: `${SHOP}/ara?q=kite` }, "search"],
    [{ startUrls: [{ url: `${SHOP}/red-kite-p-HBCV1` }] }, "product"],
    [{ SKU: "hbcv1" }, "product"],
    [{ barcode: 4006381333931 }, "product"],
    [{ url: "https://hb.biz/a1" }, "product"],
    [{ url: `${SHOP}/red-kite-p-HBCV1-yorumlari` }, "reviews"],
    [{ url: `${SHOP}/kites-c-77` }, "listings"],
    [{ categoryId: 77 }, "listings"],
    [{ url: `${SHOP}/magaza/gok` }, "merchant"],
  ])("%j selects %s", (raw, operation) => expect(read(raw)).toMatchObject({ operation }));
});

test("words for operations, orders, filters and flags become those of the family", () => {
  expect(read({ operation: "Vendor", seller_url: "Gok" })).toMatchObject({
    operation: "merchant",
    merchantUrls: [`${SHOP}/magaza/gok`],
  });
  expect(
    read({
      operation: "search",
      query: "kite",
      "sort-by": "artanFiyat",
      cc: "TR",
      currency: "try",
      zipCode: 34000,
    }),
  ).toMatchObject({
    searchTerms: ["kite"],
    sort: "price_low",
    countryCode: "tr",
    currency: "TRY",
    deliveryLocation: "34000",
  });
  expect(read({ productIds: ["hbcv1"], includeListings: "true" })).toMatchObject({
    productIds: ["HBCV1"],
    includeOffers: true,
  });
  expect(read({ operation: "comments", sku: "HBCV1", mode: "photos", selectedStars: 5 })).toMatchObject({
    operation: "reviews",
    reviewMode: "photos",
    stars: [5],
  });
});

test.each<[JsonObject, string]>([
  [{ operation: "product", productUrls: [`${SHOP}/kites-c-77`] }, "Expected the address of a product"],
  [{ productIds: ["a b"] }, "Expected a number such as HBCV0000EBN5K8."],
  [{ barcodes: ["12"] }, "Expected 8, 12, 13 or 14 digits."],
  [{ productIds: Array<string>(201).fill("1") }, "201 product ids; at most 200 are allowed."],
  [
    { operation: "merchant", merchantUrls: Array<string>(101).fill(`${SHOP}/magaza/gok`) },
    "101 merchant URLs; at most 100 are allowed.",
  ],
  [{ categoryIds: Array<number>(101).fill(1) }, "101 category ids; at most 100 are allowed."],
  [{ searchTerms: Array<string>(51).fill("a") }, "51 search terms; at most 50 are allowed."],
  [{ query: "kite", countryCode: "de" }, "Expected tr: Hepsiburada has one shop"],
  [{ query: "kite", currency: "EUR" }, "Expected TRY"],
  [{ query: "kite", filter: "apple" }, "Expected name:value."],
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
