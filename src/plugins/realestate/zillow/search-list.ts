import {
  arr,
  changed,
  filledText,
  int,
  type JsonObject,
  obj,
  type PageText,
  type Reading,
  str,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import type { HomeDraft } from "../home/home-record.ts";
import type { ShownPlace } from "../home/place-name.ts";
import { ZILLOW } from "../source.ts";
import { readCard } from "./card.ts";
import { searchStateOf } from "./page-data.ts";
import { CITY, regionOfList, type ZillowRegion } from "./region.ts";
import { readScriptless } from "./scriptless.ts";

/** One page of a list of homes. */
export interface SearchList {
  /** Null for a row that could not be read. */
  homes: (HomeDraft | null)[];
  /** How many homes the source claims; null where it does not say. */
  total: number | null;
  perPage: number | null;
  pages: number | null;
  nextPath: string | null;
  /** Path of the list, as the page names it. */
  ownPath: string | null;
  /** Number of the page, as it says itself. */
  page: number | null;
  /** What was searched, as the source understood it. */
  query: JsonObject | null;
  /** The region that was found. */
  places: ShownPlace[];
  /** The same as pages of home values name it; null where the list is of none. */
  region: ZillowRegion | null;
  /** How many homes there are that no agent lists; null where it does not say. */
  others: number | null;
  /** True for a page without the data that it was made of. */
  isScriptless: boolean;
}

const LISTS = ["cat1", "cat2"].flatMap((category) =>
  ["listResults", "mapResults"].map((list) => ({
    category,
    list,
    path: `${category}.searchResults.${list}`,
  })),
);

/** Reads a list of homes. @returns null for a page that holds none @throws SourceError `source_changed` for a list of another form */
export function readSearchList(page: PageText, reading: Reading): SearchList | null {
  const state = searchStateOf(page);
  if (state === null) return scriptlessList(page, reading);
  const lists = LISTS.flatMap((place) => {
    const rows = arr(state, place.path);
    return rows === null ? [] : [{ ...place, rows }];
  });
  const found = lists.find(({ rows }) => rows.length > 0) ?? lists[0];
  if (found === undefined) throw changed(page, "The page has no list of homes.");
  const list = obj(state, `${found.category}.searchList`);
  const isMap = found.list === "mapResults" && found.rows.length > 0;
  if (list === null && !isMap) throw changed(page, "The list does not count its homes.");
  const next = urlAt(list, "pagination.nextUrl", ZILLOW);
  return {
    homes: found.rows.map((row) => readCard(row, reading)),
    total: int(list, "totalResultCount") ?? int(state, `categoryTotals.${found.category}.totalResultCount`),
    perPage: isMap ? found.rows.length : int(list, "resultsPerPage"),
    pages: isMap ? 1 : int(list, "totalPages"),
    nextPath: isMap || next === null ? null : new URL(next).pathname,
    ownPath: str(state, "searchPageSeoObject.baseUrl"),
    page: int(state, "queryState.pagination.currentPage") ?? pageBefore(next),
    query: obj(state, "queryState"),
    // `regionName` lacks the state: without the whole name the homes say more.
    places: (arr(state, "regionState.regionInfo") ?? []).flatMap((region) => {
      const text = filledText(region, "displayName");
      return text === null ? [] : [{ text, isCity: int(region, "regionType") === CITY }];
    }),
    region: regionOfList(state),
    others: int(state, "categoryTotals.cat2.totalResultCount"),
    isScriptless: false,
  };
}

/** The page whose next one has this address. */
function pageBefore(next: string | null): number | null {
  const number = /\/(\d+)_p\/?$/.exec(next === null ? "" : new URL(next).pathname)?.[1];
  return number === undefined ? null : Number(number) - 1;
}

function scriptlessList(page: PageText, reading: Reading): SearchList | null {
  const list = readScriptless(page, reading);
  if (list === null) return null;
  const next = list.nextUrl === null ? null : URL.parse(list.nextUrl, ZILLOW);
  const { cards: homes, pages, page: number, total, place, ownPath } = list;
  return {
    homes,
    ownPath,
    page: number ?? pageBefore(next?.href ?? null),
    total,
    pages,
    nextPath: next?.pathname ?? null,
    perPage: null,
    query: null,
    places: place === "" ? [] : [{ text: place, isCity: false }],
    region: null,
    others: 0,
    isScriptless: true,
  };
}
