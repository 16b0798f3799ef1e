import {
  changed,
  type HttpResponse,
  parseHtml,
  requireEnd,
  type RunContext,
  statedOn,
} from "../../../plugin-sdk/index.ts";
import { type Card, cardsOn } from "../pages/cards.ts";
import { factsOn } from "../pages/facts.ts";
import { FIRST_PAGE, followList, type ListCursor } from "../pages/follow-list.ts";
import { warnUneven } from "../pages/uneven.ts";
import { askPage, type Edition } from "../source.ts";

export interface ResultsCursor extends ListCursor {
  /** Adverts on the pages before. */
  ads: number;
}
export const FIRST_RESULTS: ResultsCursor = { ...FIRST_PAGE, ads: 0 };

export interface ResultsPage {
  from: HttpResponse;
  doc: ReturnType<typeof parseHtml>;
  cards: Card[];
  total: number | null;
  /** False when the page shows fewer listings than it counts. */
  isWhole: boolean;
  next: ResultsCursor | null;
}

interface Asked extends Edition {
  sort?: string;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/** Where the data do not count; in English alone, other pages without listings are `source_changed`. */
const NONE = /couldn.t find any results/i;

/** One page of results. @throws SourceError `source_changed` when it shows none and does not count 0 */
export async function readResults(
  ctx: RunContext,
  asked: Asked,
  term: string,
  { ads, ...cursor }: ResultsCursor,
): Promise<ResultsPage> {
  const order = asked.sort === "most_relevant" ? undefined : asked.sort;
  const { page, seen } = cursor;
  const filters = { order, min_price: asked.minPrice, max_price: asked.maxPrice };
  const from = await askPage(ctx, asked, "/search", {}, { q: term, page, ...filters });
  requireEnd(from, "</html>");
  const doc = parseHtml(from);
  const list = cardsOn(from, doc, factsOn(doc), ctx.warn);
  const { cards, total } = list;
  const isNone = cards.length === 0 && (total === 0 || NONE.test(doc.textOf("body") ?? ""));
  if (cards.length === 0 && !isNone) throw changed(from, "The page shows no listing and does not count 0.");
  if (isNone) ctx.foundNothing(`Etsy has no listing for "${term}".`);
  const { next, isWhole } = followList(ctx, doc, list, cursor);
  let adPosition = ads;
  const placed = cards.map((card, index) => ({
    ...card,
    searchTerm: term,
    page,
    resultPosition: seen + index + 1,
    adPosition: card.isAd === true ? (adPosition += 1) : null,
  }));
  warnUneven(ctx.warn, "listings", placed, ["priceText", "isAd"]);
  for (const { id, price, priceMin, imageUrl, seller } of placed) {
    const stated = statedOn(ctx.warn, `the card of listing ${id}`);
    stated("price, priceMicros, priceText, currency", price ?? priceMin);
    stated("imageUrl", imageUrl);
    stated("seller", seller);
  }
  return {
    ...{ from, doc, total, isWhole, cards: placed },
    next: next === null ? null : { ...next, ads: adPosition },
  };
}
