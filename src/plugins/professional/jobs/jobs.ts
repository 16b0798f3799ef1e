import {
  atLeastOne,
  canonicalUrl,
  changed,
  coverageOf,
  decodePercent,
  eachPage,
  eachTarget,
  ExtraPages,
  type Found,
  type HttpResponse,
  listAsAsked,
  operation,
  outcomeOf,
  parseHtml,
  type RunContext,
  SourceError,
  sourceUrl,
  wholeNumberIn,
  type z,
} from "../../../plugin-sdk/index.ts";
import { readJobCard } from "../items/job-card.ts";
import { readJobList } from "../items/job-list.ts";
import { readJob } from "../items/job-page.ts";
import { Job, type JobDraft } from "../items/job-record.ts";
import { TRIES } from "../page/open.ts";
import { jobSearchOf } from "../targets.ts";
import { jobsForms, jobsInput, type Search, searchesOf } from "./searches.ts";

const FEATURES = ["includeDetails"] as const;
/** Rows that the source gives of one list. */
const MAX_ROWS = 1_000;

export const jobs = operation({
  name: "jobs",
  aliases: ["jobSearch", "searchJobs", "search", "jobsSearch"],
  title: "Job search",
  summary: "Open jobs for a search text, a place, companies or filters, with company, place and day.",
  agentHint: "Use to find jobs and their ids; `job` or `includeDetails` adds the text of each.",
  availability: "partial",
  availabilityNote:
    "A list ends after 1,000 jobs, or after the 60 of a page such as /jobs/nurse-jobs; guests get it in the source's own order. Narrow searches give more.",
  notEchoed:
    "The parts of a list do not repeat what was searched; a page with an address of its own is held to that.",
  input: jobsInput.check(atLeastOne("queries", "location", "geoId", "companyIds", "searchUrls")),
  normalize: jobsForms,
  selects: (raw) =>
    [raw["searchUrls"] ?? []].flat().some((url) => typeof url === "string" && jobSearchOf(url) !== null),
  features: FEATURES,
  record: Job,
  dedupeKey: (record) => record.id,
  canary: {
    input: { queries: ["nurse"], location: "United States" },
    atLeast: { records: 10, fields: ["title", "company", "postedOn"] },
  },
  async *run(ctx, asked, found) {
    const details = new ExtraPages(ctx);
    const addDetails = async (draft: JobDraft) => {
      const read = await details.read("details", async () =>
        readJob(await askJob(ctx, draft.id), draft.id, ctx.warn),
      );
      return read === null ? null : withDetails(draft, read);
    };
    yield* eachTarget(ctx, searchesOf(asked), async function* (search, inner) {
      const paging = { first: 0, max: MAX_ROWS / 10 };
      yield* eachPage<number, Found<z.input<typeof Job>>>(inner, paging, async function* (start) {
        const { page, isWhole } = await askList(inner, search, start, asked.sortType);
        const { rows, cardCount } = readList(page, start, inner);
        const placed = rows.map((row, index) => ({ row, place: start + index + 1 }));
        const byDate = (asked.sortType === "date_posted" ? placed.toSorted(newestFirst) : placed).filter(
          isRead,
        );
        for (const { row, place } of byDate) {
          const full = asked.includeDetails ? await addDetails(row) : null;
          const own = {
            term: search.params["keywords"] ?? null,
            searchLocation: search.params["location"] ?? null,
            resultPosition: place,
          };
          const outcomes = { includeDetails: outcomeOf(full !== null) };
          yield found.row(page, { ...(full ?? row), ...own }, coverageOf(asked, FEATURES, outcomes));
        }
        // After a refusal nothing more is asked for, and no later page is left to be resumed at.
        details.end();
        const next = start + cardCount;
        if (isWhole || cardCount === 0) return null;
        if (next < MAX_ROWS) return next;
        inner.warn("page_limit_reached", `The source ends this list after ${MAX_ROWS} jobs.`);
        return null;
      });
    });
  },
});

