import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

const KITES = "www.kites.example";

export const businessCases: PluginCase[] = [
  {
    name: "A business by the address of its site with all flags, and one that moved and has no reviews",
    input: {
      urls: [`https://${KITES}/shop`, "https://www.trustpilot.com/review/old.kites.example?stars=1"],
      includeReviews: true,
      includeContacts: true,
      includeCompanyInfo: true,
    },
    har: "business/business.har.json",
    truncate: KITES,
    expect: {
      records: [
        {
          id: KITES,
          businessUnitId: "000000000000000000000b01",
          rating: 4.3,
          stars: 4.5,
          reviewCount: 40,
          listedReviewCount: 38,
          ratingHistogram: { 1: 2, 5: 30 },
          imageUrl: "https://cdn.example/logos/kites.png",
          categories: [
            { id: "kite_shop", isPrimary: true, rank: 3, businessCount: 12 },
            { rank: null, businessCount: null },
          ],
          categoryPath: [{ id: "hobbies_crafts" }, { name: "Outdoor Toys" }, { id: "kite_shop" }],
          address: { street: "1 Wind Street", city: "Harbour", postalCode: "W1 1ND", country: "gb" },
          phone: "555 0100",
          languages: [{ language: "en", reviewCount: 30 }, { language: "de" }],
          description: { $re: "^Kites\\s+for every wind$" },
          hasConsumerAlert: null,
          replies: { percent: 80, answeredCount: 4, lastAt: "2025-12-20T11:27:28.000Z" },
          claimedAt: "2020-02-03T04:05:06.000Z",
          aiSummary: "People like the tails.",
          aiSummaryModel: "2.1.0",
          aiTopics: [
            { topic: "delivery", text: "Kites come fast." },
            { topic: "service", text: "People answer." },
          ],
          consumerAlerts: [],
          similarBusinesses: [{ id: "tails.example", reviewCount: 12 }, { imageUrl: null }],
          topReviews: [
            { rating: 5, reply: { text: "Thank you.\nFly well." } },
            { text: null },
            { id: "000000000000000000000a03" },
          ],
          featureCoverage: {
            includeReviews: "partial",
            includeContacts: "extracted",
            includeCompanyInfo: "extracted",
          },
        },
        {
          id: "new-kites.example",
          rating: null,
          stars: null,
          reviewCount: 0,
          address: { street: null, country: null },
          categories: [],
          hasConsumerAlert: true,
          consumerAlerts: [
            { type: "FakeReviews", title: "Take care", text: "We removed reviews that were not true." },
          ],
          topReviews: [],
          featureCoverage: { includeReviews: "extracted", includeContacts: "not_found" },
        },
      ],
    },
  },
  {
    name: "A business is found by the other of its names with and without www",
    input: { domain: "Kites.example" },
    har: "business/business-www.har.json",
    expect: { records: [{ id: KITES, phone: null, email: null, topReviews: null, aiSummary: null }] },
  },
  {
    name: "The other of its names is tried, too, where the page that says so has status 200",
    input: { domain: "Kites.example" },
    har: "business/business-www-title.har.json",
    expect: { records: [{ id: KITES }] },
  },
  {
    name: "A page without a state is read from its JSON-LD",
    input: { businesses: [KITES], includeReviews: true },
    har: "business/business-linked.har.json",
    expect: {
      warnings: { state_missing: 1, field_missing: 2 },
      records: [
        {
          id: KITES,
          name: "Quarry Kites",
          rating: 4.3,
          reviewCount: 40,
          website: "https://www.kites.example/",
          stars: null,
          topReviews: [
            { id: "000000000000000000000a01", text: "Flew at once.", rating: 4 },
            { language: "de" },
          ],
        },
      ],
    },
  },
  {
    name: "A page with neither a state nor JSON-LD is read from its markup",
    input: { businesses: [KITES], includeReviews: true },
    har: "business/business-markup.har.json",
    expect: {
      warnings: { state_missing: 1, field_missing: 2 },
      records: [
        {
          id: KITES,
          name: "Quarry Kites",
          rating: 4.3,
          reviewCount: 40,
          website: "https://www.kites.example/",
          topReviews: { $count: 2 },
        },
      ],
    },
  },
  {
    name: "A number leads through the widget to the page",
    input: { businessUnitId: "000000000000000000000b01" },
    har: "business/business-id.har.json",
    expect: { records: [{ id: KITES, isClaimed: true }] },
  },
  {
    name: "The widget stands in for a page that is refused",
    input: { businesses: ["000000000000000000000b01"], includeReviews: true },
    har: "business/business-widget.har.json",
    expect: {
      warnings: { page_not_read: 1 },
      records: [{ id: KITES, rating: 4.3, reviewCount: 40, isClaimed: null, topReviews: { $count: 2 } }],
    },
  },
  ...withoutRecords("business/business", { businesses: [KITES] }, [
    [
      "A business that the site does not have is missing",
      "missing",
      "input_not_found",
      { businesses: ["gone.example"] },
    ],
    [
      "A business that the site does not have is missing, also where the status says otherwise",
      "not-found-title",
      "input_not_found",
      { businesses: ["gone.example"] },
    ],
    ["A page about another business is none", "other", "source_changed"],
    ["A challenge of the firewall is a block", "firewall", "source_blocked"],
    ["A page to sign in at is a block", "sign-in", "source_blocked"],
    ["A state that leads to the page to sign in at is a block", "wall", "source_blocked"],
    ["A status 403 is a block", "refused", "source_blocked"],
  ]),
];
