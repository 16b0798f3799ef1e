import {
  arr,
  bool,
  changed,
  int,
  jsonVariable,
  obj,
  type PageText,
  requireEnd,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import { languageOf } from "../job/job-facts.ts";
import type { KnownJob } from "../job/job-record.ts";
import { jobOnCard } from "./card.ts";
import { checkSearch } from "./check-search.ts";
import { outsideOf } from "./outside.ts";
import type { Search } from "./searches.ts";
import { showsNone } from "./shows-none.ts";

const CARDS = 'window.mosaic.providerData["mosaic-provider-jobcards"]';

export interface ListedJob extends KnownJob {
  /** True for one that is certainly not in the place that was searched; null for one that does not say where it is. */
  isOutside: boolean | null;
}
export interface ResultPage {
  /** Jobs of the page with their places on it, from 0; null for a card that could not be read. */
  jobs: (ListedJob | null)[];
  /** Hits that the source counts, fillers left out; null where it does not say. */
  total: number | null;
}

/**
 * Reads a page of results: the data that the page keeps for its cards.
 * @throws SourceError `source_changed` for a page without it, about another search, or empty against its own count
 */
export function readResultPage(
  page: PageText & { url: string },
  search: Search,
  warn: RunContext["warn"],
): ResultPage {
  if (/<html\b/i.test(page.text)) requireEnd(page, "</html>");
  const { value, problem } = jsonVariable(page.text, CARDS);
  const model = obj(value, "metaData.mosaicProviderJobCardsModel");
  const cards = arr(model, "results");
  if (model === null || cards === null)
    throw changed(page, `The page has no readable list of jobs (${problem ?? "another form"}).`);
  const state = jsonVariable(page.text, "window._initialData").value;
  checkSearch(page, search, { provider: value, model, state });
  if (bool(model, "bot") === true)
    warn("taken_for_a_program", "Indeed marks this page as one for a program.");
  const total = totalOf(page, model, state, cards.length);
  if (cards.length === 0 && total !== 0)
    throw changed(page, "The list of jobs is empty, and the page does not say that there are none.");
  const language = languageOf(str(state, "locale"));
  const isOutside = outsideOf(page, search);
  const jobs = cards.map((card) => {
    const job = jobOnCard(card, search.country, warn);
    if (job === null) warn("row_dropped", "A card has no readable key of its job.");
    if (job === null) return null;
    return { ...job, language, isOutside: isOutside(job) };
  });
  if (cards.length > 0 && jobs.every((job) => job === null))
    throw changed(page, "None of the cards is a job in a known form.");
  return { jobs, total };
}

function totalOf(page: PageText, model: unknown, state: unknown, cardCount: number): number | null {
  const stated =
    int(state, "totalJobCount") ??
    int(state, "uniqueJobsCount") ??
    int(state, "searchTitleBarModel.totalNumResults");
  if (stated !== null) return stated;
  const tiers = arr(model, "tierSummaries")?.map((tier) => int(tier, "jobCount") ?? 0) ?? [];
  const sum = tiers.reduce((all, count) => all + count, 0);
  if (sum > 0) return sum;
  if (obj(state, "noSearchResultModel") !== null) return 0;
  return cardCount === 0 && (tiers.length > 0 || showsNone(page)) ? 0 : null;
}
