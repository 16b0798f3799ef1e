import {
  flagField,
  listField,
  numberField,
  objectField,
  textField,
  textsField,
  wordField,
} from "./field-types.ts";
import { fillerOf, type FieldsOf } from "./group.ts";
import { identityFields, personFields } from "./identity.ts";
import { placeFields } from "./place.ts";
import { timeFields } from "./time.ts";

export const SALARY_PERIODS = ["hour", "day", "week", "month", "year"] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** What a job pays. */
export const salaryFields = () => ({
  salaryMin: numberField("Least pay, in units of `salaryCurrency`; equals `salaryMax` for a single amount."),
  salaryMax: numberField("Most pay, in units of `salaryCurrency`."),
  salaryCurrency: textField("Currency of the pay, ISO 4217."),
  salaryPeriod: wordField(SALARY_PERIODS, "Time that the pay is for."),
  salaryText: textField("Pay, as shown."),
});

/** One open job. */
export const jobFields = () => ({
  ...identityFields("the job"),
  company: objectField(personFields(), "Who hires."),
  ...placeFields(),
  places: listField(placeFields(), "All places of work; with one of them `address` is the same."),
  remote: flagField("True when the work can be done from anywhere; null when the page does not say."),
  employmentTypes: textsField("Kinds of employment in lower_snake, such as full_time."),
  ...salaryFields(),
  ...timeFields("posted", "When it was posted"),
  ...timeFields("validThrough", "Until when one can apply"),
  description: textField("Description, plain."),
  descriptionHtml: textField("Description as HTML, where it holds more than the plain one."),
});

export type Salary = FieldsOf<ReturnType<typeof salaryFields>>;
export type Job = FieldsOf<ReturnType<typeof jobFields>>;

/** Fills `salaryFields()`. */
export const salaryOf = fillerOf(salaryFields());
/** Fills `jobFields()`. */
export const jobOf = fillerOf(jobFields());
