import {
  changed,
  eachPage,
  escapeRegExp,
  type Found,
  type JsonObject,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import type { Row } from "../answers/api.ts";
import { type Asked, askList, type Listing } from "../answers/ask.ts";

/** Reddit shows about a thousand rows of a list; feeds give as few as 25 at once. */
export const MAX_PAGES = 40;

export interface RowList extends Asked {
  /** In words, for messages. */
  what: string;
  /** False for a row that the list cannot have: the answer is about something else. Null where the row does not tell. */
  isOurs(row: JsonObject): boolean | null;
  /** The answer of the API says by its rows what it is about. */
  isTold: boolean;
}

/** The rows of a list, over all of its pages. */
export function eachRow<F extends Found<object>>(
  ctx: RunContext,
  list: RowList,
  make: (row: Row, listing: Listing) => F | null,
): AsyncGenerator<F, void, void> {
  return eachPage<string | null, F>(ctx, { first: null, max: MAX_PAGES }, async function* (after) {
    const listing = await askRows(ctx, list, after);
    if (listing.isEmpty && after === null) ctx.foundNothing(`${list.what}: nothing is there.`);
    for (const row of listing.rows) {
      const made = make(row, listing);
      if (made !== null) yield made;
    }
    return listing.next;
  });
}

/** One page of it. @throws SourceError `source_changed` where it is about something else */
export async function askRows(ctx: RunContext, list: RowList, after: string | null): Promise<Listing> {
  const listing = await askList(ctx, list, after);
  const told = listing.rows.map((row) => ({ row, isOurs: list.isOurs(row.data) }));
  const known = told.filter(({ isOurs }) => isOurs !== null);
  if (known.some(({ isOurs }) => isOurs === false) || (known.length === 0 && listing.rows.length > 0))
    throw changed(listing.page, `The answer is not about ${list.what}.`);
  if (list.isTold && known.length > 0) ctx.held(listing.page);
  for (let lost = told.length - known.length; lost > 0; lost--)
    ctx.warn("row_dropped", `A row does not say that it is of ${list.what}.`);
  return { ...listing, rows: known.map(({ row }) => row) };
}

/** A feed that says that it is about this path. */
export const aboutPath = (path: string): RegExp => new RegExp(`${escapeRegExp(path)}(?:[/.?\\s]|$)`, "i");

const lowered = (value: unknown): string => (str(value) ?? "").toLowerCase();
/** Rows of one community, or of several with a plus between them. */
export function isIn(communities: string): (row: JsonObject) => boolean | null {
  const all = new Set(communities.toLowerCase().split("+"));
  return (row) => (lowered(row["subreddit"]) === "" ? null : all.has(lowered(row["subreddit"])));
}
/** Rows that an account wrote. */
export const isBy =
  (name: string) =>
  (row: JsonObject): boolean | null =>
    lowered(row["author"]) === "" ? null : lowered(row["author"]) === name.toLowerCase();
