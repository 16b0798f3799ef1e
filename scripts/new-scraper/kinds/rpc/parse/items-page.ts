import {
  arr,
  changed,
  filledText,
  type HttpResponse,
  idString,
  int,
  num,
  obj,
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
 * Reads one answer of the call. Pure: no request, no clock. An error in a good status is a failure, never "none".
 * @throws SourceError `source_changed` for an error, an answer of another shape, or one without items that it claims
 */
export function parseItemsPage(page: HttpResponse): ItemsPage {
  const answer = page.json();
  const result = obj(answer, "result");
  const problem = str(answer, "error.message");
  if (result === null) throw changed(page, `The call gave no result: ${problem ?? "and no error"}.`);
  const rows = arr(result, "items");
  const total = int(result, "total");
  if (rows === null || total === null) throw changed(page, "The result has no items or no total.");
  // Null on the last page; without the key nobody knows.
  if (result["nextPage"] === undefined)
    throw changed(page, "The result does not say whether a page follows.");
  if (rows.length === 0 && total > 0) throw changed(page, `The result has none of ${total} items.`);
  return {
    items: rows.map((row) => itemOf(row, page.url)),
    total,
    hasNextPage: int(result, "nextPage") !== null,
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