interface Placed {
  row: JobDraft | null;
  place: number;
}
const isRead = (placed: Placed): placed is { row: JobDraft; place: number } => placed.row !== null;
const newestFirst = (one: Placed, other: Placed): number =>
  (other.row?.postedOn ?? "").localeCompare(one.row?.postedOn ?? "");

/** Pages that a refusal of the part still leaves; after one for speed nothing more is asked for. */
const REFUSALS = new Set(["source_blocked", "source_unavailable"]);

/**
 * The part of a list of jobs that begins at a row. A page that has a name is the whole of what it shows, and so is the page
 * of the search, which is asked for where the first part is refused.
 */
async function askList(
  ctx: RunContext,
  { path, edition, params }: Search,
  start: number,
  sort: string,
): Promise<{ page: HttpResponse; isWhole: boolean }> {
  const origin = ctx.origin(edition ?? "web");
  if (path !== null) {
    const url = sourceUrl(origin, "/{path*}", { path: path.slice(1) });
    const page = await ctx.http.get(url, { ...TRIES, query: params });
    const own = URL.parse(canonicalUrl(parseHtml(page)) ?? "")?.pathname;
    // A page without jobs may lack its address.
    if (own !== undefined) listAsAsked(ctx, page, { list: { asked: path, shown: decodePercent(own) } });
    return { page, isWhole: true };
  }
  const order = sort === "date_posted" ? { sortBy: "DD" } : {};
  const query = { ...params, ...order, start };
  const url = `${origin}/jobs-guest/jobs/api/seeMoreJobPostings/search`;
  try {
    return { page: await ctx.http.get(url, { ...TRIES, query }), isWhole: false };
  } catch (error) {
    if (!(error instanceof SourceError) || !REFUSALS.has(error.code) || start > 0) throw error;
    const page = await ctx.http.get(`${origin}/jobs/search`, { ...TRIES, query: params }).catch(() => {
      throw error;
    });
    ctx.warn("page_read_instead", `The list was read from the page of its search: ${error.message}`);
    return { page, isWhole: true };
  }
}

/** What LinkedIn's own scripts load for one job. */
export const askJob = (ctx: RunContext, id: string): Promise<HttpResponse> =>
  ctx.http.get(sourceUrl(ctx.origin("web"), "/jobs-guest/jobs/api/jobPosting/{id}", { id }), TRIES);

/** @throws SourceError `source_changed` for a list of which no card can be read */
function readList(page: HttpResponse, start: number, ctx: RunContext) {
  if (start > 0 && page.text === "") {
    ctx.warn(
      "jobs_missing",
      `The part of the list from job ${start + 1} on is empty, without the sign of its end.`,
    );
    return { rows: [], cardCount: 0 };
  }
  const { document, cards } = readJobList(page);
  if (cards.length === 0 && start === 0) ctx.foundNothing("LinkedIn has no job for this search.");
  const rows = cards.map((card) => (card === null ? null : readJobCard(card, ctx.warn)));
  for (const row of rows)
    if (row === null) ctx.warn("row_dropped", "A card does not say which job it is about.");
  if (cards.length > 0 && rows.every((row) => row === null))
    throw changed(page, "None of the cards is a job in a known form.");
  const shown = document.textOf(".results-context-header__job-count");
  const total = wholeNumberIn(shown);
  if (total !== null && start === 0) ctx.total(total);
  // A rounded total such as 16,000+ says that there are more.
  if (shown !== null && (total === null || total > rows.length))
    ctx.warn("page_limit_reached", `The source counts ${shown} jobs; the page shows ${rows.length} of them.`);
  // A card that stands there twice is one row of the source.
  const twice = rows.length - new Set(rows.map((row, index) => row?.id ?? index)).size;
  return { rows, cardCount: cards.length - twice };
}

/** A row of a list and the page of the same job: the page says more, but for the day. */
function withDetails(row: JobDraft, full: JobDraft): JobDraft {
  const known = Object.entries(full).filter(([name, value]) => value !== null && !/^posted/.test(name));
  const company = row.company?.id == null ? full.company : row.company;
  return { ...row, ...(Object.fromEntries(known) as JobDraft), company, badges: row.badges };
}
