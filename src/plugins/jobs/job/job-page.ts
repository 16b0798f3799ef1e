import {
  at,
  canonicalUrl,
  changed,
  htmlToText,
  jsonLd,
  jsonVariable,
  nothingOf,
  obj,
  openGraph,
  type PageText,
  parseHtml,
  parseJsonSafe,
  readFields,
  readJobPosting,
  requireEnd,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import { jobUrl, siteOf } from "../source.ts";
import { readUrl } from "../targets.ts";
import {
  addressIn,
  amountAt,
  applyLink,
  countAt,
  countryAt,
  employmentAt,
  flagAt,
  hirer,
  isRemoteMark,
  labelsAt,
  languageOf,
  linkAt,
  marksIn,
  momentAt,
  rawAt,
  remoteAt,
  textAt,
  wordAt,
} from "./job-facts.ts";
import type { KnownJob } from "./job-record.ts";
import { firstKnown, withoutTold } from "./merge.ts";
import { payAt, payOn, positive } from "./pay.ts";

/** Where each field stands in what the page's own query answers: the fullest place. */
const ANSWER = {
  title: textAt("title"),
  normalizedTitle: textAt("normalizedTitle"),
  company: textAt("sourceEmployerName"),
  "company.url": rawAt("employer.relativeCompanyPageUrl"),
  "company.imageUrl": linkAt("employer.dossier.images.squareLogoUrls.url256"),
  headerImageUrl: linkAt("employer.dossier.images.headerImageUrls.url1960x400"),
  companyRating: amountAt("employer.ugcStats.ratings.overallRating.value"),
  companyReviewCount: countAt("employer.ugcStats.globalReviewCount"),
  "address.text": textAt("location.formatted.long"),
  "address.street": textAt("location.streetAddress"),
  "address.city": textAt("location.city"),
  "address.region": textAt("location.admin1Code"),
  "address.postalCode": textAt("location.postalCode"),
  "address.country": countryAt("location.countryCode"),
  latitude: amountAt("location.latitude"),
  longitude: amountAt("location.longitude"),
  employmentTypes: employmentAt("jobTypes"),
  benefits: labelsAt("benefits"),
  schedules: labelsAt("shiftAndSchedule"),
  skills: labelsAt("attributes"),
  occupations: labelsAt("occupations"),
  postedAt: momentAt("datePublished"),
  indexedAt: momentAt("dateOnIndeed"),
  validThroughAt: momentAt("expirationDate"),
  description: rawAt("description.text"),
  descriptionHtml: rawAt("description.html"),
  language: rawAt("language"),
  employerUrl: linkAt("url"),
  isUrgent: flagAt("hiringDemand.isUrgentHire"),
  isExpired: flagAt("expired"),
  isRepost: flagAt("isRepost"),
  candidateCount: countAt("applicants.count.total"),
  applyStartCount: countAt("jobStats.organicApplyStarts"),
};
/** Where it stands in what the page shows: `header` and `info` are parts of it, `marks` its groups of marks by name. */
const SHOWN = {
  title: textAt("header.jobTitle"),
  company: textAt("header.companyName"),
  "company.url": rawAt("header.companyOverviewLink"),
  "company.imageUrl": linkAt("header.companyImagesModel.logoUrl"),
  headerImageUrl: linkAt("header.companyImagesModel.headerImageUrl"),
  companyRating: amountAt("header.companyReviewModel.ratingsModel.rating"),
  companyReviewCount: countAt("header.companyReviewModel.ratingsModel.count"),
  "address.text": textAt("header.formattedLocation"),
  remote: remoteAt("header.remoteWorkModel.type"),
  workModel: wordAt("header.remoteWorkModel.type"),
  isRemoteLocation: flagAt("header.remoteLocation"),
  employmentTypes: employmentAt("marks.job-types"),
  benefits: labelsAt("marks.benefits"),
  shifts: labelsAt("marks.shifts"),
  schedules: labelsAt("marks.schedules"),
  postedText: textAt("hiringInsightsModel.age"),
  descriptionHtml: rawAt("info.sanitizedJobDescription.content|info.sanitizedJobDescription"),
  isExpired: flagAt("info.showExpiredHeader"),
  candidateCount: countAt("hiringInsightsModel.numOfCandidates"),
  employerUrl: linkAt("jobMetadataFooterModel.originalJobLink"),
  language: rawAt("jobLanguage"),
};

/** What other layouts have in place of these. */
const OTHERWISE = {
  title: textAt("jobTitle"),
  normalizedTitle: textAt("header.jobNormTitle"),
  "address.text": textAt("jobLocation"),
  employmentTypes: employmentAt("types"),
  descriptionHtml: rawAt("sanitizedJobDescription.content|sanitizedJobDescription"),
  postedText: textAt("jobMetadataFooterModel.age"),
  applyUrl: rawAt("viewJobButtonLinkContainerModel.viewJobButtonLinkModel.href"),
};

const flat = (within: string) => ({
  min: `${within}.salaryMin`,
  max: `${within}.salaryMax`,
  period: `${within}.salaryType`,
  currency: `${within}.salaryCurrency`,
  text: `${within}.salaryText`,
});
const pay = (within: string) => {
  const base = `${within}.baseSalary`;
  const range = { min: `${base}.range.min`, max: `${base}.range.max`, period: `${base}.unitOfWork` };
  return {
    ...range,
    currency: "answer.compensation.currencyCode",
    text: "answer.compensation.formattedText",
  };
};
const guess = "salaryGuideModel.estimatedSalaryModel";
const PAYS = [
  payAt(false, pay("answer.compensation")),
  payAt(false, flat("salaryInfoModel")),
  payAt(false, flat("header")),
  payAt(true, pay("answer.compensation.estimated")),
  payAt(true, {
    ...{ min: `${guess}.min`, max: `${guess}.max`, period: `${guess}.type` },
    ...{ currency: `${guess}.currency`, text: `${guess}.formattedRange` },
  }),
];

/** The places of a page where a job may be kept: of its own page, of older ones, and of a list that opened it. */
function modelsIn(page: PageText): unknown[] {
  const whole = /^\s*\{/.test(page.text) ? parseJsonSafe(page.text) : null;
  const root = jsonVariable(page.text, "window._rootProps").value;
  const state = jsonVariable(page.text, "window._initialData").value;
  return [
    at(root, "preloadedVJData"),
    root,
    at(state, "viewJobClientSideModel"),
    at(state, "autoOpenTwoPaneViewjobResponse.body"),
    state,
    at(whole, "body"),
    whole,
  ];
}

const answerOf = (model: unknown): unknown =>
  at(model, "hostQueryExecutionResult.data.jobData.results[0].job");
const infoOf = (model: unknown): unknown =>
  at(model, "jobInfoWrapperModel.jobInfoModel") ?? at(model, "jobInfoModel") ?? model;

/**
 * What a page says of one job: a page of its own in any layout, or a list that shows it beside its cards.
 * @throws SourceError `source_changed` for another form, or another job
 */
export function readJobPage(
  page: PageText & { url: string },
  id: string,
  country: string,
  warn: RunContext["warn"],
): KnownJob {
  if (/<html\b/i.test(page.text)) requireEnd(page, "</html>");
  const model =
    modelsIn(page).find((one) => obj(infoOf(one), "jobInfoHeaderModel") ?? obj(answerOf(one))) ?? null;
  const document = parseHtml(page);
  const { job: posting, doubts } = readJobPosting(jsonLd(document), { baseUrl: siteOf(country) });
  if (model === null && posting === null) throw changed(page, "The page has no job in a known form.");
  const answer = answerOf(model);
  const links = [canonicalUrl(document), openGraph(document).get("url")?.[0], posting?.url];
  const keys = [
    ...[str(model, "jobKey"), str(answer, "key"), str(infoOf(model), "jobInfoHeaderModel.jobKey")],
    ...links.map((link) => {
      const target = link == null ? null : readUrl(link);
      return target?.kind === "job" ? target.value : null;
    }),
  ].filter((key) => key !== null);
  if (keys.some((key) => key !== id) || (keys.length === 0 && !page.text.includes(id)))
    throw changed(page, `The page is not about job ${id}.`);
  for (const { field, reason } of doubts) warn("field_doubted", `${field}: ${reason}`);
  const fromModel: KnownJob = model === null ? {} : readModel(model, answer, country, warn);
  const job: KnownJob = firstKnown(fromModel, withoutTold(posting ?? {}, fromModel));
  if (job.title == null) throw changed(page, "The page names no job.");
  return { ...job, id, url: jobUrl(country, id), country };
}

/** What the page's own data says: what its query answers before what it shows. */
function readModel(model: unknown, answer: unknown, country: string, warn: RunContext["warn"]): KnownJob {
  const site = siteOf(country);
  const reading = { answer: "page", warn };
  const info = infoOf(model);
  const header = at(info, "jobInfoHeaderModel");
  const marks = marksIn(at(header, "taxonomyAttributes"));
  const line = str(info, "jobMetadataHeaderModel.jobType") ?? str(model, "jobMetadataHeaderModel.jobType");
  const types = at(header, "jobTypes") ?? line?.split(/,\s*/);
  const view = { ...obj(model), info, header, answer, marks, types };
  const full = answer === null ? nothingOf(ANSWER) : readFields(ANSWER, answer, reading);
  const read = firstKnown(
    firstKnown(full, readFields(SHOWN, view, reading)),
    readFields(OTHERWISE, view, reading),
  );
  const isRemote = read.isRemoteLocation === true ? true : null;
  return {
    ...read,
    ...payOn(view, reading, PAYS, `en-${country.toUpperCase()}`),
    company: hirer(read.company ?? null, read["company.url"] ?? null, read["company.imageUrl"] ?? null, site),
    companyRating: positive(read.companyRating ?? null),
    address: addressIn(read),
    remote:
      read.remote ?? isRemote ?? isRemoteMark(at(answer, "attributes")) ?? isRemoteMark(marks["remote"]),
    applyUrl: applyLink(read.applyUrl ?? null, site),
    language: languageOf(read.language ?? null),
    // Both places of the page have the HTML; the plain text is in one of them.
    description: read.descriptionHtml == null ? (read.description ?? null) : htmlToText(read.descriptionHtml),
  };
}
