import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const companySearchCases: PluginCase[] = [
  {
    name: "Companies by name, one with its page, and a name that nobody has",
    input: { operation: "companySearch", queries: ["quarry", "zzqqxx"], includePages: true },
    har: "company-search/company-search.har.json",
    truncate: "query=quarry",
    expect: {
      records: [
        {
          id: "1441",
          name: "Quarry Kites",
          slug: "quarry-kites",
          url: "https://www.linkedin.com/company/quarry-kites",
          term: "quarry",
          resultPosition: 1,
          featureCoverage: { includePages: "extracted" },
        },
        { id: "1442", slug: null, featureCoverage: { includePages: "not_found" } },
      ],
    },
  },
  {
    name: "No company of that name",
    input: { operation: "company-search", query: "zzqqxx" },
    har: "company-search/company-search-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A call that is gone is no missing company",
    input: { operation: "company-search", query: "quarry" },
    har: "company-search/company-search-gone.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "Suggestions of another kind are none",
    input: { operation: "company-search", query: "quarry" },
    har: "company-search/company-search-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
