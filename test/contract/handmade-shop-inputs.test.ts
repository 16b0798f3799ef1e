import { describe, expect, test } from "vitest";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import { type JsonObject, SHOP_FLAGS } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/handmade-shop/index.ts";

/** The operation and canonical input of what a caller sends. */
const canonical = (input: JsonObject) => {
  const { operation, input: read } = normalizeInput(scraper, input);
  return { operation: operation.name, ...(read as object) };
};

describe("inputs of handmade-shop", () => {
  test.each([
    [
      "https://www.etsy.com/listing/123456789/some-slug?ref=x",
      "listing",
      { listingIds: ["123456789"], countryCode: "us" },
    ],
    [
      "https://www.etsy.com/uk/listing/123456789",
      "listing",
      { listingIds: ["123456789"], countryCode: "gb" },
    ],
    [
      "https://www.etsy.com/in-en/shop/SlateAndOak/sold?page=2",
      "shop",
      { shopNames: ["SlateAndOak"], countryCode: "in" },
    ],
    ["https://SlateAndOak.etsy.com", "shop", { shopNames: ["slateandoak"], countryCode: "us" }],
    [
      "https://www.etsy.com/de/search?q=oak+board&page=3",
      "search",
      { searchTerms: ["oak board"], countryCode: "de" },
    ],
    [
      "https://www.etsy.com/market/oak_cutting_board",
      "search",
      { searchTerms: ["oak cutting board"], countryCode: "us" },
    ],
    [
      "https://www.etsy.com/ca-fr/listing/123456789",
      "listing",
      { listingIds: ["123456789"], countryCode: "ca" },
    ],
    [
      "https://www.etsy.com/il/listing/123456789/x",
      "listing",
      { listingIds: ["123456789"], countryCode: "il" },
    ],
    [
      "https://www.etsy.com/de-en/shop/SlateAndOak",
      "shop",
      { shopNames: ["SlateAndOak"], countryCode: "de" },
    ],
    [
      "https://www.etsy.com/br/listing/123456789",
      "listing",
      { listingIds: ["123456789"], countryCode: "us" },
    ],
    ["https://etsy.me/3aBcD", "listing", { listingIds: ["https://etsy.me/3aBcD"] }],
    [
      "https://www.etsy.com/uk/c/home-and-living/kitchen?ref=x",
      "search",
      { searchTerms: ["https://www.etsy.com/c/home-and-living/kitchen"], countryCode: "gb" },
    ],
  ])("%s", (url, operation, expected) => {
    expect(canonical({ url })).toMatchObject({ operation, ...expected });
  });

  test.each<[string, JsonObject]>([
    ["search", { q: "oak" }],
    ["shop", { shop: "SlateAndOak" }],
    ["listing", { id: 1 }],
  ])("%s takes the flags of all shops", (operation, target) => {
    const all = Object.fromEntries(SHOP_FLAGS.map((name) => [name, true]));
    const { includeSellerInfo: _seller, ...others } = all;
    expect(canonical({ operation, ...target, ...all })).toMatchObject({
      includeShopDetails: true,
      ...others,
    });
    expect(canonical({ operation, ...target, includeMall: true, moq: true })).toMatchObject({
      includeShopDetails: true,
      includeMinimumOrder: true,
      includeReviews: false,
    });
  });

  test.each([
    ["seller-intelligence", { shop: "SlateAndOak" }, "seller-intel"],
    ["sellerIntel", { Vendor: "SlateAndOak" }, "seller-intel"],
    ["customerPhotos", { listingId: 1 }, "customer-photos"],
    ["Vendor", { shopName: "SlateAndOak" }, "shop"],
    ["keyword-research", { keyword: "oak" }, "keywords"],
    ["listings", { productIds: ["1"] }, "listing"],
    ["product", { listingUrl: "https://www.etsy.com/listing/1" }, "listing"],
  ])("operation %s", (operation, input, expected) => {
    expect(canonical({ operation, ...input, zipCode: 10001 })).toMatchObject({
      operation: expected,
      deliveryLocation: "10001",
    });
  });

  test.each([
    ["the page of a person", { operation: "shop", url: "https://www.etsy.com/people/someone" }],
    ["a short link where a shop is wanted", { operation: "shop", url: "https://etsy.me/abc" }],
    ["another site", { operation: "listing", url: "https://www.example.com/listing/1" }],
    ["a country without an edition", { q: "oak", countryCode: "br" }],
    ["no target of keywords", { operation: "keywords" }],
    ["51 search terms", { searchTerms: Array.from({ length: 51 }, (_, index) => `oak ${index}`) }],
    ["101 shops", { shopNames: Array.from({ length: 101 }, (_, index) => `Shop${index}`) }],
    ["201 listings", { listingIds: Array.from({ length: 201 }, (_, index) => String(index + 1)) }],
  ])("%s is refused", (_what, input) => {
    expect(() => canonical(input)).toThrow();
  });
});
