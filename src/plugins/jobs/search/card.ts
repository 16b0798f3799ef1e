import {
  absoluteUrl,
  at,
  listFrom,
  needed,
  rarely,
  readFields,
  type RunContext,
  textFrom,
} from "../../../plugin-sdk/index.ts";
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
  jobKeyAt,
  labelsAt,
  linkAt,
  marksIn,
  markupAt,
  momentAt,
  rawAt,
  remoteAt,
  textAt,
  wordAt,
} from "../job/job-facts.ts";
import type { KnownJob } from "../job/job-record.ts";
import { payAt, payOn, positive } from "../job/pay.ts";
import { jobUrl, siteOf } from "../source.ts";

const ASKED = { label: needed(textFrom("label", "")), strictness: rarely(textFrom("strictness", "")) };

/** Where each field stands in a card of the results; `marks` are its groups of marks by their names. */
const CARD = {
  id: needed(jobKeyAt("jobkey")),
  title: textAt("displayTitle"),
  normalizedTitle: textAt("normTitle"),
  company: textAt("company"),
  "company.url": rawAt("companyOverviewLink"),
  "company.imageUrl": rawAt("companyBrandingAttributes.logoUrl"),
  headerImageUrl: linkAt("companyBrandingAttributes.headerImageUrl"),
  companyRating: amountAt("companyRating"),
  companyReviewCount: countAt("companyReviewCount"),
  "address.text": textAt("formattedLocation"),
  "address.city": textAt("jobLocationCity"),
  "address.region": textAt("jobLocationState"),
  "address.postalCode": textAt("jobLocationPostal"),
  "address.country": countryAt("country"),
  remote: remoteAt("remoteWorkModel.type"),
  workModel: wordAt("remoteWorkModel.type"),
  employmentTypes: employmentAt("marks.job-types"),
  benefits: labelsAt("marks.benefits"),
  shifts: labelsAt("marks.shifts"),
  schedules: labelsAt("marks.schedules"),
  skills: labelsAt("jobSeekerMatchSummaryModel.sortedMisMatchingEntityDisplayText"),
  requirements: rarely(listFrom("jobCardRequirementsModel.jobOnlyRequirements", ASKED, "")),
  salarySource: wordAt("salarySnippet.source"),
  postedAt: momentAt("pubDate"),
  postedText: textAt("formattedRelativeTime"),
  indexedAt: momentAt("createDate"),
  snippet: markupAt("snippet"),
  applyUrl: rawAt("thirdPartyApplyUrl"),
  salaryPageUrl: rawAt("moreLinks.salaryUrl"),
  easyApply: flagAt("indeedApplyEnabled"),
  isAd: flagAt("sponsored"),
  isNew: flagAt("newJob"),
  isUrgent: flagAt("urgentlyHiring"),
  isExpired: flagAt("expired"),
  hireCount: countAt("hiringMultipleCandidatesModel.hiresNeededExact"),
  applyStartCount: countAt("organicApplyStartCount"),
};
/** What older cards have in place of others. */
const OLDER = {
  title: textAt("title"),
  company: textAt("truncatedCompany"),
  employmentTypes: employmentAt("jobTypes"),
  remote: flagAt("remoteLocation"),
};
const SHOWN = { currency: "salarySnippet.currency", text: "salarySnippet.text" };
const rangeAt = (path: string) => ({
  min: `${path}.min`,
  max: `${path}.max`,
  period: `${path}.type`,
  ...SHOWN,
});
const PAYS = [payAt(false, rangeAt("extractedSalary")), payAt(true, rangeAt("estimatedSalary"))];

/** What a card says of its job; null for a card without a key. */
export function jobOnCard(card: unknown, country: string, warn: RunContext["warn"]): KnownJob | null {
  const site = siteOf(country);
  const reading = { answer: "card", warn };
  const marks = marksIn(at(card, "taxonomyAttributes"));
  const view = typeof card === "object" ? { ...card, marks } : null;
  const read = readFields(CARD, view, reading);
  if (read.id === null) return null;
  const older = readFields(OLDER, view, reading);
  const types = [read.employmentTypes, older.employmentTypes].find(
    (list) => list !== null && list.length > 0,
  );
  return {
    ...read,
    ...payOn(view, reading, PAYS, `en-${country.toUpperCase()}`),
    id: read.id,
    url: jobUrl(country, read.id),
    title: read.title ?? older.title ?? "",
    company: hirer(read.company ?? older.company, read["company.url"], read["company.imageUrl"], site),
    companyRating: positive(read.companyRating),
    address: addressIn(read),
    country,
    remote: read.remote ?? (older.remote === true ? true : isRemoteMark(marks["remote"])),
    employmentTypes: types ?? read.employmentTypes ?? older.employmentTypes,
    applyUrl: applyLink(read.applyUrl, site),
    salaryPageUrl: read.salaryPageUrl === null ? null : absoluteUrl(read.salaryPageUrl, site),
  };
}
