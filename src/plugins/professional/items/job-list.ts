import {
  changed,
  type HtmlDocument,
  type HtmlNode,
  type HttpResponse,
  parseHtml,
} from "../../../plugin-sdk/index.ts";
import { requireWhole } from "../page/whole.ts";
import { cardsOn } from "./job-card.ts";

/**
 * The cards of a list of jobs, null for an item without one; none where the answer is a blank page, or the page says so. An
 * answer without a byte says nothing.
 * @throws SourceError `source_changed` for anything else without jobs
 */
export function readJobList(page: HttpResponse): { document: HtmlDocument; cards: (HtmlNode | null)[] } {
  if (page.text === "") throw changed(page, "The answer is empty.");
  requireWhole(page);
  const document = parseHtml(page);
  const cards = cardsOn(document);
  const isBlank = page.text.replaceAll(/<!(?:--.*?--|doctype[^>]*)>/gis, "").trim() === "";
  if (cards.length === 0 && !isBlank && !document.has('[class*="no-results"]'))
    throw changed(page, "The list has no job in a known form.");
  return { document, cards };
}
