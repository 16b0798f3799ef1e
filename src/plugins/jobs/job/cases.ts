import type { PluginCase } from "../../../plugin-sdk/index.ts";

const refused = (name: string, jobId: string, har: string): PluginCase => ({
  name,
  input: { jobId },
  har: `job/job-${har}.har.json`,
  expect: { count: 0, error: har === "missing" ? "input_not_found" : "source_changed" },
});

export const jobCases: PluginCase[] = [
  {
    name: "Jobs of two layouts, by id and address, with facts of the company",
    input: {
      urls: [
        "https://www.indeed.com/rc/clk?jk=00000000000000a1&from=x",
        "https://www.indeed.com/jobs?q=x&vjk=00000000000000a2",
        "00000000000000ff",
      ],
      includeCompanyInfo: true,
    },
    har: "job/job.har.json",
    truncate: "jk=00000000000000a1",
    expect: {
      count: 2,
      warnings: { input_not_found: 1 },
      records: [
        {
          id: "00000000000000a1",
          url: "https://www.indeed.com/viewjob?jk=00000000000000a1",
          description: "Cut & set stone.\nRead plans.",
          address: { street: "1 Pit Road", region: "TX" },
          latitude: 30.57,
          places: [{ address: { city: "Marble Falls" }, latitude: 30.57 }],
          employmentTypes: ["full_time", "seasonal_work"],
          skills: ["Masonry"],
          salaryMin: 48_000,
          salaryPeriod: "year",
          validThroughAt: "2026-01-28T06:00:00.000Z",
          employerUrl: "https://quarry.example/jobs/7",
          candidateCount: 9,
          applyUrl: "https://www.indeed.com/applystart?jk=00000000000000a1",
          companyInfo: { headquarters: "1 Pit Road, Marble Falls" },
          featureCoverage: { includeCompanyInfo: "extracted" },
        },
        {
          title: "Kiln helper",
          normalizedTitle: "Kiln Helper",
          employmentTypes: ["part_time"],
          remote: true,
          isExpired: true,
          salaryMin: 36_000,
          salaryIsEstimate: true,
          companyInfo: null,
          candidateCount: 7,
        },
      ],
    },
  },
  {
    name: "A page that has only linked data, in another country",
    input: { jobUrl: "https://de.indeed.com/viewjob?jk=00000000000000a4" },
    har: "job/job-linked.har.json",
    expect: {
      records: [
        {
          title: "Steinmetz",
          country: "de",
          remote: true,
          postedOn: "2025-12-20",
          validThroughOn: "2026-02-01",
          company: { name: "Steinwerk" },
        },
      ],
    },
  },
  {
    name: "A job that a list shows beside its cards",
    input: { jobId: "00000000000000a5" },
    har: "job/job-flat.har.json",
    expect: { records: [{ salaryMin: 17, salaryMax: null, salaryPeriod: "hour", salaryIsEstimate: false }] },
  },
  {
    name: "Pages that keep the text in an object, one of 2022 with the kinds of employment in one line",
    input: { jobIds: ["00000000000000a6", "00000000000000a7"] },
    har: "job/job-older.har.json",
    truncate: "a6",
    expect: {
      records: [
        {
          description: "Count stones.\nBy hand",
          descriptionHtml: { $re: "^<div><p>Count" },
          employmentTypes: ["full_time", "part_time"],
          postedText: "12 days ago",
        },
        { description: "Lift.", employmentTypes: null },
      ],
    },
  },
  refused("A job that was removed is missing", "00000000000000ff", "missing"),
  refused("A page about another job is none", "00000000000000a9", "other"),
  refused("A page without a job in a known form is none", "00000000000000a1", "form"),
];
