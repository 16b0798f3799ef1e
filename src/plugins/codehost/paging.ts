import { type HttpResponse, isJsonObject, type RunContext, SourceError } from "../../plugin-sdk/index.ts";
import { type Query, type Rest, restOf } from "./rest.ts";
import type { RestAddress } from "./rest-paths.ts";

/** Most rows that any REST list gives at once. */
const MAX_ROWS_PER_PAGE = 100;

export interface RestList extends RestAddress {
  query?: Query;
  accept?: string;
  /** The list ends here even if the source offers more. */
  maxRows: number;
  /** The rows of one answer; throws `source_changed` when there is no list in it. */
  rowsOf(response: HttpResponse): readonly unknown[];
}

export interface RestPage {
  response: HttpResponse;
  rows: readonly unknown[];
  /** Place of the first row in the whole list, from 1. */
  firstPosition: number;
}

/** Where a list stands. The page size stays what it was: pages of another size would start at other rows. */
type ListState = { nextPage: number; rowsPerPage: number };

/**
 * The pages of a REST list, from the last checkpoint on. Asks for no more rows than are wanted. The checkpoint names
 * the page that is asked for next: everything before it was yielded. The host never comes back for more than it
 * wants, so there is no limit to check here.
 */
export async function* restPages(
  ctx: RunContext,
  list: RestList,
  rest: Rest = restOf(ctx),
): AsyncGenerator<RestPage, void, void> {
  const state = stateOf(ctx);
  const { rowsPerPage } = state;
  for (let { nextPage } = state; nextPage <= list.maxRows / rowsPerPage; nextPage += 1) {
    ctx.checkpoint({ nextPage, rowsPerPage } satisfies ListState);
    const query = { ...list.query, per_page: rowsPerPage, page: nextPage };
    const response = await rest.get(list, query, list.accept);
    const rows = list.rowsOf(response);
    if (rows.length > 0) yield { response, rows, firstPosition: (nextPage - 1) * rowsPerPage + 1 };
    if (!hasNextPage(response)) return;
  }
}

/** Up to `maxRows` rows of a list that is part of one Record, such as comments. One call for each hundred. */
export async function allRows<T>(
  rest: Rest,
  address: RestAddress,
  maxRows: number,
  read: (row: unknown) => T | null,
): Promise<T[]> {
  const rows: T[] = [];
  const rowsPerPage = Math.min(MAX_ROWS_PER_PAGE, maxRows);
  for (let page = 1; rows.length < maxRows; page += 1) {
    const response = await rest.get(address, { per_page: rowsPerPage, page });
    rows.push(
      ...arrayRows(response)
        .map(read)
        .filter((row) => row !== null),
    );
    if (!hasNextPage(response)) break;
  }
  return rows.slice(0, maxRows);
}

/** A JSON array as the whole answer: the form of every REST list but the searches. */
export function arrayRows(response: HttpResponse): readonly unknown[] {
  const rows = response.json();
  if (Array.isArray(rows)) return rows;
  throw new SourceError("source_changed", "Expected a JSON array.", { url: response.url });
}

/** REST lists name their next page in the Link header; the last page names none. */
export function hasNextPage(response: Pick<HttpResponse, "header">): boolean {
  return /<[^>]*>\s*;[^,]*\brel="?next"?/.test(response.header("link") ?? "");
}

function stateOf(ctx: RunContext): ListState {
  const state = isJsonObject(ctx.resumeFrom) ? ctx.resumeFrom : {};
  if (typeof state.nextPage === "number" && typeof state.rowsPerPage === "number") {
    return { nextPage: state.nextPage, rowsPerPage: state.rowsPerPage };
  }
  return { nextPage: 1, rowsPerPage: Math.min(MAX_ROWS_PER_PAGE, ctx.limit) };
}
