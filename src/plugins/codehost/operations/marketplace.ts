import { z } from "zod";
import {
  broadUrls,
  type Found,
  operation,
  type RunContext,
  searchText,
  SourceError,
} from "../../../plugin-sdk/index.ts";
import { found } from "../found.ts";
import { type ListingTarget, parseListingUrl } from "../input/listing-target.ts";
import { proven } from "../input/proven.ts";
import { parseMarketplacePage } from "../parse/marketplace-page.ts";
import { marketplaceRowOf, marketplaceSearchOf } from "../parse/marketplace-search.ts";
import { MarketplaceApp, type MarketplaceAppInput } from "../records/marketplace-app.ts";

/** GitHub shows no more pages of one search. */
const MAX_SEARCH_PAGES = 100;
const ROWS_PER_PAGE = 10;

const listingUrls = broadUrls
  .refine(
    (urls) => urls.every((url) => parseListingUrl(url) !== null),
    "Expected URLs of GitHub Marketplace listings or apps.",
  )
  .optional();

const Input = z
  .object({
    query: searchText
      .optional()
      .describe("Search text.")
      .meta({ aliases: ["searchQuery"] }),
    marketplaceUrls: listingUrls.describe(
      "Listing pages: github.com/marketplace/… or /marketplace/actions/….",
    ),
    appsUrls: listingUrls.describe("App pages: github.com/apps/…; listing pages are accepted too."),
    kind: z.enum(["app", "action"]).optional().describe("Only apps or only actions among the search hits."),
  })
  .refine(({ query, marketplaceUrls, appsUrls }) => query ?? marketplaceUrls ?? appsUrls, {
    path: ["query"],
    error: "Give a search `query`, or pages by `marketplaceUrls` or `appsUrls`.",
  });

/** Where the run stands: pages that were read, and the next page of the search. */
const State = z.object({ pagesRead: z.int(), searchPage: z.int() });
type State = z.output<typeof State>;

export const marketplace = operation({
  name: "marketplace",
  aliases: ["marketplaceSearch"],
  title: "Marketplace",
  summary: "Apps and actions of the GitHub Marketplace, by search or by their pages.",
  agentHint:
    "Prefer `marketplaceUrls` or `appsUrls` when you know the listing: GitHub's robots.txt disallows the search.",
  availability: "partial",
  availabilityNote:
    "The search has an address with `q=`, which GitHub's robots.txt disallows, so it runs only where the operator allows it. No recording of a listing page was at hand: what its embedded data does not give comes from the page's metas and link labels.",
  input: Input,
  record: MarketplaceApp,
  dedupeKey: (record) => `${record.kind}:${record.slug.toLowerCase()}`,
  async *run(ctx, { query, marketplaceUrls = [], appsUrls = [], kind }) {
    const state: State = State.safeParse(ctx.resumeFrom).data ?? { pagesRead: 0, searchPage: 1 };
    const targets = [...marketplaceUrls, ...appsUrls].map((url) => proven(parseListingUrl(url)));
    yield* listingPages(ctx, targets, state);
    if (query !== undefined) yield* searchHits(ctx, query, kind, state);
  },
});

/** One Record for each page. A missing page is a warning, unless it is the only one. */
async function* listingPages(
  ctx: RunContext,
  targets: ListingTarget[],
  state: State,
): AsyncGenerator<Found<MarketplaceAppInput>, void, void> {
  let isAnyFound = false;
  for (const target of targets.slice(state.pagesRead)) {
    try {
      const page = await ctx.http.get(ctx.origin("web") + target.path);
      yield found(page, parseMarketplacePage(page, target));
      isAnyFound = true;
    } catch (error) {
      const isMissing = error instanceof SourceError && error.code === "input_not_found";
      if (!isMissing || targets.length === 1) throw error;
      ctx.warn("listing_not_found", `There is no public page ${target.url}.`);
    }
    state.pagesRead += 1;
    ctx.checkpoint({ ...state });
  }
  if (targets.length > 0 && !isAnyFound) ctx.foundNothing("None of the pages exists.");
}

/** Hits of the site search of type marketplace, ten to a page. */
async function* searchHits(
  ctx: RunContext,
  query: string,
  kind: MarketplaceAppInput["kind"] | undefined,
  state: State,
): AsyncGenerator<Found<MarketplaceAppInput>, void, void> {
  let pageCount = MAX_SEARCH_PAGES;
  while (state.searchPage <= pageCount) {
    const page = await ctx.http.get(`${ctx.origin("web")}/search`, {
      query: { q: query, type: "marketplace", p: state.searchPage },
      headers: { accept: "application/json" },
    });
    const answer = marketplaceSearchOf(page);
    ctx.total(answer.resultCount);
    const hits = answer.rows.map((row, index) => ({
      ...marketplaceRowOf(row),
      resultPosition: (state.searchPage - 1) * ROWS_PER_PAGE + index + 1,
    }));
    const wanted = hits.filter((hit) => kind === undefined || hit.kind === kind);
    if (wanted.length === 0)
      ctx.foundNothing(`GitHub counts ${answer.resultCount} hits; none on this page is wanted.`);
    for (const hit of wanted) yield found(page, hit);
    pageCount = Math.min(answer.pageCount, MAX_SEARCH_PAGES);
    state.searchPage += 1;
    // Behind the last page there is nothing to go on with: a run resumed here reads the last page again.
    if (state.searchPage <= pageCount) ctx.checkpoint({ ...state });
  }
}
