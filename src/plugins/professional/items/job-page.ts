import {
  addressOf,
  canonicalUrl,
  changed,
  findByType,
  type HtmlDocument,
  htmlToText,
  int,
  type JsonLd,
  jsonLd,
  metaContent,
  type PageText,
  parseHtml,
  personOf,
  readJobPosting,
  type RunContext,
  type Stated,
  statedOn,
  str,
  timeOf,
} from "../../../plugin-sdk/index.ts";
import { identityOf, linkAt, outwardUrl, pictureIn } from "../page/links.ts";
import { requireWhole } from "../page/whole.ts";
import { jobUrl } from "../source.ts";
import { jobOf } from "../targets.ts";
import { idAndUrl, payOf } from "./job-card.ts";
import { jobDraft, type JobDraft } from "./job-record.ts";
import { CLOSED, CRITERIA } from "./job-words.ts";

const TITLE = ".top-card-layout__title, .topcard__title";
const APPLY = '[class*="apply-button"], [class*="top-card-layout__cta--primary"], code#applyUrl';

/**
 * What the page of a job says, or the part of it that LinkedIn's own scripts load beside lists: no word of similar jobs.
 * @throws SourceError `source_changed` for one that is cut, of another form, or about another job
 */
export function readJob(page: PageText & { url: string }, id: string, warn: RunContext["warn"]): JobDraft {
  requireWhole(page);
  const document = parseHtml(page);
  const linked = linkedOn(jsonLd(document), warn);
  const title = document.textOf(TITLE) ?? linked?.title ?? null;
  const plain = document.one(".description__text");
  const markup =
    document.one(".show-more-less-html__markup") ?? (plain?.has("section, button") === true ? null : plain);
  const text = htmlToText(markup?.html() ?? "") || (linked?.description ?? null);
  if (title === null || (markup === null && text === null))
    throw changed(page, "The page has no job in a known form.");
  const ids = idsOn(document);
  if (ids.length === 0 || ids.some((one) => one !== id))
    throw changed(page, `The page is not about job ${id}.`);
  const stated = statedOn(warn, `the page of job ${id}`);
  if (!document.has(TITLE) || markup === null)
    warn(
      "linked_data_only",
      `title, description, seniority, jobFunction, applicantText: job ${id} is read from its linked data.`,
    );
  const shown = shownOn(document, stated);
  return jobDraft({
    ...shown,
    ...(linked === null ? {} : knownOf(linked)),
    company: shown.company.name === null && linked?.company != null ? linked.company : shown.company,
    address:
      linked?.address == null ? shown.address : { ...linked.address, text: shown.address?.text ?? null },
    isClosed: isClosedOn(document) || (linked !== null || document.has(APPLY) ? false : null),
    id,
    url: jobUrl(id),
    title,
    description: stated("description", text),
  });
}

/** The words for it stand at the top, in a part of its own or not. */
const isClosedOn = (document: HtmlDocument): boolean =>
  document.has('[class*="closed-job"]') ||
  CLOSED.test(document.textOf(".top-card-layout, .topcard, .jobs-apply-banner") ?? "");

const knownOf = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null)) as Partial<T>;

/** Every place where a page says which job it is about. */
function idsOn(document: HtmlDocument): string[] {
  const title = document.one(TITLE)?.closest("a[href]")?.url("href") ?? null;
  const mark =
    document.one('[data-semaphore-content-type="JOB"]')?.attr("data-semaphore-content-urn") ?? null;
  const links = [canonicalUrl(document), metaContent(document, "lnkd:url"), title, mark];
  const code = /\d{5,}/.exec(document.one("code#decoratedJobPostingId")?.html() ?? "")?.[0];
  return [...links.map((link) => (link === null ? null : jobOf(link))), code].filter((one) => one != null);
}

