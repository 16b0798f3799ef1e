import { changed, type HttpResponse, idString, obj, str } from "../../../../../src/plugin-sdk/index.ts";
import { itemOf } from "../read-item.ts";
import type { ItemDraft } from "../../../template/records.ts";

/**
 * Reads the answer about one item. Pure: no request, no clock. An error in a good status is a failure, never "none".
 * @throws SourceError `source_changed` for an error or an answer about something else
 */
export function parseItemPage(page: HttpResponse, id: string): ItemDraft {
  const answer = page.json();
  const row = obj(answer, "result.item");
  if (row === null)
    throw changed(page, `The call gave no item: ${str(answer, "error.message") ?? "and no error"}.`);
  if (idString(row, "id") !== id) throw changed(page, `The answer is not about ${id}.`);
  return itemOf(row, page.url);
}
