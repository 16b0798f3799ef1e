import {
  arr,
  at,
  changed,
  idString,
  type JsonObject,
  obj,
  type PageText,
  parseJsonSafe,
  requireEnd,
  type RunContext,
  scriptSlices,
  searchKey,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import { type Asked, MAX_APPS } from "../shop/apps.ts";

const RESULTS = "SearchResultsPageIntent";

/** The ids of a search in the order of a device, from the results page of the web site: adverts and events are left out. */
export async function deviceOrder(ctx: RunContext, asked: Asked, term: string) {
  const { country, device, language } = asked;
  const url = sourceUrl(ctx.origin("web"), "/{country}/{device}/search", { country, device });
  const page = await ctx.http.get(url, { query: { term, l: language } });
  return { page, ids: idsOn(page, { country, device, term }, ctx.warn) };
}

/** @throws SourceError `source_changed` for a page of another search, or without its list */
export function idsOn(
  page: PageText,
  asked: Pick<Asked, "country" | "device"> & { term: string },
  warn: RunContext["warn"],
): string[] {
  requireEnd(page, "</html>");
  const part = resultsIn(page);
  const said = {
    term: str(part, "intent.term"),
    country: str(part, "intent.storefront"),
    device: str(part, "intent.platform"),
  };
  if (said.term === null) throw changed(page, "The page does not say which search it is of.");
  for (const name of ["term", "country", "device"] as const)
    if (said[name] !== null && searchKey(said[name]) !== searchKey(asked[name]))
      throw changed(page, `The page is of ${name} "${said[name].slice(0, 80)}".`);
  const shelves = arr(part, "data.shelves");
  if (shelves === null) throw changed(page, "The page has no list of results.");
  const items = shelves
    .filter((shelf) => str(shelf, "contentType") === "searchResult")
    .flatMap((shelf) => arr(shelf, "items") ?? [null]);
  const shown = items.filter(
    (item) => str(item, "$kind") !== "AppEventSearchResult" && str(item, "resultType") !== "ad",
  );
  const following = (arr(part, "data.nextPage.results") ?? []).filter((row) => str(row, "type") === "apps");
  const ids = [
    ...shown.map((item) => idString(at(item, "lockup.adamId"))),
    ...following.map((row) => idString(at(row, "id"))),
  ];
  const lost = ids.filter((id) => id === null || !/^\d+$/.test(id)).length;
  if (lost > 0) warn("row_dropped", `${lost} of ${ids.length} results do not say which app they are.`);
  if (lost > 0 && lost === ids.length) throw changed(page, "None of the results says which app it is.");
  return [...new Set(ids.flatMap((id) => (id !== null && /^\d+$/.test(id) ? id : [])))].slice(0, MAX_APPS);
}

/** The part of the page's JSON that is about a search. */
function resultsIn(page: PageText): JsonObject {
  for (const { body } of scriptSlices(page.text, { type: "application/json", containing: `"${RESULTS}"` })) {
    const data = parseJsonSafe(body);
    const parts = arr(data) ?? arr(data, "data") ?? [];
    const part = parts.find((one) => str(one, "intent.$kind") === RESULTS);
    if (part !== undefined) return obj(part) ?? {};
  }
  throw changed(page, "The page has no data of a search.");
}
