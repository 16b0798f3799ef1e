import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const rfqCases: PluginCase[] = [
  {
    name: "Requests for a text over two pages, and none for another",
    input: {
      rfqUrls: ["https://sourcing.alibaba.com/rfq_search_list.htm?searchText=lantern&page=4", "zzqqxx"],
      operation: "RFQ",
    },
    har: "rfq/rfq.har.json",
    truncate: "page=1",
    expect: {
      records: [
        {
          id: "7001",
          url: "https://sourcing.alibaba.com/rfq_detail.htm?rfqId=7001",
          title: "Paper lanterns & lamps",
          rfqText: 'We need "warm" light, it\'s urgent.',
          quantity: 3000,
          quantityUnit: "Pieces",
          country: "us",
          countryText: "United States",
          publishedAt: "2025-12-31T21:00:00.000Z",
          publishedText: "3 hours before",
          quotesLeftCount: 7,
          imageUrl: "https://s.alicdn.com/@sc04/kf/rfq.jpg",
          term: "lantern",
          resultPosition: 1,
        },
        { id: "7002", quantity: null, rfqText: null },
        { id: "ID1abc", quantity: 1200, publishedOn: "2025-12-30", page: 2, resultPosition: 3 },
      ],
    },
  },
  {
    name: "Rows of pages before the data",
    input: {
      operation: "rfq",
      categoryIds: ["https://sourcing.alibaba.com/rfq_search_list.htm?categoryIds=44"],
    },
    har: "rfq/rfq-rows.har.json",
    expect: {
      records: [
        {
          id: "ID1old",
          title: "Old request",
          quantity: 50,
          quantityUnit: "Sets",
          countryText: "Kenya",
          quotesLeftCount: 4,
          categoryId: "44",
        },
      ],
    },
  },
  {
    name: "A list at its old place, which shows fewer than it counts",
    input: { operation: "rfq", searchTerms: ["old lamp"] },
    har: "rfq/rfq-moved.har.json",
    expect: {
      warnings: { list_not_read: 1, rows_missing: 1 },
      records: [{ id: "7011" }, { id: "7012" }, { id: "7013", page: 2, resultPosition: 3 }],
    },
  },
  {
    name: "A list that counts 0 succeeds with none",
    input: { operation: "rfq", searchTerms: ["zzqqxx"] },
    har: "rfq/rfq.har.json",
    expect: { count: 0 },
  },
  ...withoutRecords("rfq/rfq", { operation: "rfq", searchTerms: ["lantern"] }, [
    ["A list that wants callers to sign in is a block", "sign-in", "source_blocked"],
    ["A form to sign in at the address of the list is a block", "sign-in-form", "source_blocked"],
    ["A page that shows no request and counts none is no empty list", "strange", "source_changed"],
  ]),
];
