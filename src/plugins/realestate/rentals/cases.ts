import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const rentalsCases: PluginCase[] = [
  {
    name: "Rentals of a ZIP code up to a rent",
    input: { operation: "rentals", zipCode: "87999", maxRent: 2000 },
    har: "rentals/rentals.har.json",
    truncate: "searchQueryState",
    expect: {
      count: 3,
      records: [
        { id: "70000001", status: "FOR_RENT", price: 1950, priceText: "$1,950/mo", pricePeriod: "month" },
        { id: "70000002", price: null },
        { id: "9AbCdE", unitCount: 12, floorPlans: { $count: 2 } },
      ],
    },
  },
  {
    name: "An address with its own filters is asked as it stands",
    input: {
      operation: "rent",
      searchUrl: `https://www.zillow.com/slateford-nm/rentals/?searchQueryState=${encodeURIComponent(
        '{"mapBounds":{"west":-106.2,"east":-106.1,"south":35.1,"north":35.2},"regionSelection":[{"regionId":99001,"regionType":6}],"filterState":{"isForRent":{"value":true}}}',
      )}`,
    },
    har: "rentals/rentals-none.har.json",
    expect: { count: 0 },
  },
];
