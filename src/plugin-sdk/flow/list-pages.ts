import type { Found } from "../found.ts";
import { nextLink } from "../http/next-link.ts";
import type { HttpResponse } from "../http/types.ts";
import type { RunContext } from "../run-context.ts";
import { changed } from "../source-error.ts";
import { eachPage } from "./each-page.ts";

/** Most rows that are asked for at once. */
const ROWS_PER_PAGE = 100;
/** Fewer rows are asked for as such: a whole page may be half a megabyte. */
const FEW_ROWS = 50;

/** A list that is asked for by page number and page size, and names its next page in the Link header. */
export interface PagedList {
  /** The list ends here even if the source offers more. */
  maxRows: number;
  ask: (page: { page: number; rowsPerPage: number }) => Promise<HttpResponse>;
  /** The rows of an answer, and how many the source counts in all where it says so. Default: the answer is the list. */
  read?: (response: HttpResponse) => ListAnswer;
}

export interface ListAnswer {
  rows: readonly unknown[];
  total: number | null;
}

export interface ListPage {
  response: HttpResponse;
  rows: readonly unknown[];
  /** Place of the first row in the whole list, from 1. */
  firstPosition: number;
}

/**
 * The pages of such a list, with checkpoints as `eachPage` makes them. Asks for no more rows than are wanted where these
 * are few; a resumed run keeps the page size, since pages of another size start at other rows. Where the source counts
 * the rows, the host is told; fewer rows than that are a counted warning `rows_missing`, and none a success.
 */
export function listPages<F extends Found<object>>(
  ctx: RunContext,
  { maxRows, ask, read = arrayAnswer }: PagedList,
  each: (page: ListPage) => AsyncGenerator<F, void, void>,
): AsyncGenerator<F, void, void> {
  const size = ctx.limit < FEW_ROWS ? ctx.limit : ROWS_PER_PAGE;
  /** Rows up to now, those before a resumed run included. */
  let seen: number | null = null;
  const paging = { first: { page: 1, rowsPerPage: size }, max: Math.max(1, Math.floor(maxRows / size)) };
  return eachPage(ctx, paging, async function* ({ page, rowsPerPage }) {
    const response = await ask({ page, rowsPerPage });
    const { rows, total } = read(response);
    const firstPosition = (page - 1) * rowsPerPage + 1;
    seen = (seen ?? firstPosition - 1) + rows.length;
    const counted = total === null ? null : Math.min(total, maxRows);
    if (counted !== null) ctx.total(counted);
    if (total === 0 && rows.length === 0) ctx.foundNothing("The source counts no row of this list.");
    yield* each({ response, rows, firstPosition });
    if (nextLink(response) !== null) return { page: page + 1, rowsPerPage };
    if (counted !== null && seen < counted)
      ctx.warn("rows_missing", `The source counts ${counted} rows and showed ${seen}.`);
    return null;
  });
}

/** Up to `maxRows` rows of a list that is part of one Record, such as the comments of an issue. */
export async function wholeList({ maxRows, ask, read = arrayAnswer }: PagedList): Promise<unknown[]> {
  const rows: unknown[] = [];
  const rowsPerPage = Math.min(ROWS_PER_PAGE, maxRows);
  for (let page = 1; rows.length < maxRows; page += 1) {
    const response = await ask({ page, rowsPerPage });
    rows.push(...read(response).rows);
    if (nextLink(response) === null) break;
  }
  return rows.slice(0, maxRows);
}

/** @throws SourceError `source_changed` when the answer is no list */
function arrayAnswer(response: HttpResponse): ListAnswer {
  const rows = response.json();
  if (!Array.isArray(rows)) throw changed(response, "Expected a JSON array.");
  return { rows, total: null };
}
