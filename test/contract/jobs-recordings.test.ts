import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/jobs/index.ts";
import { below, recordingsOf, runOver } from "./recordings.ts";

// Real answers of 2023 to 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("jobs", "Indeed");

const SITE = "https://www.indeed.com";

/** Runs an operation over answers by the URL that it asks. */
const run = (input: JsonObject, answers: Record<string, string>, limit?: number) => {
  const contentType = "text/html; charset=utf-8";
  const answered = Object.entries(answers).map(
    ([path, text]) => [path, { status: 200, text, contentType }] as const,
  );
  return runOver(scraper, input, below(SITE, Object.fromEntries(answered)), limit);
};

const SEARCH = "/jobs?q=Frontend&l=Egypt";
const searchPage = () => recording("indeed-search-frontend-egypt-2026-07.html");
const JOB = "b974b400e0228d67";
const jobPath = `/viewjob?jk=${JOB}`;
const bodyPage = (name: string) =>
  `<html><script>window._rootProps = {"preloadedVJData":${recording(name).replaceAll("</", "<\\/")}};</script></html>`;
const COMPANY = "indeed-company-dr-martens-2023-07-trimmed.json";
const companyPage = () =>
  `<html><script id="comp-initialData" type="application/json">${recording(COMPANY)}</script></html>`;

const CHALLENGE =
  '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title></head><body></body></html>';

function half(page: () => string): () => string {
  return () => page().slice(0, page().length / 2);
}

