import { eachPage, type Found, htmlToText, type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import type { Query, Row } from "../answers/api.ts";
import { type Answer, bareId } from "../records/kinds.ts";
import { PLACES } from "../source.ts";
import { askRows, isIn, MAX_PAGES, type RowList } from "./rows.ts";
import { askThread, THREAD_ROWS } from "./thread.ts";
import { watched } from "./watched.ts";

export interface SearchAsked {
  term: string;
  /** Only in this community; null for all of Reddit. */
  community: string | null;
  sort: string;
  time: string | undefined;
  contentType: "posts" | "comments" | "both";
  includeNsfw: boolean;
  /** Posts of which the comments are read. */
  maxPosts: number;
}

/** A page of results comes first, then the comments of each of its posts, then the next page. */
interface Cursor {
  after: string | null;
  queue: string[];
  read: number;
  isLast: boolean;
}

export type MakeRow<F> = (row: Row, page: { url: string; fetchedAt: Date }, answer: Answer) => F | null;

/** Posts that a search finds; and, since Reddit shows nobody a search for comments, the comments on these that hold its words. */
export function searched<F extends Found<object>>(
  ctx: RunContext,
  asked: SearchAsked,
  make: MakeRow<F>,
): AsyncGenerator<F, void, void> {
  const [withPosts, withComments] = [asked.contentType !== "comments", asked.contentType !== "posts"];
  const first: Cursor = { after: null, queue: [], read: 0, isLast: false };
  const max = MAX_PAGES + asked.maxPosts;
  return eachPage<Cursor, F>(ctx, { first, max }, async function* (cursor) {
    const [id, ...queue] = cursor.queue;
    if (id !== undefined) {
      yield* commentsOn(ctx, id, asked.term, make);
      return nextOf({ ...cursor, queue, read: cursor.read + 1 });
    }
    const listing = await askRows(ctx, searchList(asked), cursor.after);
    const isNone = listing.isEmpty && cursor.after === null;
    if (isNone) ctx.foundNothing(`Nothing is found for "${asked.term}".`);
    for (const row of withPosts ? listing.rows : []) {
      const made = make(row, listing.page, listing.answer);
      if (made !== null) yield made;
    }
    const ids = listing.rows.flatMap(({ data }) => bareId(data["name"]) ?? []);
    const room = withComments ? asked.maxPosts - cursor.read : 0;
    const isEnough = !withPosts && ids.length >= room;
    return nextOf({
      after: listing.next,
      queue: ids.slice(0, room),
      read: cursor.read,
      isLast: listing.next === null || isEnough,
    });
  });
}

const nextOf = (cursor: Cursor): Cursor | null =>
  cursor.isLast && cursor.queue.length === 0 ? null : cursor;

function searchList({ term, community, sort, time, includeNsfw }: SearchAsked): RowList {
  const query: Query = {
    q: term,
    sort,
    t: time,
    restrict_sr: community === null ? undefined : "on",
    include_over_18: includeNsfw ? "on" : undefined,
  };
  return {
    what: community === null ? `"${term}"` : `"${term}" in r/${community}`,
    place: community === null ? PLACES.search : PLACES.searchIn,
    values: community === null ? {} : { sub: community },
    query,
    about: /search/,
    // Where Reddit overlooks the community, it answers for all of them.
    isOurs: community === null ? () => true : isIn(community),
    isTold: false,
  };
}

async function* commentsOn<F extends Found<object>>(
  ctx: RunContext,
  id: string,
  term: string,
  make: MakeRow<F>,
): AsyncGenerator<F, void, void> {
  const inner = watched(ctx);
  try {
    const thread = await askThread(inner.ctx, id, { limit: THREAD_ROWS });
    const rows = thread.comments.map((data, index) => ({ kind: "t1", data, place: index + 1 }));
    for (const row of rows) {
      const html = row.data["body_html"];
      if (typeof html !== "string") inner.ctx.warn("row_dropped", "A comment has no text to look through.");
      if (typeof html !== "string" || !holds(html, term)) continue;
      const made = make(row, thread.page, thread.answer);
      if (made !== null) yield made;
    }
    if (!inner.hasWarned()) ctx.foundNothing(`No comment on post ${id} holds the words of "${term}".`);
    if (thread.more.length > 0)
      ctx.warn("rows_missing", `Post ${id} has more comments than were looked through.`);
  } catch (error) {
    if (!(error instanceof SourceError) || error.code !== "input_not_found") throw error;
    ctx.warn("input_not_found", error.message);
  }
}

const OPERATORS =
  /\b(?:author|subreddit|flair|flair_name|self|site|url|title|selftext|nsfw):(?:"[^"]*"|\S+)|\b(?:AND|OR|NOT)\b/g;

/** Whether a comment holds all words of a search text. */
export function holds(html: string, term: string): boolean {
  const text = htmlToText(html).toLowerCase();
  const words =
    term
      .replaceAll(OPERATORS, " ")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => text.includes(word));
}
