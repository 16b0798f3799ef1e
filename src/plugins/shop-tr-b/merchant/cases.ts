import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

const STORE = {
  operation: "Vendor",
  merchantUrls: ["https://www.hepsiburada.com/magaza/gok-magaza?tab=allproducts"],
};

export const merchantCases: PluginCase[] = [
  {
    name: "Stores of two merchants, one of them new, with how to reach them",
    input: {
      merchants: ["gok-magaza", "https://www.hepsiburada.com/magaza/yeni"],
      operation: "seller",
      publicContacts: true,
    },
    har: "merchant/merchant.har.json",
    truncate: "gok-magaza",
    expect: {
      records: [
        {
          id: "m-1",
          url: "https://www.hepsiburada.com/magaza/gok-magaza",
          name: "Gök Mağaza",
          brand: "Gök",
          legalName: "Gök Ticaret A.Ş.",
          rating: 9.6,
          ratingMax: 10,
          ratingCount: 100,
          address: { city: "Bursa" },
          badges: ["Resmi Satıcı"],
          productCount: 2,
          contact: { email: "gok@hs01.kep.example" },
          featureCoverage: { includeContacts: "extracted" },
        },
        { id: "m-9", rating: null, productCount: null, contact: null },
      ],
    },
  },
  {
    name: "Contacts are left out where nobody asks for them",
    input: { url: "https://www.hepsiburada.com/magaza/gok-magaza" },
    har: "merchant/merchant.har.json",
    expect: { records: [{ id: "m-1", contact: null }] },
  },
  {
    name: "The merchants that offer a product; of one the page does not say where its store is",
    input: { operation: "merchant", productIds: ["HBCV0003KITE01"] },
    har: "merchant/merchant-product.har.json",
    expect: {
      warnings: { field_missing: 5 },
      records: [
        { id: "m-1", productUrl: "https://www.hepsiburada.com/sky-kite01-p-HBCV0003KITE01" },
        {
          id: "m-2",
          url: "https://www.hepsiburada.com/magaza/satici-2",
          rating: 9.4,
          address: { city: "ANKARA" },
        },
        { id: "m-3", name: "Satıcı 3", url: null },
      ],
    },
  },
  {
    name: "A product that nobody offers has no merchants",
    input: { operation: "merchant", productIds: ["HBCV0003KITE05"] },
    har: "merchant/merchant-nobody.har.json",
    expect: { count: 0 },
  },
  ...withoutRecords("merchant/merchant", STORE, [
    ["The store of another merchant is not read", "other", "source_changed"],
    ["A store of another form is not read", "form", "source_changed"],
    ["A store that leads to the home page is missing", "gone", "input_not_found"],
  ]),
];
