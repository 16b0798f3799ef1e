import {
  SHOP_FLAGS,
  coverageOf,
  eachPage,
  type Finder,
  type Found,
  type HttpResponse,
  type RunContext,
  SourceError,
  sourceUrl,
  type z,
} from "../../../plugin-sdk/index.ts";
import { listOutcomes } from "../features.ts";
import { SORTS } from "../inputs.ts";
import { gatewayQuery } from "../source.ts";
import type { Card } from "./card-record.ts";
import { cardsOf } from "./cards.ts";
import { holdList } from "./hold-list.ts";
import { readListing } from "./listing-page.ts";

export interface ListAsked {
  countryCode: string;
  sort?: keyof typeof SORTS | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}
/** A list of the source: a path such as `sr` or `kadin-gomlek-x-g1-c75`, and what filters it. */
export interface List {
  path: string;
  query: Readonly<Record<string, string>>;
}
interface Cursor {
  from: "gateway" | "page";
  page: number;
  /** How many products the pages before showed, and how many that were paid for. */
  seen: number;
  adverts: number | null;
}

/** What careful readers have seen answered. */
const MAX_PAGES = 250;
/** Above every price, where only the least is given. */
const NO_LIMIT = 10_000_000;

function queryOf(
  { sort, minPrice, maxPrice }: ListAsked,
  { query }: List,
  page: number,
): Record<string, string> {
  const hasPrices = minPrice !== undefined || maxPrice !== undefined;
  return {
    ...query,
    ...(sort === undefined ? {} : { sst: SORTS[sort] }),
    ...(hasPrices ? { prc: `${minPrice ?? 0}-${maxPrice ?? NO_LIMIT}` } : {}),
    pi: String(page),
  };
}

async function ask(
  ctx: RunContext,
  asked: ListAsked,
  list: List,
  { from, page }: Cursor,
): Promise<HttpResponse> {
  const query = queryOf(asked, list, page);
  if (from === "page")
    return ctx.http.get(sourceUrl(ctx.origin("web"), "/{path*}", { path: list.path }), { query });
  const texts = query["q"] === undefined ? {} : { qt: query["q"], st: query["q"], os: 1 };
  const url = `${ctx.origin("gateway")}/discovery-sfint-search-service/api/search/products`;
  return ctx.http.get(url, {
    query: { ...query, ...texts, pathModel: list.path, ...gatewayQuery(asked.countryCode) },
  });
}

/** The products of a list, page after page; where the gateway no longer takes the call, from the pages that people see. */
export function products(
  ctx: RunContext,
  asked: ListAsked,
  list: List,
  found: Finder<z.input<typeof Card>>,
  place: { term: string } | { listingUrl: string },
) {
  const first: Cursor = { from: "gateway", page: 1, seen: 0, adverts: 0 };
  return eachPage<Cursor, Found<z.input<typeof Card>>>(
    ctx,
    { first, max: MAX_PAGES },
    async function* (cursor) {
      let at = cursor;
      const page = await ask(ctx, asked, list, at).catch((error: unknown) => {
        const isGone =
          error instanceof SourceError &&
          ["source_request_refused", "source_unavailable"].includes(error.code);
        // The pages that people see are those of one country.
        if (!isGone || at.from === "page" || at.page > 1 || asked.countryCode !== "tr") throw error;
        ctx.warn("gateway_not_read", `${error.message} The page is read in its place.`);
        at = { ...at, from: "page" };
        return ask(ctx, asked, list, at);
      });
      const listing = readListing(page, at.page);
      const { rows, total, hasMore } = listing;
      const wanted = queryOf(asked, list, at.page);
      // What is empty lists nothing.
      if (rows.length > 0) holdList(ctx, page, { path: list.path, query: wanted }, listing.claim);
      if (total !== null && at.page === 1) ctx.total(total);
      if (rows.length === 0 && at.page === 1) ctx.foundNothing("The source counts no products.");
      const { cards, adverts } = cardsOf(listing, { countryCode: asked.countryCode, warn: ctx.warn }, at);
      for (const card of cards)
        yield found.row(
          page,
          { ...card, term: null, listingUrl: null, ...place },
          coverageOf({ ...asked }, SHOP_FLAGS, listOutcomes(card)),
        );
      const seen = at.seen + rows.filter(({ place }) => place !== null).length;
      if (rows.length > 0 && (hasMore ?? (total === null || seen < total)))
        return { ...at, page: at.page + 1, seen, adverts };
      if (total !== null && seen < total)
        ctx.warn("rows_missing", `The source counts ${total} products and shows ${seen}.`);
      return null;
    },
  );
}
