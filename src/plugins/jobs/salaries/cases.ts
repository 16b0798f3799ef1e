import type { PluginCase } from "../../../plugin-sdk/index.ts";

const QUARRY = { operation: "salaries", company: "Quarry Works" };

export const salariesCases: PluginCase[] = [
  {
    name: "What a company pays by role",
    input: { urls: ["https://www.indeed.com/cmp/Quarry-Works/salaries"] },
    har: "salaries/salaries.har.json",
    expect: {
      records: [
        {
          id: "cmp/Quarry-Works#Stone cutter",
          company: { id: "Quarry-Works", name: "Quarry Works" },
          salaryMean: 21.09,
          salaryCurrency: "USD",
          salaryPeriod: "hour",
          category: "Popular roles",
          companySalaryCount: 591,
        },
        { title: "Pit foreman", salaryMean: 67_404, salaryPeriod: "year" },
        { title: "Clerk", salaryMin: 18, salaryMax: 22, salaryMean: null, resultPosition: 3 },
      ],
    },
  },
  {
    name: "Where the whole list asks to sign in, the page of the company shows some",
    input: QUARRY,
    har: "salaries/salaries-snapshot.har.json",
    expect: { count: 3, error: "source_blocked", warnings: { salaries_page_not_read: 1 } },
  },
  {
    name: "A company that nobody reported a pay for has none",
    input: { operation: "salaries", company: "Slate-&-Sons" },
    har: "salaries/salaries-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "No pay in a known form against the page's own count is none",
    input: QUARRY,
    har: "salaries/salaries-changed.har.json",
    expect: { count: 0, error: "source_changed", warnings: { salaries_page_not_read: 1 } },
  },
  {
    name: "The pay for titles, by address and by name, with the companies that pay best",
    input: {
      titles: ["https://www.indeed.com/career/stone-cutter/salaries/Marble-Falls--TX", "Kiln Helper"],
      operation: "salaries",
    },
    har: "salaries/salaries-title.har.json",
    truncate: "/stone-cutter",
    expect: {
      count: 4,
      warnings: { no_companies: 1 },
      records: [
        {
          id: "career/stone-cutter/Marble-Falls--TX",
          url: "https://www.indeed.com/career/stone-cutter/salaries/Marble-Falls--TX",
          title: "stone cutter",
          location: "Marble Falls, TX",
          salaryMean: 48_300,
          distribution: {
            median: 47_000,
            min: 31_000,
            percentile90: 70_000,
            period: "year",
            sampleCount: 8100,
          },
          salaryPeriod: "year",
          sampleCount: 8100,
          salarySource: "title",
        },
        {
          company: { id: "Quarry-Works" },
          salaryMean: 61_200,
          salaryPeriod: "year",
          companyRating: 3.9,
          companyReviewCount: 120,
          sampleCount: 14,
          salarySource: "top_company",
        },
        { company: { name: "Slate Bros" } },
        { title: "kiln helper", salaryMean: 19.5, salaryPeriod: "hour", distribution: null },
      ],
    },
  },
  {
    name: "A mean by the hour beside pays by the year",
    input: { operation: "salaries", title: "Stone Cutter" },
    har: "salaries/salaries-title-units.har.json",
    expect: {
      records: [{ salaryMean: 23, salaryPeriod: "hour", distribution: { median: 47_000, period: "year" } }],
      warnings: { no_companies: 1 },
    },
  },
  {
    name: "A page about another title is none",
    input: { operation: "salaries", title: "Hod Carrier" },
    har: "salaries/salaries-title-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A title that the source does not know is missing",
    input: { operation: "salaries", title: "zzqqxx" },
    har: "salaries/salaries-title-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
];
