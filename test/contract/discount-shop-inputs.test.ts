import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import { type JsonObject, SHOP_FLAGS } from "../../src/plugin-sdk/index.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import { amountOf } from "../../src/plugins/discount-shop/goods/amounts.ts";
import scraper from "../../src/plugins/discount-shop/index.ts";
import { addressOf, readTemuUrl } from "../../src/plugins/discount-shop/targets.ts";

const SHOP = "https://www.temu.com";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};
const KITE = "601100000000001";

test.each([
  [`${SHOP}/red-kite-g-${KITE}.html?_oak_mp_inf=x`, "product", KITE, `${SHOP}/red-kite-g-${KITE}.html`],
  [`${SHOP}/g-${KITE}.html`, "product", KITE, `${SHOP}/g-${KITE}.html`],
  [`${SHOP}/ca/goods.html?goods_id=${KITE}&x=1`, "product", KITE, `${SHOP}/ca/goods.html?goods_id=${KITE}`],
  [`${SHOP}/us-zh-Hans/kite-g-${KITE}.html`, "product", KITE, `${SHOP}/us-zh-Hans/kite-g-${KITE}.html`],
  [`${SHOP}/any.html?goods_id=${KITE}`, "product", KITE, `${SHOP}/goods.html?goods_id=${KITE}`],
  ["https://share.temu.com/FlaLcQEijo", "share", "", "https://share.temu.com/FlaLcQEijo"],
  ["https://temu.to/m/abc", "share", "", "https://temu.to/m/abc"],
  [`${SHOP}/uk/toys-o3-1084.html?opt_level=2`, "category", "1084", `${SHOP}/uk/toys-o3-1084.html`],
  [
    `${SHOP}/category.html?opt_id=7&opt_level=3&title=x`,
    "category",
    "7",
    `${SHOP}/category.html?opt_id=7&opt_level=3`,
  ],
  [
    `${SHOP}/mall.html?mall_id=634418211704677&x=1`,
    "mall",
    "634418211704677",
    `${SHOP}/mall.html?mall_id=634418211704677`,
  ],
  [
    `${SHOP}/kite-shop-m-634418211704677.html`,
    "mall",
    "634418211704677",
    `${SHOP}/kite-shop-m-634418211704677.html`,
  ],
  [
    `${SHOP}/search_result.html?search_key=red%20kite&x=1`,
    "search",
    "red kite",
    `${SHOP}/search_result.html?search_key=red+kite`,
  ],
  [
    `${SHOP}/vn-en/search/red-kite.html`,
    "search",
    "red kite",
    `${SHOP}/vn-en/search_result.html?search_key=red+kite`,
  ],
  [`${SHOP}/kites-sale.html?x=1`, "page", "", `${SHOP}/kites-sale.html`],
  [`${SHOP}/`, "page", "", `${SHOP}/`],
])("%s names a %s", (address, kind, id, canonical) => {
  const target = readTemuUrl(address);
  expect(target).toMatchObject({ kind, id });
  expect(target && addressOf(target)).toBe(canonical);
});

test.each([
  `${SHOP}/login.html?from=x`,
  `${SHOP}/bgn_verification.html`,
  `${SHOP}/goods.html?goods_id=1`,
  `${SHOP}/cart.html`,
  "https://temu.example/kite-g-601100000000001.html",
  "https://share.temu.com/",
  "ftp://www.temu.com/",
  "1",
])("%s names nothing", (address) => {
  expect(readTemuUrl(address)).toBeNull();
});

describe("an input without an operation", () => {
  test.each<[JsonObject, string]>([
    [{ query: "kite" }, "search"],
    [{ url: `${SHOP}/search_result.html?search_key=kite` }, "search"],
    [{ startUrls: [{ url: `${SHOP}/red-kite-g-${KITE}.html` }] }, "product"],
    [{ goodsId: 601_100_000_000_001 }, "product"],
    [{ url: "https://share.temu.com/FlaLcQEijo" }, "product"],
    [{ url: `${SHOP}/toys-o3-1084.html` }, "category"],
    [{ optId: 1084 }, "category"],
    [{ url: `${SHOP}/mall.html?mall_id=634418211704677` }, "listings"],
    [{ mallId: "634418211704677" }, "listings"],
    [{ url: `${SHOP}/kites-sale.html` }, "listings"],
  ])("%j selects %s", (raw, operation) => {
    expect(read(raw)).toMatchObject({ operation });
  });
});

