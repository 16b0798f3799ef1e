import {
  at,
  canonicalUrl,
  changed,
  collapse,
  decodeEntities,
  type PageText,
  parseHtml,
  searchKey,
  str,
} from "../../../plugin-sdk/index.ts";
import { countryOfHost, namesOfCountry } from "../source.ts";
import { askedIn, isSearchPath } from "./asked.ts";
import type { Search } from "./searches.ts";

/** The data of a page of results, by its place. */
export interface ResultData {
  /** What is kept for the cards, with the country. */
  provider: unknown;
  model: unknown;
  /** What is kept for the page. */
  state: unknown;
}

/**
 * A page repeats what was searched, as it was asked, or else as it understood it, and of which country it is.
 * @throws SourceError `source_changed` for another text, place or country, or a page that does not say what it is for
 */
export function checkSearch(page: PageText, search: Search, data: ResultData): void {
  const country = countryOf(page, data);
  if (country !== null && country !== search.country)
    throw changed(page, `The page is of the country ${country}, not ${search.country}.`);
  const asked = askedIn(search.path, search.params);
  let isTold = false;
  for (const part of ["text", "place"] as const) {
    const shown = shownOn(page, data, part);
    if (shown === null && asked[part] === "") continue;
    if (shown === null) throw changed(page, `The page does not say which ${part} it was searched for.`);
    isTold = true;
    const isSame =
      shown.isExact &&
      asked.isExact &&
      ![asked[part], shown.words].some((word) => isWholeCountry(word, search.country))
        ? bare(shown.words) === bare(asked[part])
        : part === "text"
          ? wordsIn(shown.words) === wordsIn(asked.text)
          : isSamePlace(wordsIn(shown.words), wordsIn(asked.place), search.country);
    if (!isSame) throw changed(page, `The page is about another search: "${shown.words.slice(0, 80)}".`);
  }
  if (!isTold) throw changed(page, "The page does not say which search it is for.");
}

const LETTERS = { text: "q", place: "l" } as const;
const MODEL = { text: "what", place: "where" } as const;

function shownOn(page: PageText, { model, state }: ResultData, part: "text" | "place") {
  const query = new URLSearchParams(str(state, "queryString") ?? "");
  if (query.size > 0) return { words: query.get(LETTERS[part]) ?? "", isExact: true };
  const kept = str(model, MODEL[part]);
  if (kept !== null) return { words: kept, isExact: part === "text" };
  const document = parseHtml(page);
  const typed = document.attrOf(`form input[name="${LETTERS[part]}"]`, "value");
  if (typed !== null) return { words: typed, isExact: true };
  const url = URL.parse(str(state, "requestPath") ?? canonicalUrl(document) ?? "", "https://www.indeed.com");
  if (url === null || !isSearchPath(url.pathname)) return null;
  const { isExact, [part]: words } = askedIn(url.pathname, Object.fromEntries(url.searchParams));
  return { words, isExact };
}

/** The country that the page says it is of; `ipCountry` is where its visitor is. */
function countryOf(page: PageText, { provider, model, state }: ResultData): string | null {
  const stated =
    str(state, "country") ?? str(provider, "countryCode") ?? str(at(model, "proctorContext"), "country");
  if (stated !== null) return stated.toLowerCase().replace(/^uk$/, "gb");
  return countryOfHost(URL.parse(page.url)?.hostname ?? "") ?? null;
}

const bare = (text: string): string => collapse(decodeEntities(text)).toLowerCase();
const wordsIn = (text: string): string =>
  (searchKey(decodeEntities(text)).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

/** The name of the country that the site is of, which the source leaves out as a place, or puts in. */
const isWholeCountry = (place: string, country: string): boolean =>
  namesOfCountry(country).some((name) => wordsIn(name) === wordsIn(place));

/** The source adds a region to a place, or leaves it out. */
function isSamePlace(shown: string, asked: string, country: string): boolean {
  const isAll = (place: string): boolean => place === "" || isWholeCountry(place, country);
  if (isAll(shown) || isAll(asked)) return isAll(shown) && isAll(asked);
  return `${shown} `.startsWith(`${asked} `) || `${asked} `.startsWith(`${shown} `);
}
