import type { HtmlDocument, RunContext } from "../../../plugin-sdk/index.ts";
import type { CardList } from "./cards.ts";
import { nextPageOn } from "./paging.ts";

/** What only cards show. */
const CARD_FIELDS =
  "priceText, originalPriceText, discountPercent, rating, reviewCount, tags, noticeText, isAd, isBestseller, isStarSeller, isFreeShipping";

/** Where a list goes on: rows on the pages before, listings with a second place among them, and the most rows of one page. */
export interface ListCursor {
  page: number;
  seen: number;
  twins: number;
  largest: number;
}
export const FIRST_PAGE: ListCursor = { page: 1, seen: 0, twins: 0, largest: 0 };

/**
 * Where a list goes on after a page, and whether all its rows were read, as far as its counts tell; what is missing is a
 * counted warning.
 */
export function followList(
  ctx: RunContext,
  doc: HtmlDocument,
  { cards, total, dropped, cardless, later }: CardList,
  before: ListCursor,
): { next: ListCursor | null; isWhole: boolean } {
  const { page, largest } = before;
  if (total !== null) ctx.total(total);
  const nextPage = nextPageOn(doc, page);
  const rows = cards.length + later;
  const seen = before.seen + rows;
  const twins = before.twins + cards.length - new Set(cards.map(({ id }) => id)).size;
  const all = seen - twins;
  const isShort = nextPage === null ? total !== null && all < total : rows < largest;
  if (isShort && nextPage === null)
    ctx.warn("rows_missing", `Etsy counts ${total} listings and showed ${all - later}.`);
  if (isShort && nextPage !== null)
    ctx.warn("page_short", `Page ${page} shows ${rows} listings, and a page before it ${largest}.`);
  if (later > 0) ctx.warn("rows_missing", `${later} listings of the page are loaded by its scripts alone.`);
  if (dropped > 0)
    ctx.warn("rows_missing", `${dropped} rows of the page cannot be told apart or name no listing.`);
  if (cardless > 0)
    ctx.warn("rows_missing", `${CARD_FIELDS}: ${cardless} listings of the page's data have no card.`);
  return {
    next: nextPage === null ? null : { page: nextPage, seen, twins, largest: Math.max(largest, rows) },
    isWhole: !isShort && dropped === 0 && cardless === 0 && later === 0,
  };
}
