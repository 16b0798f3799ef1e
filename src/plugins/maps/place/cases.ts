import type { PluginCase } from "../../../plugin-sdk/index.ts";

const KETTLE = "0x1000000000000a01:0x2000000000000b01";
/** A place id that holds no feature id. */
const PAGE_ID = "EicxIFBpZXIgU3RyZWV0LCBLaXRlcG9ydA";
const one = (name: string, placeId: string, har: string, expect: PluginCase["expect"]): PluginCase => ({
  name,
  input: { operation: "place", placeIds: [placeId] },
  har: `place/${har}.har.json`,
  expect,
});

export const placeCases: PluginCase[] = [
  {
    name: "Where the answer has only parts of reviews, these are read",
    input: { operation: "place", placeIds: [KETTLE], includeReviews: true },
    har: "reviews/reviews-snippets.har.json",
    expect: {
      count: 1,
      records: [
        {
          topReviews: null,
          reviewSnippets: [{ text: "Warm tea and kites." }],
          featureCoverage: { includeReviews: "partial" },
        },
      ],
    },
  },
  {
    name: "A place with all that the map shows, its pictures, reviews and web site",
    input: {
      placeId: "ChIJAQoAAAAAABARAQsAAAAAACA",
      includeImages: true,
      includeReviews: true,
      scrapeContacts: true,
    },
    har: "place/place.har.json",
    truncate: "/maps/preview/place",
    expect: {
      count: 1,
      records: [
        {
          id: KETTLE,
          placeId: "ChIJAQoAAAAAABARAQsAAAAAACA",
          name: "Kite & Kettle",
          cid: "2305843009213696769",
          url: "https://www.google.com/maps?cid=2305843009213696769",
          categories: [
            { id: "cafe", name: "Cafe" },
            { id: "tea_house", name: "Tea house" },
          ],
          address: { text: "Harbour 1, Kiteport 4040", city: "Kiteport", region: "Coast", country: "cy" },
          website: "https://kettle.example/",
          phoneInternational: "+357 25 000001",
          ratingHistogram: { 1: 1, 2: 2, 3: 3, 4: 10, 5: 24 },
          priceLevel: 2,
          openingHours: ["Monday: 9 AM–12 PM, 1:30–5 PM", "Tuesday: Closed"],
          popularTimes: [
            {
              weekday: 7,
              hours: [
                { hour: 9, percent: 20 },
                { hour: 10, percent: 80 },
              ],
            },
            { weekday: 1 },
          ],
          imageUrls: { $count: 2 },
          isClaimed: true,
          owner: { name: "Kite & Kettle (Owner)" },
          reviewTopics: [{ text: "teapots", mentionCount: 22 }, { mentionCount: 8 }],
          relatedPlaces: [{ name: "Blue Cup", rating: 3.9 }, { name: null }],
          topReviews: [
            {
              rating: 5,
              text: "Warm tea & kind people.",
              translatedText: "Tè caldo.",
              reply: { text: "Thank you!" },
            },
            { text: null, reply: null },
          ],
          contacts: {
            emails: ["orders@kettle.example"],
            phones: ["+35725000002"],
            profileUrls: ["https://www.facebook.com/kitekettle"],
          },
          featureCoverage: {
            includeImages: "partial",
            includeReviews: "partial",
            scrapeContacts: "extracted",
          },
        },
      ],
    },
  },
  {
    name: "Places of which little is known, one in an older layout, one whose web site wants no robots",
    input: {
      placeIds: [
        "0x1000000000000A02:0x2000000000000B02",
        "2305843009213696773",
        "https://www.google.com/maps/place/x/data=!1s0x1000000000000a06:0x2000000000000b06",
      ],
      scrapeContacts: true,
      includeImages: true,
    },
    har: "place/place-sparse.har.json",
    expect: {
      count: 3,
      warnings: { website_not_read: 1 },
      records: [
        { name: "Blue Cup", rating: null, address: null, hours: null, imageUrls: null, isClaimed: null },
        {
          name: "Old Mill",
          ratingCount: 48,
          address: { text: "River 2, Kiteport", city: null },
          hours: [
            { weekday: 1, slots: [{ text: "7 AM–8:30 PM", opens: "07:00", closes: "20:30" }] },
            { validOn: "2020-12-20", slots: [{ text: "Closed", opens: null }] },
          ],
          isClaimed: false,
          openStatusText: "Closed",
          contacts: {
            emails: ["hello@mill.example"],
            phones: ["+357 25 000005"],
            profileUrls: { $count: 1 },
          },
        },
        { name: "Hill Cafe", contacts: null, featureCoverage: { scrapeContacts: "not_found" } },
      ],
    },
  },
  {
    name: "Addresses that lead to places, and pages that carry the answer or name the call",
    input: {
      operation: "place",
      placeIds: [
        "https://maps.app.goo.gl/AbCd1",
        "https://www.google.com/maps/place/Pier+Cafe/@1,2,3z",
        "EicxIFBpZXIgU3RyZWV0LCBLaXRlcG9ydA",
      ],
    },
    har: "place/place-links.har.json",
    expect: { count: 3, records: [{ name: "Blue Cup" }, { name: "Pier Cafe" }, { name: "Old Harbour" }] },
  },
  one("An answer that stays a stub, of a name alone, is no place without facts", KETTLE, "place-stub", {
    count: 0,
    error: "source_changed",
  }),
  one("A rating without a count is asked for again, and told of", KETTLE, "place-uncounted", {
    count: 1,
    warnings: { answer_incomplete: 1 },
    records: [{ rating: 4.4, ratingCount: null }],
  }),
  {
    name: "Places closed for good and for a while, by the words of the language",
    input: { placeIds: [1, 2, 3].map((n) => `0x1000000000000a0${n}:0x2000000000000b0${n}`), language: "de" },
    har: "place/place-closed.har.json",
    expect: {
      count: 3,
      records: [
        { isPermanentlyClosed: true, isTemporarilyClosed: false },
        { isPermanentlyClosed: false, isTemporarilyClosed: true },
        { isPermanentlyClosed: false, isTemporarilyClosed: false },
      ],
    },
  },
  one("A place by its id in the knowledge graph", "/g/11kite004", "place-topic", {
    count: 1,
    records: [{ name: "Old Harbour", kgmid: "/g/11kite004", id: "0x1000000000000a04:0x2000000000000b04" }],
  }),
  one("The page of another topic is not taken", "/g/11kite005", "place-topic-other", {
    count: 0,
    error: "source_changed",
  }),
  one("A page that shows the map alone has no place", PAGE_ID, "place-page-missing", {
    count: 0,
    error: "input_not_found",
  }),
  one("A page of a place without its answer has changed", PAGE_ID, "place-page-moved", {
    count: 0,
    error: "source_changed",
  }),
  {
    name: "A web site that shows no way to reach the place",
    input: { placeIds: ["0x1000000000000a06:0x2000000000000b06"], scrapeContacts: true },
    har: "place/place-silent-site.har.json",
    expect: {
      count: 1,
      records: [
        {
          contacts: { url: "https://hill.example/", emails: null, phones: null, profileUrls: null },
          featureCoverage: { scrapeContacts: "not_found" },
        },
      ],
    },
  },
  one("A place that is not there", "0x1000000000000a09:0x2000000000000b09", "place-missing", {
    count: 0,
    error: "input_not_found",
  }),
  one("The answer about another place is none", KETTLE, "place-other", { count: 0, error: "source_changed" }),
  one("A place that moved in its answer is not missing", KETTLE, "place-moved", {
    count: 0,
    error: "source_changed",
  }),
  one("A call that is no longer taken has changed", KETTLE, "place-call", {
    count: 0,
    error: "source_changed",
  }),
  one("A short address of a list is no place", "https://maps.app.goo.gl/List1", "place-strays", {
    count: 0,
    error: "input_not_found",
  }),
  one("A short address that asks for consent is blocked", "https://maps.app.goo.gl/AbCd1", "place-consent", {
    count: 0,
    error: "source_blocked",
  }),
  one("A short address that leads to itself has changed", "https://maps.app.goo.gl/AbCd1", "place-loop", {
    count: 0,
    error: "source_changed",
  }),
];
