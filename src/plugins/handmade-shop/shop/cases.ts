import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const shopCases: PluginCase[] = [
  {
    name: "The listings of a shop go over two pages, with the shop",
    input: { url: "https://www.etsy.com/shop/SlateAndOak?ref=x", includeShopDetails: true },
    har: "shop/shop.har.json",
    truncate: "/shop/SlateAndOak",
    expect: {
      count: 3,
      records: [
        {
          id: "2000000001",
          rating: 4.8,
          shop: {
            soldCountText: "4,321 Sales",
            address: { text: "Burlington, Vermont" },
            badges: ["Star Seller"],
            productCount: 3,
            joinedText: "On Etsy since 2021",
          },
        },
        { originalPrice: 12, discountPercent: 25, noticeText: "Only 2 left" },
        { id: "2000000004", page: 2, resultPosition: 3 },
      ],
    },
  },
  {
    name: "A shop by its own address, of which the page has the list alone",
    input: { shopUrls: ["https://slateandoak.etsy.com/"] },
    har: "shop/shop-plain.har.json",
    expect: { records: [{ id: "2000000004", shop: null }] },
  },
  {
    name: "An older page of cards alone, which state no stock, and one of them no price",
    input: { shopNames: ["SlateAndOak"], includeShopDetails: true },
    har: "shop/shop-cards.har.json",
    expect: { records: [{ price: 38, availability: null }, { price: null }] },
  },
  {
    name: "A shop that is closed for a while offers nothing",
    input: { operation: "Vendor", shopNames: ["SlateAndOak"] },
    har: "shop/shop-paused.har.json",
    expect: { count: 0 },
  },
  {
    name: "A shop that says so in French",
    input: { url: "https://www.etsy.com/fr/shop/SlateAndOak" },
    har: "shop/shop-paused-french.har.json",
    expect: { count: 0 },
  },
  {
    name: "A shop page without listings that does not say why is none",
    input: { shopNames: ["SlateAndOak"] },
    har: "shop/shop-bare.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "The page of another shop is none",
    input: { shopNames: ["OtherShop"] },
    har: "shop/shop-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
