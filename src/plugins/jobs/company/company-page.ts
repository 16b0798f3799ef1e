import {
  absoluteUrl,
  arr,
  canonicalUrl,
  changed,
  countOf,
  fillerOf,
  fieldFrom,
  int,
  integerField,
  jsonScriptById,
  jsonVariable,
  linkFrom,
  listFrom,
  needed,
  obj,
  objectFrom,
  type PageText,
  parseHtml,
  parseJsonSafe,
  rarely,
  readFields,
  requireEnd,
  type RunContext,
  str,
  textFrom,
  textsField,
  type z,
} from "../../../plugin-sdk/index.ts";
import {
  amountAt,
  countAt,
  languageOf,
  linkAt,
  markupAt,
  rawAt,
  textAt,
  toldTextAt,
  wordAt,
} from "../job/job-facts.ts";
import { positive } from "../job/pay.ts";
import { jobUrl, siteOf } from "../source.ts";
import { companySlug, JOB_ID, readUrl } from "../targets.ts";
import { Company } from "./company-record.ts";
import { SHOWN_REVIEW, shownReviews } from "./shown-reviews.ts";

const named = (path: string) => needed(textFrom(path, ""));
const integerAt = (path: string) => rarely(fieldFrom(path, integerField(""), (value) => int(value)));
const ABOUT = "aboutSectionViewModel.aboutCompany";
const HEADER = "companyPageHeader";
const JOBS = "jobsSectionViewModel";
const INTERVIEWS = "interviewsSectionViewModel.summaryStory";

const YEAR = { year: integerAt("year"), rating: amountAt("rating") };
const SCORE = { category: named("category"), score: amountAt("score") };
const RATINGS = {
  workLifeBalance: amountAt("workLifeBalance"),
  compensationBenefits: amountAt("compensationBenefits"),
  jobSecurityAdvancement: amountAt("jobSecurityAdvancement"),
  management: amountAt("management"),
  culture: amountAt("culture"),
};
const BENEFIT = { benefit: named("benefit") };
const PLACE_RATING = { name: named("name"), rating: amountAt("reviewRating") };
const LOCATION = { name: named("name"), jobCount: countAt("jobCount") };
const CATEGORY = { name: named("displayName"), jobCount: countAt("jobCount") };
/** One job of a company. */
export const JOB = {
  id: named("jobKey"),
  title: named("title"),
  location: toldTextAt("location"),
  salaryText: textAt("salarySnippet"),
  postedText: toldTextAt("formattedRelativeTime"),
};
const SIMILAR = {
  id: rawAt("companyUrl"),
  name: named("companyName"),
  rating: amountAt("rating"),
  reviewCount: countAt("reviewCount"),
  jobCount: countAt("jobCount"),
};
const rows = <F extends Parameters<typeof listFrom>[1]>(path: string, fields: F) =>
  rarely(listFrom(path, fields, ""));

/** Where each field stands in the data of a company's page. `tabs` are its tabs by the end of their addresses. */
const COMPANY = {
  name: textAt(`${HEADER}.companyHeader.name`),
  rating: amountAt(`${HEADER}.companyHeader.rating`),
  reviewCount: countAt(`${HEADER}.companyHeader.reviewCount`),
  happinessScore: integerAt(`${HEADER}.companyHeader.happinessScore`),
  happinessGrade: wordAt(`${HEADER}.companyHeader.happinessGrade`),
  imageUrl: linkAt(`${HEADER}.logoUrl`),
  headerImageUrl: linkAt(`${HEADER}.headerImage.headerImageUrl`),
  description: markupAt(`${ABOUT}.description`),
  industry: textAt(`${ABOUT}.industry`),
  sectors: rarely(fieldFrom(`${ABOUT}.sectorNames`, textsField(""))),
  employees: rawAt(`${ABOUT}.employeeRange`),
  founded: integerAt(`${ABOUT}.founded`),
  headquarters: textAt(`${ABOUT}.headquartersLocation.address`),
  website: rarely(linkFrom(`${ABOUT}.websiteUrl.url`, "")),
  ceoApprovalPercent: amountAt(`${ABOUT}.ceoApproval`),
  ceoName: textAt("aboutSectionViewModel.aboutCeo.name"),
  jobCount: countAt(`${JOBS}.totalJobCount`),
  "tabs.jobs": rawAt("tabs.jobs"),
  "tabs.salaries": rawAt("tabs.salaries"),
  "tabs.faq": rawAt("tabs.faq"),
  "tabs.interviews": rawAt("tabs.interviews"),
  salaryCount: rawAt("salarySectionViewModel.count"),
  interviewCount: rawAt("interviewsSectionViewModel.formattedCount"),
  interviewDifficulty: wordAt(`${INTERVIEWS}.difficultyCard.result`),
  interviewExperience: wordAt(`${INTERVIEWS}.experienceCard.result`),
  interviewDurationText: textAt(`${INTERVIEWS}.durationCard.text`),
  questionCount: countAt("qnaSectionViewModel.questionCount"),
  ratingsByCategory: rarely(objectFrom("reviewRatingOverallSectionViewModel.reviewCategories", RATINGS, "")),
  ratingsByYear: rows("reviewRatingOverallSectionViewModel.overallRating.ratings", YEAR),
  ratingsByLocation: rows("locationsSectionViewModel.locations", PLACE_RATING),
  happiness: rows("happinessModule.individualRatings", SCORE),
  benefits: rows("benefitSectionViewModel.benefits", BENEFIT),
  topLocations: rows(`${JOBS}.jobLocations`, LOCATION),
  topCategories: rows(`${JOBS}.jobCategories`, CATEGORY),
  jobs: rows(`${JOBS}.locationJobs`, JOB),
  topReviews: rows("reviewsSectionViewModel.reviews", SHOWN_REVIEW),
  similarCompanies: rows("similarCompaniesSectionViewModel.similarCompanyCards", SIMILAR),
};

