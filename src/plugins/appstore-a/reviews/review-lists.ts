import {
  arr,
  at,
  changed,
  decodePercent,
  type HttpResponse,
  type PageRef,
  readRows,
  type RunContext,
  SourceError,
  sourceUrl,
  type StatedFields,
  str,
} from "../../../plugin-sdk/index.ts";
import { type ListedApp, readAppPage } from "../shop/apps.ts";
import { type Locale, storefrontHeader } from "../source.ts";
import { entriesIn, feedOf, linkedPage } from "../shop/feed.ts";
import { FEED_REVIEW, LIST_REVIEW } from "./record.ts";

type List = "feed" | "xml" | "list" | "page";
/** Where to go on: which list, and the page or place in it, from 0. */
interface Cursor {
  list: List;
  at: number;
  /** The page before led to this one, so that it is not empty. */
  isNamed?: boolean;
}
/** Where the reviews of an order begin: by stars only the older list sorts them. */
export const firstOf = (sort: Sort): Cursor => ({ list: SORTS[sort].feed === null ? "list" : "feed", at: 0 });
const NEXT = { feed: "xml", xml: "list", list: "page", page: null } as const;

interface Row {
  id: string;
  rating: number;
  author?: { name: string | null; url: string | null } | null;
}
interface ReviewPage {
  page: PageRef;
  rows: Row[];
  /** False when the source shows a row that could not be read. */
  isWhole: boolean;
  next: Cursor | null;
}
type Asked = Locale & { sort: Sort };
type Read = (
  ctx: RunContext,
  asked: Asked,
  id: string,
  place: number,
  isNamed: boolean,
) => Promise<ReviewPage>;

export const SORT_WORDS = ["newest", "helpful", "favorable", "critical"] as const;
type Sort = (typeof SORT_WORDS)[number];
/** What the feed and the older list call each order; null where the feed lacks it. */
const SORTS: Record<Sort, { feed: string | null; list: number }> = {
  newest: { feed: "mostrecent", list: 4 },
  helpful: { feed: "mosthelpful", list: 1 },
  favorable: { feed: null, list: 2 },
  critical: { feed: null, list: 3 },
};
const MAX_FEED_PAGES = 10;
/** A full page of the feed. */
const FEED_PAGE = 50;

/** These lists name people and link to none. */
const authorOf = (name: string | null) => (name === null ? null : { name, url: null });
const LIST_WINDOW = 100;
/** Lists that are asked because the feed is empty; one that fails leads to the next. */
const SIDE_LISTS: ReadonlySet<List> = new Set(["xml", "list"]);
/** The page of an app with so many ratings shows reviews. */
const MANY_RATINGS = 50;

const LISTS: Record<List, Read> = {
  feed: (...call) => readFeed("json", ...call),
  xml: (...call) => readFeed("xml", ...call),
  async list(ctx, { country, sort }, id, place) {
    const headers = storefrontHeader(country);
    const window = { startIndex: place, endIndex: place + LIST_WINDOW };
    const query = { id, "displayable-kind": 11, ...window, sort: SORTS[sort].list };
    const url = `${ctx.origin("api")}/WebObjects/MZStore.woa/wa/userReviewsRow`;
    const page = await ctx.http.get(url, { query, headers });
    const given = arr(page.json(), "userReviewList");
    const next =
      given === null || given.length === 0 ? null : { list: "list" as const, at: place + given.length };
    const { rows, ...read } = reviewsIn(ctx, page, LIST_REVIEW, given);
    return {
      ...read,
      rows: rows.map(({ authorName, ...row }) => ({ ...row, author: authorOf(authorName) })),
      next,
    };
  },
  async page(ctx, asked, id) {
    const { page, read } = await readAppPage(ctx, asked, id);
    if (read.topReviews?.length === 0)
      throw changed(page, "None of the reviews of the page has the known form.");
    const rows = (read.topReviews ?? []).map((row) => ({
      ...row,
      author: authorOf(read.reviewers.get(row.id) ?? null),
    }));
    return { page, rows, isWhole: true, next: null };
  },
};

