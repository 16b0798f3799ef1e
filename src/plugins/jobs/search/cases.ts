import type { PluginCase } from "../../../plugin-sdk/index.ts";

const STONE = { queries: ["stone"] };
const US = "https://www.indeed.com";
const NONE = "https://de.indeed.com/jobs?q=zzqqxx";
const NAMED = "https://de.indeed.com/q-Steinmetz-l-Bonn-jobs.html";
const refused = (name: string, har: string, error: "source_changed" | "source_blocked"): PluginCase => ({
  name,
  input: STONE,
  har: `search/search-${har}.har.json`,
  expect: { count: 0, error },
});

export const searchCases: PluginCase[] = [
  {
    name: "A search gives jobs in the order of the page, with pay, and marks what is no hit",
    input: {
      query: "stone cutter",
      location: "Llano",
      country: "United States",
      radius: "25",
      jobType: "full-time",
      postedDate: "week",
      sort: "newest",
    },
    har: "search/search.har.json",
    truncate: "/jobs",
    expect: {
      count: 3,
      records: [
        {
          id: "00000000000000a1",
          title: "Stone cutter & setter",
          company: { id: "Quarry-Works", url: "https://www.indeed.com/cmp/Quarry-Works" },
          address: { city: "Marble Falls", region: "TX", postalCode: "78654", country: "us" },
          remote: false,
          workModel: "remote_hybrid",
          employmentTypes: ["full_time"],
          salaryMin: 48_000,
          salaryMax: 62_000.5,
          salaryCurrency: "USD",
          salaryPeriod: "year",
          salaryIsEstimate: false,
          postedAt: "2025-12-29T06:00:00.000Z",
          snippet: "Cut & set stone.\nRead plans.",
          applyUrl: "https://www.indeed.com/applystart?jk=00000000000000a1",
          salaryPageUrl: "https://www.indeed.com/career/stone-cutter/salaries/Marble-Falls--TX",
          requirements: [{ label: "Masonry", strictness: "required" }],
          hireCount: 3,
          matchCount: 2,
          resultPosition: 1,
          isAd: false,
        },
        {
          title: "Kiln helper",
          remote: true,
          salaryMin: null,
          salaryMax: 21,
          salaryPeriod: "hour",
          salaryIsEstimate: true,
          companyRating: null,
          adPosition: 1,
          fillerReason: "advert",
          applyUrl: "https://apply.example/kiln",
        },
        { title: "Hod carrier", company: null, address: null, isAd: null, resultPosition: 3 },
      ],
    },
  },
  {
    name: "Pages go on while the source counts more",
    input: STONE,
    har: "search/search-pages.har.json",
    expect: { count: 12, records: [{ page: 1, resultPosition: 1 }] },
  },
  {
    name: "Where the next page asks to sign in, the first one stays",
    input: STONE,
    har: "search/search-login.har.json",
    expect: { count: 10, error: "source_blocked", warnings: { later_page_not_read: 1 } },
  },
  {
    name: "A search without results succeeds with none",
    input: { searchUrl: `${NONE}&from=home` },
    har: "search/search-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A page without a count may say in its words or data that there is no job",
    input: { searchUrls: [1, 2, 3].map((radius) => `${NONE}&radius=${String(radius)}`) },
    har: "search/search-says-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "An empty list without a word about it is none",
    input: { searchUrl: NONE },
    har: "search/search-silent.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "What a page shows although it says that there is no job is no hit",
    input: { searchUrl: NONE },
    har: "search/search-only-fillers.har.json",
    expect: { records: [{ matchCount: 0, fillerReason: "beyond_total" }] },
  },
  {
    name: "Jobs that are certainly not in the place searched are marked and counted",
    input: { searchUrls: ["Llano%2C+TX", "Egypt", "Remote"].map((place) => `${US}/jobs?q=stone&l=${place}`) },
    har: "search/search-outside.har.json",
    expect: {
      count: 9,
      warnings: { outside_location: 4 },
      records: [
        { title: "Cutter", fillerReason: null },
        { title: "Setter", fillerReason: null },
        { title: "Polisher", fillerReason: "outside_location" },
        { title: "Drafter", remote: true, fillerReason: "outside_location" },
        { title: "Paid drafter", fillerReason: "advert" },
        { title: "Carver", fillerReason: "outside_location" },
        { title: "Mason", searchLocation: "Egypt", fillerReason: null },
        { title: "Turner", fillerReason: "outside_location" },
        { title: "Planner", fillerReason: null },
      ],
    },
  },
  {
    name: "What is no hit can be left out",
    input: { searchUrl: `${US}/jobs?q=stone&l=Egypt`, dropFillers: true },
    har: "search/search-outside.har.json",
    expect: { warnings: { outside_location: 1 }, records: [{ title: "Mason" }] },
  },
  {
    name: "Pays for any time are compared with the filter, and only work from anywhere stays",
    input: { ...STONE, remote: true, salaryMin: 40_000 },
    har: "search/search-pay.har.json",
    expect: {
      count: 2,
      records: [
        { title: "Kiln helper", salaryMin: 30, salaryMax: null, term: "stone remote $40,000" },
        { title: "Stone cutter 5", salaryMax: 52_000, salaryIsEstimate: true },
      ],
      warnings: { pay_only_as_text: 1, taken_for_a_program: 1, filter_undecided: 1 },
    },
  },
  {
    name: "A search in which no job fits the filters has none",
    input: {
      searchUrls: ["https://www.indeed.com/jobs?q=stone&from=home"],
      salaryMax: 30,
      salaryPeriod: "daily",
    },
    har: "search/search-unfit.har.json",
    expect: { count: 0 },
  },
  {
    name: "A search with facts of the companies, each read once",
    input: { ...STONE, includeCompanyInfo: true },
    har: "search/search-company.har.json",
    expect: {
      count: 3,
      warnings: { company_info_not_found: 1 },
      records: [
        {
          companyInfo: { industry: "Mining", employeesMin: 1001 },
          featureCoverage: { includeCompanyInfo: "extracted" },
        },
        { companyInfo: null },
      ],
    },
  },
  {
    name: "An address that names its search in words",
    input: { url: NAMED },
    har: "search/search-named.har.json",
    expect: {
      records: [{ country: "de", term: "Steinmetz", searchLocation: "Bonn", matchCount: 1 }],
    },
  },
  {
    name: "An address whose page is about another search has none",
    input: { url: NAMED },
    har: "search/search-named-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  refused("A page of another country is none", "country", "source_changed"),
  refused("A page about another search is none", "other", "source_changed"),
  refused("An empty list against the page's own count is none", "hidden", "source_changed"),
  refused("A page without the data of its cards is none", "form", "source_changed"),
  refused("The source's own check is told by its name", "blocked", "source_blocked"),
  refused("A page to sign in at is a refusal", "signin", "source_blocked"),
];
