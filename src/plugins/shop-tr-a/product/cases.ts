import type { PluginCase } from "../../../plugin-sdk/index.ts";

const FLAGS = [
  "Description",
  "Reviews",
  "CustomerPhotos",
  "Questions",
  "Offers",
  "SellerInfo",
  "Contacts",
  "Rfq",
];

export const productCases: PluginCase[] = [
  {
    name: "A list of questions that is shorter than its count is a part of them",
    input: { url: "https://www.trendyol.com/sky/red-kite-p-3001", includeQuestions: true },
    har: "product/product-questions.har.json",
    expect: {
      warnings: { rows_missing: 1 },
      records: [{ questionSamples: { $count: 2 }, featureCoverage: { includeQuestions: "partial" } }],
    },
  },
  {
    name: "A product with all that its page and four more calls tell",
    input: {
      url: "https://m.trendyol.com/en/sky/red-kite-p-3001?boutiqueId=61&merchantId=9001",
      postalCode: "16000",
      ...Object.fromEntries(FLAGS.map((flag) => [`include${flag}`, true])),
    },
    har: "product/product.har.json",
    truncate: "red-kite",
    expect: {
      records: [
        {
          id: "3001",
          url: "https://www.trendyol.com/sky/red-kite-p-3001?merchantId=9001",
          price: 1299.9,
          priceText: "1.299,90 TL",
          sellingPrice: 1399.9,
          originalPrice: 1499.9,
          memberPrice: 1250,
          discountPercent: 13,
          gtin: "4006381333931",
          stockQuantity: 8,
          requestedDeliveryLocation: "16000",
          description: "Hafif bir uçurtma.",
          webCategories: [{ id: "170" }, { id: "177", url: "https://www.trendyol.com/sr?wc=177" }],
          variants: [
            { title: "Tek Ebat", price: 1299.9 },
            { availability: "out_of_stock", gtin: null, price: null },
          ],
          offers: [
            { price: 1500, seller: { id: "9002", rating: 8.1, ratingMax: 10 }, shipping: [{ price: 0 }] },
          ],
          shipping: [{ price: 0, text: "3 - 5 Ocak" }],
          rankings: ["bestSeller 3"],
          tags: ["Avantajlı Ürün"],
          ratingHistogram: { 1: 7, 5: 72 },
          customerPhotoUrls: ["https://cdn.dsmcdn.com/reviews/618001.jpg"],
          questionSamples: [{ question: "İpi var mı?", answer: "Evet, 30 metre." }, { answer: null }],
          sellerInfo: { productCount: 2954, responseText: "45-60 Dk" },
          sellerContact: { email: "kites@shop.example", city: "Bursa" },
          featureCoverage: {
            includeReviews: "partial",
            includeCustomerPhotos: "extracted",
            includeOffers: "extracted",
            includeContacts: "extracted",
            includeRfq: "accepted_for_compatibility",
          },
        },
      ],
    },
  },
  {
    name: "A product that is sold out has no price and no seller",
    input: { productIds: [3002] },
    har: "product/product-sold-out.har.json",
    expect: {
      records: [{ price: null, availability: "out_of_stock", rating: null, ratingCount: 0, offers: null }],
    },
  },
  {
    name: "A page of the years before 2025",
    input: { productUrls: ["https://www.trendyol.com/sky/old-kite-p-3003/yorumlar"], operation: "product" },
    har: "product/product-old.har.json",
    expect: {
      records: [
        {
          price: 89.9,
          originalPrice: 119.9,
          ratingCount: 12,
          reviewCount: 4,
          imageUrls: ["https://cdn.dsmcdn.com/ty1/old_1_org_zoom.jpg"],
          seller: { name: "Old shop", rating: 7.5 },
          offers: [{ price: 95, seller: { id: "9004" }, shipping: [{ price: 0 }] }],
          promotions: ["Eski kampanya"],
          shipping: [{ text: "3 gün içinde" }],
          variants: [{ attributes: [{ name: "Beden", value: "M" }], gtin: "12345670" }],
          description: "Eski ama iyi.",
        },
      ],
    },
  },
  {
    name: "A product of another country",
    input: { productIds: ["3004"], country: "AE", scrapeContacts: true },
    har: "product/product-abroad.har.json",
    expect: {
      records: [
        {
          price: 9.82,
          currency: "AED",
          originalPrice: 12.28,
          discountPercent: 20,
          suggestedPrice: 30.7,
          favoriteCount: 1200,
          soldCount: 100,
          basketCount: 40,
          viewCount: 1500,
          language: "en",
          attributes: [{ name: "Color", value: "Sand" }],
          sellerContact: { taxOffice: "INT", registrationNumber: "R-7" },
        },
      ],
    },
  },
  {
    name: "A page with linked data only",
    input: { productUrls: ["https://www.trendyol.com/sky/red-kite-p-3005"] },
    har: "product/product-linked.har.json",
    expect: {
      warnings: { state_missing: 1 },
      records: [{ title: "Linked kite", price: 3839, ratingCount: 107, reviewCount: 55, seller: null }],
    },
  },
  {
    name: "A short link leads to its product",
    input: { productUrls: ["https://ty.gl/abc123"] },
    har: "product/product-short.har.json",
    expect: { records: [{ id: "3002" }] },
  },
  {
    name: "A refused call costs what it adds, and ends the run",
    input: { productIds: ["3001"], includeDescription: true, includeQuestions: true },
    har: "product/product-extras-refused.har.json",
    expect: {
      error: "source_blocked",
      warnings: { includeDescription_not_read: 1, includeQuestions_not_read: 1 },
      records: [{ description: null, featureCoverage: { includeDescription: "not_found" } }],
    },
  },
  ...[
    ["A page about another product is not read", "3001", "other", "source_changed"] as const,
    ["A product that is gone is missing", "3998", "missing", "input_not_found"] as const,
  ].map(([name, id, har, error]) => ({
    name,
    input: { productIds: [id] },
    har: `product/product-${har}.har.json`,
    expect: { count: 0, error },
  })),
  {
    name: "A product that another country does not have is missing",
    input: { productIds: ["3999"], country: "ae" },
    har: "product/product-abroad-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A short link to another page names no product",
    input: { operation: "product", url: "https://ty.gl/abc124" },
    har: "product/product-short-elsewhere.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];
