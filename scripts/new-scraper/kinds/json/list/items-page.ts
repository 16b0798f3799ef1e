import { arr, changed, type HttpResponse, int, str } from "../../../../../src/plugin-sdk/index.ts";
import { itemOf } from "../read-item.ts";
import type { ItemDraft } from "../../../template/records.ts";

export interface ItemsPage {
  items: ItemDraft[];
  /** Number of items that the source claims to have; null when it names none. */
  total: number | null;
  hasNextPage: boolean;
  /** What the page says it lists, so that it can be held to what was asked; null where it does not say. */
  says: { query: string | null; page: number | null };
}

/**
 * Reads one answer of the list. Pure: no request, no clock.
 * @throws SourceError `source_changed` for an answer of another shape, or without items that it claims to have
 */
export function parseItemsPage(page: HttpResponse): ItemsPage {
  const answer = page.json();
  const rows = arr(answer, "items");
  const total = int(answer, "total");
  if (rows === null || total === null) throw changed(page, "The answer has no items or no total.");
  if (rows.length === 0 && total > 0) throw changed(page, `The answer has none of ${total} items.`);
  return {
    items: rows.map((row) => itemOf(row, page.url)),
    total,
    hasNextPage: str(answer, "next") !== null,
    says: { query: str(answer, "query"), page: int(answer, "page") },
  };
}
