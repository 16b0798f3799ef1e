import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const jobCases: PluginCase[] = [
  {
    name: "A job with the linked data of its page",
    input: {
      url: "https://ie.linkedin.com/jobs/view/kite-maker-at-quarry-kites-4000000001?trk=x",
      includePage: true,
    },
    har: "job/job.har.json",
    truncate: "jobPosting",
    expect: {
      records: [
        {
          id: "4000000001",
          title: "Kite Maker",
          company: {
            id: "quarry-kites",
            name: "Quarry Kites",
            imageUrl: "https://media.licdn.com/dms/image/logo-big",
          },
          companyNumber: "1441",
          address: {
            text: "Harbour, Coast, Ireland",
            street: "1 Wind Street",
            city: "Harbour",
            region: "Coast",
            country: "ie",
            postalCode: "H1",
          },
          latitude: 53.2,
          longitude: -6.1,
          remote: true,
          employmentTypes: ["full_time"],
          salaryMin: 40_000,
          salaryMax: 52_000,
          salaryCurrency: "EUR",
          salaryPeriod: "year",
          postedAt: "2025-12-29T09:30:00.000Z",
          validThroughAt: "2026-03-01T00:00:00.000Z",
          seniority: "Entry level",
          jobFunction: "Manufacturing",
          industry: "Toys and Sports Goods",
          applicantCount: 87,
          applicantText: "87 applicants",
          applyUrl: "https://jobs.quarry-kites.example/apply?id=7",
          isClosed: false,
          skills: ["Sewing", "Knots"],
          education: "bachelor degree",
          experienceMonths: 24,
          featureCoverage: { includePage: "extracted" },
        },
      ],
    },
  },
  {
    name: "A closed job in Swedish: criteria by their places",
    input: { jobIds: [4000000002] },
    har: "job/job-closed.har.json",
    expect: {
      records: [
        {
          postedText: "för 1 år sedan",
          postedAt: null,
          seniority: "Mellanchef",
          employmentTypes: ["heltid"],
          jobFunction: "Tillverkning",
          industry: "Leksaker",
          criteria: [{ name: "Anställningsnivå", value: "Mellanchef" }, {}, {}, {}],
          applicantText: "Over 200 applicants",
          applicantCount: null,
          isClosed: true,
          applyUrl: null,
          salaryText: null,
          companyNumber: null,
        },
      ],
    },
  },
  {
    name: "A job that says little",
    input: { operation: "job", ids: ["4000000005"] },
    har: "job/job-bare.har.json",
    expect: {
      records: [
        {
          seniority: null,
          employmentTypes: ["part_time"],
          industry: null,
          applicantText: null,
          isClosed: null,
        },
      ],
    },
  },
  {
    name: "A job that was removed is missing",
    input: { jobIds: ["4000000009"] },
    har: "job/job-missing.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "Another job is none",
    input: { jobIds: ["4000000001"] },
    har: "job/job-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A refused page costs what it adds, and ends the run",
    input: { jobIds: ["4000000001", "4000000002"], includePage: true },
    har: "job/job-refused.har.json",
    expect: {
      error: "source_blocked",
      warnings: { page_not_read: 1 },
      records: [
        {
          salaryText: "€40,000.00/yr - €52,000.00/yr",
          validThroughAt: null,
          featureCoverage: { includePage: "not_found" },
        },
      ],
    },
  },
];
