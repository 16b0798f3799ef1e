import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import { type JsonObject, type RunContext, SourceError } from "../../src/plugin-sdk/index.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import scraper from "../../src/plugins/jobs/index.ts";
import { readJobPage } from "../../src/plugins/jobs/job/job-page.ts";
import { askJob } from "../../src/plugins/jobs/job/job.ts";
import { applyLink } from "../../src/plugins/jobs/job/job-facts.ts";
import { Job, jobDraft } from "../../src/plugins/jobs/job/job-record.ts";
import { duplicateKey } from "../../src/plugins/jobs/search/search.ts";
import { fits, searchesOf, searchInput } from "../../src/plugins/jobs/search/searches.ts";
import { countryOfHost } from "../../src/plugins/jobs/source.ts";
import { readUrl } from "../../src/plugins/jobs/targets.ts";

const US = "https://www.indeed.com";
const KEY = "0123456789abcdef";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test.each([
  [`${US}/viewjob?jk=${KEY}&from=serp`, "job", KEY, "us"],
  [`https://de.indeed.com/m/viewjob?jk=${KEY}`, "job", KEY, "de"],
  [`https://uk.indeed.com/rc/clk?jk=${KEY}&bb=x`, "job", KEY, "gb"],
  [`http://malaysia.indeed.com/pagead/clk?mo=r&jk=${KEY}`, "job", KEY, "my"],
  [`https://indeed.com/jobs?q=x&l=y&vjk=${KEY}`, "job", KEY, "us"],
  [`${US}/cmp/Slate-%26-Sons/reviews?start=20`, "company", "Slate-&-Sons", "us"],
  ["https://fr.indeed.com/cmp/Quarry-Works-7e13a49d", "company", "Quarry-Works-7e13a49d", "fr"],
  [`${US}/cmp/Quarry-Works/salaries`, "salaries", "Quarry-Works", "us"],
  [`${US}/career/php-developer/salaries`, "salaries", "career/php-developer", "us"],
  [
    `${US}/career/php-developer/salaries/Jonesboro--AR?x=1`,
    "salaries",
    "career/php-developer/Jonesboro--AR",
    "us",
  ],
  [`${US}/career-advice/resume-samples/nurse`, "resume", "nurse", "us"],
  [
    "https://tr.indeed.com/q-mermer-ustası-l-ankara-jobs.html",
    "search",
    "/q-mermer-ustası-l-ankara-jobs.html",
    "tr",
  ],
  ["https://fr.indeed.com/l-lyon-69-emplois.html", "search", "/l-lyon-69-emplois.html", "fr"],
  [`${US}/jobs?q=nurse`, "search", "/jobs", "us"],
])("%s names a %s", (address, kind, value, country) => {
  expect(readUrl(address)).toMatchObject({ kind, value, country });
});

test.each([
  "https://secure.indeed.com/auth",
  "https://resumes.indeed.com/resume/1",
  "https://indeed.example/viewjob?jk=0123456789abcdef",
  `ftp://www.indeed.com/viewjob?jk=${KEY}`,
  `${US}/viewjob?jk=short`,
  "nurse",
])("%s names nothing", (address) => expect(readUrl(address)).toBeNull());

test("every country has a host, which names it again", () => {
  const hosts = Object.entries(scraper.origins).map(([code, { url }]) => [
    code,
    countryOfHost(new URL(url).host),
  ]);
  expect(hosts).toHaveLength(62);
  expect(hosts.filter(([code, read]) => code !== read)).toEqual([]);
});

describe("an input without an operation", () => {
  test.each<[JsonObject, string]>([
    [{ query: "nurse" }, "search"],
    [{ location: "Berlin", country: "Germany" }, "search"],
    [{ url: `${US}/jobs?q=nurse` }, "search"],
    [{ jobIds: [KEY] }, "job"],
    [{ startUrls: [{ url: `${US}/viewjob?jk=${KEY}` }] }, "job"],
    [{ companyUrls: [`${US}/cmp/Indeed`] }, "company"],
    [{ company: "Indeed" }, "company"],
    [{ url: `${US}/cmp/Indeed/salaries` }, "salaries"],
    [{ url: `${US}/career/nurse/salaries` }, "salaries"],
    [{ url: `${US}/career-advice/resume-samples/nurse` }, "resume"],
  ])("%j selects %s", (raw, operation) => expect(read(raw)).toMatchObject({ operation }));
});

test("words become those of the family", () => {
  const raw = {
    q: "nurse",
    where: "Leeds",
    country: "United Kingdom",
    radius: "25",
    employmentType: "full-time",
    experience: "senior",
    postedDate: "today",
    remoteOnly: "true",
    minSalary: "20",
    salaryType: "hourly",
    orderBy: "newest",
    duplicates: "keep",
    companyInfo: true,
  };
  expect(read(raw)).toMatchObject({
    operation: "search",
    queries: ["nurse"],
    location: "Leeds",
    country: "gb",
    radius: 25,
    jobType: ["fulltime"],
    experienceLevel: "senior_level",
    postedWithinDays: 1,
    remote: true,
    salaryMin: 20,
    salaryPeriod: "hour",
    sort: "date",
    duplicatePolicy: "none",
    includeCompanyInfo: true,
  });
});