function shownOn(document: HtmlDocument, stated: Stated) {
  const link = document.one("a.topcard__org-name-link");
  const beside = link?.text() || document.textOf(".topcard__flavor:not(.topcard__flavor--bullet)");
  // Without a link a name is what is no title.
  const name = link === null && beside === document.textOf(TITLE) ? null : beside;
  const location = document.textOf(
    ".topcard__flavor--bullet:not(.num-applicants__figure):not(.num-applicants__caption)",
  );
  const posted = document.textOf(".posted-time-ago__text");
  const applicants = document.textOf(".num-applicants__caption");
  const logo = pictureIn(document.one(".top-card-layout, .topcard"), "img.artdeco-entity-image");
  stated("company", name);
  stated("address.text", location);
  stated("postedText", posted);
  return {
    company: personOf({ ...idAndUrl(identityOf(link?.attr("href") ?? null)), name, imageUrl: logo }),
    companyNumber: metaContent(document, "companyId"),
    address: location === null ? null : addressOf({ text: location }),
    ...timeOf("posted", posted),
    applicantText: applicants,
    // A count stands before its word; other numbers are bounds.
    applicantCount: /^\d+(?= \p{L})/u.test(applicants ?? "") ? int(applicants?.split(" ")[0]) : null,
    ...payOf(document.textOf(".compensation__salary, .salary.compensation__salary")),
    applyUrl: applyUrlOn(document),
    ...criteriaOn(document, stated),
  };
}

function criteriaOn(document: HtmlDocument, stated: Stated) {
  const list = document.one(".description__job-criteria-list, .job-criteria__list") ?? document;
  const items = list.all(".description__job-criteria-item, .job-criteria__item");
  const read = items.flatMap((item) => {
    const name = item.textOf(".description__job-criteria-subheader, .job-criteria__subheader");
    // Pages of before 2021 have each function and industry in a part of its own.
    const values = item.all(".description__job-criteria-text, .job-criteria__text").map((one) => one.text());
    const value = values.join(", ") || null;
    return stated("criteria", name) === null || stated("criteria", value) === null
      ? []
      : [{ name: name ?? "", value: value ?? "" }];
  });
  const criteria = [...new Map(read.toReversed().map((one) => [one.name, one])).values()].toReversed();
  const isForeign = !criteria.every(({ name }) => CRITERIA.flat().includes(name));
  const [seniority, employment, jobFunction, industry] = CRITERIA.map((labels, index) =>
    isForeign && criteria.length === CRITERIA.length
      ? criteria[index]?.value
      : criteria.find(({ name }) => labels.includes(name))?.value,
  );
  const type = employment?.toLowerCase().replace(/[\s-]+/g, "_");
  return {
    criteria: items.length === 0 ? null : criteria,
    seniority: seniority ?? null,
    employmentTypes: type === undefined ? null : [type],
    jobFunction: jobFunction ?? null,
    industry: industry ?? null,
  };
}

/** The page keeps the address for its script in a comment, behind one of LinkedIn's own. */
function applyUrlOn(document: HtmlDocument): string | null {
  const text = /"(.+)"/.exec(document.one("code#applyUrl")?.html() ?? "")?.[1];
  const url = URL.parse(text?.replaceAll("&amp;", "&") ?? "");
  return outwardUrl(url?.searchParams.get("url") ?? url?.href ?? null);
}

/** What the linked data of a page add: exact times, place and position, pay. Jobs that are closed have none. */
function linkedOn(source: JsonLd, warn: RunContext["warn"]) {
  const { job, doubts } = readJobPosting(source);
  for (const { field, reason } of doubts) warn("field_doubted", `${field}: ${reason}`);
  const [node] = findByType(source.items, "JobPosting");
  if (job === null || node === undefined) return null;
  const { postedAt, postedOn, validThroughAt, validThroughOn, latitude, longitude, employmentTypes, remote } =
    job;
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod, address } = job;
  const company = identityOf(linkAt(node, "hiringOrganization.sameAs"));
  return {
    ...{ title: job.title, description: job.description },
    ...{ postedAt, postedOn, validThroughAt, validThroughOn, latitude, longitude, employmentTypes, remote },
    ...{ salaryMin, salaryMax, salaryCurrency, salaryPeriod, address },
    company: job.company === null ? null : { ...job.company, ...idAndUrl(company) },
    skills: listIn(str(node, "skills")),
    education: str(node, "educationRequirements.credentialCategory"),
    experienceMonths: int(node, "experienceRequirements.monthsOfExperience"),
    industry: str(node, "industry") || null,
  };
}

const listIn = (text: string | null): string[] | null =>
  text === null ? null : text.split(",").flatMap((part) => part.trim() || []);
