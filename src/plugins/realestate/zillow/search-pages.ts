import {
  changed,
  eachPage,
  type Finder,
  type Found,
  type HttpResponse,
  type JsonObject,
  obj,
  type Reading,
  type RunContext,
  type z,
} from "../../../plugin-sdk/index.ts";
import { checkFilters, checkHome, checkPlace } from "../home/check.ts";
import type { Home, HomeDraft } from "../home/home-record.ts";
import type { MarketsAround } from "../markets/around.ts";
import { statusIn } from "../search/address-status.ts";
import type { Filters } from "../filter-input.ts";
import { asAsked, type HomeFlags } from "../inputs.ts";
import { decodedPath, readAddress } from "../targets.ts";
import { askList, type Cursor, startOf } from "./ask-list.ts";
import { filterState, missingFilters, type Status } from "./filters.ts";
import { holdList, regionOf, shownPlaces } from "./hold-list.ts";
import { readHome } from "./home.ts";
import { propertyOf } from "./page-data.ts";
import { cityOfHome, type ZillowRegion } from "./region.ts";
import { readSearchList, type SearchList } from "./search-list.ts";

/** The site shows no more than 20 pages, 820 homes, of any search. */
const MAX_PAGES = 20;

export type Asked = Filters & HomeFlags;
/** The homes of a status at a place, or at the address of a list, and where the market around them is found. */
export interface Search {
  location: string;
  status: Status;
  asked: Asked;
  around: MarketsAround;
}
type HomeFinder = Finder<z.input<typeof Home>>;
/** The homes for one place, or address of a list, on Zillow. */
export function zillowHomes(
  ctx: RunContext,
  { location, status, asked, around }: Search,
  found: HomeFinder,
): AsyncGenerator<Found<z.input<typeof Home>>, void, void> {
  const first = startOf(location);
  const reading = { answer: "list", warn: ctx.warn };
  const marketOf = async (region: ZillowRegion | null) =>
    asked.includeMarkets && region !== null ? around.zillow(ctx, region) : null;
  return eachPage<Cursor, Found<z.input<typeof Home>>>(
    ctx,
    { first, max: MAX_PAGES },
    async function* (cursor) {
      const { page, list, state } = await listAt(ctx, cursor, location, status, asked);
      if (list === null) {
        const { home, region } = homeOn(page, reading);
        if (isAddress(location) || cursor.page > 1)
          throw changed(page, "The page is about one home, and no list.");
        checkHome(location, home, page);
        yield found(page, ...recordOf({ ...home, market: await marketOf(region) }, location, null, asked));
        around.end();
        return null;
      }
      const { homes, total } = list;
      const known = homes.filter((home) => home !== null);
      holdList(ctx, page, { ...cursor, state }, list, {
        location,
        status,
        filters: filterState(status, asked),
      });
      if (total !== null) ctx.total(total);
      if (homes.length === 0 && total === 0) {
        ctx.foundNothing(`No homes for "${location}".`);
        return null;
      }
      if (known.length === 0 && (cursor.page === 1 || homes.length > 0))
        throw changed(page, "The list is empty and does not say why, or no card says which home it is.");
      for (const home of homes)
        if (home === null) ctx.warn("row_dropped", "A card does not say which home it shows.");
      checkFilters(known, asked, ctx.warn);
      const market = await marketOf(list.region);
      for (const [index, home] of homes.entries())
        if (home !== null)
          yield found.row(page, ...recordOf({ ...home, market }, location, cursor.seen + index + 1, asked));
      around.end();
      return nextOf(cursor, state, list, ctx.warn);
    },
  );
}

