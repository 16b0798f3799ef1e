import {
  changed,
  type HttpResponse,
  idString,
  jsonLd,
  type JsonObject,
  jsonVariable,
  obj,
  type PageText,
  readProduct,
  requireEnd,
  SourceError,
  str,
} from "../../../plugin-sdk/index.ts";
import type { Shop } from "../shop/amounts.ts";
import { storefrontOf } from "../source.ts";

/** `window["__envoy_product-detail__PROPS"]=` and its kin of 2025 and 2026, `window.__PRODUCT_DETAIL_APP_INITIAL_STATE__ =` before. */
const STATE = /__(?:envoy[\w-]*?__(?:SHARED_)?PROPS|PRODUCT_DETAIL_APP_INITIAL_STATE__)["']?\]?(?=\s*=)/g;

/** Every product that the scripts of a page hold; one page has the same product in several of them. */
function* statedProducts({ text }: PageText): Generator<JsonObject, void, void> {
  for (const [name] of text.matchAll(STATE)) {
    const product = obj(jsonVariable(text, name).value, "product");
    if (product !== null) yield product;
  }
}

/**
 * The product that a page is about: the copy with its offers, or any where it has none, as when it is sold out.
 * @throws SourceError `source_changed` for a cut page and one about another product
 */
export function productStateOf(page: PageText & { url: string }, id: string): JsonObject | null {
  requireEnd(page, "</html>");
  let own: JsonObject | null = null;
  let any: JsonObject | null = null;
  for (const product of statedProducts(page)) {
    any = product;
    if (idString(product, "id") !== id) continue;
    own ??= product;
    if (obj(product, "merchantListing") !== null) return product;
  }
  if (own === null && any !== null) throw changed(page, `The page is not about product ${id}.`);
  return own;
}

/** The product of an answer about one in another country. @throws SourceError `input_not_found` when it has no such product */
export function productAnswerOf(page: HttpResponse, id: string): JsonObject {
  const answer = obj(page.json());
  const product = obj(answer, "result") ?? answer;
  const found = idString(product, "id");
  if (product === null || found === null) throw changed(page, "The answer is no product.");
  if (found === "0" && str(product, "name") === "")
    throw new SourceError("input_not_found", `Trendyol has no product ${id} in this country.`, {
      url: page.url,
    });
  if (found !== id) throw changed(page, `The answer is not about product ${id}.`);
  return product;
}

/** What the linked data of a page says of the product, which pages without anything else have, too. */
export function linkedProductOf(page: PageText & { url: string }, id: string, { countryCode, warn }: Shop) {
  const options = { about: id, locale: storefrontOf(countryCode).culture, baseUrl: page.url };
  const { product, doubts } = readProduct(jsonLd(page.text), options);
  for (const { field, reason } of doubts) warn("doubtful", `${field}: ${reason}`);
  return product;
}
