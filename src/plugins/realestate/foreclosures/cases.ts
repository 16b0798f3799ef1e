import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const foreclosuresCases: PluginCase[] = [
  {
    name: "Foreclosures that no agent lists stand in the other list",
    input: { operation: "foreclosures", location: "Slateford, NM" },
    har: "foreclosures/foreclosures.har.json",
    truncate: "cat2",
    expect: {
      count: 4,
      records: [
        { id: "70000001", status: "PRE_FORECLOSURE", foreclosure: { isBankOwned: true, isAuction: true } },
        { id: "70000002", foreclosure: null },
      ],
    },
  },
  {
    name: "A list without foreclosures gives none",
    input: {
      operation: "foreclosures",
      searchUrl: `https://www.zillow.com/slateford-nm/foreclosures/?searchQueryState=${encodeURIComponent(
        '{"mapBounds":{"west":-106.2,"east":-106.1,"south":35.1,"north":35.2},"regionSelection":[{"regionId":99001,"regionType":6}],"filterState":{"isForSaleForeclosure":{"value":true}}}',
      )}`,
    },
    har: "foreclosures/foreclosures-none.har.json",
    expect: { count: 0 },
  },
];
