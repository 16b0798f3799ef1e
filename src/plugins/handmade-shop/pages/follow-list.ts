import type { HtmlDocument, RunContext } from "../../../plugin-sdk/index.ts";
import type { CardList } from "./cards.ts";
import { nextPageOn } from "./paging.ts";

/** What only cards show. */
const CARD_FIELDS =
  "priceText, originalPriceText, discountPercent, rating, reviewCount, tags, noticeText, isAd, isBestseller, isStarSeller, isFreeShipping";

/**
 * Where a list goes on after a page, and whether all its rows were read, as far as its counts tell; what is missing is a
 * counted warning. `seen` counts the rows of the pages before.
 */
export function followList(
  ctx: RunContext,
  doc: HtmlDocument,
  { cards, total, dropped, cardless, later }: CardList,
  { page, seen }: { page: number; seen: number },
): { next: number | null; isWhole: boolean } {
  if (total !== null) ctx.total(total);
  const next = nextPageOn(doc, page);
  const all = seen + cards.length;
  const isShort = next === null && total !== null && all + later < total;
  if (isShort) ctx.warn("rows_missing", `Etsy counts ${total} listings and showed ${all}.`);
  if (later > 0) ctx.warn("rows_missing", `${later} listings of the page are loaded by its scripts alone.`);
  if (dropped > 0)
    ctx.warn("rows_missing", `${dropped} rows of the page cannot be told apart or name no listing.`);
  if (cardless > 0)
    ctx.warn("rows_missing", `${CARD_FIELDS}: ${cardless} listings of the page's data have no card.`);
  return { next, isWhole: !isShort && dropped === 0 && cardless === 0 && later === 0 };
}
