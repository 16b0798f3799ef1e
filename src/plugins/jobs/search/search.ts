import {
  asLists,
  atLeastOne,
  collapse,
  coverageOf,
  eachPage,
  eachTarget,
  ExtraPages,
  type Found,
  operation,
  outcomeOf,
  steps,
  wordsTo,
  type z,
} from "../../../plugin-sdk/index.ts";
import { companyInfos } from "../company/company-infos.ts";
import { countryForms } from "../inputs.ts";
import { Job, jobDraft } from "../job/job-record.ts";
import { askedIn } from "./asked.ts";
import { whyFiller } from "./filler.ts";
import { readResultPage } from "./result-page.ts";
import {
  amounts,
  CHOICES,
  fits,
  type Search,
  searchesOf,
  searchInput,
  type SearchInput,
} from "./searches.ts";

const FEATURES = ["includeCompanyInfo"] as const;
/** The source steps by ten, whatever number of cards a page has, and ends near a thousand. */
const STEP = 10;
const MAX_PAGES = 100;

export const search = operation({
  name: "search",
  aliases: ["jobs", "searchJobs", "jobSearch", "list"],
  title: "Job search",
  summary: "Jobs for a search text, a place or both, with pay, place, employment, company and age.",
  agentHint:
    "Use to find jobs and their ids. The first page of a search, about 15 jobs, is public; later ones mostly ask to sign in, so narrow searches give more.",
  availability: "partial",
  availabilityNote:
    "Guests mostly see the first page of a search only, about 15 jobs; where the next one asks to sign in, the run ends as partial.",
  input: searchInput.check(atLeastOne("queries", "location", "searchUrls")),
  normalize: steps(
    countryForms("searchUrls"),
    asLists("queries", "searchUrls", "jobType"),
    amounts("salaryMin", "salaryMax"),
    ...Object.entries(CHOICES).map(([field, words]) => wordsTo(field, words)),
  ),
  features: FEATURES,
  record: Job,
  dedupeKey: (record) => record.duplicateKey,
  canary: {
    input: { queries: ["nurse"], location: "Chicago, IL" },
    atLeast: { records: 5, fields: ["title", "company"] },
  },
  async *run(ctx, asked, found) {
    const later = new ExtraPages(ctx);
    const infos = companyInfos(ctx, asked);
    let claimed = 0;
    yield* eachTarget(ctx, searchesOf(asked), async function* (one, inner) {
      const { text, place } = askedIn(one.path, one.params);
      let [seen, kept, unread] = [0, 0, 0];
      const first = { start: 0, cards: 0, ads: 0, hits: 0 };
      const paging = { first, max: MAX_PAGES };
      yield* eachPage<typeof first, Found<z.input<typeof Job>>>(inner, paging, async function* (cursor) {
        const { start } = cursor;
        const load = async () => {
          const query = { ...one.params, ...(start === 0 ? {} : { start }) };
          const page = await inner.http.get(`${inner.origin(one.country)}${one.path}`, { query });
          return { page, ...readResultPage(page, one, inner.warn) };
        };
        const read = start === 0 ? await load() : await later.read("later_page", load);
        if (read === null) return null;
        const { page, jobs, total } = read;
        inner.held(page);
        if (start === 0 && total !== null) inner.total((claimed += total));
        if (jobs.length === 0 && start === 0) inner.foundNothing(`Indeed has no job for ${wordsOf(one)}.`);
        if (total !== null && jobs.length < Math.min(STEP, total - start))
          inner.warn("jobs_missing", `The page has ${jobs.length} jobs of ${total} that the source counts.`);
        let { ads, hits } = cursor;
        for (const [index, job] of jobs.entries()) {
          seen += 1;
          if (job === null) {
            unread += 1;
            continue;
          }
          if (job.isAd === true) ads += 1;
          if (job.isAd === false && job.isOutside !== true) hits += 1;
          const fillerReason = whyFiller(job, total !== null && hits > total, place, inner.warn);
          const draft = jobDraft({
            ...job,
            id: job.id ?? "",
            url: job.url ?? "",
            title: job.title ?? "",
            term: text || null,
            searchLocation: place || null,
            page: start / STEP + 1,
            resultPosition: cursor.cards + index + 1,
            adPosition: job.isAd === true ? ads : null,
            fillerReason,
            matchCount: total,
            duplicateKey: "",
          });
          const isWanted = fits(draft, asked, ctx.now());
          if (isWanted === null && asked.dropFillers && job.isAd == null) unread += 1;
          if (isWanted === null)
            inner.warn("filter_undecided", `Job ${draft.id} does not say what a filter asks for.`);
          if (isWanted !== true) continue;
          kept += 1;
          const companyInfo = await infos.of(one.country, draft.company?.id ?? null);
          const record = { ...draft, companyInfo, duplicateKey: duplicateKey(draft, asked, one) };
          const outcomes = { includeCompanyInfo: outcomeOf(companyInfo !== null) };
          yield found.row(page, record, coverageOf(asked, FEATURES, outcomes));
        }
        const next = start + STEP;
        const isLast = jobs.length === 0 || (total === null ? jobs.length < STEP : next >= total);
        return isLast ? null : { start: next, cards: cursor.cards + jobs.length, ads, hits };
      });
      if (seen > 0 && kept === 0 && unread === 0)
        inner.foundNothing(`None of ${seen} jobs for ${wordsOf(one)} fits the filters.`);
    });
    later.end();
    infos.end();
  },
});

function wordsOf({ params, path }: Search): string {
  const { text, place } = askedIn(path, params);
  return [text, place].flatMap((word) => (word === "" ? [] : `"${word}"`)).join(" in ") || path;
}

/** What makes two jobs one under the policy that was asked for. */
export function duplicateKey(
  job: z.output<typeof Job>,
  { duplicatePolicy }: SearchInput,
  one: Search,
): string {
  if (duplicatePolicy === "id") return job.id;
  if (duplicatePolicy === "none") return `${one.country} ${JSON.stringify(one.params)} ${job.id}`;
  const parts = [job.title, job.company?.name ?? job.id, job.address?.text ?? ""];
  return parts.map((part) => collapse(part).toLowerCase()).join("\n");
}
