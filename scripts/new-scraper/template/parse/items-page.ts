import {
  changed,
  parseHtml,
  parsePrice,
  requireEnd,
  type HtmlNode,
  type PageText,
  type RowDraft,
} from "../../../../src/plugin-sdk/index.ts";
import type { ItemInput } from "../records.ts";

/** An item as it was read: a required field that the card lacks is null, and the host drops the Record. */
export type ItemDraft = RowDraft<ItemInput>;

export interface ItemsPage {
  items: ItemDraft[];
  /** Number of items that the source claims to have; null when it names none. */
  total: number | null;
  hasNextPage: boolean;
}

/**
 * Reads one page of the list. Pure: no request, no clock.
 * @throws SourceError `source_changed` for a page that is cut off, or has no items and does not say so itself
 */
export function parseItemsPage(page: PageText): ItemsPage {
  requireEnd(page, "</html>");
  const document = parseHtml(page);
  const cards = document.all("ul.items > li.item");
  if (cards.length === 0 && !document.has("p.no-items")) {
    throw changed(page, "The page has no items and does not say that there are none.");
  }
  const total = Number.parseInt(document.attrOf("ul.items", "data-total") ?? "", 10);
  return {
    items: cards.map(itemOfCard),
    total: Number.isNaN(total) ? null : total,
    hasNextPage: document.has("a[rel=next]"),
  };
}

function itemOfCard(card: HtmlNode): ItemDraft {
  const price = parsePrice(card.textOf(".item-price") ?? "");
  return {
    id: card.attr("data-id"),
    title: card.textOf("a.item-title"),
    url: card.urlOf("a.item-title"),
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
    note: card.textOf("p.item-note"),
  };
}
