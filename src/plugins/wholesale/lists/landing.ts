import {
  changed,
  type HtmlNode,
  type HttpResponse,
  isJsonObject,
  parseHtml,
  str,
} from "../../../plugin-sdk/index.ts";
import type { Warn } from "../amounts.ts";

/**
 * The product cards of a category's landing page, by the names that offers of lists have. Tiles that lead to further
 * categories look alike; only what leads to a product is one, and some of those are pictures without a title.
 * @throws SourceError `source_changed` for a page that is no landing page, or that of another category
 */
export function landingRows(page: HttpResponse, categoryId: string | null, warn: Warn): unknown[] {
  const doc = parseHtml(page);
  const path = str(infoIn(doc.one("textarea#local-page-info")?.rawText() ?? ""), "customContextParams.path");
  const id = /\/category\/products\/(\d+)\//.exec(path ?? "")?.[1];
  if (id === undefined) throw changed(page, "The page states no list of products, and is no landing page.");
  if (categoryId !== null && id !== categoryId)
    throw changed(page, `The page is the one of category ${id}, not of ${categoryId}.`);
  const cards = doc.all('[data-pid][href*="/product-detail/"]');
  if (cards.length === 0) throw changed(page, "The landing page shows no product; browsers load them later.");
  const rows = cards.flatMap((card) => {
    const title = card.attrOf(".subject [title]", "title") ?? card.textOf(".subject");
    if (title === null) warn("row_dropped", "A picture leads to a product and does not say to which.");
    return title === null ? [] : rowOf(card, title);
  });
  if (rows.length === 0) throw changed(page, "No product of the landing page has a title.");
  return rows;
}

function rowOf(card: HtmlNode, title: string) {
  return {
    productId: card.attr("data-pid"),
    productUrl: card.attr("href"),
    title,
    mainImage: card.attrOf(".picture-image", "src"),
    price: card.textOf(".price"),
    moqV2: card.textOf(".moq-number"),
  };
}

function infoIn(text: string): unknown {
  try {
    const info: unknown = JSON.parse(text);
    return isJsonObject(info) ? info : null;
  } catch {
    return null;
  }
}
