import { type HtmlDocument, type PageText, parseHtml, SourceError } from "../../../plugin-sdk/index.ts";

/** Parses a page of github.com; one that ends before its closing tag was cut on the way and is `source_changed`. */
export function parseWholePage(page: PageText): HtmlDocument {
  if (/<\/html>\s*$/i.test(page.text)) return parseHtml(page);
  throw new SourceError("source_changed", "The page ends before its closing tag.", { url: page.url });
}