/** Asks for one page of a list, and narrows the first one. The list is null where the page is about one home. */
async function listAt(ctx: RunContext, cursor: Cursor, location: string, status: Status, asked: Asked) {
  const reading = { answer: "list", warn: ctx.warn };
  let { state } = cursor;
  let page = await askList(ctx, { path: cursor.path, state });
  let list = readSearchList(page, reading);
  if (list === null || cursor.page > 1) return { page, list, state };
  if (!isAddress(location) && list.homes.length > 0) {
    const known = list.homes.filter((home) => home !== null);
    checkPlace(location, shownPlaces(list, location), page.url, known.length < list.homes.length);
  }
  const { query } = list;
  const missing = missingFilters(status, filterState(status, asked), query);
  const isOther = list.homes.length === 0 && list.others !== 0;
  // Only the address then says which status the list is of.
  const isOwn = statusIn(location) === status;
  if (list.isScriptless && Object.keys(filterState(isOwn ? "sale" : status, asked)).length > 0)
    ctx.warn("filter_not_applied", "A list that comes without its data is not narrowed.");
  if (list.isScriptless || (Object.keys(missing).length === 0 && !isOther)) return { page, list, state };
  // Only with the region that the site found for it is a search narrowed; else the site takes another one.
  if (query === null) throw changed(page, "The page does not say what was searched.");
  const next = async (more: JsonObject) => {
    state = { ...narrowed(query, location, missing), ...more };
    page = await askList(ctx, { path: cursor.path, state });
    list = readSearchList(page, reading);
    if (list === null || ![regionOf(query), "[]"].includes(regionOf(list.query)))
      throw changed(page, "The site answers with homes of another region.");
    return list;
  };
  if (Object.keys(missing).length > 0) list = await next({});
  if (list.homes.length === 0 && list.others !== 0) {
    if (list.others === null)
      throw changed(page, "The list is empty and does not count the homes that no agent lists.");
    // Homes that no agent lists stand in a list of their own.
    list = await next({ category: "cat2" });
    if (list.homes.length === 0) throw changed(page, "The homes that no agent lists are missing.");
  }
  return { page, list, state };
}

const isAddress = (location: string) => readAddress(location) !== null;

/** What was searched, with the filters that are asked for in place of those that stand there. */
function narrowed(query: JsonObject, usersSearchTerm: string, wanted: JsonObject): JsonObject {
  const { regionSelection = [], mapBounds = {} } = query;
  return {
    ...(isAddress(usersSearchTerm) ? {} : { usersSearchTerm }),
    isListVisible: true,
    isMapVisible: false,
    regionSelection,
    mapBounds,
    filterState: { ...obj(query, "filterState"), ...wanted },
    pagination: {},
  };
}

function homeOn(page: HttpResponse, reading: Reading) {
  const home = propertyOf(page, null);
  if (home === null) throw changed(page, "The page holds neither a list of homes nor one home.");
  return { home: readHome(page, home, reading), region: cityOfHome(home) };
}

const recordOf = (home: HomeDraft, location: string, resultPosition: number | null, asked: Asked) =>
  asAsked(asked, { ...home, location, resultPosition });

function nextOf(
  cursor: Cursor,
  state: JsonObject | null,
  list: SearchList,
  warn: RunContext["warn"],
): Cursor | null {
  const { homes, total, perPage, pages, nextPath } = list;
  const seen = cursor.seen + homes.length;
  const listed = pages === null ? Infinity : perPage === null ? seen : pages * perPage;
  const shown = Math.min(total ?? seen, listed);
  if (homes.length < Math.min(perPage ?? 0, shown - cursor.seen))
    warn("homes_missing", `Page ${cursor.page} lists ${homes.length} homes; it should list ${perPage ?? 0}.`);
  const page = cursor.page + 1;
  const isLast = pages === null ? nextPath === null : page > pages;
  if (isLast && seen < shown) warn("homes_missing", `The list ends after ${seen} of ${shown} homes.`);
  else if (isLast && total !== null && seen < total)
    warn(
      "page_limit_reached",
      `The site counts ${total} homes and shows ${seen}; narrow the search by price.`,
    );
  if (isLast || homes.length === 0) return null;
  if (state !== null)
    return { path: cursor.path, state: { ...state, pagination: { currentPage: page } }, page, seen };
  if (nextPath === null) warn("homes_missing", `The list names no page ${page} of ${pages ?? "more"}.`);
  const path = decodedPath(nextPath ?? "");
  return nextPath === null || path === null ? null : { path, state, page, seen };
}
