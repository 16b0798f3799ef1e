import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const companyCases: PluginCase[] = [
  {
    name: "Companies by name and address, one with everything and one with almost nothing",
    input: { companies: ["Quarry Works", "https://de.indeed.com/cmp/Slate-&-Sons/reviews"], country: "us" },
    har: "company/company.har.json",
    truncate: "/cmp/Quarry-Works",
    expect: {
      count: 2,
      records: [
        {
          id: "Quarry-Works",
          name: "Quarry Works",
          description: "We cut stone.",
          employeesMin: 1001,
          employeesMax: 5000,
          founded: 1960,
          rating: 3.9,
          jobCount: 64,
          salaryCount: 591,
          questionCount: 44,
          interviewCount: 62,
          interviewDifficulty: "easy",
          interviewExperience: "favorable",
          interviewDurationText: "About a week",
          happinessGrade: "great",
          ratingsByLocation: [{ name: "Llano, TX", rating: 3.5 }],
          ratingsByCategory: { culture: 4, management: 3.5 },
          jobs: [{ id: "00000000000000a1", url: "https://www.indeed.com/viewjob?jk=00000000000000a1" }],
          similarCompanies: [{ id: "Slate-&-Sons", name: "Slate & Sons" }],
          topReviews: [
            {
              id: "00000000000000d1",
              url: "https://www.indeed.com/cmp/Quarry-Works/reviews/good-stone?id=00000000000000d1",
              title: "Good stone",
              text: "Good stone & fair pay.",
              rating: 4,
              jobTitle: "Stone cutter",
              isCurrentEmployee: false,
              location: "Llano, TX",
              publishedOn: "2025-04-11",
            },
            {
              id: "00000000000000d2",
              rating: 2,
              text: null,
              publishedOn: null,
              publishedText: "Spring 2025",
            },
          ],
          headerImageUrl: "https://img.example/head.png",
        },
        { id: "Slate-&-Sons", language: "de-DE", jobCount: 1200, rating: null, jobs: null, topReviews: null },
      ],
    },
  },
  {
    name: "All jobs of a company, from the pages of their own tab",
    input: { company: "Quarry Works", includeJobs: true },
    har: "company/company-jobs.har.json",
    expect: {
      records: [
        {
          jobCount: 3,
          jobs: [{ title: "Cutter" }, { title: "Setter" }, { title: "Polisher", location: "Llano, TX" }],
          featureCoverage: { includeJobs: "extracted" },
        },
      ],
    },
  },
  {
    name: "Where a page of jobs is refused, those before it stay",
    input: { company: "Quarry Works", includeJobs: true },
    har: "company/company-jobs-refused.har.json",
    expect: {
      error: "source_blocked",
      warnings: { company_jobs_not_read: 1 },
      records: [{ jobs: { $count: 2 }, featureCoverage: { includeJobs: "partial" } }],
    },
  },
  {
    name: "A tab of jobs in another form is no empty one",
    input: { company: "Quarry Works", includeJobs: true },
    har: "company/company-jobs-form.har.json",
    expect: {
      error: "source_changed",
      warnings: { company_jobs_not_read: 1 },
      records: [{ jobs: { $count: 1 }, featureCoverage: { includeJobs: "partial" } }],
    },
  },
  ...withoutRecords("company/company", { operation: "company", company: "Gone-Works" }, [
    ["A company without a page is missing", "missing", "input_not_found"],
    ["A company whose page was removed is missing", "removed", "input_not_found"],
    ["A page about another company is none", "other", "source_changed", { company: "Slate-Works" }],
  ]),
];
