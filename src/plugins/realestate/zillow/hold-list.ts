import {
  arr,
  changed,
  decodePercent,
  int,
  type JsonObject,
  listAsAsked,
  type ListPart,
  type PageRef,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { placesOf } from "../home/check.ts";
import type { HomeDraft } from "../home/home-record.ts";
import { isSameAddress, isSamePlace, namesHouse, type ShownPlace } from "../home/place-name.ts";
import { readAddress } from "../targets.ts";
import type { Cursor } from "./ask-list.ts";
import { askedFilters, type Status, statusOfQuery } from "./filters.ts";
import type { SearchList } from "./search-list.ts";

interface Wanted {
  location: string;
  status: Status;
  filters: JsonObject;
}

/**
 * Holds a page of a list to what was asked for: its place, status, filters and number.
 * @throws SourceError `source_changed` for another list
 */
export function holdList(
  ctx: RunContext,
  page: PageRef,
  cursor: Cursor,
  list: SearchList,
  wanted: Wanted,
): void {
  const { location, status, filters } = wanted;
  const homes = list.homes.filter((home) => home !== null);
  const place = placePart(location, cursor.path, list);
  if (place.asked !== null && place.shown === null)
    throw changed(page, "The answer does not say which place it is of.");
  const parts: Record<string, ListPart> = {
    region: { asked: knownRegion(cursor.state), shown: knownRegion(list.query) },
    place,
    status: {
      asked: status,
      shown: list.query === null ? null : statusOfQuery(list.query),
      isSame: (shown) => shown === status || isForeclosed(shown, status, location),
    },
    "status of homes": { asked: status, shown: statusOfHomes(homes), isSame: areOfStatus },
    page: { asked: cursor.page, shown: list.page },
  };
  for (const { name, ...part } of askedFilters(status, filters, list.query)) parts[`filter (${name})`] = part;
  listAsAsked(ctx, page, parts);
}

/** The address of a list may be narrowed to foreclosures, which are for sale. */
const isForeclosed = (shown: string, status: Status, location: string): boolean =>
  shown === "foreclosure" && status === "sale" && readAddress(location) !== null;

/** Homes that are neither for rent nor sold are for sale, or before that. */
const areOfStatus = (shown: string, asked: string): boolean =>
  shown === asked || (shown === "sale" && asked === "foreclosure");
function statusOfHomes(homes: readonly HomeDraft[]): Status | null {
  const all = (...statuses: string[]) =>
    homes.every(({ status }) => status !== null && statuses.includes(status));
  if (homes.length === 0) return null;
  if (all("FOR_RENT")) return "rent";
  if (all("RECENTLY_SOLD", "SOLD")) return "sold";
  return all("FOR_SALE", "PENDING", "PRE_FORECLOSURE", "FORECLOSED", "COMING_SOON") ? "sale" : null;
}

/** Numbers of the regions that were searched, as text. */
export const regionOf = (query: JsonObject | null): string =>
  JSON.stringify((arr(query, "regionSelection") ?? []).map((region) => int(region, "regionId")));
/** Null where no region is named. */
function knownRegion(query: JsonObject | null): string | null {
  const region = regionOf(query);
  return region === "[]" ? null : region;
}

/** Homes stand in suburbs and on streets of any name: the region that the site found says more. */
export function shownPlaces(list: SearchList, location: string): ShownPlace[] {
  const homes = placesOf(list.homes.filter((home) => home !== null));
  // Of a city the homes say whether it has a ZIP code that was asked for.
  // A list may be of a house, of the street that has it, or of the city that the site takes in its place.
  if (namesHouse(location)) return [...homes, ...list.places];
  if (!/^\d{5}$/.test(location.trim())) return list.places.length > 0 ? list.places : homes;
  const coded = [...list.places, ...homes].filter(({ text }) => /\d{5}$/.test(text));
  return coded.length > 0 ? coded : list.places;
}

/** The place of a text, or of the path of an address: `/slateford-nm/rentals/`, `/homes/Slateford,-NM_rb/`. */
function placePart(location: string, path: string, list: SearchList): ListPart {
  const [first = "", second = ""] = segments(path);
  const text =
    readAddress(location) === null ? location : /^(.+)_rb$/.exec(first === "homes" ? second : first)?.[1];
  const own = segments(list.ownPath ?? list.nextPath ?? "").find((part) => part !== "homes") ?? null;
  const shown: ShownPlace[] =
    text === undefined && own !== null
      ? [{ text: words(own), isCity: true }]
      : shownPlaces(list, text ?? location);
  const asked = text ?? (first === "homes" || !/^[a-z-]+/i.test(first) ? null : words(first));
  const known = shown.filter((place) => place.text !== "");
  return {
    asked,
    shown: known[0]?.text ?? null,
    isSame: () =>
      asked !== null &&
      known.some((place) => (namesHouse(asked) ? isSameAddress : isSamePlace)(asked, place)),
  };
}

const segments = (path: string): string[] =>
  (decodePercent(path) ?? "").split("/").filter((part) => part !== "");
const words = (slug: string): string => slug.replace(/_rb$/, "").replaceAll("-", " ");
