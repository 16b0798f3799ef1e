import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import { changed, num, type PageText, str, type Warn } from "../../../plugin-sdk/index.ts";
import { holds } from "../answer.ts";
import { featureId } from "../ids.ts";
import type { Viewport } from "../targets.ts";
import { type PlaceFacts, readPlace } from "../place/record.ts";

/** A place that a search found. */
export interface FoundPlace {
  facts: PlaceFacts;
  /** Null where the answer does not tell. */
  isAd: boolean | null;
  /** Among the rows of its kind on this page, from 1; null after a row of which nobody knows the kind. */
  place: number | null;
}

interface Row {
  message: unknown;
  isAd: boolean | null;
  /** Which rows it is counted among. */
  kind: "organic" | "advert" | "unknown";
}

/** The text that an answer says was searched. */
export const searchedFor = (answer: unknown): string | null => str(jspbAt(answer, [0, 0])) ?? null;

/** Whether the map of an answer lies outside of the one that was asked for; the source moves it for words that name a place. */
export function isElsewhere(answer: unknown, { latitude, longitude, meters }: Viewport): boolean {
  const [east, north] = [1, 2].map((at) => num(jspbAt(answer, [1, 0, at])));
  if (east == null || north == null) return false;
  const reach = Math.max(0.5, meters / 50_000);
  const turned = Math.abs(longitude - east);
  return Math.abs(latitude - north) > reach || Math.min(turned, 360 - turned) > 2 * reach;
}

/** Whether an answer is that of a search: it begins with the text that was searched. */
export const isSearch = (answer: unknown): boolean =>
  searchedFor(answer) !== null && rowsOf(answer).length > 0;

/**
 * The places of an answer, in any of its layouts.
 * @throws SourceError `source_changed` when it has none and tells of some, or when none can be read
 */
export function readSearch(page: PageText, answer: unknown, isFirst: boolean, warn: Warn): FoundPlace[] {
  const rows = rowsOf(answer);
  if (rows.length === 0) {
    const namesAny = holds(answer, (part) => featureId(part) !== null);
    // The list begins with what was searched, also where no place follows.
    const { length } = listAt(answer, [0, 1]);
    if (namesAny || searchedFor(answer) === null || length > 1 || (isFirst && length === 0))
      throw changed(
        page,
        "The answer has no list of places where it used to be, and does not say that there are none.",
      );
    if (length === 0) warn("end_unproven", "The page after the last places has no list of them.");
    return [];
  }
  const counts = { organic: 0, advert: 0, unknown: 0 };
  const found = rows.flatMap(({ message, isAd, kind }, index): FoundPlace[] => {
    const place = ++counts[kind];
    const facts = readPlace(message, "a row of the search", warn);
    if (facts !== null) return [{ facts, isAd, place: counts.unknown > 0 ? null : place }];
    warn("row_unreadable", `results: item ${index + 1} of ${rows.length} has another form.`);
    return [];
  });
  if (counts.unknown > 0)
    warn("layout_unknown", `isAd, adPosition, resultPosition: ${counts.unknown} rows may be adverts or not.`);
  const untold = rows.filter(({ isAd, kind }) => isAd === null && kind === "organic").length;
  if (untold > 0)
    warn("adverts_unknown", `isAd, adPosition: no list of adverts came, and ${untold} rows may be adverts.`);
  if (found.length > 0) return found;
  throw changed(page, `None of the ${rows.length} results has the known form.`);
}

/** The rows of the first layout that has any; where neither is known, whatever has the form of a place. */
function rowsOf(answer: unknown): Row[] {
  const rows = [newerRows(answer), olderRows(answer)].find((layout) => layout.length > 0);
  return rows ?? placesIn(answer).map((message) => ({ message, isAd: null, kind: "unknown" }));
}

/** Since 2025: [1] is a place; a row without it is an advert, which repeats its place in [15]. */
function newerRows(answer: unknown): Row[] {
  return listAt(answer, [64]).map((item) => {
    const place = jspbAt(item, [1]);
    const advert = jspbAt(item, [5]);
    if (place !== null) return { message: place, isAd: false, kind: "organic" };
    if (advert === null) return { message: place, isAd: null, kind: "unknown" };
    return { message: jspbAt(advert, [15]) ?? bareAdvert(advert), isAd: true, kind: "advert" };
  });
}

/**
 * Before: [14] is a place, and the first row has none. Adverts were described at [2][11][0] and never seen; an answer
 * without that list does not tell whether a row is one.
 */
function olderRows(answer: unknown): Row[] {
  const rows = listAt(answer, [0, 1]).map((item) => jspbAt(item, [14]));
  if (rows.every((message) => message === null)) return [];
  const listed = listAt(answer, [2, 11, 0]).map((item) => placesIn(item)[0] ?? shortAdvert(item));
  const adverts = listed.length > 0 ? listed : placesIn(jspbAt(answer, [2]));
  const isAd = adverts.length > 0 ? false : null;
  const own = rows[0] === null ? rows.slice(1) : rows;
  return [
    ...adverts.map((message): Row => ({ message, isAd: true, kind: "advert" })),
    ...own.map((message): Row => ({ message, isAd, kind: "organic" })),
  ];
}

/** An advert of the older layout: id, name and position, as a message in the layout of a place. */
function shortAdvert(item: unknown): unknown[] {
  const message: unknown[] = [];
  message[9] = jspbAt(item, [2, 0]);
  message[10] = jspbAt(item, [0]);
  message[11] = jspbAt(item, [1]);
  return message;
}

/** A message in the layout of a place, of the few facts that an advert has by itself. */
function bareAdvert(advert: unknown): unknown[] {
  const own = jspbAt(advert, [5, 0, 0]);
  const message: unknown[] = [];
  message[9] = jspbAt(own, [1]);
  message[10] = jspbAt(own, [9]);
  message[11] = jspbAt(own, [2]);
  return message;
}

/** Wherever they are: for a layout that is not known. */
function placesIn(message: unknown): unknown[] {
  if (!Array.isArray(message)) return [];
  return isPlace(message) ? [message] : message.flatMap(placesIn);
}

const isPlace = (message: unknown): boolean =>
  featureId(jspbAt(message, [10])) !== null && typeof jspbAt(message, [11]) === "string";

function listAt(answer: unknown, path: number[]): unknown[] {
  const list = jspbAt(answer, path);
  return Array.isArray(list) ? (list as unknown[]) : [];
}
