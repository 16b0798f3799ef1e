import {
  changed,
  decodePercent,
  type HttpResponse,
  listAsAsked,
  type RunContext,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import { type Place, SITE } from "../source.ts";
import { askApi, jsonOf, listingIn, type Query, refuseSearch, type Row } from "./api.ts";
import { type Feed, readFeed } from "./feed.ts";

/** Rows of one page of a list, from the API or from a feed. */
export interface Listing {
  page: HttpResponse;
  /** What was read, in the words of the field tables. */
  answer: "feed" | "listing";
  rows: Row[];
  /** How many rows are listed, those that could not be read included. */
  count: number;
  /** Nothing is listed, not even what could not be read. */
  isEmpty: boolean;
  /** Name of the row after which the next page begins; null after the last. */
  next: string | null;
}

/** One page of a list. */
export interface Asked {
  place: Place;
  values?: Readonly<Record<string, string>>;
  query?: Query;
  /** What a feed without entries must say that it is about. */
  about: RegExp;
}

/** Rows of a page, at most; feeds may give fewer. */
const PAGE = 100;
/** Feeds have pages of this size, or of a multiple: a page of another one is the last. */
const FEED_STEP = 25;

/** Whether the operator has a credential for the API. Without one the feeds are read, which say less. */
export const usesApi = (ctx: RunContext): boolean => ctx.isAuthorized("api");

/** Reads one page of a list. @throws SourceError */
export async function askList(ctx: RunContext, asked: Asked, after: string | null): Promise<Listing> {
  const { place, values = {}, about } = asked;
  const query = { ...asked.query, limit: PAGE, after: after ?? undefined };
  if (usesApi(ctx)) {
    const page = await askApi(ctx, place.api, values, query);
    refuseSearch(place.api, page);
    return { page, answer: "listing", ...listingIn(page, jsonOf(page), ctx.warn) };
  }
  const { page, feed } = await askFeed(ctx, place, values, query);
  const { rows, count } = feed;
  holdFeed(ctx, page, feed, { path: new URL(sourceUrl(SITE, place.feed, values)).pathname, query });
  const isEmpty = count === 0;
  if (isEmpty && !about.test(feed.about)) throw changed(page, "The feed is empty and about something else.");
  // Those that cannot be read count: the page is as long as without them.
  const isWhole = rows.length > 0 && count % FEED_STEP === 0;
  return {
    page,
    answer: "feed",
    rows,
    count,
    isEmpty,
    next: isWhole ? str(rows.at(-1)?.data, "name") : null,
  };
}

/** Holds a feed to the path, words, order, time and page that were asked for: its own address repeats them. */
function holdFeed(
  ctx: RunContext,
  page: HttpResponse,
  { self }: Feed,
  asked: { path: string; query: Query },
): void {
  const own = URL.parse(self ?? "", SITE);
  const shown = (name: string) => own?.searchParams.get(name) ?? null;
  listAsAsked(ctx, page, {
    path: { asked: asked.path, shown: self === null ? null : (own?.pathname ?? null), isSame: isSamePath },
    ...Object.fromEntries(
      ["q", "sort", "t", "after", "restrict_sr"].map((name) => [
        name,
        { asked: asked.query[name] ?? null, shown: shown(name) },
      ]),
    ),
  });
}
const isSamePath = (shown: string, asked: string): boolean =>
  [shown, asked]
    .map((path) => (decodePercent(path) ?? path).toLowerCase())
    .every((path, _, all) => path === all[0]);

/** One feed. */
export async function askFeed(
  ctx: RunContext,
  place: Place,
  values: Readonly<Record<string, string>>,
  query: Query,
): Promise<{ page: HttpResponse; feed: Feed }> {
  const page = await ctx.http.get(sourceUrl(ctx.origin("web"), place.feed, values), { query });
  refuseSearch(place.feed, page);
  return { page, feed: readFeed(page, ctx.warn) };
}
