import {
  changed,
  type HttpResponse,
  idString,
  jsonVariable,
  obj,
  parseHtml,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { localeOf } from "../amounts.ts";
import { ask } from "../source.ts";
import { productFrom } from "./draft.ts";
import type { ProductDraft } from "./record.ts";
import { shownId, shownOffers, shownProduct } from "./shown-product.ts";
import { shownReviews } from "./shown-reviews.ts";

/** What elements show beside the data, where the server has written them. */
const ELEMENTS = /\bproduct-review-list\b|\bfortifiedSample\b|-INQUIRY"/;

/**
 * The page of a product, by its number; any words may stand before that. Its data come first, then what its elements show;
 * reviews are elements only.
 * @throws SourceError `source_changed` for a cut page, another form, and a page about another product
 */
export async function readProduct(
  ctx: RunContext,
  id: string,
  { withReviews = false } = {},
): Promise<{ page: HttpResponse; draft: ProductDraft }> {
  const page = await ask(ctx, "web", ["/product-detail/{file}", { file: `x_${id}.html` }]);
  const { value, problem } = jsonVariable(page.text, "detailData");
  const locale = localeOf(page.text);
  if (problem === null) {
    const shown = ELEMENTS.test(page.text) ? parseHtml(page) : null;
    const offers = shown === null ? {} : shownOffers(shown);
    const data = { ...obj(value, "globalData"), nodes: obj(value, "nodeMap"), ...offers };
    const found = idString(data, "product.productId");
    if (found !== id)
      throw changed(page, `The data of the page are about ${found ?? "no product"}, not about ${id}.`);
    const reviewSamples = withReviews && shown !== null ? shownReviews(shown, locale, ctx.warn) : null;
    return { page, draft: { ...productFrom({ id, data, answer: "data", locale }, ctx.warn), reviewSamples } };
  }
  if (problem !== "not_found") throw changed(page, `The data of the page are broken (${problem}).`);
  // Nothing of the product stands behind the main part, with which recordings of the page may end.
  if (!/<\/main>|<\/html>\s*$/i.test(page.text))
    throw changed(page, "The page ends before its main part does.");
  const doc = parseHtml(page);
  const found = shownId(doc);
  const data = shownProduct(doc);
  if (data === null || found !== id)
    throw changed(
      page,
      `The page shows ${data === null ? "no product" : `product ${found ?? "?"}`}, not ${id}.`,
    );
  ctx.warn(
    "data_missing",
    `description, variants, sold: the page of ${id} has no data; what it shows is read.`,
  );
  const reviewSamples = withReviews ? shownReviews(doc, locale, ctx.warn) : null;
  return { page, draft: { ...productFrom({ id, data, answer: "page", locale }, ctx.warn), reviewSamples } };
}

/** Prices by quantity, for a product of a list. */
export const readTiers = async (ctx: RunContext, id: string) => (await readProduct(ctx, id)).draft.priceTiers;
