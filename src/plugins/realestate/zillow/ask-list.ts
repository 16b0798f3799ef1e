import {
  type HttpResponse,
  int,
  type JsonObject,
  type RunContext,
  sourceUrl,
  withoutEnd,
} from "../../../plugin-sdk/index.ts";
import { decodedPath, readAddress, searchStateIn } from "../targets.ts";

/** A page of a list: its path, and what is searched, as the address names it. */
export interface Cursor {
  path: string;
  state: JsonObject | null;
  page: number;
  seen: number;
}

/** The first page of the list of a place, or the one at an address. */
export function startOf(location: string): Cursor {
  const target = readAddress(location);
  if (target === null)
    return { path: `/homes/${location.replaceAll("/", " ")}_rb/`, state: null, page: 1, seen: 0 };
  const url = new URL(target.url);
  const query = searchStateIn(url) ?? null;
  const page = int(query, "pagination.currentPage") ?? 1;
  return { path: decodedPath(url.pathname) ?? "/", state: query, page, seen: 0 };
}

/** Asks for a page of a list. */
export function askList(
  ctx: RunContext,
  { path, state }: Pick<Cursor, "path" | "state">,
): Promise<HttpResponse> {
  const url = sourceUrl(ctx.origin("zillow"), "/{path*}", {
    path: withoutEnd(path.replace(/^\/+/, ""), "/"),
  });
  return ctx.http.get(
    `${url}/`,
    state === null ? {} : { query: { searchQueryState: JSON.stringify(state) } },
  );
}
