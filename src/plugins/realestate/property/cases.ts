import type { PluginCase } from "../../../plugin-sdk/index.ts";

const REDFIN = "https://www.redfin.com/NM/Slateford/3-Marble-Ln-87999/home/80000001";
const BUILDING = "https://www.zillow.com/apartments/slateford-nm/granite-court";

export const propertyCases: PluginCase[] = [
  {
    name: "Homes of both sites by number and address, one of them gone",
    input: {
      propertyIds: [
        "https://www.zillow.com/homedetails/12-Shale-St/70000001_zpid/?view=public",
        70000002,
        "70000009",
        { url: "https://www.redfin.com/home/80000001" },
        "https://www.redfin.com/home/80000003",
      ],
      source: "zillow",
      includeAgents: true,
      includeForeclosures: true,
    },
    har: "property/property.har.json",
    truncate: "/70000001_zpid/",
    expect: {
      count: 4,
      warnings: { input_not_found: 1 },
      records: [
        {
          id: "70000001",
          name: "Marble Hall",
          price: 324900,
          priceMicros: 324_900_000_000,
          estimateLowPercent: 5,
          lotSizeUnit: "acres",
          yearBuilt: 1987,
          hoaMonthly: 150,
          taxAnnual: 2410.5,
          taxAssessedValue: 210500,
          soldOn: "2005-10-31",
          agent: { name: "A. Sample", licence: "L-1" },
          foreclosure: {
            isPreforeclosure: true,
            filedOn: "2025-08-01",
            auctionText: "10 AM",
          },
          imageUrls: ["https://photos.zillowstatic.com/fp/1-cc_ft_1536.jpg", { $re: "/2-cc_ft_1536" }],
          priceHistory: [
            { happenedOn: "2025-12-26", priceChange: 0.1 },
            { event: "Sold", price: null },
          ],
          taxHistory: [{ year: 2025, taxPaid: 2410.5 }, { year: 2024 }],
          schools: [{ rating: 7 }, { name: "Flint High", rating: null }],
          attributes: { $count: 43 },
        },
        { id: "70000002", price: null, currency: null, agent: null, priceHistory: null, schools: null },
        {
          id: "80000001",
          source: "redfin",
          url: REDFIN,
          price: 415000,
          listedOn: "2025-12-26",
          livingArea: 1810,
          taxAssessedValue: 300000,
          brokerName: "Bedrock Realty",
          agent: { name: "A. Sample", phone: "555-0100" },
          description: "Near the old quarry. Dry.",
          videoUrls: ["https://videos.example/embed/1"],
          attributes: [
            { name: "Garage", value: "2 cars" },
            { name: "Parking", value: "Driveway" },
          ],
        },
        { id: "80000003", homeType: "LOT", price: null, imageUrls: [], priceHistory: null },
      ],
    },
  },
  {
    name: "A home that stands in the data of the page itself",
    input: { zpid: "70000001" },
    har: "property/property-plain.har.json",
    expect: { count: 1, records: [{ id: "70000001", agent: null, photoCount: 2 }] },
  },
  {
    name: "A page of an older layout",
    input: { zpid: "70000002" },
    har: "property/property-older.har.json",
    expect: { count: 1, records: [{ id: "70000002", status: "OTHER" }] },
  },
  {
    name: "Buildings with and without floor plans",
    input: { urls: [`${BUILDING}/9AbCdE/`, `${BUILDING}/9AbCdF/`] },
    har: "property/property-building.har.json",
    expect: {
      count: 2,
      records: [
        {
          id: "9AbCdE",
          kind: "building",
          priceMin: 1250,
          priceMax: 1900,
          floorPlans: [
            {
              name: "Flint",
              price: 1250,
              priceMax: 1400,
              livingArea: 610,
              units: [
                { unitNumber: "101", price: 1250, availableOn: "2026-01-01" },
                { unitNumber: "202", price: 1400, priceText: "$1,400", livingArea: 615, availableOn: null },
              ],
            },
            { name: "Onyx", beds: 2, price: 1700, units: null },
          ],
          units: [{ unitNumber: "PH", price: 2400 }, { price: null }],
        },
        { id: "9AbCdF", floorPlans: [{ name: null, units: [] }], units: [], priceMin: null, imageUrls: null },
      ],
    },
  },
  {
    name: "A page of Redfin that carries JSON-LD alone",
    input: { propertyIds: ["80000001"], source: "redfin" },
    har: "property/property-redfin-linked.har.json",
    expect: {
      count: 1,
      warnings: { page_without_data: 1 },
      records: [
        {
          id: "80000001",
          status: "FOR_SALE",
          homeType: "SINGLE_FAMILY",
          price: 415000,
          currency: "USD",
          beds: 4,
          baths: 2.5,
          livingArea: 1810,
          yearBuilt: 1998,
          listedOn: "2025-12-26",
          address: { text: "3 Marble Ln, Slateford, NM 87999", country: "us" },
          photoCount: 2,
          attributes: [
            { name: "Parking", value: "2 garage spaces" },
            { name: "Fireplace", value: null },
          ],
          priceHistory: null,
        },
      ],
    },
  },
  {
    name: "A page of Redfin without its answers: its interface is asked for them",
    input: { propertyIds: [REDFIN], includeAgents: true },
    har: "property/property-redfin-interface.har.json",
    expect: {
      count: 1,
      warnings: { page_without_answers: 1 },
      records: [
        {
          id: "80000001",
          url: REDFIN,
          status: "FOR_SALE",
          price: 415000,
          estimate: 421500,
          listingId: "90000001",
          beds: 4,
          description: "Near the old quarry. Dry.",
          agent: { name: "A. Sample" },
          photoCount: 2,
          priceHistory: [{ event: "Listed" }, { price: null }],
          taxHistory: { $count: 2 },
          schools: { $count: 2 },
          viewCount: null,
        },
      ],
    },
  },
  ...(
    [
      [
        "The interface's answer about another home is not taken",
        "redfin-interface-other",
        "source_changed",
        REDFIN,
        "redfin",
      ],
      [
        "JSON-LD about another home is not taken",
        "redfin-linked-other",
        "source_changed",
        REDFIN,
        "redfin",
        { page_without_data: 1 },
      ],
      [
        "A page of Redfin without anything, whose interface is refused, is blocked",
        "redfin-bare",
        "source_blocked",
        REDFIN,
        "redfin",
      ],
      ["A number that leads to a list is missing", "missing", "input_not_found", "70000009", "zillow"],
      ["A page about another home is not taken", "other", "source_changed", "70000001", "zillow"],
      [
        "A page of Redfin about another home is not taken",
        "redfin-other",
        "source_changed",
        REDFIN,
        "redfin",
      ],
      [
        "A number that Redfin leads away from is missing",
        "redfin-none",
        "input_not_found",
        "80000009",
        "redfin",
      ],
    ] as const
  ).map(([name, har, error, id, source, warnings = {}]) => ({
    name,
    input: { operation: "property", propertyIds: [id], source },
    har: `property/property-${har}.har.json`,
    expect: { count: 0, error, warnings },
  })),
];
