import {
  changed,
  type HtmlDocument,
  type HttpResponse,
  parseHtml,
  type QueryValue,
  requireEnd,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { type Facts, factsOn } from "../page/facts.ts";
import { SORTS } from "../inputs.ts";
import { askPage, type Market } from "../source.ts";
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

/** What the bar above the results says: "1-16 of over 100,000 results for "laptop"". */
function barOn(doc: HtmlDocument, { language }: Facts) {
  const bar = doc.one(
    "[data-component-type=s-result-info-bar] h2, [data-component-type=s-result-info-bar] h1",
  );
  const text = bar?.textOf("span") ?? "";
  const group = new Intl.NumberFormat(language).format(1111).replace(/\d/g, "") || ",";
  const plain = text.replaceAll(group, "").replace(/(\d)[.,\s](?=\d{3}(?!\d))/g, "$1");
  const [, first, last] = /(\d+)\s?[-–~]\s?(\d+)/.exec(plain) ?? [];
  const numbers = (plain.match(/\d+/g) ?? []).map(Number);
  const asked = bar?.textOf(".a-color-state")?.replace(/^[\s"“”„«»‟'「]+|[\s"“”„«»‟'」]+$/g, "") ?? null;
  return {
    rows: first === undefined || last === undefined ? null : Number(last) - Number(first) + 1,
    last: last === undefined ? null : Number(last),
    total: numbers.length === 0 ? null : Math.max(...numbers),
    asked,
  };
}

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
  const { cards, rows, organic } = cardsOn(doc, facts, cursor);
  if (saysNone(doc) && bar.rows === null) {
    if (cards.length > 0)
      ctx.warn("suggestions_left_out", `Amazon found nothing and suggests ${cards.length} other products.`);
    if (page === 1) ctx.foundNothing("Amazon says that it has no result.");
    return { from, cards: [], next: null };
  }
  if (cards.length === 0)
    throw changed(from, "The page shows no result and does not say that there is none.");
  // Suggestions come without a count of results and without further pages.
  if (list.query["k"] !== undefined && bar.rows === null && !doc.has("[class*=pagination]"))
    throw changed(from, "The page does not say that its products are results.");
  const shown = doc.textOf(".s-pagination-selected");
  if (shown !== null && shown !== String(page))
    throw changed(from, `The page is number ${shown}, not ${page}.`);
  const { k: term } = list.query;
  if (term !== undefined && bar.asked !== null && !sameText(term, bar.asked))
    ctx.warn("search_corrected", `Amazon searched for "${bar.asked}".`);
  if (bar.rows !== null && organic < bar.rows)
    ctx.warn("rows_missing", `Amazon counts ${bar.rows} results on page ${page} and shows ${organic}.`);
  if (bar.total !== null && page === 1) ctx.total(bar.total);
  const link = doc.one("a.s-pagination-next, .a-pagination .a-last a");
  const isLast = link === null || link.is(".s-pagination-disabled, .a-disabled");
  if (isLast && bar.total !== null && bar.last !== null && bar.last < bar.total)
    ctx.warn("rows_missing", `Amazon counts ${bar.total} results and shows ${bar.last}.`);
  const seen = cursor.seen + rows;
  const next = isLast ? null : { page: page + 1, seen, ads: cursor.ads + cards.length - organic };
  return { from, cards: cards.map((card) => ({ ...card, page })), next };
}