test("words for operations, editions, flags and places become those of the family", () => {
  expect(read({ operation: "adLibrary", query: "kite" })).toMatchObject({
    operation: "ad-library",
    searchTerms: ["kite"],
  });
  expect(read({ operation: "ad_library", listingUrl: `${SHOP}/ca/` })).toMatchObject({
    countryCode: "ca",
    listingUrls: [`${SHOP}/`],
  });
  expect(read({ operation: "Vendor", mall: 634_418_211_704_677 })).toMatchObject({
    operation: "listings",
    mallIds: ["634418211704677"],
  });
  expect(read({ operation: "PRICE TRACKER", ids: [KITE] })).toMatchObject({
    operation: "price-tracker",
    productIds: [KITE],
  });
  expect(
    read({ url: `${SHOP}/us-zh-Hans/kite-g-${KITE}.html?x=1`, zipCode: 10_001, soldCount: "false" }),
  ).toMatchObject({
    productUrls: [`${SHOP}/kite-g-${KITE}.html`],
    countryCode: "us",
    language: "zh-Hans",
    deliveryLocation: "10001",
    includeSalesData: false,
  });
  expect(read({ query: "kite", country: "UK" })).toMatchObject({ countryCode: "gb", includeSalesData: true });
  const again = read({ url: `${SHOP}/de/kite-g-${KITE}.html`, moq: true });
  expect(read(again as JsonObject)).toEqual(again);
});

test("flags of all shops are taken by every operation with goods, and sold counts are given unless refused", () => {
  const flags = Object.fromEntries(SHOP_FLAGS.map((flag) => [flag, true]));
  const targets: JsonObject[] = [
    { query: "kite" },
    { goodsId: KITE },
    { mallId: "634418211704677" },
    { optId: 1084 },
    { operation: "ad-library", query: "kite" },
    { operation: "price-tracker", goodsId: KITE },
  ];
  for (const target of targets) {
    expect(read({ ...target, ...flags, currency: "usd" })).toMatchObject({ ...flags, currency: "USD" });
    expect(read({ ...target, includeRfq: true })).toMatchObject({ includeRfq: true, includeSalesData: true });
  }
});

test.each<[JsonObject, string]>([
  [{ operation: "product", productUrls: [`${SHOP}/toys-o3-1084.html`] }, "Expected the address of a product"],
  [{ productIds: ["12"] }, "Expected the number of a product"],
  [{ productIds: Array<string>(201).fill(KITE) }, "201 product ids; at most 200 are allowed."],
  [
    { productUrls: Array<string>(201).fill(`${SHOP}/g-${KITE}.html`) },
    "201 product URLs; at most 200 are allowed.",
  ],
  [{ categoryIds: Array<string>(101).fill("1") }, "101 category ids; at most 100 are allowed."],
  [{ listingUrls: Array<string>(101).fill(`${SHOP}/`) }, "101 listing URLs; at most 100 are allowed."],
  [{ searchTerms: Array<string>(51).fill("a") }, "51 search terms; at most 50 are allowed."],
  [{ query: "a".repeat(513) }, "513 characters; at most 512 are allowed."],
  [{ operation: "listings" }, "Give `listingUrls`"],
  [{ operation: "reviews", productIds: [KITE], stars: [6] }, "outside 1 to 5"],
])("refuses %j", (raw, message) => {
  let refused: unknown = null;
  try {
    read(raw);
  } catch (error) {
    refused = error;
  }
  expect(JSON.stringify((refused as AppError | null)?.details ?? null)).toContain(message);
});

describe("amounts", () => {
  test.each<[number | null, string | null, string | null, string, (string | number | null)[], number]>([
    [2111, "CA$21.11", "CAD", "en-CA", [21.11, "CAD", null], 0],
    [129_900, "1.299,00 €", "EUR", "de-DE", [1299, "EUR", null], 0],
    [2111, "¥2,111", "JPY", "ja-JP", [2111, "JPY", null], 0],
    [150_000, "¥1,500", "JPY", "ja-JP", [1500, "JPY", null], 0],
    [15_000, "₩15.000", "KRW", "ko-KR", [15_000, "KRW", null], 0],
    [1_234_500, "$12.345", "COP", "es-CO", [12_345, "COP", null], 0],
    [1250, "KWD 1.250", "KWD", "en-KW", [1.25, "KWD", null], 0],
    [500, "$5.00 - $7.00", "USD", "en-US", [5, "USD", 7], 0],
    [2111, "$19.99", "USD", "en-US", [21.11, "USD", null], 1],
    [2111, null, "USD", "en-US", [21.11, "USD", null], 0],
    [null, "$0.99", null, "en-US", [0.99, "USD", null], 0],
    [0, "$0.00", "USD", "en-US", [null, null, null], 0],
    [2111, null, "JPY", "ja-JP", [null, null, null], 0],
    [2111, "¥1,999", "JPY", "ja-JP", [null, null, null], 1],
  ])("%j and %j in %s", (minor, text, currency, locale, expected, warnings) => {
    let warned = 0;
    const place = { country: "us", language: null, currency: null, locale, warn: () => void (warned += 1) };
    const price = amountOf(minor, text, currency, place, "price");
    expect([price?.amount ?? null, price?.currency ?? null, price?.range?.max ?? null]).toEqual(expected);
    expect(warned).toBe(warnings);
  });
});
