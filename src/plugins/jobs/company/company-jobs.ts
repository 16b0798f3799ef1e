import {
  arr,
  changed,
  type ExtraPages,
  type HttpResponse,
  int,
  readRows,
  type RunContext,
  sourceUrl,
} from "../../../plugin-sdk/index.ts";
import { companyState, jobRows, JOB, ownSlug } from "./company-page.ts";

const MAX_PAGES = 20;
/** Where the tab of jobs keeps them; the first page of a company has the second one. */
const PLACES = [
  { rows: "jobList.jobs", total: "jobList.totalJobCount" },
  { rows: "jobsSectionViewModel.locationJobs", total: "jobsSectionViewModel.totalJobCount" },
];

/** Jobs of a company from the pages of their own tab; `isAll` is false where one could not be read or the count says more. */
export async function companyJobs(ctx: RunContext, extra: ExtraPages, country: string, slug: string) {
  const jobs: Jobs = [];
  const pages: Jobs[] = [];
  let total: number | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = jobs.length === 0 ? {} : { start: jobs.length };
    const url = sourceUrl(ctx.origin(country), "/cmp/{slug}/jobs", { slug });
    const read = await extra.read("company_jobs", async () =>
      readJobsTab(await ctx.http.get(url, { query }), slug, country, ctx.warn),
    );
    if (read === null) return { jobs, isAll: false };
    total = read.total ?? total;
    const known = new Set(jobs.map(({ id }) => id));
    const more = read.jobs.filter(({ id }) => !known.has(id));
    jobs.push(...more);
    pages.push(more);
    if (more.length === 0 || total === null || jobs.length >= total) break;
  }
  warnOfLost(pages, ctx.warn);
  const isAll = total !== null && jobs.length >= total;
  if (!isAll) ctx.warn("jobs_missing", `jobs: ${jobs.length} of ${total ?? "an unknown number"} were found.`);
  return { jobs, isAll };
}

/** A field that none of a page's jobs has, while those of another page do, was lost on the way. */
function warnOfLost(pages: readonly Jobs[], warn: RunContext["warn"]): void {
  for (const name of ["location", "salaryText", "postedText"] as const) {
    const lost = pages.filter((page) => page.length > 0 && page.every((job) => job[name] === null));
    if (lost.length > 0 && lost.length < pages.length)
      warn("field_missing", `jobs, ${name}: missing on ${lost.length} of ${pages.length} pages of jobs.`);
  }
}

type Jobs = ReturnType<typeof readJobsTab>["jobs"];

function readJobsTab(page: HttpResponse, slug: string, country: string, warn: RunContext["warn"]) {
  const state = companyState(page);
  ownSlug(page, state, slug);
  const place = PLACES.find(({ rows }) => arr(state, rows) !== null);
  if (place === undefined) throw changed(page, "The page has no list of jobs in a known form.");
  const rows = readRows(JOB, arr(state, place.rows) ?? [], { answer: "page", warn }, "jobs");
  const jobs = jobRows(rows, country);
  const total = int(state, place.total);
  if (jobs.length === 0 && total !== 0) throw changed(page, "The list of jobs is empty without a word.");
  return { jobs, total };
}
