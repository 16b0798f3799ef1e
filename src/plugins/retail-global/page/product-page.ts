import {
  changed,
  type HtmlDocument,
  type HttpResponse,
  parseHtml,
  requireEnd,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { askPage, type Market } from "../source.ts";
import { asinIn, asinOf, readAmazonUrl } from "../targets.ts";
import { type Facts, factsOn } from "./facts.ts";

export interface ProductPage {
  page: HttpResponse;
  doc: HtmlDocument;
  facts: Facts;
  id: string;
  /** ASIN of the family of forms; null where the page names none. */
  groupId: string | null;
  title: string;
}

/** The heading around the title may hold a subtitle, such as "Paperback, 2018": it comes last. */
const TITLES = [
  "span#productTitle",
  "#productTitle:not(input)",
  "#ebooksProductTitle",
  "h1#title:not(:has(#productSubtitle))",
];

/**
 * Opens the page of a product. `th` and `psc` make it the very form that was asked for, with its price.
 * @throws SourceError `source_changed` when the page is cut, is no product's, or is about another one
 */
export async function askProduct(
  ctx: RunContext,
  country: string,
  market: Market,
  asin: string,
): Promise<ProductPage> {
  const page = await askPage(ctx, country, market, {
    path: "/dp/{asin}",
    values: { asin },
    query: { th: 1, psc: 1 },
  });
  requireEnd(page, "</html>");
  const doc = parseHtml(page);
  const title = TITLES.map((css) => doc.textOf(css)).find((text) => text !== null && text !== "") ?? null;
  const link = doc.urlOf('link[rel~="canonical"]');
  const stated =
    asinOf(doc.attrOf("input#ASIN, input[name=ASIN]", "value") ?? "") ??
    /"currentAsin"\s*:\s*"([A-Z0-9]{10})"/.exec(page.text)?.[1] ??
    asinIn(link);
  const groupId = /"parentAsin"\s*:\s*"([A-Z0-9]{10})"/.exec(page.text)?.[1] ?? null;
  if (title === null) throw changed(page, `The page of ${asin} shows no title of a product.`);
  // Who asks for a family is shown one of its forms.
  if (stated === null || (stated !== asin && groupId !== asin))
    throw changed(page, `The page is not about ${asin} but about ${stated ?? "no product"}.`);
  const shop = readAmazonUrl(link ?? "")?.country ?? country;
  if (shop !== country) throw changed(page, `The page is of the shop "${shop}", not of "${country}".`);
  return { page, doc, facts: factsOn(doc, country, ctx.warn), id: stated, groupId, title };
}