test.each<[JsonObject, JsonObject]>([
  [{ jobTypes: ["full_time", "Part Time", "permanent"] }, { jobType: ["fulltime", "parttime", "permanent"] }],
  [
    { salaryMin: "$50,000", maxSalary: "80k" },
    { salaryMin: 50_000, salaryMax: 80_000 },
  ],
  [{ salaryMin: " 40000 " }, { salaryMin: 40_000 }],
  [{ postedDate: "month" }, { postedWithinDays: 30 }],
  [{ country: "Deutschland" }, { country: "de" }],
  [{ country: "españa" }, { country: "es" }],
  [{ country: "Belgique" }, { country: "be" }],
  [{ country: "日本" }, { country: "jp" }],
])("%j becomes %j", (raw, expected) => {
  expect(read({ query: "nurse", ...raw })).toMatchObject(expected);
});

test("addresses and names become ids, and addresses name the country", () => {
  expect(read({ jobUrls: [`https://de.indeed.com/viewjob?jk=${KEY}`] })).toMatchObject({
    jobIds: [KEY],
    country: "de",
  });
  expect(read({ operation: "company", companies: ["Dr. Martens", `${US}/cmp/CGI/jobs`] })).toMatchObject({
    companies: ["Dr.-Martens", "CGI"],
  });
  const urls = [`${US}/career/php-developer/salaries/Jonesboro--AR`, `${US}/cmp/CGI/salaries`];
  expect(read({ operation: "salary", urls, title: "UI/UX Designer" })).toMatchObject({
    titles: ["ui-ux-designer", "php-developer/Jonesboro--AR"],
    companies: ["CGI"],
  });
});

test.each<[JsonObject, string]>([
  [{ operation: "search" }, "Give `queries`, `location` or `searchUrls`."],
  [{ operation: "salaries" }, "Give `titles` or `companies`."],
  [{ jobIds: ["not a key"] }, "Expected a key of 16 hexadecimal digits"],
  [{ query: "x", country: "aq" }, "Indeed has no site for this country."],
  [{ query: "x", jobType: "seasonal" }, "jobType"],
  [
    { operation: "search", searchUrls: ["https://www.example.com/jobs?q=x"] },
    "Expected the address of a page",
  ],
  [{ query: "x", searchUrls: [`${US}/cmp/Indeed`] }, "Expected the address of a page of results"],
  [{ operation: "search", searchUrls: [`${US}/viewjob?jk=${KEY}`] }, "Expected the address of a page"],
  [{ url: "https://jobs.example.com/7" }, "Expected the address of a page of results"],
  [{ query: "x", salaryMin: "$20 - $30" }, "Expected a whole number"],
  [{ query: "x", radius: 900 }, "900 is outside 0 to 200."],
  [{ operation: "resume", titles: ["https://resumes.indeed.com/resume/1"] }, "Expected a title such as"],
  [{ operation: "job", jobIds: Array<string>(201).fill(KEY) }, "201 jobs; at most 200 are allowed."],
])("refuses %j", (raw, message) => {
  let refused: unknown = null;
  try {
    read(raw);
  } catch (error) {
    refused = error;
  }
  expect(JSON.stringify((refused as AppError | null)?.details ?? null)).toContain(message);
});

test("each text is a search of its own, and an address keeps its country and filters", () => {
  const asked = searchInput.parse({
    queries: ["nurse", '"stone cutter" -intern'],
    location: "Austin, TX",
    remote: true,
    salaryMin: 50_000,
    postedWithinDays: 7,
    searchUrls: [`https://de.indeed.com/jobs?q=Steinmetz&fromage=3&from=x`, `${US}/q-nurse-jobs.html`],
  });
  expect(searchesOf(asked)).toEqual([
    { country: "us", path: "/jobs", params: { q: "nurse remote $50,000", l: "Austin, TX", fromage: "7" } },
    {
      country: "us",
      path: "/jobs",
      params: { q: '"stone cutter" -intern remote $50,000', l: "Austin, TX", fromage: "7" },
    },
    { country: "de", path: "/jobs", params: { q: "Steinmetz", fromage: "3" } },
    { country: "us", path: "/q-nurse-jobs.html", params: { fromage: "7" } },
  ]);
  const types = searchInput.parse({ queries: ["nurse"], jobType: ["parttime", "contract", "parttime"] });
  expect(searchesOf(types).map(({ params }) => params)).toEqual([
    { q: "nurse", jt: "parttime" },
    { q: "nurse", jt: "contract" },
  ]);
  const linked = searchInput.parse({
    searchUrls: [`${US}/jobs?q=nurse&jt=contract`, `${US}/jobs?q=mason`],
    jobType: ["parttime", "internship"],
    radius: 10,
    experienceLevel: "mid_level",
    sort: "date",
  });
  const more = { radius: "10", explvl: "mid_level", sort: "date" };
  expect(searchesOf(linked).map(({ params }) => params)).toEqual([
    { q: "nurse", jt: "contract", ...more },
    { q: "mason", jt: "parttime", ...more },
    { q: "mason", jt: "internship", ...more },
  ]);
  expect(searchesOf(searchInput.parse({ location: "Bonn", country: "de" }))).toEqual([
    { country: "de", path: "/jobs", params: { l: "Bonn" } },
  ]);
});

