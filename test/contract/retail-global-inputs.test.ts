import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import { type JsonObject, SHOP_FLAGS } from "../../src/plugin-sdk/index.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import scraper from "../../src/plugins/retail-global/index.ts";
import { addressOf, asinIn, readAmazonUrl } from "../../src/plugins/retail-global/targets.ts";

const US = "https://www.amazon.com";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test.each([
  [`${US}/Red-Kite/dp/B0KITE0001/ref=sr_1_1?th=1&tag=x`, "product", `${US}/dp/B0KITE0001`],
  [`${US}/gp/product/b0kite0001?smid=A1`, "product", `${US}/dp/B0KITE0001`],
  ["https://m.amazon.co.uk/gp/aw/d/B0KITE0001", "product", "https://www.amazon.co.uk/dp/B0KITE0001"],
  ["https://smile.amazon.de/exec/obidos/ASIN/030640615X/", "product", "https://www.amazon.de/dp/030640615X"],
  [`${US}/product-reviews/B0KITE0001/ref=x?pageNumber=2`, "product", `${US}/dp/B0KITE0001`],
  ["https://www.amazon.com.tr/-/en/dp/B0KITE0001", "product", "https://www.amazon.com.tr/dp/B0KITE0001"],
  [`${US}/gp/aod?asin=B0KITE0001`, "product", `${US}/dp/B0KITE0001`],
  [`${US}/ask/questions/asin/B0KITE0001/ref=x`, "product", `${US}/dp/B0KITE0001`],
  [`${US}/s/ref=nb_sb_noss?url=search-alias%3Daps&field-keywords=red+kite`, "list", `${US}/s?k=red+kite`],
  [`${US}/s?field-keywords=kite&k=box+kite`, "list", `${US}/s?k=box+kite`],
  [`${US}/gp/browse.html?node=166359011&ref=x`, "list", `${US}/s?rh=n%3A166359011`],
  ["https://a.co/d/abc123", "short", "https://a.co/d/abc123"],
  ["https://amzn.to/3AbCdEf", "short", "https://amzn.to/3AbCdEf"],
  [`${US}/sp?ie=UTF8&seller=A1B2C3D4E5F6G7&asin=B0KITE0001`, "seller", `${US}/sp?seller=A1B2C3D4E5F6G7`],
  [`${US}/shops/A1B2C3D4E5F6G7?ref=x`, "seller", `${US}/sp?seller=A1B2C3D4E5F6G7`],
  [
    `${US}/gp/help/seller/at-a-glance.html/ref=x?seller=A1B2C3D4E5F6G7`,
    "seller",
    `${US}/sp?seller=A1B2C3D4E5F6G7`,
  ],
  [`${US}/s?me=A1B2C3D4E5F6G7&marketplaceID=ATVPDKIKX0DER&page=2`, "list", `${US}/s?me=A1B2C3D4E5F6G7`],
  [`${US}/s?k=red+kite&crid=X&rh=n%3A1%2Cp_72%3A2&qid=3`, "list", `${US}/s?k=red+kite&rh=n%3A1%2Cp_72%3A2`],
  [`${US}/kites/b/ref=dp_bc_2?ie=UTF8&node=166359011`, "list", `${US}/s?rh=n%3A166359011`],
  [
    `${US}/gp/bestsellers/toys-and-games/166359011/ref=zg?pg=2`,
    "ranking",
    `${US}/gp/bestsellers/toys-and-games/166359011`,
  ],
  ["https://www.amazon.de/-/en/zgbs/ce-de", "ranking", "https://www.amazon.de/gp/bestsellers/ce-de"],
  [`${US}/Best-Sellers-Toys/zgbs/toys-and-games/ref=zg_bs`, "ranking", `${US}/gp/bestsellers/toys-and-games`],
  [`${US}/gp/new-releases/books`, "ranking", `${US}/gp/new-releases/books`],
])("%s names a %s", (address, kind, canonical) => {
  const target = readAmazonUrl(address);
  expect(target).toMatchObject({ kind });
  expect(target && addressOf(target)).toBe(canonical);
});

test.each([
  US,
  `${US}/gp/cart/view.html`,
  `${US}/gp/bestsellers`,
  `${US}/s?page=2`,
  "https://amazon.example/dp/B0KITE0001",
  "https://notamazon.com/dp/B0KITE0001",
  "https://a.co/",
  "ftp://www.amazon.com/dp/B0KITE0001",
  "B0KITE0001",
])("%s names nothing", (address) => expect(readAmazonUrl(address)).toBeNull());

test("the link of an advert names its product", () => {
  expect(asinIn("/sspa/click?ie=UTF8&url=%2FKite%2Fdp%2FB0KITE0001%2Fref%3Dsr_1_1_sspa%3Fk%3Dx")).toBe(
    "B0KITE0001",
  );
});

