import { changed, type HttpResponse, idString, obj } from "../../../../../src/plugin-sdk/index.ts";
import { itemOf } from "../read-item.ts";
import type { ItemDraft } from "../../../template/records.ts";

/**
 * Reads the answer about one item. Pure: no request, no clock.
 * @throws SourceError `source_changed` for an answer about something else
 */
export function parseItemPage(page: HttpResponse, id: string): ItemDraft {
  const row = obj(page.json(), "item");
  if (idString(row, "id") !== id) throw changed(page, `The answer is not about ${id}.`);
  return itemOf(row, page.url);
}