const job = (more: Partial<Job> = {}): Job =>
  Job.parse(
    jobDraft({ id: KEY, url: `${US}/viewjob?jk=${KEY}`, title: "Cutter", duplicateKey: KEY, ...more }),
  );

test.each<[Partial<Job>, JsonObject, boolean | null]>([
  [{}, {}, true],
  [{ remote: false }, { remote: true }, false],
  [{ remote: null }, { remote: true }, null],
  [{ salaryMin: 20, salaryMax: 25, salaryPeriod: "hour" }, { salaryMin: 50_000 }, true],
  [{ salaryMin: 20, salaryMax: null, salaryPeriod: "hour" }, { salaryMin: 50_000 }, false],
  [
    { salaryMin: 90_000, salaryMax: 95_000, salaryPeriod: "year" },
    { salaryMax: 40, salaryPeriod: "hour" },
    false,
  ],
  [{ salaryText: "$9" }, { salaryMin: 1 }, null],
  [{ postedAt: "2025-12-01T00:00:00Z" }, { postedWithinDays: 7 }, false],
  [{ postedAt: "2025-12-01T00:00:00Z", indexedAt: "2025-12-30T00:00:00Z" }, { postedWithinDays: 7 }, true],
  [{ isAd: true, fillerReason: "advert" }, { dropFillers: true }, false],
  [{ isAd: false }, { dropFillers: true }, true],
  [{ isAd: null }, { dropFillers: true }, null],
])("of %j the filters %j say %s", (more, filters, expected) => {
  const asked = searchInput.parse({ queries: ["x"], ...filters });
  expect(fits(job(more), asked, new Date("2026-01-01"))).toBe(expected);
});

test("what makes two jobs one follows the policy", () => {
  const one = { country: "us", path: "/jobs", params: { q: "x" } };
  const key = (duplicatePolicy: string, more: Partial<Job>, params = one.params) =>
    duplicateKey(job(more), searchInput.parse({ queries: ["x"], duplicatePolicy }), { ...one, params });
  const company = { id: null, name: "Quarry  Works", url: null, imageUrl: null };
  expect(key("id", { title: "A" })).toBe(key("id", { title: "B" }));
  expect(key("content", { id: "1", company })).toBe(key("content", { id: "2", title: "cutter", company }));
  expect(key("content", { company })).not.toBe(key("content", {}));
  expect(key("none", {})).not.toBe(key("none", {}, { q: "y" }));
});

test("links to apply at lose the marks of who followed them", () => {
  expect(applyLink(`http://www.indeed.com//applystart?jk=${KEY}&tk=1`, US)).toBe(
    `${US}/applystart?jk=${KEY}`,
  );
  expect(applyLink("https://jobs.example/7?a=b", US)).toBe("https://jobs.example/7?a=b");
  expect(applyLink(null, US)).toBeNull();
});

test.each([
  ["robots_disallowed", [`${US}/viewjob`, `${US}/jobs`]],
  ["source_blocked", [`${US}/viewjob`]],
] as const)("a job's page that ends as %s is asked for at %j", async (code, expected) => {
  const asked: string[] = [];
  const get = (url: string) => {
    asked.push(url);
    return asked.length === 1 ? Promise.reject(new SourceError(code, "no")) : Promise.resolve({ url });
  };
  const ctx = { http: { get }, origin: () => US } as unknown as RunContext;
  await askJob(ctx, "us", KEY).catch(() => undefined);
  expect(asked).toEqual(expected);
});

test("linked data fills what the page's own data leaves out, and closes no open end", () => {
  const model = {
    jobKey: KEY,
    jobInfoHeaderModel: { jobTitle: "Sifter" },
    salaryInfoModel: { salaryMin: 17, salaryMax: -1, salaryType: "HOURLY", salaryCurrency: "USD" },
  };
  const value = { "@type": "QuantitativeValue", value: 17, unitText: "HOUR" };
  const posting = {
    "@type": "JobPosting",
    title: "x",
    datePosted: "2025-12-20",
    baseSalary: { currency: "USD", value },
  };
  const text = `<html><script type="application/ld+json">${JSON.stringify(posting)}</script>
    <script>window._initialData=${JSON.stringify(model)};</script></html>`;
  const never = () => undefined;
  expect(readJobPage({ url: `${US}/viewjob`, text }, KEY, "us", never)).toMatchObject({
    title: "Sifter",
    salaryMin: 17,
    salaryMax: null,
    salaryPeriod: "hour",
    postedOn: "2025-12-20",
  });
});
