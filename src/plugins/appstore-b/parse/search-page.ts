import type { ListedApp } from "../records/listed-app.ts";
import { BLOBS } from "../rpc/blobs.ts";
import type { Locale } from "../urls.ts";
import { CARD_PATHS, LIST_ITEM_PATHS, readCard, readListItem } from "./listed-app.ts";
import { placesIn, readPageData } from "./page-data.ts";
import { EACH, under } from "./places.ts";
import { at, listAt } from "./sparse.ts";

const LIST_SECTION = 22;
const CARD_SECTION = 23;
const SECTIONS = placesIn(BLOBS.search, [
  ...under([EACH, LIST_SECTION, 0, EACH, 0], LIST_ITEM_PATHS),
  ...under([EACH, CARD_SECTION], CARD_PATHS),
]);

export interface SearchHit {
  app: ListedApp;
  isExactMatch: boolean;
}

/**
 * The apps of a search page: the card of an exact match first, then the list, each app once.
 * A page whose sections hold neither has no results.
 * @throws SourceError `source_changed` when the page has no sections at all
 */
export function parseSearchPage(html: string, locale: Locale): SearchHit[] {
  const sections = listAt(readPageData(html).require(BLOBS.search, SECTIONS), []);
  const cards = sections.map((section) => readCard(at(section, CARD_SECTION), locale));
  const items = sections.flatMap((section) => listAt(section, [LIST_SECTION, 0]));
  const listed = items.map((wrapped) => readListItem(at(wrapped, 0), locale));

  const hits = new Map<string, SearchHit>();
  const add = (isExactMatch: boolean) => (app: ListedApp | null) => {
    if (app !== null && !hits.has(app.appId)) hits.set(app.appId, { app, isExactMatch });
  };
  cards.forEach(add(true));
  listed.forEach(add(false));
  return [...hits.values()];
}