async function readFeed(
  form: "json" | "xml",
  ...[ctx, { country, sort }, id, place, isNamed]: Parameters<Read>
): Promise<ReviewPage> {
  const path = "/{country}/rss/customerreviews/page={page}/id={id}/sortby={sort}/{form}";
  const values = { country, page: place + 1, id, sort: SORTS[sort].feed ?? "", form };
  const page = await ctx.http.get(sourceUrl(ctx.origin("api"), path, values));
  const answer = feedOf(page);
  const self = decodePercent(str(answer, "feed.id.label") ?? "") ?? "";
  if (!self.includes(`/${country}/rss/customerreviews/`) || !self.includes(`/id=${id}/`))
    throw changed(page, `The feed is not the one of app ${id} in country "${country}".`);
  // The first entry may be the app itself, which has a name and no stars.
  const reviews = entriesIn(answer)?.filter((entry) => at(entry, '["im:name"]') === null) ?? null;
  const [last, following] = [linkedPage(answer, "last"), linkedPage(answer, "next")];
  if (reviews?.length === 0 && place > 0 && (isNamed || last !== null))
    ctx.warn("reviews_missing", `Page ${place + 1} of the feed is empty, though others lead to it.`);
  // A feed that does not say how long it is goes on as long as it leads on, or its pages are full.
  const isMore =
    last === null ? (following ?? 0) > place + 1 || (reviews?.length ?? 0) >= FEED_PAGE : last > place + 1;
  if (isMore && place + 1 === MAX_FEED_PAGES)
    ctx.warn(
      "page_limit_reached",
      `The feed of app ${id} continues; the source gives ${MAX_FEED_PAGES} pages.`,
    );
  const next = isMore && place + 1 < MAX_FEED_PAGES && reviews?.length !== 0;
  const list = form === "json" ? ("feed" as const) : form;
  return {
    ...reviewsIn(ctx, page, FEED_REVIEW, reviews),
    next: next ? { list, at: place + 1, isNamed: following !== null } : null,
  };
}

/** @throws SourceError `source_changed` when there is no list, or none of its reviews can be read */
function reviewsIn<F extends StatedFields>(
  ctx: RunContext,
  page: HttpResponse,
  fields: F,
  given: readonly unknown[] | null,
) {
  const rows =
    given === null ? null : readRows(fields, given, { answer: "answer", warn: ctx.warn }, "review");
  if (rows === null || (rows.length === 0 && given?.length !== 0))
    throw changed(page, "The answer has no list of reviews in the known form.");
  return { page, rows, isWhole: rows.length === given?.length };
}

/** Of an app that nobody has rated the lookup states neither how many did, nor a mean. */
const isUnrated = ({ rating, ratingCount }: ListedApp): boolean =>
  ratingCount === null && (rating === null || rating === 0);

/**
 * One page of the reviews of an app that people of this country have rated. The feed at times answers without entries, so
 * the next list is asked before anybody believes it.
 * @throws SourceError `source_unavailable` when no list shows a review, `source_changed` when one surely should
 */
export async function readReviewPage(
  ctx: RunContext,
  asked: Asked,
  app: ListedApp,
  { list, at: place, isNamed = false }: Cursor,
): Promise<ReviewPage> {
  // The other lists have their reviews in another order.
  const isOnly = SORTS[asked.sort].feed === null;
  const isSide = SIDE_LISTS.has(list) && place === 0 && !isOnly;
  const read = await LISTS[list](ctx, asked, app.id, place, isNamed).catch((error: unknown): ReviewPage => {
    if (!(error instanceof SourceError) || error.code === "cancelled" || !isSide) throw error;
    ctx.warn("reviews_list_failed", error.message);
    return { page: { url: error.url ?? "", fetchedAt: ctx.now() }, rows: [], isWhole: true, next: null };
  });
  if (read.rows.length > 0 || place > 0) return read;
  if (isUnrated(app)) {
    ctx.foundNothing(`Nobody in country "${asked.country}" has rated app ${app.id}.`);
    return { ...read, next: null };
  }
  const next = isOnly ? null : NEXT[list];
  if (next !== null) {
    ctx.warn(
      "reviews_not_listed",
      `The ${list} has no review of app ${app.id}, which is rated; the ${next} is asked.`,
    );
    return { ...read, next: { list: next, at: 0 } };
  }
  if (!isOnly && (app.ratingCount === null || app.ratingCount >= MANY_RATINGS))
    throw changed(read.page, `The page of app ${app.id}, which is often rated, has no review.`);
  const message = `App ${app.id} is rated in country "${asked.country}", and no list in this order shows a review; ask again later.`;
  throw new SourceError("source_unavailable", message, { url: read.page.url });
}
