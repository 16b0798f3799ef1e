import type { PluginCase } from "../../../plugin-sdk/index.ts";

const SHOP = "https://www.alibaba.com";
const FLAGS = [
  "Moq",
  "PriceTiers",
  "SupplierVerification",
  "SellerInfo",
  "Reviews",
  "Questions",
  "CustomerPhotos",
];

export const productCases: PluginCase[] = [
  {
    name: "A product with all that its page and its supplier's tell, and one that states little",
    input: {
      urls: [
        `${SHOP}/product-detail/Paper-Lantern_16000000001.html?s=p`,
        "https://m.alibaba.com/product/16000000002/x.html",
      ],
      ...Object.fromEntries(FLAGS.map((flag) => [`include${flag}`, true])),
    },
    har: "product/product.har.json",
    truncate: "x_16000000001",
    expect: {
      count: 2,
      records: [
        {
          id: "16000000001",
          title: "Paper lantern with LED, 30 cm",
          brand: "Lumen",
          sku: "LL-30",
          priceMin: 2.61,
          priceMax: 3.38,
          currency: "EUR",
          priceText: "€2.61-3.38",
          minimumOrderQuantity: 50,
          minimumOrderUnit: "pieces",
          priceTiers: [
            {
              minimumQuantity: 50,
              maximumQuantity: 499,
              quantityUnit: "pieces",
              price: 3.38,
              priceUsd: 3.87,
            },
            { minimumQuantity: 500, maximumQuantity: null, price: 2.61, priceText: "€2.61" },
          ],
          rating: 4.8,
          reviewCount: 26,
          soldCount: 13062,
          description: "A light lantern.\nFolds flat.",
          videoUrls: ["https://cloud.video.alibaba.com/play/1.mp4"],
          categories: [{ id: "39" }, { id: "518", url: `${SHOP}/catalog/x_cid518` }],
          attributes: { $count: 4 },
          categoryId: "518",
          topCategoryId: "39",
          packageVolumeText: "1.62 dm³",
          variants: [
            {
              id: "901",
              title: "Red / 30 cm",
              price: 3.17,
              stockQuantity: 150,
              attributes: [{ name: "Color", value: "Red" }, {}],
            },
            { title: "Blue / 30 cm", price: null, stockQuantity: null },
          ],
          options: [{ name: "Color", values: ["Red", "Blue"] }, { name: "Size" }],
          certificates: [{ name: "CE", number: "LED-1", authority: "TÜV" }, { number: null }],
          leadTimes: [{ days: 7 }, { minimumQuantity: 101, maximumQuantity: null, days: null }],
          shipping: [{ method: "Standard", price: 40.5, text: "Nov 3 - 9" }],
          questionSamples: [{ answer: "Yes, for a fee." }, { answer: null }],
          keywords: ["paper lantern", "led lantern"],
          seller: {
            id: "lumen",
            onTimePercent: 92.6,
            halfYearOrderCount: 207,
            serviceScore: 4.8,
            shippingScore: 4.7,
            productScore: 4.9,
            assuranceText: "283,000",
            checkedFacts: [{ name: "Factory size", value: "1,000-3,000 m²" }, { value: null }],
            description: "Makes lanterns since 2013.",
          },
          supplierVerification: { isGold: true, isVerified: true, hasTradeAssurance: true },
          supplierInfo: { id: "lumen", establishedYear: 2013, mainProducts: ["Paper Lantern", "LED Lamp"] },
          country: "nl",
          deliveryLocation: "NL",
          featureCoverage: {
            includePriceTiers: "extracted",
            includeReviews: "partial",
            includeQuestions: "partial",
            includeSellerInfo: "extracted",
            includeCustomerPhotos: "not_found",
          },
        },
      ],
    },
  },
  {
    name: "Products that are priced by their forms, at a discount",
    input: { productIds: [16000000002, 16000000004], currency: "USD" },
    har: "product/product.har.json",
    expect: {
      records: [
        {
          priceMin: 2.3,
          priceMax: 2.54,
          priceText: "$2.30-2.54",
          originalPriceText: "$2.87-3.17",
          priceUsdMax: 3.17,
          priceTiers: null,
          minimumOrderQuantity: null,
          rating: null,
          seller: { id: "glow.trustpass" },
          variants: [{ id: "-1", title: "Gold" }],
        },
        { price: 4, originalPrice: 5, discountPercent: 20 },
      ],
    },
  },
  {
    name: "Reviews that a page shows, of the product or of its supplier",
    input: {
      productIds: ["16000000005", "16000000006"],
      includeReviews: true,
      includeDescription: true,
      includeRfq: true,
      includeContacts: true,
    },
    har: "product/product-reviews.har.json",
    truncate: "x_16000000005",
    expect: {
      warnings: { data_missing: 1, field_missing: 1 },
      records: [
        {
          rfqText: "Chat now",
          reviewSamples: [
            {
              text: "Shines well. Bright.",
              rating: 5,
              ratingMax: 5,
              publishedOn: "2026-01-10",
              country: "us",
              author: { name: "E***r" },
              isOfProduct: true,
            },
            { text: "Good & cheap", rating: 4, country: "de" },
          ],
          featureCoverage: {
            includeReviews: "partial",
            includeDescription: "not_found",
            includeRfq: "partial",
            includeContacts: "accepted_for_compatibility",
          },
        },
        {
          reviewSamples: [{ rating: null, isOfProduct: false, author: { name: "R***n" } }],
        },
      ],
    },
  },
  {
    name: "Reviews that a page counts and does not show are a gap",
    input: { productIds: ["16000000007"], includeReviews: true },
    har: "product/product-reviews.har.json",
    expect: {
      warnings: { data_missing: 1, field_missing: 1 },
      records: [{ reviewSamples: null, reviewCount: 2 }],
    },
  },
  {
    name: "Pages without data show less, and tiers in either order",
    input: { productIds: ["16000000010", "16000000011"] },
    har: "product/product-shown.har.json",
    truncate: "x_16000000010",
    expect: {
      warnings: { data_missing: 2 },
      records: [
        {
          id: "16000000010",
          currency: "GHS",
          priceTiers: [
            { minimumQuantity: 300, maximumQuantity: 1000, quantityUnit: "pairs", price: 80.51 },
            { minimumQuantity: 1001, maximumQuantity: null, price: 1045.96 },
          ],
          rating: 4.6,
          reviewCount: 12,
          soldCount: 1200,
          samplePriceText: "GH₵1,957.89",
          options: [{ name: "Color", values: ["Blue", "39"] }],
          leadTimes: [
            { maximumQuantity: 200, days: 20 },
            { minimumQuantity: 201, days: null },
          ],
          seller: {
            id: "lumen",
            companyId: "700000001",
            rating: 4.9,
            reviewCount: 334,
            shippingScore: 4.8,
            responseText: "≤11h",
          },
          rfqText: "Send inquiry",
          keywords: ["silk lantern", "lamp"],
          shipping: [{ text: "Shipping fee to be negotiated." }],
        },
        { priceMin: 4, priceMax: 6.5, priceTiers: null, leadTimes: null, rating: null },
      ],
    },
  },
  {
    name: "A supplier's site that is refused costs what it adds, and ends the run",
    input: { productIds: ["16000000001"], includeSellerInfo: true },
    har: "product/product-site-refused.har.json",
    expect: {
      error: "source_blocked",
      warnings: { supplier_not_read: 1 },
      records: [{ supplierInfo: null, featureCoverage: { includeSellerInfo: "partial" } }],
    },
  },
  ...(
    [
      ["A page about another product is not read", "other", "source_changed"],
      ["A product that is gone is missing, whatever its availability says", "gone", "input_not_found"],
      ["Data about no product, on a page kept from search machines", "gone-data", "input_not_found"],
      ["A product that leads to the page of errors is missing", "error", "input_not_found"],
      ["A product that is not sent to the server's country is a block", "region", "source_blocked"],
    ] as const
  ).map(([name, har, error]) => ({
    name,
    input: { operation: "product", productIds: [har === "gone-data" ? "16000000008" : "16000000009"] },
    har: `product/product-${har}.har.json`,
    expect: { count: 0, error },
  })),
];
