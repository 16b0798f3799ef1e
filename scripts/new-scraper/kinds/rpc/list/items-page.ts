import { arr, changed, type HttpResponse, int, obj, str } from "../../../../../src/plugin-sdk/index.ts";
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
    says: { query: str(result, "query"), page: int(result, "page") },
  };
}
