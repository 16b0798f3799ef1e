import { changed, type PageText, parseXml, requireEnd } from "../../../../../src/plugin-sdk/index.ts";
import { itemOf } from "../read-item.ts";
import type { ItemDraft } from "../../../template/records.ts";

/**
 * Reads the feed of one item. Pure: no request, no clock.
 * @throws SourceError `source_changed` for a feed that is cut off or about something else
 */
export function parseItemPage(page: PageText, id: string): ItemDraft {
  requireEnd(page, "</rss>");
  const entry = parseXml(page)
    .all("item")
    .find((one) => one.textOf("guid") === id);
  if (entry === undefined) throw changed(page, `The feed is not about ${id}.`);
  return itemOf(entry);
}
