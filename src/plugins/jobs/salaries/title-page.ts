import {
  canonicalUrl,
  cellText,
  changed,
  countOf,
  fieldFrom,
  findByType,
  type HtmlDocument,
  type HtmlNode,
  isJsonObject,
  jsonLd,
  openGraph,
  type PageText,
  parseHtml,
  parseNumber,
  rarely,
  readFields,
  requireEnd,
  type RunContext,
  SALARY_PERIODS,
  type Stated,
  statedOn,
  str,
  wordField,
} from "../../../plugin-sdk/index.ts";
import { amountAt, countAt, hirer, languageOf, rawAt } from "../job/job-facts.ts";
import { periodOf, shownPay } from "../job/pay.ts";
import { siteOf } from "../source.ts";
import { readUrl } from "../targets.ts";
import { salaryDraft, type SalaryDraft } from "./salary-record.ts";

const OCCUPATIONS = ["Occupation", "OccupationalAggregation", "OccupationAggregationByEmployer"];

/** Where linked data states how the pay for an occupation spreads. */
const SPREAD = {
  min: amountAt("pay.minValue"),
  percentile10: amountAt("pay.percentile10"),
  percentile25: amountAt("pay.percentile25"),
  median: amountAt("pay.median"),
  percentile75: amountAt("pay.percentile75"),
  percentile90: amountAt("pay.percentile90"),
  max: amountAt("pay.maxValue"),
  currency: rawAt("pay.currency"),
  period: rarely(fieldFrom("period", wordField(SALARY_PERIODS, ""), periodOf)),
  sampleCount: countAt("occupation.sampleSize"),
};

/** Parts of the page that no single value holds: one that does has run together with others. */
const FOREIGN = "li, select, [data-testid], [data-tn-element]";

/**
 * Reads a page about the pay for a title: the pay for it, then at the companies that pay best.
 * @throws SourceError `source_changed` for a page about another title, or without a pay in a known form
 */
export function readTitlePage(
  page: PageText & { url: string },
  target: string,
  country: string,
  warn: RunContext["warn"],
): SalaryDraft[] {
  requireEnd(page, "</html>");
  const document = parseHtml(page);
  const links = [canonicalUrl(document), openGraph(document).get("url")?.[0]];
  const own = links.flatMap((link) => readUrl(link ?? "") ?? []);
  // A title that is filed under another name is moved to its page.
  const wanted = [target, readUrl(page.url)?.value ?? target].map((path) => path.toLowerCase());
  if (own.length === 0 || own.some(({ value }) => !wanted.includes(value.toLowerCase())))
    throw changed(page, `The page is not about the pay at ${target}.`);
  const language = languageOf(document.one("html")?.attr("lang") ?? null);
  const distribution = spreadIn(document, warn);
  const mean = meanOn(document, language, statedOn(warn, "the page"));
  if (distribution === null && mean === null) throw changed(page, "The page has no pay in a known form.");
  const [, slug = "", place] = target.split("/");
  const common = {
    title: slug.replaceAll("-", " "),
    url: `${siteOf(country)}${own[0]?.url.pathname ?? ""}`,
    country,
    language,
    location: place?.replaceAll("--", ", ").replaceAll("-", " ") ?? null,
  };
  const whole = {
    ...common,
    ...mean,
    id: target,
    distribution,
    salarySource: "title" as const,
    resultPosition: 1,
  };
  const rows = document.all("li").filter((row) => row.has(COMPANY_PAY) || row.has(COMPANY_NAME));
  if (rows.length === 0) warn("no_companies", "The page shows no company that pays best.");
  const companies = rows.flatMap((row, index) => {
    const read = companyPay(
      row,
      mean?.salaryPeriod ?? null,
      language,
      country,
      statedOn(warn, `row ${index + 1}`),
    );
    const name = read.company?.name ?? null;
    return name === null ? [] : [{ ...common, ...read, id: `${target}#${name}`, resultPosition: index + 2 }];
  });
  return [whole, ...companies].map((row) => salaryDraft(row));
}

/** How the base pay spreads, in linked data; null where it has none. */
function spreadIn(document: HtmlDocument, warn: RunContext["warn"]) {
  const { items } = jsonLd(document);
  const [occupation] = OCCUPATIONS.flatMap((type) => findByType(items, type));
  if (!isJsonObject(occupation)) return null;
  const all = [occupation["estimatedSalary"] ?? []].flat();
  const pay = all.find((one) => str(one, "name")?.toLowerCase() === "base") ?? all[0];
  const period = str(pay, "unitText") ?? str(pay, "duration") ?? undefined;
  const read = readFields(SPREAD, { occupation, pay, period }, { answer: "page", warn });
  return [read.median, read.min, read.max].every((one) => one === null) ? null : read;
}

/** The mean that the page shows; the chosen option says what it is for. Null where it cannot be read. */
function meanOn(document: HtmlDocument, language: string | null, stated: Stated) {
  const cell = document.one('[data-testid="avg-salary-value"]');
  const text = cell === null || cell.has(FOREIGN) ? null : cell.text();
  const pay = stated(
    "salaryMean, salaryText, salaryCurrency",
    text === null ? null : shownPay(text, language),
  );
  if (pay === null) return null;
  const reported = document.textOf('[data-testid="sal-agg-nonbase__salary-reported"]');
  const { sampleCount } = countOf("sample", reported, language ?? undefined);
  const chosen = document.attrOf("#pay-period-selector option[selected]", "value");
  return { ...pay, salaryPeriod: stated("salaryPeriod", periodOf(chosen)), sampleCount };
}

const COMPANY_NAME = '[data-tn-element="top-paying-company-acme"]';
const COMPANY_PAY = '[data-testid="top-company-salary"]';

/** One of the companies that pay best. */
function companyPay(
  row: HtmlNode,
  period: SalaryDraft["salaryPeriod"],
  language: string | null,
  country: string,
  stated: Stated,
) {
  const locale = language ?? undefined;
  const part = (name: string) => cellText(row, `[data-tn-element="top-paying-company-${name}"]`, FOREIGN);
  const count = (name: string) => countOf("shown", part(name), locale).shownCount;
  const name = stated("company, id", cellText(row, COMPANY_NAME, FOREIGN));
  const text = stated(
    "salaryText, salaryMean, salaryCurrency, salaryPeriod",
    cellText(row, COMPANY_PAY, FOREIGN),
  );
  const pay = text === null ? null : shownPay(text, language);
  return {
    ...pay,
    company: hirer(name, row.attrOf(COMPANY_NAME, "href"), null, siteOf(country)),
    salaryPeriod: pay === null ? null : period,
    companyRating: parseNumber(part("reviews") ?? "", locale),
    companyReviewCount: count("tagline-reviews"),
    sampleCount: count("tagline-salaries"),
    salarySource: "top_company" as const,
  };
}
