import {
  countField,
  fillerOf,
  flagField,
  integerField,
  jobFields,
  linkField,
  listField,
  neededText,
  placeField,
  searchFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";

/** Record of `jobs` and `job`. */
export const Job = z
  .object({
    ...jobFields(),
    companyNumber: textField("Number of the company; `jobs` takes it in `companyIds`."),
    seniority: textField("Level that is asked for, as shown."),
    jobFunction: textField("Field of work, as shown."),
    industry: textField("Industry, as shown."),
    criteria: listField(
      { name: neededText("What is said."), value: neededText("What it is.") },
      "All that the page lists of this kind, in the language of the page.",
    ),
    badges: textsField("Marks such as Be an early applicant, in the language of the page."),
    applicantCount: countField("People who applied; null where the page has a phrase such as Over 200."),
    applicantText: textField("People who applied, as shown."),
    applyUrl: linkField("Where one applies, when that is another site."),
    isClosed: flagField("True when one can no longer apply; null when the page does not tell."),
    skills: textsField("Skills that are asked for."),
    education: textField("Education that is asked for, in the source's own word."),
    experienceMonths: integerField("Months of experience that are asked for."),
    ...searchFields(),
    searchLocation: textField("Place that was searched, in `jobs`."),
    resultPosition: placeField("Place among the results, from 1, over all pages, in `jobs`."),
  })
  .omit({ places: true, validThroughText: true, descriptionHtml: true })
  .meta({ title: "Job" });

/** What a page says of a job; the rest is null. */
export const jobDraft = fillerOf(Job.shape);
export type JobDraft = ReturnType<typeof jobDraft>;
