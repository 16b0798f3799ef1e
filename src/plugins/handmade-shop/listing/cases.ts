import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

const BOARD = "2000000001";
const ALL = ["ShopDetails", "Reviews", "Offers", "Questions", "CustomerPhotos", "Keywords"];

export const listingCases: PluginCase[] = [
  {
    name: "A listing with variants, with everything of its page and its shop",
    input: {
      url: `https://www.etsy.com/listing/${BOARD}/oak-bread-board?ref=x`,
      ...Object.fromEntries(ALL.map((name) => [`include${name}`, true])),
    },
    har: "listing/listing.har.json",
    truncate: "/listing/",
    expect: {
      records: [
        {
          id: BOARD,
          url: "https://www.etsy.com/listing/2000000001",
          priceMin: 38,
          priceMax: 56,
          priceText: "$38.00+",
          description: "Cut from one plank of oak.\nOiled & waxed.",
          seller: { id: "SlateAndOak", rating: 4.9, reviewCount: 1204 },
          rating: 4.8,
          reviewCount: 121,
          materials: ["Oak", "Beeswax"],
          variants: [
            { id: "7001", price: 38, stockQuantity: 12, attributes: [{ name: "size", value: "Small" }] },
            { id: "7002", originalPrice: 70 },
          ],
          options: [{ name: "Size", values: [{ priceText: "$38.00" }, { name: "Large (2 handles)" }] }],
          categories: [{ url: "https://www.etsy.com/c/home-and-living" }, {}, { name: "Cutting Boards" }],
          ratingParts: [{ name: "Item quality", text: "4.9" }, { text: "97%" }],
          keywords: ["oak cutting board", "bread board"],
          questionSamples: [{ answer: "Better not." }],
          favoriteCount: 841,
          listedOn: "2025-12-20",
          shopSoldCount: 4000,
          shipsFromText: "Burlington, VT",
          shipsFromRegion: "VT",
          shipping: [{ price: 4.5, originCountry: "us" }],
          isPersonalizable: true,
          highlights: ["Made by SlateAndOak", "Made to order"],
          listingType: "made_by",
          isDigital: false,
          isMadeToOrder: true,
          shop: { soldCount: 4321, rating: 4.9123, followerCount: 1051, sections: { $count: 2 } },
          featureCoverage: { includeReviews: "partial", includeQuestions: "extracted" },
        },
      ],
    },
  },
  {
    name: "A listing of which the page shows its data alone",
    input: { operation: "listing", productIds: [2000000002], postalCode: "10001" },
    har: "listing/listing-sparse.har.json",
    expect: {
      records: [
        { id: "2000000002", price: 9, stockQuantity: 2, rating: null, favoriteCount: null, shop: null },
      ],
    },
  },
  {
    name: "A price that the meta tags state otherwise is that of the data, with a warning",
    input: { listingIds: ["2000000002"] },
    har: "listing/listing-disagrees.har.json",
    expect: {
      warnings: { sources_disagree: 2 },
      records: [
        {
          price: 9,
          currency: "USD",
          originalPrice: 12,
          originalPriceText: "$12.00",
          discountPercent: 25,
          availability: "out_of_stock",
        },
      ],
    },
  },
  {
    name: "A German page with a range of prices",
    input: { urls: ["https://www.etsy.com/listing/2000000003/filzkorb"] },
    har: "listing/listing-german.har.json",
    expect: {
      records: [
        {
          priceMin: 19,
          priceMax: 1249,
          currency: "EUR",
          priceText: "19,00 €+",
          favoriteCount: 1234,
          listedOn: "2025-11-04",
          isDigital: true,
          isMadeToOrder: null,
          country: "de",
        },
      ],
    },
  },
  ...withoutRecords("listing/listing", { listingIds: [BOARD] }, [
    ["A guard's page with its headers is a block", "guarded", "source_blocked"],
    ["A status 404 is a missing listing", "missing", "input_not_found"],
    ["A status 410 is a listing that went", "removed", "input_not_found"],
    ["A page that says that the listing is unavailable", "unavailable", "input_not_found"],
    ["A page without data of a listing is none", "strange", "source_changed"],
    ["A page about another listing is none", "other", "source_changed", { listingIds: ["2000000009"] }],
  ]),
  {
    name: "A German page that says that the listing is unavailable",
    input: { url: `https://www.etsy.com/de/listing/${BOARD}` },
    har: "listing/listing-gone-german.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A short link leads to its listing",
    input: { url: "https://etsy.me/3aBcD" },
    har: "listing/listing-short.har.json",
    expect: { records: [{ id: "2000000002", price: 9 }] },
  },
  {
    name: "A short link to another page names no listing",
    input: { listingIds: ["https://etsy.me/3aBcE"] },
    har: "listing/listing-short-elsewhere.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A guard before the shop costs what only the shop's page has",
    input: { listingIds: [BOARD], includeShop: true },
    har: "listing/listing-shop-guarded.har.json",
    expect: { error: "source_blocked", warnings: { shop_not_read: 1 }, records: [{ shop: null }] },
  },
];
