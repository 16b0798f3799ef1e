import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const supplierCases: PluginCase[] = [
  {
    name: "A supplier with all that its site tells, and one that tells little",
    input: {
      operation: "Vendor",
      url: ["https://Lumen.m.en.alibaba.com/company_profile.html", "bare"],
      includeSupplierVerification: true,
      includeFeedback: true,
      includeProducts: true,
    },
    har: "supplier/supplier.har.json",
    truncate: "lumen.en.alibaba.com/",
    expect: {
      records: [
        {
          id: "lumen",
          url: "https://lumen.en.alibaba.com/",
          name: "Lumen Lantern Works",
          companyId: "700000001",
          address: { text: "5 Lamp Road, Ningbo, Zhejiang, China", region: "Zhejiang", country: "cn" },
          rating: 4.8,
          memberYears: 11,
          establishedYear: 2013,
          employeesText: "51-100",
          mainMarkets: ["Western Europe", "Oceania"],
          managementCertificates: ["ISO 9001", "BSCI"],
          responseText: "≤2h",
          onTimePercent: 92.6,
          halfYearOrderCount: 207,
          productCount: 3,
          products: [
            { id: "16000000041", priceMin: 2.69, minimumOrderQuantity: 100, soldCount: 235 },
            { title: null, price: null, imageUrl: null },
            { price: 5 },
          ],
          supplierVerification: { isGold: true, verifiedBy: "TüVRheinland", hasTradeAssurance: true },
          featureCoverage: { includeProducts: "extracted", includeFeedback: "extracted" },
        },
        {
          name: "Bare Lamps",
          address: null,
          rating: null,
          products: [],
          productCount: 0,
          onTimePercent: null,
        },
      ],
    },
  },
  {
    name: "Only as many products as were asked for",
    input: { supplierIds: ["lumen"], includeProducts: true, maxProducts: 1 },
    har: "supplier/supplier.har.json",
    expect: {
      records: [
        { products: { $count: 1 }, productCount: 3, featureCoverage: { includeProducts: "partial" } },
      ],
    },
  },
  {
    name: "Parts with other wrappers, on a site that says by its address alone whose it is",
    input: { supplierIds: ["deeplamps"], includeProducts: true },
    har: "supplier/supplier-deep.har.json",
    expect: {
      records: [
        {
          name: "Deep Lamps",
          companyId: "700000003",
          address: { country: "cn" },
          establishedYear: 2009,
          description: "Makes lamps.",
          products: [{ id: "16000000061", price: 3, soldCount: 4 }],
          productCount: 1,
        },
      ],
    },
  },
  {
    name: "Suppliers for a text over two pages, adverts told apart, and none for another",
    input: { operation: "supplier", query: ["lantern", "zzqqxx"], includeSupplierVerification: true },
    har: "supplier/supplier-search.har.json",
    truncate: "page=1",
    expect: {
      records: [
        {
          id: "lumen",
          term: "lantern",
          resultPosition: 1,
          isAd: true,
          isFactory: true,
          reorderText: "<15%",
          onTimePercent: 87,
          mainProducts: ["Lanterns", "Lamps"],
          products: [{ id: "16000000051", priceMin: 2, minimumOrderQuantity: 2 }],
        },
        { id: "poor", rating: null, products: null },
        { id: "third", resultPosition: 3, isAd: false },
      ],
    },
  },
  {
    name: "Where the call is gone the page of suppliers is read",
    input: { operation: "supplier", searchTerms: ["lantern"] },
    har: "supplier/supplier-search-page.har.json",
    expect: {
      warnings: { call_not_read: 1 },
      records: [
        { id: "pagelamps", employeesText: "50+ staff", memberYears: 1, mainProducts: ["Lantern", "Lamp"] },
      ],
    },
  },
  {
    name: "Feedback that is refused costs what it adds, and ends the run",
    input: { supplierIds: ["lumen"], includeFeedback: true },
    har: "supplier/supplier-feedback-refused.har.json",
    expect: {
      error: "source_blocked",
      warnings: { feedback_not_read: 1 },
      records: [{ onTimePercent: null }],
    },
  },
  ...withoutRecords("supplier/supplier", { operation: "supplier", supplierIds: ["nobody"] }, [
    ["A supplier whose site is empty does not exist", "missing", "input_not_found"],
    ["The site of another supplier is not read", "other", "source_changed", { supplierIds: ["glow"] }],
  ]),
];