test.each<[string, JsonObject]>([
  ["search", { q: "kite" }],
  ["product", { productIds: ["B0KITE0001"] }],
])("%s takes the flags of all shops", (operation, target) => {
  const all = Object.fromEntries(SHOP_FLAGS.map((name) => [name, true]));
  expect(read({ operation, ...target, ...all })).toMatchObject(all);
  expect(read({ operation, ...target, includeShopDetails: true, moq: true })).toMatchObject({
    includeSellerInfo: true,
    includeMinimumOrder: true,
    includeReviews: false,
  });
});

describe("an input without an operation", () => {
  test.each<[JsonObject, string]>([
    [{ query: "kite" }, "search"],
    [{ url: `${US}/s?k=kite` }, "search"],
    [{ startUrls: [{ url: `${US}/dp/B0KITE0001` }] }, "product"],
    [{ asin: "B0KITE0001" }, "product"],
    [{ urls: ["https://a.co/d/abc"] }, "product"],
    [{ url: `${US}/sp?seller=A1B2C3D4E5F6G7` }, "seller"],
    [{ sellerIds: ["A1B2C3D4E5F6G7"] }, "seller"],
    [{ url: `${US}/gp/bestsellers/toys` }, "bestsellers"],
    [{ departments: ["toys"] }, "bestsellers"],
  ])("%j selects %s", (raw, operation) => expect(read(raw)).toMatchObject({ operation }));
});

test("words for operations, orders, countries and flags become those of the family", () => {
  expect(read({ operation: "best_sellers", category: "toys", list: "New Releases" })).toMatchObject({
    operation: "bestsellers",
    departments: ["toys"],
    ranking: "new-releases",
  });
  expect(read({ operation: "Vendor", seller_id: "A1B2C3D4E5F6G7" })).toMatchObject({
    sellerIds: ["A1B2C3D4E5F6G7"],
  });
  expect(read({ operation: "PRICE_TRACKER", asins: ["b0kite0001"] })).toMatchObject({
    operation: "price-tracker",
    productIds: ["B0KITE0001"],
  });
  expect(
    read({
      q: "kite",
      sort: "price-desc-rank",
      marketplace: "UK",
      currency: "usd",
      zip_code: 10001,
      "min-price": "5",
    }),
  ).toMatchObject({
    searchTerms: ["kite"],
    sort: "price_high",
    countryCode: "gb",
    currency: "USD",
    deliveryLocation: "10001",
    minPrice: 5,
  });
  expect(
    read({ productIds: [`${US}/dp/B0KITE0001`], includeSeller: "true", postalCode: "SW1A" }),
  ).toMatchObject({
    productUrls: [`${US}/dp/B0KITE0001`],
    includeSellerInfo: true,
    deliveryLocation: "SW1A",
  });
  expect(read({ operation: "search", query: [`${US}/s?k=kite&rh=p_85%3A1`, "box kite"] })).toMatchObject({
    searchTerms: ["box kite"],
    categoryUrls: [`${US}/s?k=kite&rh=p_85%3A1`],
  });
  expect(read({ operation: "offers", url: "B0KITE0001" })).toMatchObject({ productIds: ["B0KITE0001"] });
});

test.each<[JsonObject, string]>([
  [{ operation: "product", productUrls: [`${US}/s?k=kite`] }, "Expected the address of a product"],
  [{ productIds: ["B0KITE"] }, "Expected an ASIN: ten letters and digits."],
  [{ productIds: Array<string>(201).fill("B0KITE0001") }, "201 product ids; at most 200 are allowed."],
  [
    { productUrls: Array<string>(201).fill(`${US}/dp/B0KITE0001`) },
    "201 product URLs; at most 200 are allowed.",
  ],
  [
    { operation: "seller", sellerIds: Array<string>(101).fill("A1B2C3D4E5F6G7") },
    "101 seller ids; at most 100 are allowed.",
  ],
  [
    { operation: "search", categoryIds: Array<string>(101).fill("1") },
    "101 category ids; at most 100 are allowed.",
  ],
  [{ searchTerms: Array<string>(51).fill("a") }, "51 search terms; at most 50 are allowed."],
  [{ searchTerms: ["a".repeat(513)] }, "513 characters; at most 512 are allowed."],
  [{ query: "kite", countryCode: "ch" }, "Amazon has no shop for this country"],
  [{ operation: "bestsellers", departments: ["../cart"] }, "Expected a department"],
  [{ operation: "asins" }, "Give `searchTerms`"],
])("refuses %j", (raw, message) => {
  let refused: unknown = null;
  try {
    read(raw);
  } catch (error) {
    refused = error;
  }
  expect(JSON.stringify((refused as AppError | null)?.details ?? null)).toContain(message);
});
