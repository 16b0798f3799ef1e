import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { fitsWords } from "../../src/plugins/professional/company-employees/words.ts";
import scraper from "../../src/plugins/professional/index.ts";
import { companyOf, jobOf, postOf, profileOf } from "../../src/plugins/professional/targets.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";

const SITE = "https://www.linkedin.com";
const POST = "urn:li:activity:7195255465402904576";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};
const refusal = (raw: JsonObject): string => {
  try {
    read(raw);
    return "none";
  } catch (error) {
    return (error as AppError).code;
  }
};

test.each([
  [companyOf, `${SITE}/company/Google/about/`, "google"],
  [companyOf, "https://de.linkedin.com/school/mit?trk=x", "school/mit"],
  [companyOf, `${SITE}/showcase/google-cloud/`, "showcase/google-cloud"],
  [companyOf, `${SITE}/organization-guest/company/l%C3%A4n`, "län"],
  [companyOf, "urn:li:fsd_company:1441", "1441"],
  [companyOf, `${SITE}/in/x`, null],
  [jobOf, `${SITE}/jobs/view/software-engineer-at-ns-agency-3891664774`, "3891664774"],
  [jobOf, `${SITE}/comm/jobs/view/3891664774/?x=1`, "3891664774"],
  [jobOf, `${SITE}/jobs/search/?currentJobId=3891664774`, "3891664774"],
  [jobOf, `${SITE}/mwlite/jobs/view/3891664774`, "3891664774"],
  [companyOf, `${SITE}/comm/company/Google?trk=x`, "google"],
  [profileOf, `${SITE}/mwlite/in/jane-doe`, "jane-doe"],
  [jobOf, "https://x.example/jobs/view/3891664774", null],
  [postOf, `${SITE}/feed/update/urn%3Ali%3Ashare%3A7195255464635346944/`, "urn:li:share:7195255464635346944"],
  [postOf, `${SITE}/posts/tech-mahindra_x-activity-7195255465402904576-IJWc?x=1`, POST],
  [
    postOf,
    `${SITE}/embed/feed/update/urn:li:ugcPost:7346276677280219137`,
    "urn:li:ugcPost:7346276677280219137",
  ],
  [postOf, `${SITE}/posts/google_activity-7195255465402904576-tUBt`, POST],
  [postOf, "7195255465402904576", POST],
  [postOf, `${SITE}/company/google`, null],
  [profileOf, "linkedin.com/in/jane-doe/details", "jane-doe"],
  [profileOf, "https://se.linkedin.com/in/%C3%A5sa", "åsa"],
] as const)("%o of %s is %s", (reader, text, expected) => expect(reader(text)).toBe(expected));

describe("an input without an operation", () => {
  test.each<[JsonObject, string]>([
    [{ query: "nurse" }, "jobs"],
    [{ url: `${SITE}/jobs/search/?keywords=x&location=y` }, "jobs"],
    [{ url: `${SITE}/jobs/search-results/?keywords=x` }, "jobs"],
    [{ url: `${SITE}/jobs/view/3891664774` }, "job"],
    [{ jobIds: ["3891664774"] }, "job"],
    [{ companyUrls: [`${SITE}/company/google`] }, "company"],
    [{ keyword: "nurse", company_urns: ["1441"] }, "jobs"],
    [{ profileUrls: [`${SITE}/in/jane-doe`] }, "profile"],
    [{ publicIdentifiers: ["jane-doe"] }, "profile"],
    [{ targetUrls: [`${SITE}/in/jane-doe`] }, "profile"],
    [{ startUrls: [{ url: `${SITE}/feed/update/${POST}` }] }, "post"],
  ])("%j selects %s", (raw, operation) => expect(read(raw)).toMatchObject({ operation }));
});

test.each<[JsonObject, JsonObject]>([
  [
    {
      operation: "COMPANY EMPLOYEES",
      identifier: `${SITE}/company/google`,
      job_title: "A OR B",
      max_employees: "5",
    },
    { operation: "company-employees", companies: ["google"], jobTitle: "A OR B", maxEmployees: 5 },
  ],
  [
    {
      operation: "company_posts",
      companyName: "Tech Mahindra",
      sort_type: "date_posted",
      date_filter: "past-week",
    },
    {
      operation: "company-posts",
      companies: ["tech-mahindra"],
      sortType: "date_posted",
      dateFilter: "past-week",
    },
  ],
  [
    { operation: "profilePosts", profileUrls: [`${SITE}/in/jane-doe`], total_posts: 3 },
    { operation: "profile-posts", profiles: ["jane-doe"], maxPosts: 3 },
  ],
  [
    {
      operation: "jobs",
      keyword: "x",
      author_company_urns: "1441,urn:li:organization:5",
      author_industry_urns: "4,96",
    },
    { operation: "jobs", queries: ["x"], companyIds: ["1441", "5"], industryIds: ["4", "96"] },
  ],
  [{ operation: "post-comments", postId: 7195255465402904576n.toString() }, { posts: [POST] }],
])("%j becomes %j", (raw, expected) => expect(read(raw)).toMatchObject(expected));

test.each<[JsonObject, string]>([
  [{ operation: "post-search", keyword: "x", author_job_title: "cto" }, "operation_not_public"],
  [{ operation: "profileSearch", query: "x" }, "operation_not_public"],
  [{ operation: "post_reshares", posts: [POST] }, "operation_not_public"],
  [{ operation: "jobs" }, "invalid_input"],
  [{ operation: "post", posts: ["x"] }, "invalid_input"],
  [{ operation: "post", posts: Array.from({ length: 201 }, () => POST) }, "input_cap_exceeded"],
  [
    { operation: "company", companies: Array.from({ length: 101 }, (_, index) => `c${index}`) },
    "input_cap_exceeded",
  ],
  [{ operation: "company-posts", companies: ["x"], date_filter: "past-decade" }, "invalid_input"],
])("%j is refused as %s", (raw, code) => expect(refusal(raw)).toBe(code));

test.each([
  ["Head of Product and Sales", "sales OR marketing", true],
  ["Head of Product and Sales", 'product AND NOT "head of"', false],
  ["Head of Product", "(cto OR head) product", true],
  ["Partner", "art", false],
  ["Engineer", "engineer -senior", true],
  ["Senior Engineer", "engineer -senior", false],
  ["C++ developer", "c++", true],
  ["anything", "(", false],
])("%s fits %s: %s", (text, words, fits) => expect(fitsWords(text, words)).toBe(fits));
