import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

/** Each case has goods of its own, so that the page of one is never that of another. */
const kite = (number: number) => ({ operation: "product", productIds: [`601100000000${number}`] });
const FLAGS =
  "Reviews CustomerPhotos SellerInfo Offers Questions PriceTiers MinimumOrder Rfq PriceHistory".split(" ");

export const productCases: PluginCase[] = [
  {
    name: "A product with all that the state of its page tells",
    input: {
      url: "https://www.temu.com/red-kite-g-601100000000101.html?_oak_mp_inf=x&top_gallery_url=y",
      zipCode: 10_001,
      ...Object.fromEntries(FLAGS.map((flag) => [`include${flag}`, true])),
    },
    har: "product/product.har.json",
    truncate: "red-kite",
    expect: {
      records: [
        {
          id: "601100000000101",
          url: "https://www.temu.com/goods.html?goods_id=601100000000101",
          seoUrl: "https://www.temu.com/red-kite-g-601100000000101.html",
          title: "Red kite",
          brand: "SKY",
          price: 21.11,
          priceText: "$21.11",
          currency: "USD",
          originalPrice: 38.86,
          availability: "in_stock",
          isOnSale: true,
          condition: "new",
          stockQuantity: 7,
          soldCount: 10_000,
          soldCountIsLowerBound: true,
          rating: 4.8,
          reviewCount: 2,
          shopRating: 4.6,
          tags: ["Bestseller"],
          description: "A light kite.\nWith a long tail.",
          keywords: ["Toys", "Kites"],
          categoryId: "1085",
          categories: [{ id: null, name: "Home" }, { id: "1084" }, { id: "1085", name: "Kites" }],
          attributes: [{ name: "Material", value: "Nylon, Wood" }, { name: "Origin" }],
          imageUrls: { $count: 3 },
          videoUrls: ["https://goods-vod.kwcdn.com/g/1.mp4"],
          detailImageUrls: { $count: 1 },
          variants: [
            { id: "17601", price: 21.11, stockQuantity: 7, purchaseLimit: 20, originalPrice: 38.86 },
          ],
          shipping: [{ text: "Free shipping, arrives in 3-9 days" }],
          guaranteeTexts: ["Free returns within 90 days"],
          seller: {
            id: "634418211000001",
            name: "Kite shop",
            url: "https://www.temu.com/mall.html?mall_id=634418211000001",
            rating: 4.7,
            reviewCount: 1204,
          },
          sellerInfo: {
            productCount: 310,
            soldCount: 58_000,
            followerCount: 1200,
            tags: ["Star store"],
            seoUrl: "https://www.temu.com/kite-shop-m-634418211000001.html",
          },
          reviewSamples: [{ id: "9001", rating: 5, country: "us", helpfulCount: 6 }, { id: "9002" }],
          customerPhotoUrls: ["https://rewimg.us.kwcdn.com/r/1.jpg"],
          readFrom: "state",
          featureCoverage: {
            includeSalesData: "extracted",
            includeReviews: "extracted",
            includeSellerInfo: "extracted",
            includeOffers: "extracted",
            includeQuestions: "not_found",
            includePriceTiers: "accepted_for_compatibility",
          },
        },
      ],
    },
  },
  {
    name: "A page with its price in a module, pieces of prices, colours in the gallery and stars beside the reviews",
    input: { url: "https://www.temu.com/pe/g-601100000000401.html" },
    har: "product/product-modules.har.json",
    expect: {
      warnings: {},
      records: [
        {
          id: "601100000000401",
          country: "pe",
          price: 20.76,
          priceText: "S/ 20.76",
          currency: "PEN",
          originalPrice: 34.9,
          availability: "in_stock",
          soldCount: 1200,
          rating: 4.7,
          reviewCount: 31,
          description: "Una cometa ligera.",
          attributes: [{ name: "Material", value: "Nailon" }],
          imageUrls: ["https://img.kwcdn.com/g/41.jpg", "https://img.kwcdn.com/g/42.jpg"],
          videoUrls: ["https://goods-vod.kwcdn.com/g/42.mp4"],
          detailImageUrls: ["https://img.kwcdn.com/g/d41.jpg", "https://img.kwcdn.com/g/d42.jpg"],
          variants: [
            { price: 20.76, priceText: "S/ 20.76", originalPrice: 34.9, imageUrl: { $re: "sku-41001" } },
            { id: "41002" },
          ],
        },
      ],
    },
  },
  {
    name: "A page that tells little says so",
    input: { goodsId: 601_100_000_000_111, includeSalesData: false, includeReviews: true },
    har: "product/product-sparse.har.json",
    expect: {
      warnings: { field_missing: 5 },
      records: [
        { price: 12.99, soldCount: null, variants: null, seller: null, rating: null, reviewSamples: null },
      ],
    },
  },
  {
    name: "A range of prices of forms on sale, in German",
    input: { ...kite(121), countryCode: "DE" },
    har: "product/product-range.har.json",
    expect: {
      records: [
        {
          price: null,
          priceMin: 12.99,
          priceMax: 1299,
          currency: "EUR",
          soldCount: 1200,
          reviewCount: 1040,
          stockQuantity: null,
          variants: [{ price: 12.99 }, { price: 1299 }, { availability: "out_of_stock" }],
        },
      ],
    },
  },
  {
    name: "Goods that are sold out have no price",
    input: kite(131),
    har: "product/product-sold-out.har.json",
    expect: { records: [{ price: null, availability: "out_of_stock", isOnSale: false }] },
  },
  {
    name: "Goods that are not on sale by their status, and such that are, without forms",
    input: { operation: "product", productIds: ["601100000000132", "601100000000133"] },
    har: "product/product-off-sale.har.json",
    expect: {
      records: [
        { price: null, availability: "out_of_stock", isOnSale: false },
        { price: 21.11, priceText: "$21.11", availability: null, isOnSale: null },
      ],
    },
  },
  {
    name: "Where goods, forms and linked data disagree, the goods win and warnings say so",
    input: kite(141),
    har: "product/product-disagrees.har.json",
    expect: { warnings: { sources_disagree: 2 }, records: [{ price: 25.11, originalPrice: null }] },
  },
  {
    name: "A page with linked data only",
    input: kite(151),
    har: "product/product-linked.har.json",
    expect: {
      warnings: { state_missing: 1 },
      records: [{ price: 21.11, brand: "SKY", reviewCount: 2, variants: null, readFrom: "head" }],
    },
  },
  {
    name: "A page with meta tags only claims no price",
    input: kite(161),
    har: "product/product-tags.har.json",
    expect: {
      warnings: { state_missing: 1 },
      records: [{ title: "Red kite", price: null, readFrom: "head", keywords: ["Toys", "Kites"] }],
    },
  },
  {
    name: "A price in the meta tags is one",
    input: kite(171),
    har: "product/product-tags-priced.har.json",
    expect: { warnings: { state_missing: 1 }, records: [{ price: 21.11, currency: "USD" }] },
  },
  {
    name: "An answer in place of the page, with underscores in its keys",
    input: kite(181),
    har: "product/product-answer.har.json",
    expect: { records: [{ price: 21.11, seller: { name: "Kite shop" }, keywords: null }] },
  },
  {
    name: "A share link leads to its product",
    input: { startUrls: [{ url: "https://share.temu.com/AbC123" }] },
    har: "product/product-share.har.json",
    expect: { records: [{ id: "601100000000191", seoUrl: { $re: "red-kite-g-" } }] },
  },
  {
    name: "A page of another edition than was asked for is read as what it is",
    input: { ...kite(301), countryCode: "uk" },
    har: "product/product-elsewhere.har.json",
    expect: { warnings: { country_differs: 1 }, records: [{ country: "us", currency: "USD" }] },
  },
  {
    name: "The security check keeps the title of the goods and is no product",
    input: { url: "https://www.temu.com/us-zh-Hans/goods.html?goods_id=601100000000261" },
    har: "product/product-check.har.json",
    expect: { count: 0, error: "source_blocked" },
  },
  {
    name: "A share link that leads elsewhere names no product",
    input: { productUrls: ["https://share.temu.com/AbC124"] },
    har: "product/product-share-elsewhere.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A page about other goods is not read",
    input: { productIds: ["601100000000212"] },
    har: "product/product-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "Goods that are gone are missing in the words of any edition",
    input: { ...kite(222), countryCode: "de" },
    har: "product/product-gone-german.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  ...withoutRecords("product/product", kite(271), [
    ["A check in a language that no rule knows is one", "check-unknown", "source_blocked"],
    ["The state of a page that wants a check is none of goods", "check-state", "source_blocked", kite(402)],
    ["An answer that wants a check is one", "check-answer", "source_blocked", kite(403)],
    ["A redirect to the sign-in page is a refusal", "sign-in", "source_blocked", kite(281)],
    ["The state of the sign-in page is no product", "sign-in-state", "source_blocked", kite(291)],
    ["Goods that are gone are missing", "gone", "input_not_found", kite(221)],
    ["Goods that are gone by their status are missing", "gone-status", "input_not_found", kite(223)],
    ["A page without goods and without a word is not read", "empty", "source_changed", kite(231)],
    ["Goods that lead to the home page are missing", "home", "input_not_found", kite(241)],
    ["A page that is not there is missing", "missing", "input_not_found", kite(251)],
  ]),
];
