import {
  countField,
  fillerOf,
  flagField,
  instantField,
  integerField,
  jobFields,
  linkField,
  listField,
  localeFields,
  neededText,
  numberField,
  objectField,
  placeField,
  positionFields,
  searchFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";
import { companyFactFields } from "../company/company-record.ts";

const requirementFields = {
  label: neededText("What is asked for, in the language of the page."),
  strictness: textField("How strictly, in the source's own word, such as required."),
};

/** Record of `search` and `job`. */
export const Job = z
  .object({
    ...jobFields(),
    ...localeFields(),
    normalizedTitle: textField("Title as the source files it; `salaries` takes it in `titles`."),
    companyRating: numberField("Mean rating of the company by people who work there, 1 to 5."),
    companyReviewCount: countField("Reviews of the company."),
    headerImageUrl: linkField("Picture at the head of the company's page."),
    workModel: textField(
      "Where one works, in the source's own word, such as remote_always or remote_hybrid.",
    ),
    salaryIsEstimate: flagField("True when the pay is guessed by the source, not said by the employer."),
    salarySource: textField("Where the source has the pay from, in its own word, such as extraction."),
    salaryPageUrl: linkField("Page of usual pay for this title and place; `salaries` takes it."),
    indexedAt: instantField("When the source first listed it, ISO 8601 UTC."),
    benefits: textsField("What is offered besides pay, in the language of the page."),
    shifts: textsField("Shifts, in the language of the page."),
    schedules: textsField("Working hours, in the language of the page."),
    skills: textsField("Skills and other marks that the source finds in the text."),
    requirements: listField(requirementFields, "What the employer asks for."),
    occupations: textsField("Occupations that the source files it under."),
    snippet: textField("Beginning of the text as the list shows it, plain."),
    applyUrl: linkField("Where one applies."),
    employerUrl: linkField("The job on the employer's own site."),
    easyApply: flagField("True when one can apply on the source itself."),
    isNew: flagField("True when the source marks it as new."),
    isUrgent: flagField("True when the employer hires urgently."),
    isExpired: flagField("True when one can no longer apply."),
    isRepost: flagField("True when it was listed before."),
    hireCount: countField("How many people will be hired."),
    candidateCount: countField("People who applied, as the source tells."),
    applyStartCount: countField("People who began to apply through the source."),
    companyInfo: objectField(companyFactFields(), "Facts of the company, with `includeCompanyInfo`."),
    ...searchFields(),
    searchLocation: textField("Place that was searched, in `search`."),
    page: placeField("Page of the results, from 1, in `search`."),
    ...positionFields(),
    fillerReason: textField(
      "Why the list has it although it is no hit: advert for one that was paid for, outside_location for one that is certainly not in the place searched, beyond_total for one more than the source counts.",
    ),
    duplicateKey: neededText("What two Records have in common that are the same by `duplicatePolicy`."),
    matchCount: integerField("Jobs that the source counts for the search, fillers left out."),
  })
  .meta({ title: "Job" });
export type Job = z.output<typeof Job>;

/** What a page says of a job; the rest is null. */
export const jobDraft = fillerOf(Job.shape);
export type KnownJob = { [K in keyof z.input<typeof Job>]?: z.input<typeof Job>[K] | null | undefined };
