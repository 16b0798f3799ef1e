import type { PluginCase } from "../../../plugin-sdk/index.ts";

const KITES = { categoryUrls: ["https://www.hepsiburada.com/ucurtmalar-c-77"] };

export const listingsCases: PluginCase[] = [
  {
    name: "A category and the store of a merchant over two pages, cheapest first",
    input: {
      operation: "listings",
      categoryUrl: "https://m.hepsiburada.com/ucurtmalar-c-77?sayfa=4&utm_source=x",
      merchants: "gok-magaza",
      siralama: "price-low",
      priceFrom: 100,
      priceTo: 500,
      currency: "try",
    },
    har: "listings/listings.har.json",
    truncate: "c-77",
    expect: {
      records: [
        {
          id: "HBCV0001KITE01",
          listingUrl: "https://www.hepsiburada.com/ucurtmalar-c-77",
          resultPosition: 1,
        },
        {
          id: "HBCV0002KITE01",
          listingUrl: "https://www.hepsiburada.com/magaza/gok-magaza",
          price: 279.99,
          originalPrice: 399.99,
          brand: "Sky",
          rating: 4.3,
          imageUrl: "https://productimages.hepsiburada.net/s/7/550/a.jpg",
          seller: { id: "m-1", name: "Gök Mağaza" },
          availability: null,
        },
        { id: "HBCV0002KITE02", resultPosition: 2 },
      ],
    },
  },
  {
    name: "Cards of older years, one of them sold out",
    input: { categoryIds: ["77"] },
    har: "listings/listings-boxes.har.json",
    expect: {
      records: [
        {
          id: "HBV00000OLD1",
          title: "Kirmizi",
          price: 1299.9,
          originalPrice: 1499.9,
          listingId: "l-1",
          availability: "in_stock",
          brand: null,
        },
        { id: "HBV00000OLD2", price: null, originalPrice: null, availability: "out_of_stock" },
      ],
    },
  },
  {
    name: "A category without products succeeds with none",
    input: { url: "https://www.hepsiburada.com/bos-c-80" },
    har: "listings/listings-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "The page of another category is not read",
    input: KITES,
    har: "listings/listings-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A category that leads to the home page is missing",
    input: { operation: "category", categoryIds: [79] },
    har: "listings/listings-gone.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];
