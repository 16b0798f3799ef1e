import type { PluginCase } from "../../../plugin-sdk/index.ts";

const REDFIN = "https://www.redfin.com/city/88001/NM/Slateford";

export const salesCases: PluginCase[] = [
  {
    name: "The address of a list is followed from page to page",
    input: { operation: "sales", url: "https://www.zillow.com/slateford-nm/" },
    har: "sales/sales.har.json",
    truncate: "/slateford-nm/",
    expect: {
      count: 5,
      records: [{ id: "70000001", brokerName: "Bedrock Realty" }, { id: "70000002" }, { id: "9AbCdE" }],
    },
  },
  {
    name: "Redfin lists the homes of a region by its address",
    input: { operation: "forSale", url: REDFIN, includeAgents: true },
    har: "sales/sales-redfin.har.json",
    expect: {
      count: 2,
      records: [
        { id: "80000001", agent: { name: "A. Sample" }, hoaMonthly: 55 },
        { id: "80000002", agent: null },
      ],
    },
  },
  {
    name: "A region that lists nothing at all, for sale or sold, is not believed to be empty",
    input: { operation: "sales", url: REDFIN },
    har: "sales/sales-unproven.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A region without homes for sale, which lists sold ones, gives none",
    input: { operation: "sales", url: REDFIN },
    har: "sales/sales-none.har.json",
    expect: { count: 0 },
  },
];
