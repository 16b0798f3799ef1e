import { InitData } from "../rpc/init-data.ts";
import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import {
  changed,
  type HttpResponse,
  type PageText,
  type RunContext,
  type Warn,
} from "../../../plugin-sdk/index.ts";
import { CARD, type ListedApp, listedApps } from "../lists/listed-app.ts";
import { type Locale, PATHS, shopPage } from "../source.ts";

const RESULTS = { what: "search sections", rpc: "lGYRle", base: [0, 1], needs: [] };
const LIST = 22;
const TOKEN = [LIST, 1, 3, 1];
const CARD_OF_EXACT_MATCH = 23;

export interface SearchHit {
  app: ListedApp;
  /** Places of apps that could not be read, or that stand there twice, count too. */
  place: number;
  isExactMatch: boolean;
}

export interface SearchPage {
  hits: SearchHit[];
  length: number;
  /** Leads to further pages; most searches have had none since 2026. */
  token: unknown;
}

/** First results page of a text. `price` is the code of the source; it is loosely applied there. */
export async function searchPage(
  ctx: RunContext,
  term: string,
  locale: Locale,
  price?: "1" | "2",
): Promise<SearchPage & { page: HttpResponse }> {
  const query = { c: "apps", q: term, price };
  const page = await shopPage(ctx, PATHS.search, query, locale, `results page for "${term}"`);
  const results = parseSearchPage(page, term, locale, ctx.warn);
  ctx.held(page);
  return { page, ...results };
}

/**
 * The apps of a search page: the card of an exact match first, then the list, each app once. A page without both has no
 * results when a section of it holds something else, which is the message that says so.
 * @throws SourceError `source_changed` when the page is of another search, or shows apps in an unknown form
 */
export function parseSearchPage(page: PageText, term: string, locale: Locale, warn: Warn): SearchPage {
  const data = new InitData(page);
  if (!data.isAbout(term)) throw changed(page, `The results page is not one of "${term}".`);
  const sections = data.require(RESULTS);
  if (!Array.isArray(sections)) throw changed(page, "The sections of the search are no list.");
  const hits = new Map<string, SearchHit>();
  let position = 0;
  const add = (items: unknown, isExactMatch: boolean): void => {
    const name = isExactMatch ? "the exact match" : "the results";
    const layout = isExactMatch ? { layout: CARD } : { from: [0] };
    for (const { app, place } of listedApps(items, name, { locale, warn, ...layout }))
      if (!hits.has(app.id)) hits.set(app.id, { app, place: position + place, isExactMatch });
    position += (items as unknown[]).length;
  };
  for (const section of sections as unknown[]) {
    const card = jspbAt(section, [CARD_OF_EXACT_MATCH]);
    const list = jspbAt(section, [LIST]);
    if (card !== null) add([card], true);
    else if (list !== null) add(jspbAt(list, [0]), false);
    else if (!isMessage(section)) throw changed(page, "A section of the search is neither list nor message.");
  }
  if (hits.size === 0 && sections.length === 0) throw changed(page, "The search has no sections.");
  const tokens = (sections as unknown[]).map((section) => jspbAt(section, TOKEN));
  const token = tokens.find((one) => typeof one === "string" && one !== "") ?? null;
  return { hits: [...hits.values()], length: position, token };
}

/** Something behind the places of cards and lists, and no link to an app. */
function isMessage(section: unknown): boolean {
  if (!Array.isArray(section) || JSON.stringify(section).includes(`${PATHS.app}?id=`)) return false;
  return section.slice(CARD_OF_EXACT_MATCH).some((part) => part !== null);
}
