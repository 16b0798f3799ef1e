import {
  arr,
  changed,
  countOf,
  fieldFrom,
  int,
  listFrom,
  needed,
  obj,
  type PageText,
  rarely,
  readFields,
  type RunContext,
  SALARY_PERIODS,
  str,
  textFrom,
  wordField,
} from "../../../plugin-sdk/index.ts";
import { companyState, ownSlug, tabCounts } from "../company/company-page.ts";
import { hirer, languageOf } from "../job/job-facts.ts";
import { periodOf, shownPay } from "../job/pay.ts";
import { siteOf } from "../source.ts";
import { salaryDraft, type SalaryDraft } from "./salary-record.ts";

const ROW = {
  title: needed(textFrom("title", "")),
  salaryText: needed(textFrom("salary", "")),
  salaryPeriod: fieldFrom("salaryType", wordField(SALARY_PERIODS, ""), periodOf),
};
const GROUP = {
  category: rarely(textFrom("categoryTitle", "")),
  rows: needed(listFrom("salaries", ROW, "")),
};
const SECTION = { groups: rarely(listFrom("salarySectionViewModel.categories", GROUP, "")) };

/**
 * Reads what a company pays by role, from its page or the part of that about pay. Empty where the page counts none.
 * @throws SourceError `source_changed` for another company or form, or none against the page's own count
 */
export function readCompanySalaries(
  page: PageText & { url: string },
  slug: string,
  country: string,
  warn: RunContext["warn"],
): SalaryDraft[] {
  const state = companyState(page);
  const id = ownSlug(page, state, slug);
  const site = siteOf(country);
  const locale = str(state, "requestContext.locale") ?? undefined;
  const tabs = tabCounts(state);
  const section = obj(state, "salarySectionViewModel");
  const shown = str(section, "count") ?? int(section, "count") ?? tabs["salaries"] ?? null;
  const { shownCount: companySalaryCount } = countOf("shown", shown, locale);
  const { groups } = readFields(SECTION, state, { answer: "page", warn });
  const rows = (groups ?? []).flatMap(({ category, rows: all }) => all.map((row) => ({ ...row, category })));
  const saysNone = companySalaryCount === 0 || (tabs["jobs"] !== undefined && tabs["salaries"] === undefined);
  if (rows.length === 0 && (!saysNone || (arr(section, "categories")?.length !== 0 && section !== null)))
    throw changed(page, "The page shows no pay, and does not say that there is none.");
  const name = str(state, "companyPageHeader.companyHeader.name") ?? str(state, "companyName");
  const company = hirer(name, `/cmp/${id}`, str(state, "companyPageHeader.logoUrl"), site);
  return rows.map((row, index) => {
    const pay = shownPay(row.salaryText, locale ?? null);
    if (pay === null) warn("field_missing", `salaryMean: "${row.salaryText.slice(0, 40)}" is no amount.`);
    return salaryDraft({
      ...row,
      id: `cmp/${id}#${row.title}`,
      url: `${site}/cmp/${encodeURIComponent(id).replaceAll("%26", "&")}/salaries`,
      country,
      language: languageOf(locale ?? null),
      company,
      ...pay,
      companySalaryCount,
      salarySource: "company",
      resultPosition: index + 1,
    });
  });
}
