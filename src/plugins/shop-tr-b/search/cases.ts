import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

const KITE = { operation: "search", searchTerms: ["kite"] };

export const searchCases: PluginCase[] = [
  {
    name: "A search goes over two pages, with a paid place among them, and another one gives none",
    input: {
      query: ["kırmızı uçurtma", "https://www.hepsiburada.com/ara?q=zzqq&sayfa=3"],
      postalCode: "16000",
      includeReviews: true,
      includeMerchant: true,
      rfq: true,
    },
    har: "search/search.har.json",
    truncate: "ara?q=k",
    expect: {
      records: [
        {
          id: "HBCV0001KITE01",
          url: "https://www.hepsiburada.com/sky-kirmizi-ucurtma-p-HBCV0001KITE01",
          title: "Sky Kırmızı Uçurtma {L}",
          term: "kırmızı uçurtma",
          price: 1299.9,
          priceMicros: 1_299_900_000,
          currency: "TRY",
          originalPrice: 1499.9,
          discountPercent: 13,
          campaignPrice: 1199.9,
          rating: 4.7,
          ratingCount: 120,
          groupId: "HBC0001KITE00",
          categories: [{ id: "77", name: "Uçurtma" }],
          attributes: [{ name: "Renk", value: "Kırmızı" }],
          tags: ["Yarın Kapında"],
          imageUrl: "https://productimages.hepsiburada.net/s/7/550/HBCV0001KITE01.jpg",
          seller: { id: "m-1", name: "Gök Mağaza" },
          availability: "in_stock",
          resultPosition: 1,
          isAd: false,
          featureCoverage: {
            includeReviews: "partial",
            includeSellerInfo: "partial",
            includeRfq: "accepted_for_compatibility",
          },
        },
        {
          id: "HBCV0001KITE04",
          url: "https://www.hepsiburada.com/reklam-ucurtmasi-p-HBCV0001KITE04",
          isAd: true,
          adPosition: 1,
          resultPosition: 2,
          originalPrice: null,
        },
        {
          id: "HBCV0001KITE03",
          url: "https://www.hepsiburada.com/ucurtma-pm-HBC0001KITES",
          formIds: ["HBCV0001KITE02", "HBCV0001KITE03"],
          availability: "preorder",
          tags: ["fast-delivery"],
        },
        {
          id: "HBCV0001KITE05",
          price: null,
          availability: "out_of_stock",
          rating: null,
          ratingCount: 0,
          seller: null,
          resultPosition: 4,
          featureCoverage: { includeReviews: "not_found", includeSellerInfo: "not_found" },
        },
        { id: "HBCV0001KITE06", isAd: true, adPosition: 2, resultPosition: 5 },
      ],
    },
  },
  {
    name: "Orders, prices, merchants and filters go along; fewer rows than the source counts are told",
    input: { ...KITE, sortBy: "artanfiyat", minPrice: 100, satici: "Gök Mağaza", filter: "markalar:sky" },
    har: "search/search-filtered.har.json",
    expect: { count: 1, warnings: { rows_missing: 1 } },
  },
  {
    name: "Prices as numbers, texts and objects; a card that leads elsewhere is dropped",
    input: KITE,
    har: "search/search-numbers.har.json",
    expect: {
      warnings: { price_disputed: 1, currency_unknown: 1, row_dropped: 1 },
      records: [
        { price: 1299.9, originalPrice: 1499.9 },
        { price: 942, currency: "TRY" },
        { price: 950, currency: null },
      ],
    },
  },
  {
    name: "Where the linked data have another price, the card is taken",
    input: KITE,
    har: "search/search-disagrees.har.json",
    expect: { warnings: { sources_disagree: 1 }, records: [{ price: 1299.9 }] },
  },
  {
    name: "A list in linked data only",
    input: KITE,
    har: "search/search-linked.har.json",
    expect: {
      warnings: { list_missing: 1 },
      records: [
        { id: "HBCV0001KITE01", price: 1299.9, brand: "Sky", isAd: null, seller: null, resultPosition: 1 },
        { id: "HBCV0001KITE02", price: 89.9, availability: "out_of_stock" },
      ],
    },
  },
  {
    name: "Pages that have cards alone, of two layouts, with prices as people write them",
    input: { searchTerms: ["kite", "uçurtma"] },
    har: "search/search-cards.har.json",
    expect: {
      records: [
        { id: "HBCV0001KITE01", title: "Kırmızı Uçurtma", price: 1299.9, isAd: null, brand: null },
        { id: "HBCV0001KITE04", isAd: true, adPosition: 1, resultPosition: 2 },
        { id: "HBC0001KITES", url: "https://www.hepsiburada.com/ucurtma-pm-HBC0001KITES", price: 7890 },
      ],
    },
  },
  {
    name: "A list whose data stand in a text of a script, beside a store that lists nothing",
    input: KITE,
    har: "search/search-escaped.har.json",
    truncate: "ara?q=kite",
    expect: {
      records: [
        {
          id: "HBCV0001KITEA1",
          url: "https://www.hepsiburada.com/ucurtma-pm-HBC0001KITEA0",
          title: 'Uçurtma {L} 24" \\ ip',
          groupId: "HBC0001KITEA0",
          price: 671.16,
          originalPrice: 699.9,
          rating: 4.5,
          seller: { id: "m-1" },
        },
        { id: "HBCV0001KITEB1", price: 99.5, resultPosition: 2 },
      ],
    },
  },
  {
    name: "A page that says in words that nothing was found succeeds with none",
    input: { barcode: "zzqq", operation: "search" },
    har: "search/search-words.har.json",
    expect: { count: 0 },
  },
  {
    name: "Past its last page the source shows the first one again",
    input: KITE,
    har: "search/search-loops.har.json",
    expect: { count: 1, error: "source_changed" },
  },
  ...withoutRecords("search/search", KITE, [
    ["An empty list that counts nothing is not taken for none", "silent", "source_changed"],
    ["A page without a list that says nothing is another page", "bare", "source_changed"],
    ["The security page is a block", "guarded", "source_blocked"],
    ["A search that is missing is no empty one", "gone", "source_request_refused"],
    ["A refusal ends the run", "refused", "source_blocked"],
  ]),
];
