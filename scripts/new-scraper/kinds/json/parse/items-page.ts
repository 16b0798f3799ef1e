import {
  arr,
  changed,
  filledText,
  type HttpResponse,
  idString,
  int,
  num,
  type RowDraft,
  str,
  urlAt,
} from "../../../../../src/plugin-sdk/index.ts";
import type { ItemInput } from "../../../template/records.ts";

/** An item as it was read: a required field that it lacks is null, and the host drops the Record. */
export type ItemDraft = RowDraft<ItemInput>;

export interface ItemsPage {
  items: ItemDraft[];
  /** Number of items that the source claims to have; null when it names none. */
  total: number | null;
  hasNextPage: boolean;
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
  };
}

function itemOf(row: unknown, pageUrl: string): ItemDraft {
  return {
    id: idString(row, "id"),
    title: filledText(row, "title"),
    url: urlAt(row, "url", pageUrl),
    price: num(row, "price.amount"),
    currency: str(row, "price.currency"),
    note: filledText(row, "note"),
  };
}