const companyOf = fillerOf(Company.shape);

/** The data of a page below `/cmp/`, in either of its places, or alone. */
export function companyState(page: PageText): unknown {
  if (/^\s*\{/.test(page.text)) return parseJsonSafe(page.text);
  return (
    jsonScriptById(page.text, "comp-initialData").value ??
    jsonVariable(page.text, "window._initialData").value
  );
}

/** The slug that the data names. @throws SourceError `source_changed` for no data, or that of another company */
export function ownSlug(page: PageText & { url: string }, state: unknown, asked: string): string {
  if (/<html\b/i.test(page.text)) requireEnd(page, "</html>");
  if (obj(state) === null) throw changed(page, "The page has no readable data of a company.");
  const site = "https://www.indeed.com";
  const links = ["baseUrl", "requestContext.url", `${JOBS}.baseUrl`, `${HEADER}.tabMenu[0].url`];
  const link = links.flatMap((path) => str(state, path) ?? [])[0] ?? canonicalUrl(parseHtml(page));
  const own = companySlug(link, site);
  // A company that was renamed is moved to another address.
  const wanted = [asked, readUrl(page.url)?.value ?? asked].map((slug) => slug.toLowerCase());
  if (own === null || !wanted.includes(own.toLowerCase()))
    throw changed(page, `The page is not about ${asked}.`);
  return own;
}

/** What the tabs of a page count, by the end of their addresses, such as `jobs`; null for one without a count. */
export function tabCounts(state: unknown): Readonly<Record<string, string | null>> {
  const tabs = arr(state, `${HEADER}.tabMenu`) ?? [];
  return Object.fromEntries(
    tabs.map((tab) => [str(tab, "url")?.split(/[?#]/, 1)[0]?.split("/").at(-1) ?? "", str(tab, "count")]),
  );
}

/** Reads the page of a company. @throws SourceError `source_changed` */
export function readCompanyPage(
  page: PageText & { url: string },
  slug: string,
  country: string,
  warn: RunContext["warn"],
): z.input<typeof Company> {
  const state = companyState(page);
  const id = ownSlug(page, state, slug);
  const site = siteOf(country);
  const tabs = tabCounts(state);
  const view = { ...obj(state), tabs };
  const { employees, benefits, jobs, topReviews, similarCompanies, ...read } = readFields(COMPANY, view, {
    answer: "company",
    warn,
  });
  const name = read.name ?? str(state, `${ABOUT}.name`) ?? str(state, "companyName");
  if (name === null) throw changed(page, "The page names no company.");
  const locale = str(state, "requestContext.locale") ?? undefined;
  const count = (shown: string | null) => countOf("shown", shown, locale).shownCount;
  const range = employeesIn(employees);
  if (employees !== null && range === null)
    warn(
      "field_missing",
      `employeesMin, employeesMax: "${employees.slice(0, 40)}" is no range that is known.`,
    );
  return companyOf({
    ...read,
    id,
    url: `${site}/cmp/${encodeURIComponent(id).replaceAll("%26", "&")}`,
    name,
    country,
    language: languageOf(locale ?? null),
    fccId: str(state, "encodedFccId") ?? str(state, "companyPageFooter.encodedFccId"),
    rating: positive(read.rating),
    employeesMin: range?.[0] ?? null,
    employeesMax: range?.[1] ?? null,
    jobCount: read.jobCount ?? count(read["tabs.jobs"]),
    salaryCount: count(read.salaryCount ?? read["tabs.salaries"]),
    questionCount: read.questionCount ?? count(read["tabs.faq"]),
    interviewCount: count(read.interviewCount ?? read["tabs.interviews"]),
    benefits: benefits?.map(({ benefit }) => benefit) ?? null,
    jobs: jobs === null ? null : jobRows(jobs, country),
    topReviews: topReviews === null ? null : shownReviews(topReviews, site, locale),
    similarCompanies:
      similarCompanies?.map((one) => ({ ...one, id: companySlug(absoluteUrl(one.id ?? "", site), site) })) ??
      null,
  });
}

/** Jobs of a company by what was read of them; those without a readable key are left out. */
export const jobRows = <J extends { id: string }>(jobs: readonly J[], country: string) =>
  jobs.filter(({ id }) => JOB_ID.test(id)).map((job) => ({ ...job, url: jobUrl(country, job.id) }));

/** `ERv1_1001_5000`, `ERv1_10000_PLUS`. */
function employeesIn(range: string | null): [number, number | null] | null {
  const [, low, high] = /_(\d+)_(\d+|PLUS)$/.exec(range ?? "") ?? [];
  return low === undefined ? null : [Number(low), high === "PLUS" ? null : Number(high)];
}
