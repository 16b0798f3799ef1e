import {
  changed,
  type HtmlDocument,
  type HttpResponse,
  parseHtml,
  type QueryValue,
  requireEnd,
  type RunContext,
  searchKey,
  withoutEnd,
} from "../../../plugin-sdk/index.ts";
import { type Facts, factsOn } from "../page/facts.ts";
import { SORTS } from "../inputs.ts";
import { askPage, type Market } from "../source.ts";
import { holdResults } from "./held.ts";
import type { Card } from "./card-record.ts";
import { cardsOn } from "./cards.ts";

/** A list that `/s` shows, and what filters it. */
export interface List {
  country: string;
  query: Record<string, string>;
}
export interface ListAsked extends Market {
  sort?: keyof typeof SORTS | undefined;
  department?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}
export interface Cursor {
  page: number;
  /** Cards, and adverts among them, on the pages before. */
  seen: number;
  ads: number;
}
export interface Results {
  from: HttpResponse;
  cards: Card[];
  next: Cursor | null;
}

function queryOf(asked: ListAsked, { query }: List, page: number): Record<string, QueryValue | undefined> {
  const { sort, department, minPrice, maxPrice } = asked;
  const filters = { i: department, "low-price": minPrice, "high-price": maxPrice };
  const given = Object.entries({ ...filters, s: sort === undefined ? undefined : SORTS[sort] });
  return { ...query, ...Object.fromEntries(given.filter(([, value]) => value !== undefined)), page };
}

const NONE_MARK = "[class*='no-results'], [cel_widget_id*='NO_RESULTS'], [cel_widget_id*='no-results']";
const NONE_WORDS =
  /no results for|keine ergebnisse für|aucun résultat pour|(?:no hay|sin) resultados para|nessun risultato per|nenhum resultado para|geen resultaten voor|brak wyników (?:wyszukiwania )?dla|inga resultat för|için sonuç (?:yok|bulunamadı)|一致する商品は(?:見つかりません|ありません)|لا توجد نتائج/i;

/** Whether the page says that it found nothing; what it shows then are suggestions. */
function saysNone(doc: HtmlDocument): boolean {
  const slot = doc.one(".s-main-slot") ?? doc.one("#search") ?? doc.one("body");
  const around = (slot?.children ?? []).filter((child) => !child.is("[data-component-type=s-search-result]"));
  return around.some((child) => child.is(NONE_MARK) || child.has(NONE_MARK) || NONE_WORDS.test(child.text()));
}

/** Words before or behind a count that is a least one, over search keys. */
const OVER = new RegExp(
  `\\b(?:over|more than|mehr als|uber|mas de|plus de|oltre|piu di|mais de|meer dan|mer an|ponad|vice nez|uzeri|uzerinde|fazla)\\b|${["以上", "超过", "超過", "أكثر من", "से अधिक"].map(searchKey).join("|")}`,
  "u",
);

