import {
  countField,
  fillerOf,
  localeFields,
  neededLink,
  neededText,
  numberField,
  objectField,
  personFields,
  placeField,
  salaryFields,
  textField,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";

const distributionFields = {
  min: numberField("Least pay."),
  percentile10: numberField("Pay that nine tenths of the people exceed."),
  percentile25: numberField("Pay that three quarters exceed."),
  median: numberField("Pay that half exceed."),
  percentile75: numberField("Pay that a quarter exceeds."),
  percentile90: numberField("Pay that a tenth exceeds."),
  max: numberField("Most pay."),
  currency: salaryFields().salaryCurrency,
  period: salaryFields().salaryPeriod,
  sampleCount: countField("Reported pays that it is made of."),
};

/** Record of `salaries`: what people earn in one role, in a place or at a company. */
export const Salary = z
  .object({
    id: neededText("Path of the page, and what the row on it is about."),
    url: neededLink("Page that shows it."),
    title: neededText("Role."),
    ...localeFields(),
    company: objectField(personFields(), "Company, if it is the pay at one; `id` is what `company` takes."),
    location: textField("Place that it is for; null for the whole country."),
    ...salaryFields(),
    salaryMean: numberField("Mean pay, in units of `salaryCurrency`."),
    distribution: objectField(distributionFields, "How pays spread, with a time and currency of its own."),
    sampleCount: countField("Reported pays that it is made of."),
    category: textField("Group of roles on the page, in its language."),
    companySalaryCount: countField("Pays reported for the company, all roles together."),
    companyRating: numberField("Mean rating of the company, 1 to 5."),
    companyReviewCount: countField("Reviews of the company."),
    salarySource: wordField(
      ["company", "title", "top_company"],
      "company: page of a company; title: page of a title; top_company: best-paying company on that.",
    ),
    resultPosition: placeField("Place on the page, from 1."),
  })
  .meta({ title: "Salary" });

/** What a page says of a pay; the rest is null. */
export const salaryDraft = fillerOf(Salary.shape);
export type SalaryDraft = ReturnType<typeof salaryDraft>;
