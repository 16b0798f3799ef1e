import { changed, type PageText, parseHtml, requireEnd } from "../../../../src/plugin-sdk/index.ts";
import { itemOf } from "../read-item.ts";
import type { ItemDraft } from "../records.ts";

/**
 * Reads the page of one item. Pure: no request, no clock.
 * @throws SourceError `source_changed` for a page that is cut off or about something else
 */
export function parseItemPage(page: PageText, id: string): ItemDraft {
  requireEnd(page, "</html>");
  const card = parseHtml(page)
    .all("article.item")
    .find((one) => one.attr("data-id") === id);
  if (card === undefined) throw changed(page, `The page is not about ${id}.`);
  return itemOf(card);
}
