import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const searchCases: PluginCase[] = [
  {
    name: "A search is narrowed with the region that the site found, and goes over two pages",
    input: {
      query: "Slateford, NM",
      minPrice: 200000,
      maxPrice: "500000",
      beds: 2,
      sort: "newest",
      pool: true,
      includeAgents: true,
      includeForeclosures: false,
      includeMarkets: true,
    },
    har: "search/search.har.json",
    truncate: "searchQueryState",
    expect: {
      count: 5,
      records: [
        {
          id: "70000001",
          kind: "home",
          status: "FOR_SALE",
          price: 324900,
          currency: "USD",
          lotSize: 0.25,
          lotSizeUnit: "acres",
          livingAreaUnit: "sqft",
          daysOnMarket: 6,
          priceChangedOn: "2025-12-01",
          imageUrls: { $count: 2 },
          foreclosure: { isForeclosure: true, isPreforeclosure: null },
          address: { street: "12 Shale St", country: "us" },
          resultPosition: 1,
          featureCoverage: { includeMarkets: "accepted_for_compatibility", includeAgents: "not_found" },
        },
        { id: "70000002", price: null, priceText: null, imageUrls: null, foreclosure: null },
        {
          id: "9AbCdE",
          kind: "building",
          name: "Granite Court",
          price: null,
          priceMin: 1250,
          pricePeriod: "month",
          imageUrls: ["https://photos.zillowstatic.com/fp/0003-p_e.jpg", { $re: "/0004-p_e" }],
          floorPlans: [
            { beds: 1, price: 1250 },
            { beds: 2, priceText: "$1,700+" },
          ],
        },
        {
          id: "70000099",
          kind: "community",
          name: "Quarry Ridge",
          priceMin: 401000,
          beds: 3,
          livingArea: 1600,
        },
        { id: "70000005", resultPosition: 5 },
      ],
    },
  },
  {
    name: "A list of 2023 has its data in a script of its own",
    input: { searchUrl: "https://www.zillow.com/slateford-nm/", includePhotos: false },
    har: "search/search-shared-data.har.json",
    expect: { count: 1, records: [{ id: "70000001", imageUrl: { $type: "string" }, imageUrls: null }] },
  },
  {
    name: "A list that came without its data is read from its cards",
    input: { searchUrl: "https://www.zillow.com/slateford-nm/rentals/" },
    har: "search/search-scriptless.har.json",
    expect: {
      count: 3,
      warnings: { page_without_data: 1, page_limit_reached: 1 },
      records: [
        {
          id: "9AbCdE",
          name: "Granite Court",
          address: { text: "7 Basalt Ave, Slateford, NM" },
          priceMin: 1250,
          status: "FOR_RENT",
          floorPlans: [{ beds: 1, price: 1250 }],
        },
        {
          id: "70000006",
          price: 1800,
          priceText: "$1,800/mo",
          pricePeriod: "month",
          beds: 2,
          baths: 1.5,
          livingArea: 1100,
          livingAreaUnit: "sqft",
          floorPlans: null,
        },
        { id: "70000007", beds: 0, baths: 1, livingArea: null },
      ],
    },
  },
  {
    name: "An address is one home",
    input: { address: "12 Shale St, Slateford" },
    har: "search/search-home.har.json",
    expect: { count: 1, records: [{ id: "70000001", price: 324900, resultPosition: null }] },
  },
  {
    name: "Redfin finds the region of a place by its suggestions",
    input: { location: "Slateford, NM", source: "redfin", maxPrice: 500000, minBeds: 2, keywords: "stone" },
    har: "search/search-redfin.har.json",
    expect: {
      count: 2,
      warnings: { filter_not_supported: 1 },
      records: [
        {
          id: "80000001",
          source: "redfin",
          url: "https://www.redfin.com/NM/Slateford/3-Marble-Ln-87999/home/80000001",
          homeType: "SINGLE_FAMILY",
          price: 415000,
          currency: "USD",
          soldOn: "2005-10-31",
          agent: null,
        },
        { id: "80000002", homeType: "LOT", price: null, currency: null },
      ],
    },
  },
  {
    name: "A list that ends before the count of the site says so",
    input: { location: "Slateford, NM" },
    har: "search/search-capped.har.json",
    expect: { count: 4, warnings: { page_limit_reached: 1 }, records: [{ id: "70000001" }] },
  },
  {
    name: "Marks of the map are not all homes that the site counts",
    input: { location: "Slateford, NM" },
    har: "search/search-marks.har.json",
    expect: { count: 2, warnings: { page_limit_reached: 1 }, records: [{ id: "70000001" }] },
  },
  {
    name: "A search without results succeeds with none",
    input: { city: "Nowhere, NM" },
    har: "search/search-none.har.json",
    expect: { count: 0 },
  },
  ...(
    [
      ["A place that the site takes for another is not known", "other", "input_not_found", "Pebbleton, NM"],
      [
        "A city of that name in another state is another place",
        "other-state",
        "input_not_found",
        "Slateford, TX",
      ],
      ["A street of that name is another place", "street-word", "input_not_found", "Pebbleton, NM"],
      ["A page that wants a button pressed is a refusal", "pressed", "source_blocked"],
      ["A page to sign in at is a refusal", "login", "source_blocked"],
    ] as const
  ).map(([name, har, error, location = "Slateford, NM"]) => ({
    name,
    input: { location },
    har: `search/search-${har}.har.json`,
    expect: { count: 0, error },
  })),
  ...(
    [
      ["A challenge of the firewall is a refusal", "firewall", "source_blocked", "Slateford, NM"],
      ["An answer with the code of a failure is none", "refused", "source_changed", "Slateford, NM"],
      ["A place without a suggestion is not known", "unknown", "input_not_found", "Zzqx"],
    ] as const
  ).map(([name, har, error, location]) => ({
    name,
    input: { location, source: "redfin" },
    har: `search/search-${har}.har.json`,
    expect: { count: 0, error },
  })),
];
