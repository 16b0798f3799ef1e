import {
  eachPage,
  eachTarget,
  type Finder,
  MAX_BROAD_URLS,
  operation,
  type RunContext,
  searchText,
  urlList,
  z,
} from "../../../plugin-sdk/index.ts";
import { parseMarketplacePage } from "./page.ts";
import { MarketplaceApp } from "./record.ts";
import { marketplaceRowOf, marketplaceSearchOf } from "./search-row.ts";
import { parseListingUrl } from "./target.ts";

/** GitHub shows no more pages of one search. */
const MAX_SEARCH_PAGES = 100;
const ROWS_PER_PAGE = 10;

const listingUrls = urlList(MAX_BROAD_URLS)
  .describe("Public URLs.")
  .refine(
    (urls) => urls.every((url) => parseListingUrl(url) !== null),
    "Expected URLs of GitHub Marketplace listings or apps.",
  )
  .optional();

const kindField = z.enum(["app", "action"]).optional();
type Kind = z.output<typeof kindField>;

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
  input: z
    .object({
      query: searchText
        .optional()
        .describe("Search text.")
        .meta({ aliases: ["searchQuery"] }),
      marketplaceUrls: listingUrls.describe(
        "Listing pages: github.com/marketplace/… or /marketplace/actions/….",
      ),
      appsUrls: listingUrls.describe("App pages: github.com/apps/…; listing pages are accepted too."),
      kind: kindField.describe("Only apps or only actions among the search hits."),
    })
    .refine(({ query, marketplaceUrls, appsUrls }) => query ?? marketplaceUrls ?? appsUrls, {
      path: ["query"],
      error: "Give a search `query`, or pages by `marketplaceUrls` or `appsUrls`.",
    }),
  record: MarketplaceApp,
  dedupeKey: (record) => `${record.kind}:${record.slug.toLowerCase()}`,
  canary: { input: { query: "docker" }, atLeast: { records: 3, fields: ["name", "url"] } },
  async *run(ctx, { query, marketplaceUrls = [], appsUrls = [], kind }, found) {
    const pages = [...marketplaceUrls, ...appsUrls].flatMap((url) => parseListingUrl(url) ?? []);
    yield* eachTarget(ctx, query === undefined ? pages : [...pages, query], async function* (target, inner) {
      if (typeof target === "string") return yield* searchHits(inner, target, kind, found);
      const page = await inner.http.get(inner.origin("web") + target.path);
      yield found.row(page, parseMarketplacePage(page, target, inner.warn));
    });
  },
});

/** Hits of the site search of type marketplace, ten to a page. */
function searchHits(
  ctx: RunContext,
  query: string,
  kind: Kind,
  found: Finder<z.input<typeof MarketplaceApp>>,
) {
  let wanted = 0;
  let unread = 0;
  return eachPage(ctx, { first: 1, max: MAX_SEARCH_PAGES }, async function* (number: number) {
    const page = await ctx.http.get(`${ctx.origin("web")}/search`, {
      query: { q: query, type: "marketplace", p: number },
      headers: { accept: "application/json" },
    });
    const { rows, resultCount, pageCount } = marketplaceSearchOf(page, number);
    ctx.total(resultCount);
    for (const [index, row] of rows.entries()) {
      const hit = marketplaceRowOf(row, ctx.warn);
      if (hit === null) {
        unread += 1;
        ctx.warn("row_dropped", "A hit of the search is neither an app nor an action.");
      } else if (kind === undefined || hit.kind === kind) {
        wanted += 1;
        yield found.row(page, { ...hit, resultPosition: (number - 1) * ROWS_PER_PAGE + index + 1 });
      }
    }
    if (number < pageCount) return number + 1;
    if (wanted === 0 && unread === 0) ctx.foundNothing(`None of the ${resultCount} hits is wanted.`);
    return null;
  });
}