describe.skipIf(!present)("recordings", () => {
  test("a page of results of July 2026", async () => {
    const input = { query: "Frontend", location: "Egypt" };
    const { records, warnings, ending } = await run(input, { [SEARCH]: searchPage() });
    expect([ending, records.length, warnings]).toEqual(["exhausted", 15, {}]);
    expect(records[0]).toMatchObject({
      id: JOB,
      title: "PHP Developer – PHP, JavaScript, JSON",
      url: `${SITE}/viewjob?jk=${JOB}`,
      company: { id: null, name: "AceOne Technologies" },
      address: {
        text: "Jonesboro, AR 72401",
        city: "Jonesboro",
        region: "AR",
        postalCode: "72401",
        country: "us",
      },
      language: "en-US",
      normalizedTitle: "PHP Developer",
      postedAt: "2022-08-27T05:00:00.000Z",
      postedText: "30+ days ago",
      indexedAt: "2026-02-27T01:03:51.255Z",
      salaryMin: null,
      salaryText: null,
      salaryIsEstimate: null,
      salaryPageUrl: `${SITE}/career/php-developer/salaries/Jonesboro--AR`,
      applyUrl: `${SITE}/applystart?jk=${JOB}`,
      easyApply: false,
      isAd: false,
      isExpired: false,
      companyRating: null,
      applyStartCount: 455,
      matchCount: 2,
      resultPosition: 1,
      fillerReason: null,
    });
    expect(records[0]?.["skills"]).toHaveLength(16);
    expect(records[3]).toMatchObject({
      company: { id: "CGI", name: "CGI Group, Inc.", url: `${SITE}/cmp/CGI` },
      salaryMin: 109_500,
      salaryMax: 139_300,
      salaryCurrency: "USD",
      salaryPeriod: "year",
      salaryText: "$109,500 - $139,300 a year",
      salarySource: "extraction",
      salaryIsEstimate: false,
      companyRating: 3.5,
      companyReviewCount: 4122,
      adPosition: 2,
      fillerReason: "advert",
    });
    expect(records[11]).toMatchObject({
      salaryMin: 100,
      salaryMax: null,
      salaryPeriod: "hour",
      employmentTypes: ["full_time", "part_time", "contract"],
      hireCount: 2,
      requirements: { length: 9 },
    });
    expect(records[14]).toMatchObject({
      salaryMin: null,
      salaryMax: 65,
      remote: true,
      workModel: "remote_always",
    });
    expect(records.filter(({ remote }) => remote === true)).toHaveLength(8);
    expect(records.filter(({ isAd }) => isAd === true)).toHaveLength(13);
  });

  test("cards of March 2026", async () => {
    const cards = recording("indeed-jobcards-software-2026-03.json");
    const page = `<html><script>window.mosaic.providerData["mosaic-provider-jobcards"]=${cards};</script></html>`;
    const input = { query: "software engineer", location: "Remote" };
    const { records, warnings, ending } = await run(input, { "/jobs?q=software+engineer&l=Remote": page });
    expect([ending, records.length, warnings]).toEqual(["exhausted", 3, {}]);
    expect(records[0]).toMatchObject({
      id: "7b993d015f4b257a",
      title: "Software Developer",
      company: { id: "Therapynotes", name: "TherapyNotes.com" },
      address: { city: "Philadelphia", region: "PA" },
      remote: true,
      employmentTypes: ["full_time"],
      salaryMin: 65_000,
      salaryMax: 115_000,
      companyRating: 3.8,
      companyReviewCount: 30,
      applyStartCount: 6979,
      matchCount: null,
    });
    expect(records[0]?.["skills"]).toHaveLength(27);
  });

  test.each<[string, () => string]>([
    ["beside a list", searchPage],
    ["on a page of its own", () => bodyPage("indeed-viewjob-body-b974b400e0228d67-2026-07.json")],
    ["as data alone", () => recording("indeed-viewjob-body-b974b400e0228d67-2026-07.json")],
  ])("a job of July 2026 %s", async (_name, page) => {
    const { records, warnings, ending } = await run({ operation: "job", jobId: JOB }, { [jobPath]: page() });
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
    expect(records[0]).toMatchObject({
      id: JOB,
      title: "PHP Developer – PHP, JavaScript, JSON",
      company: { id: "Ace-One-Technologies", url: `${SITE}/cmp/Ace-One-Technologies` },
      address: { text: "Jonesboro, AR 72401", city: "Jonesboro", region: "AR", country: "us" },
      latitude: 35.808987,
      longitude: -90.686554,
      postedAt: "2022-08-27T05:00:00.000Z",
      postedText: "30+ days ago",
      indexedAt: "2026-02-27T01:03:51.255Z",
      language: "en",
      normalizedTitle: "php developer",
      employerUrl: "https://aceonetechnologies.com/careers",
      isExpired: false,
      isRepost: false,
      isUrgent: false,
      applyStartCount: 455,
      companyReviewCount: 0,
      companyRating: null,
      remote: null,
      salaryMin: null,
    });
    expect(records[0]?.["skills"]).toHaveLength(19);
    expect(records[0]?.["occupations"]).toHaveLength(4);
    expect(records[0]?.["description"]).toMatch(/^Join the fastest-growing technology services company/);
    expect(records[0]?.["descriptionHtml"]).toContain("<p>");
  });

  test("a company of July 2023", async () => {
    const { records, warnings, ending } = await run(
      { company: "Dr Martens" },
      { "/cmp/Dr-Martens": companyPage() },
    );
    expect([ending, records.length, warnings]).toEqual(["exhausted", 1, {}]);
    expect(records[0]).toMatchObject({
      id: "Dr-Martens",
      name: "Dr Martens",
      url: `${SITE}/cmp/Dr-Martens`,
      language: "en-US",
      fccId: "4ff833445a13c03b",
      industry: "Retail & Wholesale",
      employeesMin: 1001,
      employeesMax: 5000,
      founded: 1960,
      website: "https://jobs.drmartens.com/",
      ceoApprovalPercent: 71,
      rating: 3.8,
      reviewCount: 165,
      happinessScore: 74,
      jobCount: 64,
      salaryCount: 591,
      questionCount: 44,
      interviewCount: 62,
      interviewDifficulty: "easy",
      interviewExperience: "favorable",
      interviewDurationText: "About a day or two",
      happinessGrade: "great",
      ratingsByLocation: [{ name: "Portland, OR" }, { name: "New York, NY" }],
      ratingsByCategory: { compensationBenefits: 3.8, culture: 4, jobSecurityAdvancement: 3.3 },
      benefits: { length: 5 },
      topLocations: [{ name: "New York, NY", jobCount: 12 }, { jobCount: 9 }],
      similarCompanies: [{ id: "Vans", jobCount: 1249 }, { id: "Uniqlo" }],
      topReviews: [
        {
          id: "bda5e1a9a3b48ffa",
          title: "Changes",
          rating: 3,
          jobTitle: "Store Manager",
          isCurrentEmployee: false,
          location: "Los Angeles, CA",
          publishedOn: "2023-04-11",
        },
      ],
    });
    expect(records[0]?.["jobs"]).toMatchObject([
      { id: "6aceb01f25408da2", salaryText: "$15 an hour" },
      { id: "12001f67d340d1ea", salaryText: null },
      { location: "Remote" },
    ]);
  });

  test("pays at a company of July 2023", async () => {
    const input = { operation: "salaries", companies: ["Dr-Martens"] };
    const { records, warnings } = await run(input, { "/cmp/Dr-Martens/salaries": companyPage() });
    expect([records.length, warnings]).toEqual([5, {}]);
    expect(records[0]).toMatchObject({
      id: "cmp/Dr-Martens#Sales Manager",
      title: "Sales Manager",
      company: { id: "Dr-Martens", name: "Dr Martens" },
      salaryMean: 21.09,
      salaryCurrency: "USD",
      salaryPeriod: "hour",
      salaryText: "$21.09",
      category: "Popular Roles",
      companySalaryCount: 591,
      resultPosition: 1,
    });
    expect(records.map(({ salaryMean }) => salaryMean)).toEqual([21.09, 17.1, 67_404, 22.35, 13.08]);
  });

  test.each<[string, JsonObject, string, () => string, string]>([
    [
      "half a page of results",
      { query: "Frontend", location: "Egypt" },
      SEARCH,
      half(searchPage),
      "source_changed",
    ],
    ["results of another search", { query: "Backend" }, "/jobs?q=Backend", searchPage, "source_changed"],
    ["a company in place of results", { query: "x" }, "/jobs?q=x", companyPage, "source_changed"],
    ["half a page of a job", { jobId: JOB }, jobPath, half(searchPage), "source_changed"],
    ["another job", { jobId: "a".repeat(16) }, `/viewjob?jk=${"a".repeat(16)}`, searchPage, "source_changed"],
    ["half a company", { company: "Dr-Martens" }, "/cmp/Dr-Martens", half(companyPage), "source_changed"],
    ["another company", { company: "Vans" }, "/cmp/Vans", companyPage, "source_changed"],
    ["a challenge", { company: "Vans" }, "/cmp/Vans", () => CHALLENGE, "source_blocked"],
  ])("%s gives no Record", async (_name, input, path, page, expected) => {
    const { records, ending } = await run(input, { [path]: page() });
    expect([records.length, ending]).toEqual([0, expected]);
  });
});