/** What the bar above the results says: "1-16 of over 100,000 results for "laptop"". */
function barOn(doc: HtmlDocument, { language }: Facts) {
  const bar = doc.one(
    "[data-component-type=s-result-info-bar] h2, [data-component-type=s-result-info-bar] h1",
  );
  const text = bar?.textOf("span") ?? "";
  const group = new Intl.NumberFormat(language).format(1111).replace(/\d/g, "") || ",";
  const plain = text.replaceAll(group, "").replace(/(\d)[.,\s](?=\d{3}(?!\d))/g, "$1");
  const [, first, last] = /(\d+)\s?[-–~]\s?(\d+)/.exec(plain) ?? [];
  // The rows of this page are no total.
  const numbers = (plain.replace(/\d+\s?[-–~]\s?\d+/, " ").match(/\d+/g) ?? []).map(Number);
  const quoted = bar?.textOf(".a-color-state")?.replace(/^[\s"“”„«»‟'「]+/, "");
  const asked = quoted === undefined ? null : withoutEnd(quoted, " \"“”„«»‟'」");
  return {
    rows: first === undefined || last === undefined ? null : Number(last) - Number(first) + 1,
    last: last === undefined ? null : Number(last),
    total: numbers.length === 0 ? null : Math.max(...numbers),
    isOver: OVER.test(searchKey(text)),
    asked,
  };
}

/** How many results there are: the script says it bare, the bar whether it is a least number. */
function totalOn(text: string, bar: ReturnType<typeof barOn>) {
  const stated = /"totalResultCount"\s*:\s*(\d{1,12})/.exec(text)?.[1];
  const total = stated === undefined ? bar.total : Number(stated);
  // Where the two differ, nobody knows which of them the words are about.
  const isLeast = bar.total === null || (bar.isOver && total !== bar.total) ? null : bar.isOver;
  return { total, isLeast, text: `${isLeast === true ? "over " : ""}${total ?? "no"}` };
}

/** Searches that the page names beside its results, by the words that they lead to. */
function relatedOn(doc: HtmlDocument, term: string | undefined): string[] | null {
  const links = doc
    .all("a[href*='/s?k='], a[href*='/s?'][href*='&k=']")
    .filter((link) => link.closest(NOT_RELATED) === null);
  const terms = links.flatMap((link) => {
    const params = URL.parse(link.url() ?? "")?.searchParams;
    const words = params?.get("k")?.trim() ?? "";
    // The same words with a filter narrow this list down.
    return words === "" || params?.has("rh") === true || sameText(words, term ?? "") ? [] : words;
  });
  return terms.length === 0 ? null : [...new Set(terms)];
}
const NOT_RELATED =
  "[data-component-type=s-search-result], [data-component-type=s-result-info-bar], header, nav, #navbar, #s-refinements, .s-pagination-container";

const sameText = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: "base" }) === 0;

/** One page of a list. @throws SourceError `source_changed` when it shows no product and does not say why */
export async function readResults(
  ctx: RunContext,
  asked: ListAsked,
  list: List,
  cursor: Cursor,
): Promise<Results> {
  const { page } = cursor;
  const from = await askPage(ctx, list.country, asked, { path: "/s", query: queryOf(asked, list, page) });
  requireEnd(from, "</html>");
  const doc = parseHtml(from);
  const facts = factsOn(doc, list.country, ctx.warn);
  const bar = barOn(doc, facts);
  const total = totalOn(from.text, bar);
  const { cards, rows, organic } = cardsOn(doc, facts, cursor);
  const isNone = (saysNone(doc) || total.total === 0) && bar.rows === null;
  // A page that found nothing says for what, too.
  holdResults(ctx, { from, doc }, list, page, { searched: bar.asked, isNone });
  if (isNone) {
    if (cards.length > 0)
      ctx.warn("suggestions_left_out", `Amazon found nothing and suggests ${cards.length} other products.`);
    if (page === 1) ctx.foundNothing("Amazon says that it has no result.");
    return { from, cards: [], next: null };
  }
  if (cards.length === 0)
    throw changed(from, "The page shows no result and does not say that there is none.");
  // Suggestions come without a count of results and without further pages.
  if (list.query["k"] !== undefined && bar.total === null && !doc.has("[class*=pagination]"))
    throw changed(from, "The page does not say that its products are results.");
  const { k: term } = list.query;
  if (term !== undefined && bar.asked !== null && !sameText(term, bar.asked))
    ctx.warn("search_corrected", `Amazon searched for "${bar.asked}".`);
  if (bar.rows !== null && organic < bar.rows)
    ctx.warn("rows_missing", `Amazon counts ${bar.rows} results on page ${page} and shows ${organic}.`);
  if (total.total !== null && page === 1) ctx.total(total.total);
  const link = doc.one("a.s-pagination-next, .a-pagination .a-last a");
  const isLast = link === null || link.is(".s-pagination-disabled, .a-disabled");
  if (isLast && total.total !== null && bar.last !== null && bar.last < total.total)
    ctx.warn("rows_missing", `Amazon counts ${total.text} results and shows ${bar.last}.`);
  const seen = cursor.seen + rows;
  const next = isLast ? null : { page: page + 1, seen, ads: cursor.ads + cards.length - organic };
  const shared = {
    ...{ page, totalResultCount: total.total, keywords: relatedOn(doc, term) },
    isTotalLowerBound: total.total === null ? null : total.isLeast,
  };
  return { from, cards: cards.map((card) => ({ ...card, ...shared })), next };
}
