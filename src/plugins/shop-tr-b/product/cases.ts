import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

const KITE = { productIds: ["HBCV0003KITE01"] };

export const productCases: PluginCase[] = [
  {
    name: "A product with all that its page and two more calls tell",
    input: {
      operation: "item",
      url: "https://www.hepsiburada.com/kirmizi-ucurtma-p-hbcv0003kite01-yorumlari?magaza=gok&sayfa=2",
      includeListings: true,
      includeReviews: "true",
      includeQuestions: true,
      includeCustomerPhotos: true,
      sellerIntelligence: true,
      includeDescription: true,
      moq: true,
      includePriceTiers: true,
    },
    har: "product/product.har.json",
    truncate: "kirmizi-ucurtma",
    expect: {
      records: [
        {
          id: "HBCV0003KITE01",
          url: "https://www.hepsiburada.com/sky-kite01-p-HBCV0003KITE01",
          groupId: "HBC0003KITE00",
          price: 942,
          priceText: "942,00",
          originalPrice: 1299.9,
          discountPercent: 27,
          campaignPrice: 659.4,
          stockQuantity: 405,
          gtin: "4006381333931",
          taxPercent: 20,
          definition: "Uçurtma",
          condition: "new",
          rating: 4.8,
          ratingHistogram: { 1: 1, 2: 0, 5: 20 },
          seller: { name: "Gök Mağaza", rating: 9.6, ratingMax: 10, city: "BURSA" },
          categories: [{ id: "7" }, { url: "https://www.hepsiburada.com/ucurtmalar-c-77" }],
          attributes: [{ name: "Renk", value: "Kırmızı" }, {}, { name: "Garanti", value: "24" }],
          variants: [
            { title: "Kırmızı", availability: "in_stock" },
            { id: "HBCV0003KITE02", url: "https://www.hepsiburada.com/sky-kite02-p-HBCV0003KITE02" },
          ],
          shipping: [{ price: 44.9, handlingDaysMax: 2, transitDaysMin: 1 }],
          description: "Sky\nHafif bir uçurtma.",
          questionSamples: [{ question: "İpi var mı?", answer: "Evet." }, { answer: null }],
          questionCount: 36,
          customerPhotoUrls: { $count: 2 },
          offers: [
            { price: 942, buyboxRank: 1 },
            { seller: { name: "Satıcı 2" } },
            { availability: "out_of_stock" },
          ],
          allOffers: [
            {
              price: 942,
              discountPercent: 27,
              campaignPrice: 659.4,
              stockQuantity: 405,
              isFulfilledByShop: true,
            },
            { price: 978.79 },
            {},
            { price: 1700, seller: { id: "m-5" } },
          ],
          featureCoverage: {
            includeOffers: "extracted",
            includeReviews: "partial",
            includeQuestions: "partial",
            includeCustomerPhotos: "partial",
            includeSellerInfo: "partial",
            includeDescription: "extracted",
            includeMinimumOrder: "not_found",
            includePriceTiers: "accepted_for_compatibility",
          },
        },
      ],
    },
  },
  {
    name: "A product that is sold out has no price and no seller",
    input: { productIds: ["hbcv0003kite05"], currency: "TRY", zipCode: 34000 },
    har: "product/product-sold-out.har.json",
    expect: {
      records: [
        {
          price: null,
          availability: "out_of_stock",
          rating: null,
          gtin: null,
          offers: [],
          minimumOrderQuantity: 2,
          requestedDeliveryLocation: "34000",
        },
      ],
    },
  },
  {
    name: "A product that is sold out may name the shop as who sold it",
    input: { productIds: ["HBCV0003KITE08"] },
    har: "product/product-sold-out-named.har.json",
    expect: { records: [{ availability: "out_of_stock", price: null, seller: null, offers: [] }] },
  },
  {
    name: "A group of forms gives the form that its page shows",
    input: { productUrls: ["https://www.hepsiburada.com/ucurtma-pm-HBC0003GROUP"] },
    har: "product/product-group.har.json",
    expect: {
      records: [
        {
          id: "HBCV0003KITE06",
          availability: "preorder",
          variants: [],
          customerPhotoUrls: [],
          offers: { $count: 1 },
        },
      ],
    },
  },
  {
    name: "A page with linked data only",
    input: { skus: ["HBCV0003KITE07"] },
    har: "product/product-linked.har.json",
    expect: {
      warnings: { state_missing: 1 },
      records: [{ title: "Kırmızı Uçurtma", price: 3839, description: "El yapımı.", seller: null }],
    },
  },
  {
    name: "A page of other years, with an old number and a price as people write it",
    input: { productIds: ["FT17059-G"] },
    har: "product/product-old.har.json",
    expect: {
      records: [{ id: "FT17059-G", brand: "Sky", price: 89.9, priceText: "89,90 TL", variants: null }],
    },
  },
  ...(
    [
      [
        "A page with the product beside an empty state, and a description that people see",
        "pdp",
        "El yapımı.\nHafif.",
      ],
      ["A page with the product in its details, and a description that the shop fills in", "detail", null],
    ] as const
  ).map(([name, har, description]) => ({
    name,
    input: { productIds: ["FT17059-G"] },
    har: `product/product-${har}.har.json`,
    expect: { records: [{ id: "FT17059-G", brand: "Sky", price: 89.9, description }] },
  })),
  {
    name: "A short link leads to its product",
    input: { startUrls: [{ url: "https://hb.biz/a1B2" }] },
    har: "product/product-short.har.json",
    expect: { records: [{ id: "HBCV0003KITE06", condition: "new" }] },
  },
  {
    name: "A bar code is searched for, and only the product that states it is given",
    input: { barcodes: ["4006381333931", 96385074] },
    har: "product/product-barcode.har.json",
    expect: { warnings: { input_not_found: 1 }, records: [{ id: "HBCV0003KITE06", gtin: "4006381333931" }] },
  },
  {
    name: "Where value, text, currency and linked data differ, warnings say which won",
    input: { productIds: ["HBCV0003KITE06"] },
    har: "product/product-disputed.har.json",
    expect: {
      warnings: { price_disputed: 2, currency_unknown: 2, sources_disagree: 2 },
      records: [{ price: 942, currency: null, availability: "in_stock" }],
    },
  },
  {
    name: "A refused call costs what it adds, and ends the run",
    input: { ...KITE, includeOffers: true, includeReviews: true },
    har: "product/product-offers-refused.har.json",
    expect: {
      error: "source_blocked",
      warnings: { includeOffers_not_read: 1, includeReviews_not_read: 1 },
      records: [
        {
          offers: [
            { buyboxRank: 1 },
            { price: 978.79, seller: { name: "Satıcı 2", rating: 9.4 } },
            { price: 1500 },
          ],
          featureCoverage: { includeOffers: "partial", includeReviews: "not_found" },
        },
      ],
    },
  },
  {
    name: "A page in place of the offers is no answer",
    input: { ...KITE, includeOffers: true },
    har: "product/product-offers-page.har.json",
    expect: { count: 1, error: "source_blocked", warnings: { includeOffers_not_read: 1 } },
  },
  ...withoutRecords("product/product", KITE, [
    ["A page about another product is not read", "other", "source_changed"],
    ["A product that is gone is missing", "missing", "input_not_found"],
    ["A product that leads to a category is missing", "moved", "input_not_found"],
  ]),
  {
    name: "What can be bought from nobody is another form of page",
    input: { productIds: ["HBCV0003KITE06"] },
    har: "product/product-nobody.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A short link to another page names no product",
    input: { operation: "product", url: "https://app.hb.biz/a1B3" },
    har: "product/product-short-elsewhere.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];
