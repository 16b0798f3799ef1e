import {
  addressOf,
  cellsOf,
  type HtmlDocument,
  type HtmlNode,
  personOf,
  readJobPosting,
  type RunContext,
  statedOn,
  timeOf,
} from "../../../plugin-sdk/index.ts";
import { jobUrl } from "../source.ts";
import { identityOf, pictureIn } from "../page/links.ts";
import { jobOf } from "../targets.ts";
import { jobDraft, type JobDraft } from "./job-record.ts";

const URN = '[data-entity-urn^="urn:li:jobPosting:"]';
const LINK = 'a[href*="/jobs/view/"]';
/** Parts of a card; one inside of another means that the markup is broken. */
const CELLS = "h3, h4, time, .job-search-card__location, .job-result-card__location";

/** The cards of a list of jobs in order; an item without one is there as null. */
export function cardsOn(document: HtmlDocument): (HtmlNode | null)[] {
  const list = document.one("ul.jobs-search__results-list") ?? document;
  const items = list.all("li").filter((item) => !item.has("li") && (list !== document || hasJob(item)));
  if (items.length === 0) return list.all(URN);
  return items.map((item) => (hasJob(item) ? item : null));
}

const hasJob = (item: HtmlNode): boolean => item.has(`${LINK}, ${URN}`);

/** What a card shows; null for one that does not say which job it is about, or says two things. */
export function readJobCard(card: HtmlNode, warn: RunContext["warn"]): JobDraft | null {
  const [urn, second] = card.is(URN) ? [card] : card.all(URN);
  const link = card.is(LINK) ? card : card.one(LINK);
  const ids = [jobOf(urn?.attr("data-entity-urn") ?? ""), jobOf(link?.url("href") ?? "")].flatMap(
    (id) => id ?? [],
  );
  const [id, other = id] = ids;
  if (id === undefined || id !== other || second !== undefined) return null;
  const stated = statedOn(warn, `the card of job ${id}`);
  const cells = cellsOf(card, CELLS, stated);
  const title = card.one("h3")?.text() || card.textOf(".sr-only");
  const name = card.textOf("h4");
  const location = cells.text("address.text", ".job-search-card__location, .job-result-card__location");
  const identity = identityOf(card.one("h4 a[href]")?.attr("href") ?? null);
  const posted = card.attrOf("time[datetime]", "datetime");
  const marks = card.all(".job-posting-benefits__text, .result-benefits__text").map((mark) => mark.text());
  stated("title", title || null);
  stated("company", name);
  stated("postedOn", posted);
  return jobDraft({
    id,
    url: jobUrl(id),
    title: title ?? "",
    company: personOf({ ...idAndUrl(identity), name, imageUrl: pictureIn(card) }),
    address: location === null ? null : addressOf({ text: location }),
    ...timeOf("posted", posted),
    ...payOf(cells.maybe("salaryText", ".job-search-card__salary-info, .job-result-card__salary-info")),
    badges: [...new Set(marks)],
  });
}

export const idAndUrl = (identity: { id: string; url: string } | null) => ({
  id: identity?.id ?? null,
  url: identity?.url ?? null,
});

const AMOUNT_UNIT = /\/\s*(hr|yr|mo|wk)\b/gi;
const UNITS: Readonly<Record<string, string>> = { hr: "hour", yr: "year", mo: "month", wk: "week" };

/** Pay as it is shown: `$120,000.00/yr - $150,000.00/yr`. */
export function payOf(shown: string | null) {
  const [first, ...rest] = [...(shown ?? "").matchAll(AMOUNT_UNIT)].map(
    ([, unit]) => unit?.toLowerCase() ?? "",
  );
  const isOne = first !== undefined && rest.every((unit) => unit === first);
  const text = shown?.replaceAll(AMOUNT_UNIT, "") ?? "";
  const words = isOne ? `${text} per ${UNITS[first] ?? ""}` : text;
  const posting = { "@type": "JobPosting", title: "pay", baseSalary: words };
  const { job } = readJobPosting({ items: [posting], broken: 0 }, { locale: "en" });
  const none = {
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryPeriod: null,
    salaryText: null,
  };
  if (shown === null || job === null) return none;
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod } = job;
  return { salaryMin, salaryMax, salaryCurrency, salaryPeriod, salaryText: shown };
}
