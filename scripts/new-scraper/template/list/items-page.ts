import {
  canonicalUrl,
  changed,
  parseHtml,
  requireEnd,
  type PageText,
} from "../../../../src/plugin-sdk/index.ts";
import { itemOf } from "../read-item.ts";
import type { ItemDraft } from "../records.ts";

export interface ItemsPage {
  items: ItemDraft[];
  /** Number of items that the source claims to have; null when it names none. */
  total: number | null;
  hasNextPage: boolean;
  /** What the page says it lists, so that it can be held to what was asked; null where it does not say. */
  says: { query: string | null; page: string | null };
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
  const address = URL.parse(canonicalUrl(document) ?? "")?.searchParams;
  const total = Number.parseInt(document.attrOf("ul.items", "data-total") ?? "", 10);
  return {
    items: cards.map(itemOf),
    total: Number.isNaN(total) ? null : total,
    hasNextPage: document.has("a[rel=next]"),
    says: {
      query: address === undefined ? null : (address.get("q") ?? ""),
      page: address?.get("page") ?? null,
    },
  };
}
